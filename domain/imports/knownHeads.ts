import { WHOLE_ADDRESS, WHOLE_NAME } from './wholeFields';

const ADDRESS_OF = ['Business', 'Billing', 'Bill', 'Mailing', 'Service', 'Address 1 -', 'Work', 'Home', ''];
const of = (...words: string[]): string[] => ADDRESS_OF.flatMap((kind) => words.map((word) => `${kind} ${word}`));

const PHONES = [
  ...['Phone numbers', 'Main Phone', 'Main Phone #s', 'Business Phone', 'Work Phone', 'Work Phone #s', 'Office Phone'],
  ...['Company Main Phone', 'Primary Phone', 'Phone', 'Phone Number', 'Phone #', 'Telephone', 'Phone 1 - Value'],
  ...['Teléfono', 'Mobile Phone', 'Mobile Phone #s', 'Mobile', 'Cell', 'Cell Phone', 'Home Phone', 'Home Phone #s'],
];
const MAILS = [
  ...['Email', 'E-mail', 'E-mails', 'Emails', 'Email Address', 'E-mail Address', 'Main Email', 'Primary Email'],
  ...['E-mail 1 - Value', 'Email 1 - Value', 'Correo', 'Correo electrónico'],
];

/**
 * How the lists of QuickBooks (Online and Desktop), Outlook, Google, Jobber, ServiceTitan and the price lists of suppliers
 * call what our fields hold, by the field; what stands first is taken first. `plainHead` compares them [IMP-002].
 */
export const KNOWN_HEADS: Readonly<Record<string, readonly string[]>> = {
  company_name: [
    ...['Customer full name', 'Company', 'Organization Name', 'Organization 1 - Name', 'Organization', 'Business Name'],
    ...['Customer Name', 'Customer', 'Client Name', 'Client', 'Builder', 'Builder Name', 'Display Name', 'Name'],
    ...['Empresa', 'Cliente', 'Constructora'],
  ],
  customer_no: ['Account No.', 'Account Number', 'Customer Number', 'Customer ID', 'Client ID', 'Customer #', 'J-ID'],
  first_name: ['First', 'Given Name', 'Nombre'],
  last_name: ['Last', 'Family Name', 'Surname', 'Apellido', 'Apellidos'],
  [WHOLE_NAME]: [
    'Full Name',
    'Customer full name',
    'Display Name',
    'Name',
    'Customer Name',
    'Client Name',
    'Customer',
    'Contact',
  ],
  business_phone: PHONES,
  phone_number: ['Mobile Phone', 'Mobile Phone #s', ...PHONES],
  secondary_phone_number: [
    ...['Alt. Phone', 'Alternate Phone', 'Other Phone', 'Phone 2', 'Phone 2 - Value', 'Second Phone', 'Home Phone'],
    ...[
      'Home Phone #s',
      'Work Phone',
      'Work Phone #s',
      'Business Phone',
      'Main Phone',
      'Main Phone #s',
      'Business Phone 2',
    ],
  ],
  telephone_ext: ['Ext', 'Extension', 'Phone Ext'],
  fax_number: ['Fax', 'Business Fax', 'Fax Phone', 'Fax #s', 'Home Fax'],
  company_email: MAILS,
  email_address: MAILS,
  invoice_email: ['Billing Email', 'Accounts Payable Email', 'AP Email'],
  web_page: ['Website', 'Website 1 - Value', 'Web', 'URL', 'Web Site', 'Sitio web'],
  address_line_1: [...of('Street', 'Street 1', 'Address Line 1', 'Address 1'), 'Calle'],
  mailing_address: [...of('Street', 'Street 1', 'Address Line 1', 'Address 1'), 'Calle'],
  address_line_2: [...of('Street 2', 'Address Line 2', 'Address 2', 'Extended Address'), 'Unit', 'Suite', 'Apt'],
  address_line_3: of('Street 3', 'Address Line 3', 'Address 3'),
  [WHOLE_ADDRESS]: [
    ...['Bill address', 'Billing address', 'Mailing Address', 'Business Address', 'Address', 'Full Address'],
    ...['Address 1 - Formatted', 'Service Address', 'Work Address', 'Home Address', 'Ship address', 'Shipping address'],
    ...['Dirección'],
  ],
  city: [...of('City', 'Town'), 'Ciudad'],
  state: [...of('State', 'Region', 'State/Province', 'Province'), 'Estado'],
  zip_code: [...of('Zip', 'Zip code', 'Postal Code', 'Postcode', 'ZIP/Postal Code'), 'Código postal', 'CP'],
  position: ['Job Title', 'Title', 'Organization Title', 'Organization 1 - Title', 'Role'],
  note: ['Notes', 'Comments', 'Comment', 'Notas', 'Memo', 'Customer Notes'],
  is_active: ['Active Status', 'Status', 'Is Active'],

  name: [
    'Product',
    'Product Name',
    'Item Name',
    'Product/Service',
    'Vendor',
    'Vendor Name',
    'Company',
    'Color',
    'Colour',
  ],
  product_code: [
    ...['Part #', 'Part No', 'Part Number', 'Part', 'Item #', 'Item No', 'Item Number', 'Item Code', 'Item', 'SKU'],
    ...['Code', 'Catalog #', 'Catalog Number', 'Stock #', 'Product #', 'Product ID', 'Código'],
  ],
  description: ['Item Description', 'Product Description', 'Long Description', 'Descripción'],
  category_id: ['Category', 'Product Category', 'Item Category'],
  supplier_id: ['Supplier', 'Preferred Vendor', 'Manufacturer'],
  order_unit_id: ['Unit', 'UOM', 'U/M', 'Packaging', 'Pack'],
  quantity_per_unit: [
    'Qty/Unit',
    'Qty per Unit',
    'Pack Qty',
    'Case Qty',
    'Units per Case',
    'Qty per Case',
    'Case Pack',
  ],
  unit_weight: ['Weight (lb)', 'Weight (lbs)', 'Weight', 'Wt', 'Weight lb', 'Unit Weight (lb)'],
  list_price: ['List', 'Price', 'MSRP', 'Retail', 'Retail Price', 'Sales Price', 'Sales price / rate', 'Unit Price'],
  discount: ['Disc %', 'Disc', 'Discount %', 'Disc.', '% Off'],
  standard_cost: [
    'Net',
    'Net Price',
    'Cost',
    'Unit Cost',
    'Your Price',
    'Your Cost',
    'Contractor Price',
    'Dealer Price',
  ],
};
