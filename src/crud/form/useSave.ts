import { useCallback } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import { useDataProvider } from 'ra-core';
import type { ResourceDescriptor } from '#domain/fields/resource';
import { errorText } from '../../dataProvider/errorText';
import type { Row } from '../../dataProvider/row';
import { useLanguage } from '../../i18n/useLanguage';
import { unsentImages, useSendImages } from '../../inputs/picture/useSendImages';
import { toast } from '../../toasts/toast';
import { historyKey } from '../history/useHistory';
import type { FormValues } from '../values/formValues';

const without = (values: FormValues, names: readonly string[]): FormValues =>
  Object.fromEntries(Object.entries(values).filter(([name]) => !names.includes(name)));

/** The key of a new record, and what was sent under it first. */
interface Under {
  key: string;
  since: FormValues | null;
}

/**
 * Writes a checked input: a new record, or the changes of the one read, on its version, with what was answered beside it. The answer replaces what was
 * known of the record, and lists that may show it are asked for again. Pictures that were chosen are sent first; those
 * of a new record when it is made, since their place has its number in it [BLDR-015]. A new one that has a key is made
 * once under it.
 */
export const useSave = (
  resource: ResourceDescriptor,
): ((input: FormValues, base: Row | null, answers?: FormValues, under?: Under) => Promise<Row>) => {
  const provider = useDataProvider();
  const queries = useQueryClient();
  const sendImages = useSendImages();
  const { language } = useLanguage();
  return useCallback(
    async (input, base, answers, under) => {
      const update = async (values: FormValues, on: Row): Promise<Row> => {
        const sent = await sendImages(resource.name, Number(on.id), values);
        const data = { ...on, ...sent };
        return (await provider.update<Row>(resource.name, { id: on.id, data, previousData: on, meta: { answers } }))
          .data;
      };
      const create = async (): Promise<Row> => {
        const pictures = unsentImages(input);
        const { data: made } = await provider.create<Row>(resource.name, {
          data: without(input, pictures),
          ...(under && { meta: under }),
        });
        if (pictures.length === 0) return made;
        // The record is there, whatever becomes of its picture: it must not be made again by another try.
        return update(Object.fromEntries(pictures.map((name) => [name, input[name]])), made).catch((error: unknown) => {
          toast.error(error instanceof Error ? errorText(error, language) : String(error), 'save');
          return made;
        });
      };
      const data = base ? await update(input, base) : await create();
      queries.setQueryData([resource.name, 'getOne', { id: String(data.id), meta: undefined }], data);
      for (const method of ['getList', 'getMany', 'getManyReference'])
        void queries.invalidateQueries({ queryKey: [resource.name, method] });
      void queries.invalidateQueries({ queryKey: historyKey(resource.name, Number(data.id)) });
      return data;
    },
    [provider, queries, resource.name, sendImages, language],
  );
};
