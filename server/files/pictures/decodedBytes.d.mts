import type { Metadata } from 'sharp';

type Head = Pick<Metadata, 'format' | 'width' | 'height' | 'channels' | 'depth'> & {
  isProgressive?: boolean | undefined;
  chromaSubsampling?: string | undefined;
  orientation?: number | undefined;
};

export declare const decodedBytes: (head: Head) => number;
