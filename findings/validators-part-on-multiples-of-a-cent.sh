#!/usr/bin/env bash
# valibot 1.5.0, class-validator 0.15.1, ajv 8.20.0, jsonschema 1.5.0, zod 4.6.7 and joi 18.3.2: an amount is to be a
# multiple of a cent, and hours a multiple of a quarter. One expects that all amounts with two decimals are taken. valibot
# takes the remainder as the machine has it, so that it refuses nearly all of them, 19.99 as well. class-validator cuts the
# divisor to a whole number first: of 0.01 nothing is left and all amounts are refused, as are 7.5 hours by 0.25; and by 2.5,
# 8 is taken for a multiple, since it is one of 2, and 7.5 is not. ajv refuses one in nine without `multipleOfPrecision`.
# zod, joi and jsonschema reckon in decimals. A program counts cents, or tests each amount up to 1000.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund valibot@1.5.0 class-validator@0.15.1 ajv@8.20.0 jsonschema@1.5.0 zod@4.6.7 joi@18.3.2
cat > try.mjs <<'JS'
import { createRequire } from 'node:module';
const require = createRequire(import.meta.url);
const v = require('valibot');
const { z } = require('zod');
const joi = require('joi');
const { default: Ajv } = require('ajv');
const { isDivisibleBy } = require('class-validator');
const { validate } = require('jsonschema');
const makers = {
  zod: (step) => { const schema = z.number().multipleOf(step); return (value) => schema.safeParse(value).success; },
  joi: (step) => { const schema = joi.number().multiple(step); return (value) => !schema.validate(value).error; },
  jsonschema: (step) => (value) => validate(value, { multipleOf: step }).valid,
  ajv: (step) => new Ajv().compile({ type: 'number', multipleOf: step }),
  'ajv, multipleOfPrecision 6': (step) => new Ajv({ multipleOfPrecision: 6 }).compile({ type: 'number', multipleOf: step }),
  valibot: (step) => { const schema = v.pipe(v.number(), v.multipleOf(step)); return (value) => v.safeParse(schema, value).success; },
  'class-validator': (step) => (value) => isDivisibleBy(value, step),
};
for (const [name, make] of Object.entries(makers)) {
  const cents = make(0.01);
  let refused = 0;
  for (let cent = 0; cent < 100000; cent += 1) if (!cents(cent / 100)) refused += 1;
  const [quarter, half] = [make(0.25), make(2.5)];
  console.log(`${name}: ${refused} of 100000 amounts refused, 19.99 ${cents(19.99)}, 19.995 ${cents(19.995)}; 7.5 by 0.25 ${quarter(7.5)}, 7.5 by 2.5 ${half(7.5)}, 8 by 2.5 ${half(8)}`);
}
JS
seen=$(node try.mjs)
echo "$seen"
expected='zod: 0 of 100000 amounts refused, 19.99 true, 19.995 false; 7.5 by 0.25 true, 7.5 by 2.5 true, 8 by 2.5 false
joi: 0 of 100000 amounts refused, 19.99 true, 19.995 false; 7.5 by 0.25 true, 7.5 by 2.5 true, 8 by 2.5 false
jsonschema: 0 of 100000 amounts refused, 19.99 true, 19.995 false; 7.5 by 0.25 true, 7.5 by 2.5 true, 8 by 2.5 false
ajv: 11426 of 100000 amounts refused, 19.99 false, 19.995 false; 7.5 by 0.25 true, 7.5 by 2.5 true, 8 by 2.5 false
ajv, multipleOfPrecision 6: 0 of 100000 amounts refused, 19.99 true, 19.995 false; 7.5 by 0.25 true, 7.5 by 2.5 true, 8 by 2.5 false
valibot: 99982 of 100000 amounts refused, 19.99 false, 19.995 false; 7.5 by 0.25 true, 7.5 by 2.5 true, 8 by 2.5 false
class-validator: 100000 of 100000 amounts refused, 19.99 false, 19.995 false; 7.5 by 0.25 false, 7.5 by 2.5 false, 8 by 2.5 true'
if [ "$seen" != "$expected" ]; then echo "This has changed: the finding is to be looked at again."; exit 1; fi
