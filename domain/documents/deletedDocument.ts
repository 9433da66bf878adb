/** A document in the bin of its job. @typeParam At @typeParam On times as their reader has them */
export interface DeletedDocument<At = string, On = string> {
  id: number;
  file_name: string;
  /** The folder it was deleted from, ending in a slash. */
  folder: string;
  is_folder: boolean;
  size: number | null;
  deleted_at: At;
  deleted_by: string | null;
  /** When it is deleted for good. */
  erased_on: On;
}
