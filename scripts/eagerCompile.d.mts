import type { Plugin } from 'vite';

interface BuiltFile {
  moduleIds: readonly string[];
  code: string;
}

export declare const eagerCompile: (isEager: (file: BuiltFile) => boolean) => Plugin;
export declare const isOfFirstScreens: (file: BuiltFile) => boolean;
