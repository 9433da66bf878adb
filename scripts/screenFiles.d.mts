import type { Plugin } from 'vite';

export declare const screenModules: (source: string) => Record<string, string[]>;
export declare const screenFiles: (root: string) => Plugin;
