/** A file that can be looked at. */
export interface GalleryItem {
  id: number;
  name: string;
  /** Where the browser finds it. */
  url: string;
  /** Bytes. */
  size: number | null;
  /** An instant, shown as the day it was uploaded. */
  date: string | null;
}
