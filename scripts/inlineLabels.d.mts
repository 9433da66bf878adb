import type { Plugin } from 'vite';

export declare const inlineLabels: (root: string) => Plugin;
