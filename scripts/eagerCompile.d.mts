import type { Plugin } from 'vite';

export declare const eagerCompile: (isEager: (moduleIds: readonly string[]) => boolean) => Plugin;
export declare const isOfFirstScreens: (moduleIds: readonly string[]) => boolean;
