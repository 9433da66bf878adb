export declare const isAlive: (pid: number) => boolean;
export declare const lockFolder: (folder: string, purpose: string) => Promise<(() => void) | undefined>;
