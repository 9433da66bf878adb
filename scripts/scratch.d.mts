export declare const scratchFolder: () => string;
export declare const makeScratchFolder: () => string;
