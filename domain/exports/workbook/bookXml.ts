import { STYLES_XML } from './styles';
import { xmlText } from './xmlText';

const MAX_NAME_LENGTH = 31;

/** The names of sheets as workbooks take them: 31 letters, some not allowed, none twice in any letter case. */
export const sheetNames = (titles: readonly string[]): string[] => {
  const taken = new Set<string>();
  return titles.map((title) => {
    const bare =
      title
        .replaceAll(/[\\/?*[\]:\p{Control}]/gu, ' ')
        .replaceAll(/^'+|'+$/g, '')
        .trim() || 'Sheet';
    for (let count = 1; ; count += 1) {
      const mark = count === 1 ? '' : ` ${count}`;
      const name = bare.slice(0, MAX_NAME_LENGTH - mark.length) + mark;
      if (taken.has(name.toLowerCase())) continue;
      taken.add(name.toLowerCase());
      return name;
    }
  });
};

const HEAD = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006';
const TYPE = 'application/vnd.openxmlformats-officedocument.spreadsheetml';

/** The part that holds a sheet, by its place. */
export const sheetPart = (at: number): string => `xl/worksheets/sheet${at + 1}.xml`;

/** All parts of a workbook but its sheets: path and content. */
export const bookParts = (titles: readonly string[]): (readonly [path: string, xml: string])[] => {
  const names = sheetNames(titles);
  const styles = names.length + 1;
  const parts: [string, string][] = [
    [
      '[Content_Types].xml',
      `<Types xmlns="${PACKAGE}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="${TYPE}.sheet.main+xml"/><Override PartName="/xl/styles.xml" ContentType="${TYPE}.styles+xml"/>${names.map((_name, at) => `<Override PartName="/${sheetPart(at)}" ContentType="${TYPE}.worksheet+xml"/>`).join('')}</Types>`,
    ],
    [
      '_rels/.rels',
      `<Relationships xmlns="${PACKAGE}/relationships"><Relationship Id="rId1" Type="${OFFICE}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
    ],
    [
      'xl/workbook.xml',
      `<workbook xmlns="${MAIN}" xmlns:r="${OFFICE}"><sheets>${names.map((name, at) => `<sheet name="${xmlText(name)}" sheetId="${at + 1}" r:id="rId${at + 1}"/>`).join('')}</sheets></workbook>`,
    ],
    [
      'xl/_rels/workbook.xml.rels',
      `<Relationships xmlns="${PACKAGE}/relationships">${names.map((_name, at) => `<Relationship Id="rId${at + 1}" Type="${OFFICE}/worksheet" Target="worksheets/sheet${at + 1}.xml"/>`).join('')}<Relationship Id="rId${styles}" Type="${OFFICE}/styles" Target="styles.xml"/></Relationships>`,
    ],
    ['xl/styles.xml', STYLES_XML],
  ];
  return parts.map(([path, xml]) => [path, HEAD + xml]);
};
