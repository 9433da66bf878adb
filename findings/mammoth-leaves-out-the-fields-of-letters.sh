#!/usr/bin/env bash
# mammoth 1.13.0 gives the text or the HTML of a document of Word, and one expects the words that Word shows. A field, such as
# a day, a number of the document or a part of a mail merge, stands in the file in a short form (`w:fldSimple`) or a long one
# (`w:fldChar`), which mean the same (ECMA-376, part 1, 17.16.19 and 17.16.18), and both hold the words that were shown last.
# Of the short form, which docx 9.7.1 writes, it leaves out all: "Due on November 29" is "Due on". So it does with words whose
# direction is given (`w:dir`), as a copy from a page may have it, while those marked up by a schema (`w:smartTag`,
# `w:customXml`) come through. It answers as with a success, with a warning that an element was ignored. word-extractor 1.0.4
# has all of them. A program that reads letters with mammoth changes `w:fldSimple` into its content first, and shows the
# warnings.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund mammoth@1.13.0 word-extractor@1.0.4 docx@9.7.1 pizzip@3.3.0
cat > try.cjs <<'JS'
const { Document, Packer, Paragraph, SimpleField, TextRun } = require('docx');
const mammoth = require('mammoth');
const PizZip = require('pizzip');
const WordExtractor = require('word-extractor');
const run = (text) => `<w:r><w:t xml:space="preserve">${text}</w:t></w:r>`;
const mark = (type) => `<w:r><w:fldChar w:fldCharType="${type}"/></w:r>`;
const parts = {
  'plain': run('November 29'),
  'a field, long': `${mark('begin')}<w:r><w:instrText xml:space="preserve"> DATE </w:instrText></w:r>${mark('separate')}${run('November 29')}${mark('end')}`,
  'a field, short': `<w:fldSimple w:instr=" DATE ">${run('November 29')}</w:fldSimple>`,
  'a mail merge, short': `<w:fldSimple w:instr=" MERGEFIELD due ">${run('November 29')}</w:fldSimple>`,
  'a direction': `<w:dir w:val="ltr">${run('November 29')}</w:dir>`,
  'a smart tag': `<w:smartTag w:uri="urn:schemas-microsoft-com:office:smarttags" w:element="date">${run('November 29')}</w:smartTag>`,
  'marked up': `<w:customXml w:element="due">${run('November 29')}</w:customXml>`,
};
(async () => {
  const written = await Packer.toBuffer(new Document({ sections: [{ children: [new Paragraph({ children: [new TextRun('Due on '), new SimpleField('DATE', 'November 29')] })] }] }));
  const shown = async (name, letter) => {
    const { value, messages } = await mammoth.extractRawText({ buffer: letter });
    const { value: html } = await mammoth.convertToHtml({ buffer: letter });
    const other = (await new WordExtractor().extract(letter)).getBody();
    console.log(`${name}: mammoth "${value.trim()}" and ${html}, ${messages[0]?.message ?? 'no message'}; word-extractor "${other.trim()}"`);
  };
  await shown('as docx writes a field', written);
  for (const [name, part] of Object.entries(parts)) {
    const zip = new PizZip(written);
    const xml = zip.file('word/document.xml').asText();
    zip.file('word/document.xml', xml.replace(/<w:fldSimple.*?<\/w:fldSimple>/s, part));
    await shown(name, zip.generate({ type: 'nodebuffer' }));
  }
})();
JS
seen=$(node try.cjs)
echo "$seen"
expected='as docx writes a field: mammoth "Due on" and <p>Due on </p>, An unrecognised element was ignored: w:fldSimple; word-extractor "Due on November 29"
plain: mammoth "Due on November 29" and <p>Due on November 29</p>, no message; word-extractor "Due on November 29"
a field, long: mammoth "Due on November 29" and <p>Due on November 29</p>, no message; word-extractor "Due on November 29"
a field, short: mammoth "Due on" and <p>Due on </p>, An unrecognised element was ignored: w:fldSimple; word-extractor "Due on November 29"
a mail merge, short: mammoth "Due on" and <p>Due on </p>, An unrecognised element was ignored: w:fldSimple; word-extractor "Due on November 29"
a direction: mammoth "Due on" and <p>Due on </p>, An unrecognised element was ignored: w:dir; word-extractor "Due on November 29"
a smart tag: mammoth "Due on November 29" and <p>Due on November 29</p>, no message; word-extractor "Due on November 29"
marked up: mammoth "Due on November 29" and <p>Due on November 29</p>, no message; word-extractor "Due on November 29"'
if [ "$seen" != "$expected" ]; then echo "This has changed: the finding is to be looked at again."; exit 1; fi
