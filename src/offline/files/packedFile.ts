/** A file that waited on a device, as the file of that device tells of it; its bytes lie beside, at `path`. */
export interface PackedFile {
  path: string;
  /** `file:{uuid}` of a document, `photo:{uuid}` of a photo of the field. */
  key: string;
  /** Under which it is put on record once, whoever brings it. */
  action: string;
  /** Job and sub-job have numbers below 0 where they were new themselves. */
  job_id: number;
  job_detail_id: number | null;
  /** Of a document: where it lies among those of the job. */
  folder: string;
  document_category: number;
  document_tags: readonly number[];
  file_name: string;
  file_type: string;
  size: number;
  /** When a photo was taken; null for other files. */
  taken_at: string | null;
  /** Whether `taken_at` comes from the camera. */
  is_camera_time?: boolean;
  /** When it was added, by the clock of the device. */
  kept_at: string;
}

export const isPhoto = ({ key }: Pick<PackedFile, 'key'>): boolean => key.startsWith('photo:');
