export declare const removeFolder: (folder: string) => void;
