// The part of a drawing that is seen: its corner in the drawing's coordinates, and how much it is enlarged.

export interface Frame {
  x: number;
  y: number;
  zoom: number;
}
export const MOST = 4;

/** Keeps the frame within the drawing's edge. */
export function clamped(frame: Frame, width: number, height: number): Frame {
  const zoom = Math.min(MOST, Math.max(1, frame.zoom));
  const x = Math.min(Math.max(0, frame.x), width - width / zoom);
  const y = Math.min(Math.max(0, frame.y), height - height / zoom);
  return { x, y, zoom };
}

/** The frame, enlarged by a factor; what lies at the fraction (fx, fy) of the frame stays there. */
export function zoomedAt(frame: Frame, by: number, fx: number, fy: number, width: number, height: number): Frame {
  const zoom = Math.min(MOST, Math.max(1, frame.zoom * by));
  const x = frame.x + (fx * width) / frame.zoom - (fx * width) / zoom;
  const y = frame.y + (fy * height) / frame.zoom - (fy * height) / zoom;
  return clamped({ x, y, zoom }, width, height);
}
