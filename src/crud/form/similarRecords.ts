import { manyOperations } from '#domain/fields/manyOperations';
import type { ResourceDescriptor } from '#domain/fields/resource';
import { textOf } from '#domain/values';
import { askToChoose, type ChoiceLink } from '../../page/dialog/confirmStore';
import { composed } from '../../dataProvider/gql';
import type { Server } from '../../dataProvider/server';
import { editPath } from '../look/paths';
import type { useCrudText } from '../look/useCrudText';
import type { useLabel } from '../look/useLabel';
import type { FormValues } from '../values/formValues';
import type { SimilarRecord } from '#domain/fields/similarRecord';

const documentOf = (resource: ResourceDescriptor) =>
  composed<{ similar: readonly SimilarRecord[] }>(
    `query similar($name: String, $phones: [String!], $emails: [String!], $street: String, $city: String, $zip_code: String, $within: Int) { similar: ${manyOperations(resource).similar}(name: $name, phones: $phones, emails: $emails, street: $street, city: $city, zip_code: $zip_code, within: $within) { id name note likeness is_inactive } }`,
  );

const filled = (values: FormValues, names: readonly string[]): string[] =>
  names.flatMap((name) => textOf(values[name])?.trim() || []);

interface Around {
  server: Server;
  text: ReturnType<typeof useCrudText>;
  label: ReturnType<typeof useLabel>;
}

/**
 * Says of a new record which stored ones it resembles, and asks whether it is saved all the same [KEY-020]. Answers true
 * where it resembles none; what cannot be asked keeps nobody from saving.
 */
export const mayBeSaved = async (
  { server, text, label }: Around,
  resource: ResourceDescriptor,
  similar: NonNullable<ResourceDescriptor['similar']>,
  values: FormValues,
): Promise<boolean> => {
  const { phones = [], emails = [], address, within } = similar;
  const owner = within === undefined ? null : values[within];
  const found = await server
    .query(documentOf(resource), {
      name: filled(values, resource.title).join(' '),
      phones: filled(values, phones),
      emails: filled(values, emails),
      street: address === undefined ? null : textOf(values[address]),
      city: textOf(values.city),
      zip_code: textOf(values.zip_code),
      within: typeof owner === 'number' ? owner : null,
    })
    .then(
      (answer) => answer.similar,
      () => [],
    );
  if (found.length === 0) return true;
  const links = found.map(({ id, name, note, likeness, is_inactive }): ChoiceLink => ({
    to: editPath(resource, id),
    label: `${name} #${id}`,
    note: [is_inactive ? text('similar_inactive') : '', note, ...likeness.map((one) => text(`similar_${one}`))]
      .filter(Boolean)
      .join(' · '),
  }));
  const chosen = await askToChoose(
    text('similar_question', { label: label(resource.label) }),
    [
      { id: 'back', label: text('similar_back'), variant: 'outlined', isSafe: true },
      { id: 'save', label: text('similar_save'), variant: 'contained' },
    ],
    links,
  );
  return chosen === 'save';
};
