export declare const precompress: (folder: string) => Promise<void>;
