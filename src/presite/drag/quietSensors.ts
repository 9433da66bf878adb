import { MouseSensor, TouchSensor } from '@dnd-kit/core';
import type { MouseEvent as ReactMouseEvent, TouchEvent as ReactTouchEvent } from 'react';
import { isControl, presiteIdAt } from '../keyboard/presiteIdAt';

export interface Point { x: number; y: number }

const mayPick = (target: EventTarget | null): boolean => !isControl(target) && presiteIdAt(target) !== null;

/** dnd-kit's mouse and long press, whose moves go straight to the drag: React draws nothing while a card is carried. */
export const quietSensors = (onCarry: (at: Point) => void) => {
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
