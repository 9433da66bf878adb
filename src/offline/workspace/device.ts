import type { Kept } from '../sync/keepChange';
import type { Change } from '../sync/change';

/** A record as this device shows it: what was changed here, else a copy that is fresh enough. */
export interface Shown {
  key: string;
  draft: unknown;
  change: Change | null;
}

/** What is kept of what the server says. */
export interface NewCopy {
  key: string;
  value: unknown;
  stamp?: string | null;
}

/** What this device keeps for the signed-in user. */
export interface Device {
  /** By the record's number, or by what stands for it until it is stored; null when it is not here. */
  shown(prefix: string, id: number): Promise<Shown | null>;
  /** All that it has of a kind, changed or copied. */
  all(prefix: string): Promise<Shown[]>;
  /** Something else that was kept, while it is fresh. */
  copy(key: string): Promise<unknown>;
  keepCopies(copies: readonly NewCopy[]): Promise<void>;
  /** @throws DeviceFull */
  keep(kept: Kept<unknown>): Promise<void>;
}

let opened: Device | null = null;
let resolveDevice: (device: Device) => void = () => undefined;
let coming = new Promise<Device>((resolve) => {
  resolveDevice = resolve;
});

/** The device of the signed-in user; waits until it has been opened. */
export const device = (): Promise<Device> => (opened ? Promise.resolve(opened) : coming);

export const registerDevice = (next: Device | null): void => {
  opened = next;
  if (next) resolveDevice(next);
  else
    coming = new Promise((resolve) => {
      resolveDevice = resolve;
    });
};

/** What is asked for is not on this device. */
export class NotOnDevice extends Error {
  constructor() {
    super('This record is not available offline.');
    this.name = 'NotOnDevice';
  }
}

/** A number for what is not stored yet: below 0, like no other of this device. */
export const newLocalNumber = (): number => {
  const [number = 0] = crypto.getRandomValues(new Uint32Array(1));
  return -1 - (number % 2_000_000_000);
};
