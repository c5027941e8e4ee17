import { type BoardColumn, readBoard } from "#client/data/queries/board.ts";
import { type Live, useLive } from "./use-live.ts";

export function useBoard(planId: number): Live<BoardColumn[]> {
  return useLive(readBoard, planId);
}
