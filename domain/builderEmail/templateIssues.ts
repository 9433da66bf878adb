import { fieldIssue, type FieldIssue } from '../fields/fieldIssue';
import { unknownFields } from './emailFields';

const TEXTS = ['subject', 'body', 'subject_es', 'body_es'] as const;

/** A template names fields that there are; the first that there is not is told by its name. */
export const templateIssues = (values: Readonly<Record<string, unknown>>): FieldIssue[] =>
  TEXTS.flatMap((path) => {
    const text = values[path];
    const [name] = typeof text === 'string' ? unknownFields(text) : [];
    return name === undefined ? [] : [fieldIssue(path, 'email_field_unknown', { name: `{${name}}` })];
  });
