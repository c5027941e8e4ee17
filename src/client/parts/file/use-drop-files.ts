import { type DragEvent, useRef, useState } from "react";

const bringsFiles = (event: DragEvent) => event.dataTransfer.types.includes("Files");

const take = (event: DragEvent) => {
  event.preventDefault();
  event.stopPropagation();
};

/** Takes files that are dropped on a place, not on another within it; `isOver` while they are carried over it. */
export function useDropFiles(onDrop: (files: readonly File[], transfer: DataTransfer) => void) {
  const [isOver, setIsOver] = useState(false);
  // Whoever goes on to a child enters it before leaving its parent.
  const depth = useRef(0);
  const end = () => {
    depth.current = 0;
    setIsOver(false);
  };
  const handlers = {
    onDragEnter(event: DragEvent) {
      if (!bringsFiles(event)) return;
      take(event);
      depth.current += 1;
      setIsOver(true);
    },
    onDragOver(event: DragEvent) {
      if (bringsFiles(event)) take(event);
    },
    onDragLeave(event: DragEvent) {
      if (!bringsFiles(event)) return;
      take(event);
      depth.current -= 1;
      if (depth.current <= 0) end();
    },
    onDrop(event: DragEvent) {
      if (!bringsFiles(event)) return;
      take(event);
      end();
      onDrop([...event.dataTransfer.files], event.dataTransfer);
    },
  };
  return { isOver, handlers };
}
