import AddIcon from '@mui/icons-material/Add';
import CloseIcon from '@mui/icons-material/Close';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import IconButton from '@mui/material/IconButton';
import { useId } from 'react';
import { useSearchParams } from 'react-router';
import { useCatalogue } from '../../dataProvider/catalogue/useCatalogue';
import { Loading } from '../../errors/Loading';
import { useNarrowerThan } from '../../theme/useNarrowerThan';
import { useInventoryText } from '../useInventoryText';
import { ProductForm } from './ProductForm';
import { ProductList } from './ProductList';
import { ProductRecord } from './ProductRecord';
import './products.css';

const NEW = 'new';

interface Props {
  mayEdit: boolean;
  /** A product was saved: what shows products is to be read again. */
  onChanged: () => void;
}

/** The products behind the counts: `?products=1`, with `&product=7` or `&product=new` the form [INV-024]. */
export const ProductsDialog = ({ mayEdit, onChanged }: Props) => {
  const text = useInventoryText();
  const id = useId();
  const full = useNarrowerThan(800);
  const [params, setParams] = useSearchParams();
  const resource = useCatalogue().find('product');
  const open = params.get('product');
  const show = (product: string | null, dialog = true): void =>
    setParams((before) => {
      const next = new URLSearchParams(before);
      if (product === null) next.delete('product');
      else next.set('product', product);
      if (!dialog) next.delete('products');
      return next;
    });
  const back = (): void => show(null);
  const body = () => {
    if (!resource) return <Loading variant="panel" />;
    if (open === NEW && mayEdit)
      return (
        <ProductForm
          key={NEW}
          resource={resource}
          record={null}
          onBack={back}
          onSaved={({ id: made }) => {
            onChanged();
            show(String(made));
          }}
        />
      );
    if (open !== null && /^\d+$/.test(open))
      return (
        <ProductRecord
          key={open}
          resource={resource}
          id={Number(open)}
          mayEdit={mayEdit}
          onBack={back}
          onSaved={onChanged}
        />
      );
    return <ProductList resource={resource} onOpen={(product) => show(String(product))} />;
  };
  return (
    <Dialog open onClose={() => show(null, false)} maxWidth="lg" fullWidth fullScreen={full} aria-labelledby={id}>
      <DialogTitle component="div" className="products-title">
        <h2 id={id}>{text('products')}</h2>
        {mayEdit && open === null && (
          <Button variant="contained" startIcon={<AddIcon />} onClick={() => show(NEW)}>
            {text('new')}
          </Button>
        )}
        <IconButton aria-label={text('close')} onClick={() => show(null, false)}>
          <CloseIcon />
        </IconButton>
      </DialogTitle>
      <DialogContent>{body()}</DialogContent>
    </Dialog>
  );
};
