/**
 * What most passwords are made of, in lower case and without digits around it: the head of the public lists of leaked
 * passwords, in English and Spanish, and what is near to hand here.
 */
const WORDS = `
  abc abcd abcde abcdef abcdefg abcdefgh access account admin administrator alex alexander america american amanda
  andrea andrew angel angela anthony apple ashley asdf asdfg asdfgh asdfghjkl austin autumn baby babygirl badboy bailey
  banana bandit barbara baseball basketball batman beach bear beautiful benjamin bigdaddy black blahblah blink blue
  boston brandon brandy brian bubbles buddy bulldog business buster butterfly camaro cameron carlos carolina casper
  change changeit changeme charles charlie cheese chelsea chester chevy chicago chicken chocolate chris christian
  christmas cisco coffee company computer cookie cooper corvette cowboy cowboys crystal daddy dakota dallas daniel
  danielle david debbie default demo dennis diablo diamond dolphin donald dragon eagle eagles eduardo elizabeth eminem
  england enter family fall february ferrari flower flowers fluffy football forever freedom friday friend friends fuckyou
  gabriel garfield george georgia ginger golden golf golfer google gordon guest guitar hammer hannah happy hardcore
  harley harry hello helloworld help heather hockey hola home house houston hunter hunting iceman iloveyou internet
  jack jackson jacob james january jasmine jason jennifer jeremy jesse jessica jesus johnny jonathan jordan joseph joshua
  juan july june junior justin kevin killer kitty knight kristen lakers lauren legend letmein liberty lincoln liverpool
  london login love loveme lovely lover loveyou lucky madison maggie manager manchester march marie marina mario
  marlboro martin master matrix matthew maverick melissa mercedes mexico michael michelle mickey midnight mike miller
  monday money monkey monster morgan mother mountain mustang nascar natasha newyork nicholas nicole nothing ninja
  november october office oliver orange pa pass passw passwd password passwords passwort patrick peanut pepper phoenix
  please pokemon porsche princess purple qazwsx qazwsxedc qwe qwer qwert qwerty qwertyu qwertyui qwertyuiop qweasd
  qweasdzxc rabbit rachel raiders rainbow ranger red richard robert root rosebud samantha samsung sandra scooter
  sebastian secret secure security september server service shadow silver simple slipknot smokey snoopy soccer sophie
  spider spiderman spring starwars steelers stephanie steven summer sunday sunshine super superman superuser support
  system taylor tech temp temporary tennessee test tester testing texas thomas thunder tiger tigger tinkerbell trustno
  tucker tyler user username vanessa victoria victor viking vikings warrior welcome welcomeback whatever white william
  winner winston winter wizard xavier yankees yellow yosemite zaq zaqwsx zxc zxcv zxcvb zxcvbn zxcvbnm
  adios administrador alejandro amigo amigos amor angelica barcelona bienvenido bonita cambiame camila carmen casa clave
  contrasena corazon cristian cristina daniela diego estrella familia fernando felicidad flores francisco futbol gatito
  guadalupe hermosa jorge jose juanita karina lorena madrid mama maria mariana miamor miguel navidad oficina
  papa patricia pedro perro princesa primavera prueba realmadrid roberto rosa santiago sofia teamo tequiero tigres
  usuario valentina verano veronica invierno otono
  aquatics boulder builder concrete construction crew foreman gunite pebble pool pools poolside scheduler swimming trowel
`;

/** Rows and patterns of keys with digits in them. */
const WALKS = '1q2w3e 1q2w3e4r 1q2w3e4r5t 1qaz2wsx 1qaz2wsx3edc q1w2e3 q1w2e3r4 a1b2c3 a1b2c3d4 zaq12wsx qwe123 abc123';

const split = (text: string): string[] => text.trim().split(/\s+/);

/** The words of common passwords. */
export const COMMON_WORDS: ReadonlySet<string> = new Set([...split(WORDS), ...split(WALKS)]);
