import type { CivilDate } from '#domain/civilDate';
import { newSignature } from '../../files/signature';

/** The links of the messages of the evening before: signed, and good until the day of the stop is over. */
export interface StopLinks {
  make(id: number, date: CivilDate): string;
  /** The message that a token names; null for one that is not whole or was changed. */
  read(token: string): { id: number; date: CivilDate } | null;
}

const TOKEN = /^(\d{1,9})\.(\d{4}-\d\d-\d\d)\.([\w-]{20,100})$/;

export const stopLinks = (secret: string, origin: string): StopLinks => {
  const signature = newSignature(secret);
  const signed = (id: number | string, date: string): string => `stop-message ${id} ${date}`;
  return {
    make: (id, date) => `${origin}/stop-answer?token=${id}.${date}.${signature.sign(signed(id, date))}`,
    read: (token) => {
      const [, id = '', date = '', given = ''] = TOKEN.exec(token) ?? [];
      return id !== '' && signature.isSigned(signed(id, date), given) ? { id: Number(id), date } : null;
    },
  };
};
