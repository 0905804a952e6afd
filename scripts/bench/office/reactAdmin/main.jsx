/**
 * The list of invoices as react-admin's own tutorial would write it: the same columns, the same API,
 * the same token. It is what the product's list is measured against, and kept as small as it goes.
 */
import { createRoot } from 'react-dom/client';
import {
  Admin,
  BooleanField,
  Datagrid,
  DateField,
  List,
  NumberField,
  Resource,
  TextField,
} from 'react-admin';

const dataProvider = {
  async getList(resource, { pagination: { page, perPage } }) {
    const answer = await fetch(`/api/${resource}/?page=${page}&page_size=${perPage}`, {
      headers: { authorization: `Token ${localStorage.getItem('token')}` },
    });
    const { results, count } = await answer.json();
    return { data: results, total: count };
  },
};

const InvoiceList = () => (
  <List perPage={25}>
    <Datagrid>
      <TextField source="invoiceNumber" label="Number" />
      <DateField source="dateTs" label="Date" />
      <TextField source="clientName" label="Client" />
      <NumberField
        source="total"
        options={{ style: 'currency', currency: 'CAD', currencyDisplay: 'narrowSymbol' }}
      />
      <BooleanField source="billed" />
      <BooleanField source="paid" />
    </Datagrid>
  </List>
);

createRoot(document.getElementById('root')).render(
  <Admin dataProvider={dataProvider}>
    <Resource name="invoices" list={InvoiceList} />
  </Admin>,
);
