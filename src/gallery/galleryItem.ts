/** A file that can be looked at. */
export interface GalleryItem {
  id: number;
  name: string;
  /** Where the browser finds it. */
  url: string;
  /** A picture to look at in its place, of one that browsers do not show. */
  view?: string | null;
  /** Bytes. */
  size: number | null;
  /** An instant, shown as the day it was uploaded. */
  date: string | null;
}
