import { sha256 } from './s3/sigV4';

/** A file that came with a GraphQL request. */
export class UploadedFile {
  readonly file_name: string;
  readonly file_type: string;
  readonly bytes: Uint8Array;

  constructor(file_name: string, file_type: string, bytes: Uint8Array) {
    this.file_name = file_name;
    this.file_type = file_type;
    this.bytes = bytes;
  }

  /** Stands for the file where requests are compared under their Idempotency-Key. */
  toJSON(): object {
    return { file_name: this.file_name, file_type: this.file_type, sha256: sha256(this.bytes) };
  }
}
