import type { DeviceMark } from '../../dataProvider/server';
import { createValueStore } from '../../store/valueStore';
import type { PackedFile } from '../files/packedFile';
import type { PackedWork } from '../files/packedWork';
import type { Request, SyncRefusal } from '../sync/change';
import type { KindOf } from '../workspace/openDevice';

/** A user as the server knows that user: what a file says of a name is its own word. */
export interface DevicePerson {
  name: string;
  email: string;
  is_active: boolean;
  /** Whether the signed-in user is that person. */
  is_self: boolean;
}

/** What a sync of somebody else's changes needs of the app: the same kinds that the own device has. */
export interface DeviceParts {
  kindOf: KindOf;
  /** Waits for the lists that the rules look things up in. */
  ready: () => Promise<void>;
  /** Whose id it is; null for nobody's. @throws CallError */
  personOf: (user: number) => Promise<DevicePerson | null>;
  /** @throws CallError */
  send: (request: Request, options: { action: string; device: DeviceMark }) => Promise<unknown>;
  /**
   * Sends the bytes of a file and puts it on record, once under its key. @param user whose device it is from
   * @throws CallError
   */
  sendFile: (file: PackedFile, bytes: Blob, user: number) => Promise<void>;
  /**
   * Sends a mark of a stop, once under its key, or what is left of the answers of a site check. Null when it is stored.
   * @param user whose device it is from
   * @throws CallError
   */
  sendWork: (work: PackedWork, user: number) => Promise<SyncRefusal | null>;
}

/** Set by the app while somebody is signed in. */
export const deviceParts = createValueStore<DeviceParts | null>(null);
