#!/usr/bin/env bash
# phone-fns 4.1.2 says whether something is a number of a phone, and takes it down to what is dialed (`uglify`), for which one
# expects that the extension is cut off or kept. Of "713-222-1234 x12" it takes away the x with the first figure behind it:
# what is left is 71322212342, eleven figures, and of "x4" the number itself; "ext 12" becomes 713222123412. Each of these is
# valid (`isValid`), as is "713 222 1234 or 713 222 1235". No error. google-libphonenumber 3.2.47 has the number and the
# extension apart. A program that lets phones call from a list takes the extension off first.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund phone-fns@4.1.2 google-libphonenumber@3.2.47
cat > try.cjs <<'JS'
const { PhoneNumberUtil } = require('google-libphonenumber');
const phone = require('phone-fns');
const util = PhoneNumberUtil.getInstance();
const other = (text) => {
  try {
    const number = util.parse(text, 'US');
    return `${number.getNationalNumber()}${number.hasExtension() ? ` with ${number.getExtension()}` : ''}, valid ${util.isValidNumber(number)}`;
  } catch (error) {
    return error.message;
  }
};
for (const text of ['713-222-1234', '713-222-1234 x12', '713-222-1234 x4', '713-222-1234 ext 12', '713-222-1234 ext. 4', '713 222 1234 or 713 222 1235']) {
  console.log(`${text}: phone-fns ${phone.uglify(text)}, valid ${phone.isValid(text)}; google-libphonenumber ${other(text)}`);
}
JS
seen=$(node try.cjs)
echo "$seen"
expected='713-222-1234: phone-fns 7132221234, valid true; google-libphonenumber 7132221234, valid true
713-222-1234 x12: phone-fns 71322212342, valid true; google-libphonenumber 7132221234 with 12, valid true
713-222-1234 x4: phone-fns 7132221234, valid true; google-libphonenumber 7132221234 with 4, valid true
713-222-1234 ext 12: phone-fns 713222123412, valid true; google-libphonenumber 7132221234 with 12, valid true
713-222-1234 ext. 4: phone-fns 71322212344, valid true; google-libphonenumber 7132221234 with 4, valid true
713 222 1234 or 713 222 1235: phone-fns 71322212347132221235, valid true; google-libphonenumber The string supplied is too long to be a phone number'
if [ "$seen" != "$expected" ]; then echo "This has changed: the finding is to be looked at again."; exit 1; fi
