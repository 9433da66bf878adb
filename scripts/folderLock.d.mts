export declare const lockFolder: (folder: string, purpose: string) => Promise<(() => void) | undefined>;
