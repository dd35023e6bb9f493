import type { Locale } from '../i18n/locale.ts';

/**
 * Inflectional endings, without diacritics; the longest one that leaves a stem is removed. They roughly
 * follow the lists of the Snowball stemmers (BSD); prefix and fuzzy matching cover the rest.
 */
export const INFLECTION_ENDINGS = {
  en: `s es ed ing ings er ers al als ly ion ions ation ations ment ments`,
  de: `e en em er ern es n s ens ers st t te ten tes ter tem et est end ende enden ender endes ung ungen
    lich liche lichen ig ige igen iger heit heiten keit keiten erin erinnen nis nisse nissen`,
  pl: `a e i o u y ie ia iu io ow om em am ami ach imi ymi ego emu ej im ym ich ych iem ia iom iami iach
    owi owie iego iemu ie owa owe owy owych owym owego owej owa mi
    ac ec ic yc iec asz esz isz ysz amy emy imy ymy acie ecie icie ycie aja eja uja al ala alo ali aly
    alem alam alismy il ila ilo ili ily ilem ilam ilismy yl yla ylo yly yli ylem ylam ylismy
    el eli ela elismy uje ujesz ujemy ujecie owac owal owala owali owalem owalam owalismy owany owane owana owano owani owanych owanym
    owanymi owanego owanej owanie owania owaniu owaniem
    ana ane ano ani any anych anym anymi anego anej ona one ono oni eni ony onych onym onymi onego onej
    eta ete eto eci ety etych etym etymi
    anie ania aniu aniem an enie enia eniu eniem en iecie iecia ieciu iety icia iciu ycia yciu
    acy ace aca acych acym acymi acego acej sz szy sza sze szych szym szego szej ajcie ijcie ujcie yjcie
    ac iac nac nalem nelam nelismy niety nieta niete nieci niecie niecia nieciu wszy lszy`,
} satisfies Readonly<Partial<Record<Locale, string>>>;
