import type { Locale } from '../i18n/locale.ts';

/**
 * Endings that inflection adds, without marks; the longest that leaves a stem is cut off. They follow the lists of
 * the Snowball stemmers (BSD) in outline; prefix and fuzzy matching make up for the rest.
 */
export const ENDINGS = {
  en: `s es ed ing ings er ers al als ly ion ions ation ations ment ments`,
  de: `e en em er ern es n s ens ers st t te ten tes ter tem et est end ende enden ender endes ung ungen
    lich liche lichen ig ige igen iger heit heiten keit keiten erin erinnen nis nisse nissen`,
  pl: `a e i o u y ie ia iu io ow om em am ami ach imi ymi ego emu ej im ym ich ych iem ia iom iami iach
    owi owie iego iemu ie owa owe owy owych owym owego owej owa mi
    ac ec ic yc asz esz isz ysz amy emy imy ymy acie ecie icie ycie aja eja uja al ala alo ali aly
    il ila ilo ili ily yl yla ylo yly yli el eli ela uje ujesz ujemy owac owal owala owali owany owane
    ana ane ani any anych anym anego anej ona one eni ony onych onym onego onej eta ete eci ety etych
    anie ania aniu aniem an enie enia eniu eniem en iecie iecia ieciu iety
    acy ace aca acych acym acego acej sz szy sza sze szych szym szego szej
    ac iac nac niety nieta niete nieci niecie niecia wszy lszy`,
} satisfies Readonly<Partial<Record<Locale, string>>>;
