"""How much concrete a round base takes."""
import math


def volume(radius: float, depth: float) -> float:
    # cubic metres
    return math.pi * radius**2 * depth


print(f"base of the crane: {volume(3.2, 1.4):.1f} m3")
