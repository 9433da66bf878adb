/** A file of a sub-job, or of its job as a whole, for those who go there. */
export interface SiteFile {
  id: number;
  file_name: string;
  document_url: string | null;
  thumbnail_url: string | null;
  /** A JPEG of a HEIC. */
  view_url: string | null;
  caption: string | null;
  taken_at: string | null;
  /** `taken_at` is the camera's word, and not the date of a file. */
  is_camera_time: boolean;
  sent_by: string | null;
  is_picture: boolean;
  size: number | null;
  upload_date: string;
}
