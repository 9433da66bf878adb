import { describe, expect, it } from 'vitest';
import { documentName } from './documentName';
import { JOB_FOLDERS, nameOf, parentOf, standardFolders } from './folders';
import { pathOf, storedPlace, type PlacedDocument } from './placedDocument';
import { planMove, type DocumentTree } from './planMove';
import { zipName, zipNames } from './zipNames';

const aFile = (id: number, path: string, file_type = 'application/pdf'): PlacedDocument => ({
  id,
  path,
  file_type,
  job_detail_id: null,
});
const aFolder = (id: number, path: string): PlacedDocument => ({ id, path, file_type: null, job_detail_id: null });
const plan = aFile(1, 'Plan/pool.pdf');
const permits = aFolder(2, 'Plan/Permits/');
const permit = aFile(3, 'Plan/Permits/city.pdf');
const tree: DocumentTree = {
  documents: [plan, permits, permit, aFile(4, 'Plan/spa.pdf'), aFolder(5, 'Gunite/Permits/')],
  fixed: new Set(JOB_FOLDERS),
};
const moved = (document: PlacedDocument, newName: string): unknown => {
  const answer = planMove(tree, document, newName);
  return 'refused' in answer ? answer.refused : answer.moves.map(({ path }) => path);
};

describe('the folders of documents', () => {
  it('are thirteen for a job and three for an estimate [DOC-004 DOC-005]', () => {
    expect(standardFolders(false)).toEqual([
      'Plan/',
      'Presite/',
      'Gunite/',
      'Warranty/',
      'Estimate/',
      'Estimate/Email/',
      'Pebble/',
      'Pebble/Prep/',
      'Pebble/App/',
      'Pebble/Detail/',
      'Pebble/Slurry/',
      'Pebble/Other/',
      'Request Form/',
    ]);
    expect(standardFolders(true)).toEqual(['Plan/', 'Estimate/', 'Estimate/Email/']);
  });

  it('have parents and names', () => {
    expect([parentOf('Plan/a.pdf'), parentOf('Plan/Permits/'), parentOf('Plan/')]).toEqual(['Plan/', 'Plan/', '']);
    expect([nameOf('Plan/a.pdf'), nameOf('Plan/Permits/'), nameOf('Plan/')]).toEqual(['a.pdf', 'Permits', 'Plan']);
  });
});

describe('a name of a document', () => {
  it('is trimmed, and is none when it is empty, holds a slash or is too long [DOC-014]', () => {
    expect(documentName('  deep end.pdf ')).toBe('deep end.pdf');
    expect(['', '  ', 'a/b', 'a\\b', '..', '.', 'a\nb', 'x'.repeat(256)].map(documentName)).toEqual(
      Array.from({ length: 8 }, () => null),
    );
    expect(documentName('x'.repeat(255))).toHaveLength(255);
  });
});

describe('renaming and moving', () => {
  it('stays in the folder with a name alone, and leads to another one with a path [DOC-044]', () => {
    expect(moved(plan, ' deep.pdf ')).toEqual(['Plan/deep.pdf']);
    expect(moved(plan, 'Gunite/Permits/pool.pdf')).toEqual(['Gunite/Permits/pool.pdf']);
    expect(moved(plan, 'POOL.pdf')).toEqual(['Plan/POOL.pdf']);
    expect(moved(plan, 'pool.pdf')).toEqual([]);
  });

  it('takes the contents of a folder along [DOC-044]', () => {
    expect(moved(permits, 'City')).toEqual(['Plan/City/', 'Plan/City/city.pdf']);
    expect(moved(permits, 'Pebble/App/Permits/')).toEqual(['Pebble/App/Permits/', 'Pebble/App/Permits/city.pdf']);
  });

  it('is refused where the name is taken, in any letters [DOC-015 DOC-041]', () => {
    expect(moved(plan, 'SPA.pdf')).toBe('document_taken');
    expect(moved(permits, 'Gunite/permits/')).toBe('document_taken');
    expect(moved(permits, 'Pebble/prep/')).toBe('document_taken');
  });

  it('is refused to the top, to a folder that is not there, into itself, and to another type of file [DOC-044]', () => {
    expect(moved(permits, 'Permits/')).toBe('document_top');
    expect(moved(plan, 'Nowhere/pool.pdf')).toBe('document_folder');
    expect(moved(permits, 'Plan/Permits/Permits/')).toBe('document_into_itself');
    expect(moved(plan, 'pool.exe')).toBe('document_type');
    expect(moved(plan, 'pool.png')).toBe('document_type');
    expect(
      ['a\\b.pdf', '', 'Plan//pool.pdf', 'Plan/../pool.pdf', 'Plan/deep/'].map((name) => moved(plan, name)),
    ).toEqual(Array.from({ length: 5 }, () => 'document_name'));
  });
});

describe('the place of a document', () => {
  const presite = new Map([[7, 'Presite/Pool (Gunite) No Date/']]);

  it('below a presite folder is kept by the sub-job, so that it follows the name of the folder [PRE-019]', () => {
    const place = storedPlace('Presite/Pool (Gunite) No Date/Steel/a.jpg', presite, null);
    expect(place).toEqual({ is_presite: true, job_detail_id: 7, folder: 'Steel/', file_name: 'a.jpg' });
    expect(pathOf(place, new Map([[7, 'Presite/Pool (Gunite) 2026-03-10/']]))).toBe(
      'Presite/Pool (Gunite) 2026-03-10/Steel/a.jpg',
    );
    expect(pathOf(place, new Map())).toBeNull();
  });

  it('elsewhere is its path, and it stays with its sub-job', () => {
    const place = storedPlace('Plan/Permits/', presite, 7);
    expect(place).toEqual({ is_presite: false, job_detail_id: 7, folder: 'Plan/Permits/', file_name: null });
    expect(pathOf(place, presite)).toBe('Plan/Permits/');
  });
});

describe('a ZIP of documents', () => {
  it('holds paths from the folder that all lie in, and folders by themselves only when they are empty [DOC-044]', () => {
    expect([...zipNames(['Plan/a.pdf', 'Plan/Permits/', 'Plan/Permits/b.pdf']).values()]).toEqual([
      'a.pdf',
      'Permits/b.pdf',
    ]);
    expect([...zipNames(['Plan/a.pdf', 'Gunite/a.pdf']).values()]).toEqual(['Plan/a.pdf', 'Gunite/a.pdf']);
    expect([...zipNames(['Plan/Empty/']).values()]).toEqual(['Empty/']);
  });

  it('is named for the job [DOC-044]', () => {
    expect(zipName('Ruiz: "deep" pool / spa')).toBe('Ruiz deep pool spa.zip');
    expect(zipName('')).toBe('documents.zip');
  });
});
