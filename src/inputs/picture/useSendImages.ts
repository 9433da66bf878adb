import { useServer } from '../../dataProvider/ServerContext';
import { useCallback } from 'react';
import { isUnsent } from '#domain/files/storedImage';
import { useLanguage } from '../../i18n/useLanguage';
import { pictureMessages } from './messages';
import { isUploadError } from '../../files/putFile';
import { sendImage } from '../../files/sendImage';
import { refusalText } from '#domain/refusalText';
import { refuse } from '#domain/refusals/refusal';
import { CallError } from '../../dataProvider/CallError';

type Values = Record<string, unknown>;

/** The names of the values that are pictures not sent yet. */
export const unsentImages = (values: Readonly<Values>): string[] =>
  Object.keys(values).filter((name) => isUnsent(values[name]));

const atField = (path: string, text: string): CallError =>
  new CallError(text, 422, { fields: [{ path, message: text }] });

/**
 * Answers a function that sends the pictures among the values of a record and gives the values back with their keys.
 * It throws what stands beside the field when one does not arrive or is cancelled.
 */
export const useSendImages = (): ((resource: string, id: number, values: Values) => Promise<Values>) => {
  const server = useServer();
  const { language } = useLanguage();
  return useCallback(
    async (resource, id, values) => {
      const sent: Values = { ...values };
      for (const field of unsentImages(values)) {
        const image = values[field];
        if (!isUnsent(image)) continue;
        try {
          sent[field] = await sendImage(server, { resource, id, field }, image);
        } catch (error) {
          if (error instanceof DOMException) throw atField(field, pictureMessages[language].cancelled);
          throw isUploadError(error) ? atField(field, refusalText(refuse('upload_file'), language)) : error;
        }
      }
      return sent;
    },
    [server, language],
  );
};
