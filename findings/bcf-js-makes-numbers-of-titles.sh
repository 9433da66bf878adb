#!/usr/bin/env bash
# @parametricos/bcf-js 0.2.6: the issues of a building come as BCF, where title, description, label and comment are texts
# (BCF-XML 2.1 and 3.0, markup.xsd, xs:string), and one expects them as they stand. An issue "00417" has the title 417, a
# number, the description "1.10" is 1.1, the label "007" is 7, "1e3" is 1000, "0x1F" is 31, and a comment "false" a
# boolean, or null in 3.0; so is the project "0042" the number 42. An entity that is not one of the five, "&#189;" for a
# half, stays as it is. The day on which the issue is due (`DueDate`, in 2.1 as in 3.0) is left out by the reader for 2.1.
# No error; with a letter in them the texts are right. fast-xml-parser 5.3.1, which it reads with, keeps texts when
# `parseTagValue` is false. A program that takes BCF reads the files of the archive itself.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund @parametricos/bcf-js@0.2.6 jszip@3.10.1 fast-xml-parser@5.3.1
cat > try.cjs <<'JS'
const { XMLParser } = require('fast-xml-parser');
const JSZip = require('jszip');
const readers = { 2.1: require('@parametricos/bcf-js/dist/2.1').BcfReader, '3.0': require('@parametricos/bcf-js').BcfReader };
const guid = '11111111-2222-3333-4444-555555555555';
const look = async (version, [title, description, label, comment, project]) => {
  const list = version === '2.1' ? `<Labels>${label}</Labels>` : `<Labels><Label>${label}</Label></Labels>`;
  const comments = `<Comment Guid="${guid.replace('1', '2')}"><Date>2026-11-29T12:00:00Z</Date><Author>ana@example.com</Author><Comment>${comment}</Comment></Comment>`;
  const markup = `<?xml version="1.0" encoding="UTF-8"?><Markup><Topic Guid="${guid}" TopicType="Issue" TopicStatus="Open"><Title>${title}</Title>${list}<CreationDate>2026-11-29T12:00:00Z</CreationDate><CreationAuthor>ana@example.com</CreationAuthor><DueDate>2026-12-05T00:00:00Z</DueDate><Description>${description}</Description>${version === '2.1' ? '' : `<Comments>${comments}</Comments>`}</Topic>${version === '2.1' ? comments : ''}</Markup>`;
  const name = `<Project ProjectId="p1"><Name>${project}</Name></Project>`;
  const zip = new JSZip();
  zip.file('bcf.version', `<?xml version="1.0" encoding="UTF-8"?><Version VersionId="${version}"></Version>`);
  zip.file('project.bcfp', version === '2.1' ? `<ProjectExtension>${name}<ExtensionSchema>extensions.xsd</ExtensionSchema></ProjectExtension>` : `<ProjectInfo>${name}</ProjectInfo>`);
  zip.folder(guid).file('markup.bcf', markup);
  const reader = new readers[version]();
  await reader.read(await zip.generateAsync({ type: 'uint8array' }));
  const [{ topic }] = reader.project.markups;
  const plain = new XMLParser({ parseTagValue: false, htmlEntities: true }).parse(markup).Markup.Topic;
  const due = topic.due_date instanceof Date ? topic.due_date.toISOString() : topic.due_date;
  console.log(`${version} bcf-js: ${JSON.stringify([topic.title, topic.description, topic.labels[0], topic.comments[0].comment, ...(version === '2.1' ? [reader.project.name] : [])])}, due ${due}`);
  console.log(`${version} in the file: ${JSON.stringify([plain.Title, plain.Description])}, due ${plain.DueDate}`);
};
const start = async () => {
  for (const version of ['2.1', '3.0']) {
    await look(version, ['00417', '1.10', '007', '12.50', '0042']);
    await look(version, ['1e3', '0x1F', 'true', 'false', '1.0']);
    await look(version, ['Gate 00417', '1&#189; in', 'x', 'ok', 'Pool']);
  }
};
start();
JS
seen=$(node try.cjs)
echo "$seen"
expected='2.1 bcf-js: [417,1.1,7,12.5,42], due undefined
2.1 in the file: ["00417","1.10"], due 2026-12-05T00:00:00Z
2.1 bcf-js: [1000,31,true,false,1], due undefined
2.1 in the file: ["1e3","0x1F"], due 2026-12-05T00:00:00Z
2.1 bcf-js: ["Gate 00417","1&#189; in","x","ok","Pool"], due undefined
2.1 in the file: ["Gate 00417","1½ in"], due 2026-12-05T00:00:00Z
3.0 bcf-js: [417,1.1,7,12.5], due 2026-12-05T00:00:00Z
3.0 in the file: ["00417","1.10"], due 2026-12-05T00:00:00Z
3.0 bcf-js: [1000,31,true,null], due 2026-12-05T00:00:00Z
3.0 in the file: ["1e3","0x1F"], due 2026-12-05T00:00:00Z
3.0 bcf-js: ["Gate 00417","1&#189; in","x","ok"], due 2026-12-05T00:00:00Z
3.0 in the file: ["Gate 00417","1½ in"], due 2026-12-05T00:00:00Z'
if [ "$seen" != "$expected" ]; then echo "This has changed: the finding is to be looked at again."; exit 1; fi
