import { MouseSensor, TouchSensor } from '@dnd-kit/core';
import type { MouseEvent as ReactMouseEvent, TouchEvent as ReactTouchEvent } from 'react';
import type { Point } from './point';

export interface QuietWorld {
  /** Where the pointer's way goes. */
  onCarry: (at: Point) => void;
  /** Whether a card may be picked up where the pointer went down. */
  mayPick: (target: EventTarget | null) => boolean;
}

/**
 * dnd-kit's mouse and long press, but their moves go straight to the drag session: React is not asked to draw anything
 * while a card is carried.
 */
export const quietSensors = ({ onCarry, mayPick }: QuietWorld) => {
  class QuietMouseSensor extends MouseSensor {
    static override activators = [{
      eventName: 'onMouseDown' as const,
      handler: ({ nativeEvent: event }: ReactMouseEvent): boolean => event.button === 0 && !event.ctrlKey && mayPick(event.target),
    }];

    constructor(props: ConstructorParameters<typeof MouseSensor>[0]) {
      super({ ...props, onMove: onCarry });
    }
  }
  class QuietTouchSensor extends TouchSensor {
    static override activators = [{
      eventName: 'onTouchStart' as const,
      handler: ({ nativeEvent: event }: ReactTouchEvent): boolean => event.touches.length === 1 && mayPick(event.target),
    }];

    constructor(props: ConstructorParameters<typeof TouchSensor>[0]) {
      super({ ...props, onMove: onCarry });
    }
  }
  return { QuietMouseSensor, QuietTouchSensor };
};
