import { describe, expect, it } from 'vitest';
import { statementName } from './statementName';

describe('the name of a statement in a trace', () => {
  it('says what is done to which table', () => {
    expect(statementName('select 1')).toBe('select');
    expect(statementName({ name: 's1', text: 'select * from "job" where id = $1' })).toBe('select job');
    expect(statementName('INSERT INTO change_log (a) values ($1)')).toBe('insert change_log');
    expect(statementName('update app_user set x = 1')).toBe('update app_user');
    expect(statementName({ submit: () => undefined })).toBe('statement');
  });

  it('holds no value, even where one looks like a table', () => {
    expect(statementName("select 'it''s from pssst' as a from job")).toBe('select job');
    expect(statementName("select 'from pssst")).toBe('select');
    expect(statementName('-- from pssst\nselect 1')).toBe('select');
  });
});
