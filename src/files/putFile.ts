import { CallError } from '../dataProvider/CallError';
import { refusalIn } from '../dataProvider/proxyRefusal';

/** An upload that did not arrive. @param status of the answer; 0 when there was none */
export const uploadError = (status = 0, text = '', details: Readonly<Record<string, unknown>> = {}): CallError =>
  new CallError(text || 'The file could not be sent.', status, { ...details, call: 'upload' });

const readJson = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
};

/** Whether what failed is the sending itself, and no refusal of our server. */
export const isUploadError = (error: unknown): boolean => error instanceof CallError && error.call === 'upload';

export interface PutOptions {
  signal: AbortSignal;
  progress: (fraction: number) => void;
}

/**
 * Sends a file to the address that was given for it, with its content type. Anything but 200 to 299 is a failure
 * [API-026].
 * @throws CallError of an upload, or AbortError when it was cancelled
 */
export const putFile = (url: string, file: Blob, type: string, { signal, progress }: PutOptions): Promise<void> =>
  new Promise((resolve, reject) => {
    // Only this kind of request tells how much of it has been sent.
    const request = new XMLHttpRequest();
    const abort = (): void => request.abort();
    signal.addEventListener('abort', abort, { once: true });
    request.upload.onprogress = ({ lengthComputable, loaded, total }) => {
      if (lengthComputable) progress(loaded / total);
    };
    request.onload = () =>
      request.status >= 200 && request.status < 300
        ? resolve()
        : reject(
            uploadError(request.status, request.statusText, refusalIn(request.status, readJson(request.responseText))),
          );
    request.onerror = () => reject(uploadError());
    request.onabort = () => reject(new DOMException('cancelled', 'AbortError'));
    request.onloadend = () => signal.removeEventListener('abort', abort);
    if (signal.aborted) {
      reject(new DOMException('cancelled', 'AbortError'));
      return;
    }
    request.open('PUT', url);
    request.setRequestHeader('content-type', type);
    request.send(file);
  });
