export declare const scratchFolder: () => string;
export declare const useScratchFolder: () => string;
