import { useRef, useState } from 'react';
import { ArticleLayout } from '../../shared/article/ArticleLayout.tsx';
import { ReadingProgress } from '../../shared/article/ReadingProgress.tsx';
import { TableOfContents } from '../../shared/article/TableOfContents.tsx';
import { PagedList } from '../../shared/paged-list/PagedList.tsx';
import { Accordion } from '../../ui/Accordion.tsx';
import { Breadcrumb } from '../../ui/Breadcrumb.tsx';
import { Pager } from '../../ui/Pager.tsx';
import { SegmentedToggle } from '../../ui/SegmentedToggle.tsx';
import { Body, H3 } from '../../ui/Text.tsx';
import { headings, longWord, questions } from './samples.ts';
import { States, Specimen, Specimens, Stage } from './Specimen.tsx';

const PERIODS = [
  { value: 'one', label: 'One' },
  { value: 'two', label: 'Two' },
];
const PAGE_COUNT = 3;
const MANY_PAGES = 17;

const ignore = () => undefined;

function Disclosures() {
  const [openIds, setOpenIds] = useState<readonly string[]>(['first']);
  const toggle = (id: string) =>
    setOpenIds((ids) => (ids.includes(id) ? ids.filter((open) => open !== id) : [...ids, id]));
  const contents = { title: 'Contents', headings };
  return (
    <>
      <Specimen name="Accordion, one open">
        <States wide>
          <Accordion items={questions} openIds={openIds} onToggle={toggle} headingLevel={4} />
        </States>
      </Specimen>
      <Specimen
        name="TableOfContents"
        note="Below 1024 px it opens and closes. What is being read is marked."
      >
        <States wide>
          <TableOfContents {...contents} />
        </States>
      </Specimen>
      <Specimen name="ArticleLayout">
        <ArticleLayout {...contents}>
          <div>
            {headings.map(({ id, text }) => (
              <section key={id}>
                <H3 as="h4" id={id}>
                  {text}
                </H3>
                <Body>Words of a part.</Body>
              </section>
            ))}
          </div>
        </ArticleLayout>
      </Specimen>
    </>
  );
}

function Pages() {
  const [page, setPage] = useState(1);
  const step = (distance: 1 | -1) =>
    setPage(Math.min(PAGE_COUNT - 1, Math.max(0, page + distance)));
  return (
    <>
      <Specimen
        name="PagedList with its Pager"
        note="Its buttons are disabled at the ends. With one page there is no pager at all."
      >
        <PagedList
          label="Pages of the kit"
          page={page}
          pageCount={PAGE_COUNT}
          hrefFor={(target) => `?page=${target + 1}`}
          onStep={step}
        >
          <Body>The cards of page {page + 1}.</Body>
        </PagedList>
      </Specimen>
      <Specimen name="Pager on its first page, and with too many pages for panes">
        <Pager
          label="The first page"
          page={0}
          pageCount={PAGE_COUNT}
          onPrevious={ignore}
          onNext={ignore}
        />
        <Pager
          label="Many pages"
          page={MANY_PAGES - 1}
          pageCount={MANY_PAGES}
          onPrevious={ignore}
          onNext={ignore}
        />
      </Specimen>
    </>
  );
}

function Progress() {
  const text = useRef<HTMLDivElement>(null);
  return (
    <Specimen
      name="ReadingProgress"
      note="Lies below the bar; it is full once this box, which it reads, is in view."
    >
      <div ref={text}>
        <Stage $height={48}>
          <ReadingProgress target={text} />
        </Stage>
      </div>
    </Specimen>
  );
}

/** Everything that opens, turns or leads through. */
export function KitNavigation() {
  const [period, setPeriod] = useState('one');
  return (
    <Specimens title="Disclosures and ways through">
      <Disclosures />
      <Specimen name="SegmentedToggle">
        <States>
          <SegmentedToggle label="Choice" options={PERIODS} value={period} onChange={setPeriod} />
        </States>
      </Specimen>
      <Pages />
      <Specimen name="Breadcrumb">
        <States wide>
          <Breadcrumb
            items={[{ label: 'Home', to: '/' }, { label: 'Nowhere' }, { label: longWord }]}
          />
        </States>
      </Specimen>
      <Progress />
    </Specimens>
  );
}
