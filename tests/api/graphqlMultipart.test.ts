import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { VERSION } from '#domain/version';
import { testApp } from '../support/app';
import { aPng } from '../support/pictures';

const PNG = aPng(8, [10, 90, 180]);
const UPDATE =
  'mutation ($id: Int!, $version: Int!, $file: Upload) { saved: updateCustomer(id: $id, customer: { version: $version, profile_upload: { file: $file } }) { version profile_upload { file_name file_type key url } } }';

interface Answer {
  data?: { saved: { version: number; profile_upload: { url: string } } } | null;
  errors?: { message: string; extensions: { code: string } }[];
}

const app = await testApp();

const aBuilder = async (): Promise<{ id: number; version: number }> => {
  const { data } = await app.graphql<{ made: { id: number; version: number } }>(
    'admin',
    'mutation { made: createCustomer(customer: { company_name: "Multipart Pools" }) { id version } }',
  );
  if (!data) throw new Error('no builder');
  return data.made;
};

const sendForm = async (
  form: FormData,
  account = 'admin',
  key: string = randomUUID(),
): Promise<{ status: number; answer: Answer }> => {
  const response = await fetch(`${app.url}/graphql`, {
    method: 'POST',
    headers: { authorization: `Bearer ${await app.token(account)}`, 'idempotency-key': key },
    body: form,
  });
  return { status: response.status, answer: (await response.json()) as Answer };
};
const formOf = (operations: unknown, map: unknown, files: Record<string, File>): FormData => {
  const form = new FormData();
  form.set('operations', typeof operations === 'string' ? operations : JSON.stringify(operations));
  form.set('map', JSON.stringify(map));
  for (const [name, file] of Object.entries(files)) form.set(name, file);
  return form;
};
const aFile = (bytes: Buffer = PNG, name = 'logo.png', type = 'image/png'): File =>
  new File([new Uint8Array(bytes)], name, { type });
const upload = (builder: { id: number; version: number }, file: File, account?: string, key?: string) =>
  sendForm(
    formOf({ query: UPDATE, variables: { ...builder, file: null } }, { 0: ['variables.file'] }, { 0: file }),
    account,
    key,
  );
const codeOf = ({ answer }: { answer: Answer }): string | undefined => answer.errors?.[0]?.extensions.code;

describe('a GraphQL request with a file', () => {
  it('stores the picture of a builder in one go [AUTH-022 API-001]', async () => {
    const builder = await aBuilder();
    const { answer } = await upload(builder, aFile());
    expect(answer.data?.saved).toMatchObject({
      version: builder.version + 1,
      profile_upload: { file_name: 'logo.png', file_type: 'image/png', key: `customer/${builder.id}/profile/logo.png` },
    });
    const shown = await fetch(app.url + String(answer.data?.saved.profile_upload.url));
    expect(Buffer.from(await shown.arrayBuffer()).equals(PNG)).toBe(true);
  });

  it('may also ask without any file, as clients do that send every request as a form', async () => {
    expect(await sendForm(formOf({ query: '{ apiVersion }' }, {}, {}))).toMatchObject({
      status: 200,
      answer: { data: { apiVersion: VERSION } },
    });
  });

  it('is carried out once under one key, and is another request with another file', async () => {
    const builder = await aBuilder();
    const key = randomUUID();
    const first = await upload(builder, aFile(), 'admin', key);
    expect((await upload(builder, aFile(), 'admin', key)).answer).toEqual(first.answer);
    expect(codeOf(await upload(builder, aFile(aPng(8, [1, 1, 1])), 'admin', key))).toBe('IDEMPOTENCY_MISMATCH');
  });

  it('is refused for what is no picture or too large, and without the right [BLDR-009 BLDR-015 BLDR-016]', async () => {
    const builder = await aBuilder();
    expect((await upload(builder, aFile(Buffer.from('GIF89a')))).answer.errors?.[0]?.message).toBe(
      'Bad file type, please select a png or jpg.',
    );
    expect((await upload(builder, aFile(PNG, 'logo.exe'))).answer.errors?.[0]?.message).toBe(
      'Bad file type, please select a png or jpg.',
    );
    expect(
      (await upload(builder, aFile(Buffer.concat([PNG, Buffer.alloc(5 * 1024 * 1024)])))).answer.errors?.[0]?.message,
    ).toBe('Error processing selected file. Please Try again.');
    expect(codeOf(await upload(builder, aFile(), 'foreman'))).toBe('FORBIDDEN');
    expect((await upload(builder, aFile(Buffer.alloc(11 * 1024 * 1024)))).status).toBe(413);
  });

  it('needs a token like any other', async () => {
    const response = await fetch(`${app.url}/graphql`, {
      method: 'POST',
      body: formOf({ query: '{ apiVersion }' }, {}, {}),
    });
    expect(response.status).toBe(401);
  });

  it.each([
    ['operations that are no JSON', formOf('{', {}, {})],
    ['several operations at once', formOf([{ query: '{ apiVersion }' }], {}, {})],
    [
      'a map that names no file',
      formOf({ query: '{ apiVersion }', variables: { file: null } }, { 0: ['variables.file'] }, {}),
    ],
    [
      'a map that names no place',
      formOf({ query: '{ apiVersion }', variables: {} }, { 0: ['variables.file'] }, { 0: aFile() }),
    ],
    [
      'a map into what all objects share',
      formOf({ query: '{ apiVersion }', variables: {} }, { 0: ['variables.__proto__.file'] }, { 0: aFile() }),
    ],
    ['a map to something else than variables', formOf({ query: null }, { 0: ['query'] }, { 0: aFile() })],
    [
      'more files than it may',
      formOf(
        { query: '{ apiVersion }', variables: {} },
        Object.fromEntries(Array.from({ length: 6 }, (_, at) => [at, []])),
        {},
      ),
    ],
  ])('with %s is bad input', async (_what, form) => {
    expect(codeOf(await sendForm(form))).toBe('BAD_USER_INPUT');
  });

  describe('has limits, each with a code and a text of its own [SEC-007]', () => {
    const withParts = (more: number): FormData => {
      const form = formOf({ query: '{ apiVersion }' }, {}, {});
      for (let at = 0; at < more; at += 1) form.append(`more_${at}`, '1');
      return form;
    };
    const withPlaces = (places: number): FormData => {
      const names = Array.from({ length: places }, (_, at) => `f${at}`);
      const variables = Object.fromEntries(names.map((name) => [name, null]));
      return formOf(
        { query: '{ apiVersion }', variables },
        { 0: names.map((name) => `variables.${name}`) },
        { 0: aFile() },
      );
    };
    const withFiles = (files: number): FormData => {
      const names = Array.from({ length: files }, (_, at) => String(at));
      return formOf(
        { query: '{ apiVersion }', variables: Object.fromEntries(names.map((name) => [`f${name}`, null])) },
        Object.fromEntries(names.map((name) => [name, [`variables.f${name}`]])),
        Object.fromEntries(names.map((name) => [name, aFile()])),
      );
    };
    const withField = (letters: number): FormData =>
      formOf(JSON.stringify({ query: '{ apiVersion }' }).padEnd(letters), {}, {});
    const withHead = (letters: number): FormData => {
      const form = formOf({ query: '{ apiVersion }' }, {}, {});
      form.set('file', aFile(PNG, `${'n'.repeat(letters)}.png`));
      return form;
    };
    const bytes = (size: number): FormData => {
      const form = formOf({ query: '{ apiVersion }' }, {}, {});
      form.set('file', aFile(Buffer.alloc(size)));
      return form;
    };
    const FILES = 'There are too many files in one request.';
    const LARGE = 'This request is too large.';

    it.each([
      ['parts', withParts(5), withParts(6), 422, 'BAD_USER_INPUT', 'There are too many parts in one request.'],
      [
        'parts that are many',
        withParts(0),
        withParts(50_000),
        422,
        'BAD_USER_INPUT',
        'There are too many parts in one request.',
      ],
      ['files', withFiles(5), withFiles(6), 422, 'BAD_USER_INPUT', 'There are too many parts in one request.'],
      ['places of files', withPlaces(20), withPlaces(21), 422, 'BAD_USER_INPUT', FILES],
      ['the letters of a field', withField(1_048_576), withField(1_048_577), 413, 'PAYLOAD_TOO_LARGE', LARGE],
      [
        'the head of a part',
        withHead(16_000),
        withHead(17_000),
        422,
        'BAD_USER_INPUT',
        'A part of this request has too long a head.',
      ],
      ['bytes', bytes(10 * 1024 * 1024 - 2_000), bytes(10 * 1024 * 1024), 413, 'PAYLOAD_TOO_LARGE', LARGE],
    ])('%s', async (_what, good, over, status, code, message) => {
      expect(await sendForm(good)).toMatchObject({ status: 200, answer: { data: { apiVersion: VERSION } } });
      const refused = await sendForm(over);
      expect(refused).toMatchObject({ status, answer: { errors: [{ message, extensions: { code } }] } });
    });
  });

  describe('is counted by the boundary by which it is taken apart [SEC-007]', () => {
    const [OTHER, OWN] = ['other'.padEnd(30, '-'), 'own'.padEnd(30, '-')];
    const body = (parts: number, before = ''): string => {
      const fields = [
        ['operations', JSON.stringify({ query: '{ apiVersion }' })],
        ['map', '{}'],
        ...Array.from({ length: parts - 2 }, (_, at) => [`more_${at}`, '1']),
      ];
      const text = fields.map(
        ([name, value]) => `--${OWN}\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`,
      );
      return `${before}${text.join('')}--${OWN}--\r\n`;
    };
    const send = async (params: string, text: string): Promise<Answer> => {
      const response = await fetch(`${app.url}/graphql`, {
        method: 'POST',
        headers: {
          'content-type': `multipart/form-data; ${params}`,
          authorization: `Bearer ${await app.token('admin')}`,
        },
        body: text,
      });
      return (await response.json()) as Answer;
    };

    it.each([
      ['as it is', `boundary=${OWN}`],
      ['between quotes', `boundary="${OWN}"`],
      ['beside one within another parameter', `x="; boundary=${OTHER}"; boundary=${OWN}`],
      ['before another one', `boundary=${OWN}; boundary=${OTHER}`],
      ['beside a name that is none', `boundary =${OTHER}; boundary=${OWN}`],
    ])('%s', async (_what, params) => {
      expect(await send(params, body(7))).toEqual({ data: { apiVersion: VERSION } });
      expect((await send(params, body(8))).errors?.[0]?.message).toBe('There are too many parts in one request.');
    });

    it.each([
      ['a text before its first part', `boundary=${OWN}`, body(2, 'hello\r\n')],
      ['another boundary than its own', `boundary=${OTHER}`, body(2)],
      ['two types', `boundary=${OTHER}, multipart/form-data; boundary=${OWN}`, body(8)],
      ['no boundary', 'x=1', body(2)],
    ])('and refused with %s', async (_what, params, text) => {
      expect((await send(params, text)).errors?.[0]?.message).toBe('The body is not multipart/form-data.');
    });

    it('also after empty lines', async () => {
      expect(await send(`boundary=${OWN}`, body(7, '\r\n\r\n'))).toEqual({ data: { apiVersion: VERSION } });
    });
  });

  it('in a body that is no form is bad input', async () => {
    const response = await fetch(`${app.url}/graphql`, {
      method: 'POST',
      headers: {
        'content-type': 'multipart/form-data; boundary=x',
        authorization: `Bearer ${await app.token('admin')}`,
      },
      body: 'hello',
    });
    expect(((await response.json()) as Answer).errors?.[0]?.extensions.code).toBe('BAD_USER_INPUT');
  });

  it('cannot put a text where a file is asked for', async () => {
    const builder = await aBuilder();
    const { errors } = await app.graphql('admin', UPDATE, { ...builder, file: 'x' });
    expect(errors?.[0]?.extensions?.code).toBe('BAD_USER_INPUT');
  });
});
