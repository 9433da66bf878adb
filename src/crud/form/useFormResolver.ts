import { useCallback } from 'react';
import type { Resolver } from 'react-hook-form';
import { issueText } from '#domain/fields/fieldIssue';
import type { ResourceDescriptor } from '#domain/fields/resource';
import type { Row } from '../../dataProvider/row';
import { useLanguage } from '../../i18n/useLanguage';
import { useLabel } from '../look/useLabel';
import { checkForm, type FormValues } from '../values/formValues';
import { toFormErrors } from './toFormErrors';

const labelAt = (resource: ResourceDescriptor, path: string): string | undefined => {
  const [first, ...rest] = path.split('.');
  const part = rest.length > 0 ? resource.parts.find(({ name }) => name === first) : undefined;
  return (part?.entity ?? resource).fields.find(({ name }) => name === (rest.at(-1) ?? first))?.label;
};

/** Checks the values of a form with the rules of the server, in the words of the screen's language. */
export const useFormResolver = (resource: ResourceDescriptor, base: Row | null): Resolver<FormValues> => {
  const { language } = useLanguage();
  const label = useLabel();
  return useCallback(
    (values) => {
      const checked = checkForm(resource, values, base);
      if ('input' in checked) return { values, errors: {} };
      const errors = checked.issues.map((issue) => {
        const name = labelAt(resource, issue.path);
        return { path: issue.path, message: issueText(issue, language, name === undefined ? undefined : label(name)) };
      });
      return { values: {}, errors: toFormErrors(errors) };
    },
    [resource, base, language, label],
  );
};
