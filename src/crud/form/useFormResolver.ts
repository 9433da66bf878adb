import { useCallback } from 'react';
import type { Resolver } from 'react-hook-form';
import { issueText } from '#domain/fields/fieldIssue';
import { rowOf, type ResourceDescriptor, type Rowed } from '#domain/fields/resource';
import type { Row } from '../../dataProvider/row';
import { useLanguage } from '../../i18n/useLanguage';
import { useLabel } from '../look/useLabel';
import { checkForm } from '../values/checkForm';
import { errorPath, type FormRules, type FormValues } from '../values/formValues';
import { toFormErrors } from './toFormErrors';

/** The label of the field that a path leads to, through rows and rows inside of them. */
const labelAt = ({ fields, parts }: Rowed, path: string): string | undefined => {
  const [first, index, ...rest] = path.split('.');
  const part = index === undefined ? undefined : parts?.find(({ name }) => name === first);
  return part ? labelAt(rowOf(part), rest.join('.')) : fields.find(({ name }) => name === first)?.label;
};

/** Checks the values of a form with the rules of the server, in the words of the screen's language. */
export const useFormResolver = (
  resource: ResourceDescriptor,
  base: Row | null,
  rules?: FormRules,
): Resolver<FormValues> => {
  const { language } = useLanguage();
  const label = useLabel();
  return useCallback(
    (values) => {
      const checked = checkForm(resource, values, base, rules);
      if ('input' in checked) return { values, errors: {} };
      const errors = checked.issues.map((issue) => {
        const name = labelAt(resource, issue.path);
        return {
          path: errorPath(resource, issue.path),
          message: issueText(issue, language, name === undefined ? undefined : label(name)),
        };
      });
      return { values: {}, errors: toFormErrors(errors) };
    },
    [resource, base, rules, language, label],
  );
};
