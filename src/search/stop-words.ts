import type { Locale } from '../i18n/locale.ts';
import { foldWord } from './words.ts';

/** Stop words: they turn keywords into a sentence, and do not describe its subject. */
const LISTS = {
  en: `a an the of in on at to for from by with about into onto off as and or but if then than so not no
    is are was were be been am do does did done has have had can could may might must shall should will would
    i you he she it we they me my mine your his her its our their them us this that these those there here
    who whom whose what which when where why how many much any some only also get gets got happens happen
    mean means allowed please exactly ever already still just now though although cannot can’t don’t doesn’t didn’t
    isn’t aren’t wasn’t weren’t hasn’t haven’t won’t wouldn’t couldn’t shouldn’t mustn’t i’m i’ve i’ll you’re you’ve
    you’ll they’re we’re they’ll`,
  de: `der die das den dem des ein eine einen einem einer eines und oder aber wenn dann als wie so nicht kein
    keine keinen keiner keinem ist sind war waren sein bin bist wird werden wurde hat habe haben hatte kann kannst
    koennen können darf darfst dürfen duerfen muss musst müssen muessen soll sollen will wollen mag ich du er sie
    es wir ihr man mir mich dir dich ihm ihn uns euch mein meine meinen meinem meiner meines dein deine deinen
    deinem deiner sein seine seinen ihre ihren dies diese dieser dieses diesen jene wer wen wem wessen was welche
    welcher welches welchen wann wo warum wieso wie viel viele noch nur auch schon im in an am auf aus bei beim mit
    nach von vom vor zu zum zur für fuer über ueber unter um ob da dort hier eigentlich genau passiert bekomme
    bekommt etwas bedeutet gibt heißt pro jemals schon bereits obwohl denn jetzt`,
  pl: `a i o u w z ze we na do od po za pod nad przy przez dla bez ku oraz lub albo ale jeśli jeżeli gdy kiedy
    to ten ta te tego tej tych tym co kto kogo komu czym kim czyj czy ile ilu jak jaki jaka jakie jakich jakim
    który która które którzy których któremu gdzie dlaczego skąd czemu nie jest są był była było były być będzie
    mam masz ma mamy mają mieć może mogę możesz można mogą muszę musisz musi trzeba powinien ja ty on ona ono my
    wy oni one mnie mi mną ci ciebie mu go jej ich im nas nam swój swoja swoje swojego mój moja moje mojego mojej
    moim twój twoja się sie już jeszcze tylko też także tu tam coś ktoś dzieje znaczy dokładnie właśnie kiedykolwiek chociaż teraz`,
};

const SETS: Readonly<Partial<Record<Locale, ReadonlySet<string>>>> = {
  de: toSet(LISTS.de),
  pl: toSet(LISTS.pl),
  en: toSet(LISTS.en),
};

function toSet(list: string): ReadonlySet<string> {
  return new Set(list.split(/\s+/).map(foldWord));
}

/** In a language without a list, words that occur in more than this share of all entries are stop words. */
const STOP_WORD_COMMONNESS = 0.25;

/**
 * Whether a folded word is a stop word. `commonness`: the share of all entries that contain it, from 0 to 1.
 */
export function isStopWord(folded: string, locale: Locale, commonness: number): boolean {
  return SETS[locale]?.has(folded) ?? commonness > STOP_WORD_COMMONNESS;
}
