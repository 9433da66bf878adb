import { describe, expect, it } from 'vitest';
import { EMAIL_FIELDS, unknownFields, type EmailValues } from './emailFields';
import { emailTypeOf, offeredTemplates, type EmailTemplate } from './offeredTemplates';
import { renderEmail } from './renderEmail';
import { templateIssues } from './templateIssues';

const empty = Object.fromEntries(Object.keys(EMAIL_FIELDS).map((name) => [name, ''])) as EmailValues;
const values: EmailValues = { ...empty, job_name: 'Oak', job_id: '7' };

const template = (id: number, ...flags: (keyof EmailTemplate)[]): EmailTemplate => ({
  id,
  display_name: `T${id}`,
  aws_name: `t${id}`,
  is_prep: false,
  is_app: false,
  is_detail: false,
  is_pebble: false,
  is_gunite: false,
  is_warranty: false,
  ...Object.fromEntries(flags.map((flag) => [flag, true])),
});
const TEMPLATES = [
  template(11),
  template(2, 'is_pebble', 'is_app'),
  template(1, 'is_pebble', 'is_prep'),
  template(4, 'is_pebble'),
  template(6, 'is_gunite'),
  template(9, 'is_warranty'),
];
const offered = (category_id: number, ...dated_phases: number[]): number[] =>
  offeredTemplates(TEMPLATES, { category_id, dated_phases }).map(({ id }) => id);

describe('the templates that a sub-job is offered', () => {
  it('are those of its category and of none, by their ids; one of a phase only with a date of it [EML-016]', () => {
    expect(offered(2)).toEqual([4, 11]);
    expect(offered(2, 1)).toEqual([1, 4, 11]);
    expect(offered(2, 1, 2)).toEqual([1, 2, 4, 11]);
    expect(offered(1, 1)).toEqual([6, 11]);
    expect(offered(3)).toEqual([9, 11]);
  });

  it('are sent with the category as their type, or null [EML-015 EML-016]', () => {
    expect(emailTypeOf(template(4, 'is_pebble'), 2)).toBe('pebble');
    expect(emailTypeOf(template(6, 'is_gunite'), 1)).toBe('gunite');
    expect(emailTypeOf(template(9, 'is_warranty'), 3)).toBe('warranty');
    expect(emailTypeOf(template(11), 2)).toBeNull();
  });
});

describe('a template', () => {
  it('is filled in once: what a value says is no field', () => {
    const text = { subject: '{job_name}\n({job_id})', body: 'Say {comment}' };
    expect(renderEmail(text, { ...values, comment: '{job_name}' })).toEqual({
      subject: 'Oak (7)',
      body: 'Say {job_name}',
    });
  });

  it('leaves out lines whose fields are all empty, and no others', () => {
    const body = 'Hello\n\nComment: {comment}\n\n{job_name} {supervisor}\n\nBye';
    expect(renderEmail({ subject: 'x', body }, values).body).toBe('Hello\n\nOak\u0020\n\nBye');
  });

  it('is refused by the name of a field that there is not', () => {
    expect(unknownFields('{job_name} {jobname} {jobname} {}')).toEqual(['jobname', '']);
    expect(templateIssues({ subject: 'x', body: 'Dear {owner}', subject_es: '{job_id}', body_es: null })).toMatchObject(
      [{ path: 'body', rule: 'email_field_unknown', message: 'There is no field {owner}.' }],
    );
  });
});
