import type { UserConfig } from 'vite';

export declare const chunkPlan: (root: string, config: UserConfig) => Promise<ReadonlyMap<string, string>>;
