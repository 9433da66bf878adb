import { RESOURCE_NEEDS } from '#domain/access/resourceNeeds';
import { employee, employeeCrew } from '../../db/tables/employees';
import { crud } from '../../api/resource';

/** Employees [EMP-007 EMP-009]; their crews travel inside them. */
export const employeeResource = crud(employee, {
  needs: RESOURCE_NEEDS.employee,
  label: 'Employee',
  route: '/employee',
  title: ['first_name', 'last_name'],
  sections: [
    {
      label: 'Employee',
      fields: ['first_name', 'last_name', 'phone_number', 'secondary_phone_number', 'email_address'],
    },
    { label: 'Address', fields: ['address_line_1', 'city', 'state', 'zip_code'] },
    {
      label: 'Work',
      fields: ['position', 'hire_date', 'is_active', 'is_subcontractor', 'is_presite_supervisor', 'employee_crews'],
    },
    { label: 'Note', fields: ['note'] },
  ],
  columns: ['name', 'phone_number', 'email_address', 'position', 'crews', 'is_subcontractor', 'is_active'],
  sort: { field: 'last_name', order: 'ASC' },
  filter: { is_active: { eq: true } },
  search: { columns: ['first_name', 'last_name', 'email_address', 'phone_number', 'position'] },
  labels: {
    phone_number: 'Phone',
    secondary_phone_number: 'Secondary Phone',
    email_address: 'Email',
    is_presite_supervisor: 'Presite Supervisor',
  },
  computed: [
    {
      name: 'name',
      label: 'Name',
      kind: 'String',
      sort_by: 'last_name',
      expression: (alias) => `concat_ws(' ', ${alias}.first_name, ${alias}.last_name)`,
    },
    {
      name: 'crews',
      label: 'Crews',
      kind: 'String',
      expression: (
        alias,
      ) => `(select coalesce(string_agg(c.name, ', ' order by c.lookup_company_division_id, c.sort_order, c.name), '')
        from employee_crew m join crew c on c.id = m.crew_id where m.employee_id = ${alias}.id)`,
    },
  ],
  parts: [{ table: employeeCrew, label: 'Crews', label_one: 'Crew', orderBy: ['id'], title: ['crew_id'] }],
  in_use: 'is_in_use_set_inactive',
  saved_message: 'Employee saved!',
});
