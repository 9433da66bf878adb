import { createValueStore } from '../../store/valueStore';

/** What a screen reader is told; the same text twice is told twice. */
export const createAnnouncer = () => {
  const said = createValueStore<{ text: string; turn: number }>({ text: '', turn: 0 });
  return { said, say: (text: string): void => said.set({ text, turn: said.get().turn + 1 }) };
};

export type Announcer = ReturnType<typeof createAnnouncer>;
