import type { Plugin } from 'vite';

export declare const eagerCompile: (isEager: (moduleId: string) => boolean) => Plugin;
export declare const isOfBoards: (moduleId: string) => boolean;
