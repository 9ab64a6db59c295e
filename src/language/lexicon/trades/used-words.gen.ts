/** Written by `npm run train:trades`; do not edit. See `src/language/terms/trades.ts`. */
export const usedWords = {
en: `a:55
a0:6v
a1:2f 4z bn ce du
a14:6e
a193:r
a2:4w 4x 4y 62 8z al
a3:9z ce df e1
a4:8e a0
a44:61
a5:8f 8h
a6000:5a
aa:7x 8d
aac:41
aat:90
ab:62 ag
abandon:7y
abattoir:bi
abbotsford:5k 9q av
aberdeen:1t 6g 6l bq
aberfeldi:bw
aberystwyth:52 7a d6
abi:ab
abil:4n do
abl:cq
abn:95
aboard:3l
abov:u w 19 23 2s 36 3y 49 6z 72 7g 80 8z 9f a3 ca dy
abroad:9m
abrsm:4o 4q 4t
abscess:5j
absolut:4l 4w
abstract:7f 9n cr
abus:86
ac:bk bo bx c1 cd
acacia:6w
academ:8n
academi:cy e2
acc:3d 90
acca:94
accent:4z 8u
accept:2y 40 6u 76 7l aq b4 bt
access:s 11 17 1m 26 2l 2r 42 46 7n 80 84 8d 8g 8r 99 9t bh ce du
accessori:5w
accid:56
accommod:2p 3m cn dm
accompani:9b 9s ci
accompanist:4r
accordion:75 7r
account:14 3o 5o 81 86 89 8y 90 92 97 a0 a5 ch
accredit:7 d 1r 5c 9a dw
acct:a0
accuraci:8z
acer:d2
acet:43
acid:30 4v ay d8
acl:3w
acn:95
acoust:h 26 4p 4s 6v 74
acquir:6y 7f cd
acr:u 20 5g 5k 7j bv bw bx c1 cd
across:u 12 16 24 2x 3d 3o 6a 6b 6l 6w 9z a1 ak b3 b5 br by dv
acryl:1h d8
act:9b 9t
action:74 9e d6
activ:38 74 86 ab
actual:5 34 8w 9s
acupunctur:40
ad:89 8e 8t 8u 94 9m dk
adapt:71
add:2y 70 ds
addit:q 3a
addo:by
address:9x ab
adelaid:d 30 3k 43 5a 7c 7d ah cj
adhd:53 e6
adhes:g 8i ax az
adjoin:7w
adjust:3x 43 6v 7i 89 9f
admin:cv
administr:82 9e
admir:dz
adopt:dt dv
adr:6k
adult:3h 3j 3m 4f 4g 4h 4i 4k 4n 4o 54 57 66 dl dv
advanc:17 2c 3h
advent:7v dc
adventur:2h 62
advert:1r 23 4o 8u
advic:1r 70 90 ay
advis:97 98 9g 9h
advisori:5x
aerat:1b c2
aerial:8s
aero:c6
aeron:6v
aerospac:a5
affair:9v
affidavit:ab dv
afford:97
afr:dz
afraid:4m
africa:12 2b 39 77 a2
african:7f 8u
afrikaan:5f 8n 93
afro:8w
aftermarket:d1
afternoon:2a 40 52 5f
afterward:2a 9v ak
again:0 2 3 o t 1p 2n 2o 2p 44 4l 81 83 8p a7 aj bi bu bz c0 c2 cz do
against:2 w 18 89 bb c0
agapanthus:7p
age:23 2a 2u 2w 3r 3s 4g 4i 4k 4p 4q 4s 53 5s 6h 79 89 8e dk dl dn e8
agenc:13 3t 50 5s 60 6z 88 8d 9k ci cq ct dl
agent:13 1r 6p 8z 91 cc
agit:12
agm:ch
agnolotti:2t
ago:3l
agre:1m 62 bw dj dw
agreement:6g 96 97 98 9t cd
agricultur:24 9q
agronomist:bo
ah36:b0
ahead:dr
ahpra:40
ai:8n
aid:2k 3q 3r 44 55 5e 9b bj cw
aiken:5l
air:6 7 8 p 1s 2k 2q 6j 6o 70 9y ap b3 b5 c2 c8 cr
airb:7m
airbnb:1x cm
airbrush:2d
aircraft:c6
airdri:9g
airer:7u
airfram:c6
airless:bb
airlin:3m 9b
airport:4a 5g 66 6g 6i 6m a5
airstream:65
aisl:22 25 5c ar
ajax:c
akron:c7
alarm:3 c 14 6d a2
albacor:2v
albani:az
albert:78
album:21 7g
albuquerqu:8g
alburi:5w 6m aw
alcohol:2i 32 34
alcov:i 1k
ale:32
alexand:2e
alga:15 5n
algarv:cw
algebra:4u
ali:1h
alien:8e
align:5y am
alik:47
allen:1o aq
allerg:5g
allergen:1z a7
allergi:1x 20 3n
alley:c8
alli:af
allianc:4d
allot:3q 3t 5p cd
allow:37 5g 7w 9h ce cf
alloy:aj
allreadi:g 9b
almond:2z 5p
almost:1j
alnwick:47
alon:18 1n 5r
along:1 1d 2r 4h 5c 5f 5z 69 d8 di
alongsid:6d
alot:8v
aloud:48
alpaca:5j dd
alreadi:k 1b 2a 7i 91 9c dx e4
altar:cm
alter:2e 7c cx
altern:3o 3t 4r 6o 6r ct cw
alto:25 75 dn
altogeth:7h
altrincham:4e
alu:ac
aluminium:1 l 1d 1p 6f ac ap b0 b1
aluminum:1
alway:e n p u v 2m 4x 5a 6s 7q a7 ag
alzheim:3t
amapiano:8w
amarillo:6e
amaro:33
amateur:26 5k dn do
amazon:8x cr
amber:ax
ambul:4n
amend:99
american:4z 6x 91
ammonia:48 c8
among:31 3l 3s 4d 76 97 cu do
amp:9 a 3j 4p 6y 74
amplifi:6y d3
amus:9z
anaerob:bm
anaesthesia:bd
analysi:39 9s ak bp c4 e7
analyt:8a
anchor:27 c5
anchovi:30
ancient:87
andov:bk
android:6z 7z
anemon:5n
angel:25 7v 9j b7 ds
angelicus:25
angl:8x b0 c2
anglepois:7t
angus:bq
anim:2a 3b 5o a7 a8 br dq
ankl:7l
ann:41 cl
annapoli:1h
annex:ck
anniversari:1v 63 77
announc:87
annual:6 68 8y 9w al c6 ds
annuiti:9h
anod:c5
anodis:c6
anonym:8p
answer:k 3b 3m 44 45 4r 5c 5r 83 8a 9o 9p 9t a4 a6 ag ch dr dy dz
ant:w 2z
antenat:46
anti:n dg
antibiot:3u
antifoul:6d c5
antipasti:30
antiqu:18 7o cz
antiscal:c9
antonio:21 29 ag
antrim:7q
anvil:5l
anxieti:3z
any1:1w 3k bm cw
anyon:7 40 9b 9p c6 ck cn
anyth:2 b v 1x 2p 2y 3p 4h 4n 4x 6b 7w cb
anythin:4y
anyway:79
anywher:21 39 3f d1
aoif:24
ap:4v 84
apart:a n z 18 1q 29 5g 73 ca ck
apdo:e6
apertur:5a
aphasia:41
api:80
apiari:5p
apiec:76
apostill:9d
app:b c 23 3g 4c 7w 7z 86 96 9w a4 cv
appeal:9a
appl:1v 2y 34 7p ar bx by cs
appli:5b 9k bw cm
applic:a y 1c 4v 9a 9i dw
appoint:2e 42 43 45 49 69 8l 9d 9o cc e4
appreci:10
apprentic:51
apprenticeship:64
approv:a n 1h 2d 4h 6e 7f 7g 7s 8p 9g bc cc di
approxim:p 16 1i 1n 1s 47 b1 ce
appt:4a
apricot:2z
april:n x 1a 1t 23 2n 3a 3g 3l 49 54 5d 6e 6q 6x 7b 7m 7n 86 8j 8s 8y 91 96 9h a9 ac bc bj bo br bt co cr cv db dg dq e4
apron:58 ba
apt:1r a3
aptitud:5b
aquafaba:3b
aquarium:5n b7
arab:9a
aran:dd
arapil:4m
araroa:7m
arbitr:96
arbor:41 cl
arborist:1c
arc:8 6y 7t
arcad:7d
arch:20 2b 8g a0
architect:y 6v
architectur:70 8t
architrav:i
archiv:du e1
arctic:1g
area:1 8 u 13 26 2b 2v 3h 5l 7l a1
arena:3g 4h 5k
aret:4m
argon:l
argu:y 4y 6p 97 9c
argument:29
aria:4r
arla:ch
arm:c 1h 1j 3v 43 5x 6h 6r 7a 8t a2 ae ah ao aq c2
armbar:4l
armchair:1j 3z
armi:4t
armoir:7e
around:0 i n 17 1s 20 2i 2l 2n 2t 2u 31 3a 3f 64 6v 77 a2 aw c7 cr d6
arr:94
arrang:19 1h 20 32 3h 5i 5r 6c 6i 6n 97 d1 dr dv
array:d 2k
arrear:9e ch
arriv:a k 14 25 2d 2l 2v 3a 3f 68 6m 70 9a 9s av b0 dg
arrow:69
arsenic:c9
art:z 7f 9c ci co
artex:f 1s
artichok:30
articl:4w 7y ac c6
articul:a7
artifici:e5
artisan:2s
artist:2d 7f 8u dg di dk
artwork:8b 8c 8f 8j 8v de
arvo:4 26 3o
as9100:ac c6
asap:k 3x 9d ca
asbesto:s 19 1s
ash:j 2m 6u 7n b3 da dr
asha:41
asham:50 9v
ashburton:5z 7i 9a bv
ashevill:2i 3s 53 6u d3
ashford:5y cm
ashlar:b8
asian:2p
asid:18
ask:0 f g n 1r 1x 2e 2p 3i 3j 3o 4e 4k 4l 4s 4w 4y 5c 6d 6o 6p 71 76 7d 7n 7r 89 8b 8g 8h 8k 8t 95 98 99 9i 9j 9l 9t 9x a3 ar b1 bb bc bk c4 c5 c6 cx dr e7
askin:95
asleep:3g cw
asparagus:by
asphalt:27
assam:36
assault:29 9b
assembl:6b 6t 6w ai
assess:1r 2m 4e 53 91 99 9t 9u d1
asset:dx
assist:b 2d 68 69 6n 8m a5 cp cu cv dx
associ:1b 2a 3d 40 4k 4l 9p 9y de
astern:6d
astoria:bw
aswel:0 35 64 6a
atari:72
ate:6u br c2
atex:bf
athi:a9
athlet:5u
athlon:1r 1u 6j ao
atlant:3i 85
atlas:5t
atol:3m
atom:4v
atp:6m
attach:8j 9d ac
attend:29 2o 2q 4a 7w 92
attic:p 1r 5s 77 b6 d8 e1
attorney:9c 9d dx
au:5s
auckland:b 1u 50 6h 6m 6o 8d 8v 96 a3 ac
auction:1x
audi:dz
audienc:2a 2h
audio:b 7z 8q
audiobook:8u
audiogram:44
audit:w 14 4r 5p 82 88 91 92 9r 9s ai do
auditor:9s a9 be
aug:27 2g 3m 4v 66 9g cj cs
auger:bh
august:b k 16 1y 2b 3j 3q 4g 4l 4s 5n 5p 6h 6j 75 79 7q 85 8l 9e 9p a0 a5 b2 bh bn bp bq br bv by cx de dn
aunt:s 28 3t 40 77 8u au b8 bx d7 du dx dy
aunti:23 26 2p bc
aus:7y
aussi:8n
austin:n 1w 4l 8r
australia:6o dn
australian:2t
auth:80
authent:7h 9d
author:76 8s
auto:54 5a 5v 6g 7d 8r 93 bi bn
autoclav:4a bd
autom:o
automat:7d bi
automot:4x 9r
autumn:2 2m 4n
av:9w
avail:i 1y 2i 3t 4d 4e 4i 4p 59 5e 5k 6c 7g 9m cb ck cq cr dm
avalanch:4n
ave:25
avenu:7p
averag:f k
avocado:5 2y bt
avon:9h
aw:2f 56 83
award:3o 93 9w
away:1 h l s v 19 1d 1m 1o 2b 2p 3p 3t 43 58 5h 6x ai aw b1 cb cf cl dh dq ds
awkward:9p
awn:1h 65
axe:3o 4m
axi:ac aq
axl:r 1e 6e 6f ae
ayr:82
ayrshir:2w bm
az:72
azalea:15
azor:c5
azur:83
b1:4x 4y 81
b2b:8n 96
b3:am
b4:8g
babbl:4z
babi:8 2b 3f 3g 3q 3x 3z 46 4e 55 59 78 7s 9a bn ck dd dg dt
baboon:dg
babysit:3v
babysitt:3r cw
bac:93
bacc:40
bacchus:bx
bach:3h 4o 75 bl
bachata:4f
bachelorett:3p
back:0 8 d e g l m n q t u v 10 13 16 17 1a 1d 1e 1f 1q 25 28 2e 2g 2k 2o 2u 2w 38 3b 3e 3l 3q 3r 3w 3x 46 49 4e 4h 4k 4p 4r 4s 5f 5m 5n 5w 61 67 6a 6e 6j 6r 6u 6v 78 7a 7b 7c 7e 7o 7p 7q 7s 8d 8o 8x 8z 9l a4 af ah aq aw ax ay b3 be bk c8 cq cs cu d1 d8 de di dr dt dy e7
backdrop:2b 2q 8g 8y e5
backend:80 8d bk
background:8w 8x
backlash:at
backlight:d3
backlink:88
backload:16
backpack:cs
backsplash:g
backup:o 3h 82 83 aq
backyard:29 2h 4g 6w
bacp:3z
bad:1s 41 46 4h 7n 8p 9g b5 by
badg:2n 3k 4g 9s 9w de
badger:49 dj
badminton:4i
baffl:u
bag:1o 2a 2p 2s 2y 2z 35 36 37 39 3c 3u 74 79 7b 7m 7n 7p 8j 8x ad au av b5 b9 ba bo bp c2 c7 cr cy e0 e2 e7
baguett:1z
bahn:4x
bailiff:9e
bait:w
bake:d 2s 3o 5z 85 aj aw
bakehous:2s
baker:2s
bakeri:w 3y 4x 5e 69 95 a6 ca
bakersfield:9z
bakewel:38
bakfiet:69
bakki:2y 5y 7n dq
balanc:a 5l 5y 63 92 bd bk co
balayag:48
balconi:1p 99
bald:49 5y
bale:1l ao b1 b6 bp bu bv
baler:al bu
balham:10
bali:cj
ball:28 34 4e 4i 4j 5p 7p a0 an dj
ballarat:0 1z 2a 3x 61 93 aj d3 di
ballet:3x 4f 7w
ballina:1w 3x 4g 5r 7o 7y 9x d9
ballito:6s
balloon:2a 2b
ballpark:5
ballroom:cx
ballybofey:bm
ballyfermot:dz
ballymena:43 53 5w 8g dk
ballymun:74
balmor:9c
balsam:30 e5
balustrad:i j 1f 1p
bamboo:8j
ban:43
banana:2y
banburi:5f
band:1r 24 2k 2l 3l 4n 4r 4t 6j 75 7k 8e 8w 9c at d0 de dm
bandsaw:7i 9u b3
bandsman:4t
bandwidth:a7
banff:1x 21
bang:6 41 4s
bangor:7u bn
banjo:75
bank:x 1v 37 3d 3g 3j 4j 57 7p 8s 8y 90 94 95 9d 9g 9h a5 b1 bq de e8
banner:8b 8g 9t de
banquet:23
banquett:1j
bantam:bs
bantri:40 c9
bap:1v
bar:1n 1p 23 2i 2o 32 37 3g 3l 3p 5l 5n 5v 60 68 6e 6v 7h 7k 84 85 ac ag an ao ap b0 bc bg
barb:c0
barbecu:1f 1w 3o
barbel:c2
barber:9 49
barbour:7b cx
barcod:8c aa
bardstown:33
bare:0 f 58 5z 7f 7i 7p cd dc
barg:2m 4c c2
bariatr:5u
barista:35 3b co
bariton:75
barley:33 bo bp bv
barn:m r 1y 24 26 2i 2p 2r 2x 61 7t 84 ae ar b3 bj bp c0 c1
barnsley:29 72 9f 9g aj e4
barossa:8z
barr:4p
barrack:3i
barrel:n 27 31 33 3d 8v an ao b5
barri:45 7j
barrier:8g aq aw
barrow:r 6h cu
bartend:33
bartok:4o
basalt:4m
base:4 h r 1e 24 2t 3b 4v 5f 65 6t 78 7h 7l 7t 7y 83 9h 9n ae az b5 ct d9
basebal:7h
baselin:53
basement:j 4p 74 a9 cg
basi:4n
basic:50 cq
basildon:8k
basin:4 5 48
basingstok:2q
basket:1z 4i 78 7v 7y db
bass:24 4p 4s 69 74 75 8w dn
bassinet:78
bassoon:d5
bassoonist:do
bat:7k
batch:1z 2j 33 39 81 8i ac ag aj bb bc c6
bath:c 10 1a 25 2t 3h 3p 3r 3y 46 5h 5i 88 99 b1 bn bs cv cz
bathroom:5 10 19 1q 2r 3h 65 8i bj cb
bathurst:4t
baton:9d as
batt:p 6z 7i b6
batten:0 2k
batteri:c o 19 44 4v 5q 68 6r 6z 72 7a 9i b1 bi bl cz d1 e4
bavaria:4x
bay:a x 1d 1i 1m 2d 2h 2l 30 3h 5k 5x 6c 6k 8k ae ap ar as ay bw by c0 cd cf cg ck db dz
bayswat:7b
bb:b3
bbc:7z
bbq:3l
bc:33 40 5u ax cz
bda:5u
bday:23 2a a6
beach:2h 3h 3j 4j 5c 5f 6p 8y cj dq
beacon:c3
bead:f p 7v b6
beagl:5e
beak:bs
beaker:bb
beam:3 c o x 26 ad ae bf
bean:35 37 52 58 a1
beani:dd
beanstalk:79
bear:1l 24 6f 76 7a 7m am an
beard:49 8y dj dk e5
bearsden:4q
beat:5q 72 8w 9f d6
beaten:db e3
beauford:2g
beauti:7c
becom:4b 4v
bed:0 1 e w 10 11 13 16 17 18 1a 1b 1e 1k 1o 1q 1r 24 3s 3t 3v 52 5g 65 66 6d 6t 90 9d af at bd bj bp by bz c9 ca cb cc cd ci cj ck cm
bedford:1r 4g
bedpost:dr
bedrock:u
bedroom:0 8 f l q v 13 18 26 3h 3i 3n 6t 84 ca cb cc ci ck e6
bedsid:6t 7t
bedspread:cg
bedtim:3r cw
bee:5p
beech:1c 6t b3 dc
beechwood:7a
beef:2u bq
beehiv:cf
beekeep:5p
beep:6d 87 d2
beer:32 34 4x 58 84
beeswax:5p
beetl:i bw
beetroot:34 8i
beforehand:1y 4b dt
bega:au
began:8b
begin:5 1a 2t 3q 4h 6p 6u 7v am
beginn:4d 4f 4i 4j 4l 4m 4n 4p 4t 4w 4z 56 59 5p dp
begun:3d 4p 4s
behav:2s 3g 4p
behind:4 9 b g m n v y 19 1f 1g 2q 2r 32 5i 5j 65 6f 7a 7f 7q 7w 8x 91 b4 bx ce d8 dm
beig:z
bein:cc
belay:4m
belfast:h i 2x 3r 58 6g au
bell:3n 75 9a
belli:f 2u
bellvill:7k
below:1d 5v 6e 7j 85 a4 cd
belt:1l 4l 4r 5x 69 6j 9l 9r 9u am ar b3 bf c7 cy
bench:1a 1f 1j 28 3e 63 6h 6u 6v 6w 7i 7k 7l ao d0 d2 d3 d4 d7 d9
benchtop:k
bend:j 1i 1p 47 ad c8 dt
bendi:2y
bendigo:18 5q 61 95 b4 bh cu d8 dg
beneficiari:dx
benefit:cp
benoni:ai
bent:3x 6u 7m 8g ad dz e4
bentley:2g
ber:1r
berber:7s
berkshir:br
bernadett:4o
bernard:8e
berri:38 3c
bert:a7
berth:65 6c c5
besid:y 30 3f 4u 6t 8c 9s
bespok:z 1k 80 cx
best:4 10 3p 5w 81 aq b1 bn co
beta:7z 8o
better:3g 5a 7b 9y
betw:7m
bevel:d8
bewdley:5r
bexhil:1n
beyond:3w
bft:o
bga:ai
bhs:4h
bi:85
biab:4a
bib:4k 7k 7w ba
bibl:8h
bicest:cf e7
bicultur:3z
bicycl:3i
bid:5d 89 9i
bidder:ci
bifaci:bl
biffa:b2
bifold:q
big:d g o w z 1c 1k 3d 3i 3j 47 5p 65 6a 6i 6o 6s 6y 75 7a 7f 7g 7s 9s am ap bn bp bv c8 da db e3
bigger:q 4h d9
bike:c 17 1s 3w 66 67 68 6a 6k 6p 7k 9x aj cl
bilg:6d
bilingu:36 3s 6q 7x 8c 9k 9o a0 a3 cv dh dt
bill:3 7 a d 18 3f 3w 41 6g 6o 6p 83 aa c4 cb cl
billboard:8g
billet:cy
billi:br
biltong:2u 2z au
bin:n 14 19 1l 1t 3d 7u 8t al av b2 bx cy e6
binanc:91
bind:7l 8h
binder:7h
biodynam:3d
biofilt:5n
biogro:3d
biolog:4v
biosafeti:bd
biotech:9j
birch:1a 1k b3
bird:2 11 2x 59 5o 71 8e av bs
birder:3l
birmingham:t 50 51 5v 8s 98 9v 9w e7
biro:8b 8m a0
birria:1w
birth:46 8l 8m dy
birthday:t 29 3b 49 7a 9n
biscuit:4z 5r 8q 90 aq
bishop:2q 3f 6j 8f
bistro:31 3f co da
bit:h 18 1c 1i 1w 23 3k 3l 3t 3v 42 4h 4o 4p 56 5i 6z 70 78 7a 7c 7q 96 9w af ai av aw b0 br bv c1 cu cx do dt dw
bitch:5g 5m
bite:5i du
bitin:5f
bitter:33 35
biz:9f
bjj:4l
black:e g h v w 1p 2b 2o 30 4l 79 7b 8h 8k 9r ag aj al am b7 b8 ba br d8 dj ds dz
blackburn:p 90 dr
blackbutt:h
blackcurr:2j bt
blacken:6u
blackout:1i
blackpool:2c
blackwork:4b
blade:3y 7j au bm
blanc:31
blank:af ak e4
blanket:0 16 2g 40 6h 7e 7v dd
blast:15 3c af aj b0 bf
blazer:7b de
bleach:15 2s
bleacher:2l
bleed:55 5o 6a 8f d4
blend:33 34 35 36 39 ay bo bp dt
blender:8t
blenheim:20 68 ba
bless:25
blew:p 4v 9b 9f bz
blind:b 13 1i 6l 9o cj d6
blink:1l 8y
blister:74
bloat:5u
block:4 a t 15 1e 1t 2f 2p 2u 3j 3s 45 4c 53 54 5p 5z 67 6l 7a 7g 7p 7q 7u 7v 8h ak ao b8 bg bp c1 c9 ch
blockin:1
bloem:5z
bloemfontein:1v 2k 37 6e 7h 86 90 92 9b ax c9 d5 d9
blog:8n
bloke:d 16 9e
blood:34 3a 45 5j 5u 6k bd
blous:7b
blow:29 48 4t 5i bm c8
blower:p 29 7j 7o
blown:f p 1h bn
blue:1g 2j 2r 2w 3e 3k 4f 4p 5w 5z 65 6d 76 77 7f 7h 89 8f 8x ap b4 bj bl d2
blueberri:3c av
bluegrass:dn
bluegum:7n
blueprint:81 a9
blueston:b8 ds
bluff:c2 c8
blurb:8n
blush:20
bmw:60
bo:58
boa:2q
board:6 g h l o p z 1d 1f 1l 1m 1w 1z 2f 2w 3g 3l 3n 4g 5e 5g 5k 6i 6j 6u 73 7k 7l 7u 86 8g 94 9r a8 al az b1 b3 b6 bi ce d3 d8 dh e3
boardroom:14 1k 6v 8y 9y a8
boat:2v 3l 3o 3p 5g 6n 7r 9f ac af az cg dh di dj dx
boatbuild:94 b3
boathous:y
boboti:58
boden:79
bodhran:75
bodi:1q 5f 5u 6g 71 80
bodysuit:e2
boer:br ds
boerewor:1v 2u
bog:t
boho:7c
boil:1u 32 38 8j a1 bl cl
boiler:1t 7o 89 a4 aw bn cj
bois:1n 53 88 9g
bokhara:7s
boksburg:af b1
boland:3n
bolero:65 7c
bollard:7t
bologna:2t
bolster:3y
bolt:1n 2l al ar b9
bolton:f 2b 4k 5z 9g a9 b7 cr e4
bom:81
bomb:3y
bona:h
bond:13 33 3m 52 5m 6p 99 c7 cf
bondi:16
bone:1j 2u 2v cx d5
bonjour:4y
bonnet:8k 96 dd
bonnevill:62
bonsmara:bq
bonus:by
book:19 1i 1j 25 2p 35 3f 3m 3r 4i 4t 54 55 58 62 66 6l 77 7x 7z 83 8d 8e 8p 92 9c 9n 9o 9w a3 bq bv by cp dm dn du
bookabl:9x
bookcas:1k dq
bookkeep:90
bookshop:76
boom:ao bh bu dk
boosey:75
boot:3i 3p 4m 5q 5z 60 6i 7b 7l 7m 8x by c7 cp cq cu cy dx e0
bootcamp:56
booth:2q 44 6v 8m 8u 9v 9x dm
booz:6j
bordeaux:ax
border:16 1b 2q 5f 91
bore:1a ac am dg
borehol:u an bz c9 cc
borer:at
born:3r 4z dj
borough:30
borrow:2c 4p 6e 6f 9g ci dj
bosch:1l 5x 68
boss:31 3o 4w 56 5d 6v 9v a8 af ca d9
bossi:4h
boston:51 7n 8m
botan:4b di
botswana:cl
bottl:12 2w 31 33 34 3q 8j 8x ax bc
bottler:c7
bottom:i m 1c 1y 3x 6a 6b 76 ad d4
bought:3 g k m u 1q 4y 6b 76 77 78 7e 88 8a 8k 9b aw bu d5 db
boulder:1n 4y 5f
bouncer:2n a2
bounci:29 9f
bound:1e 7e 7s 8p
boundari:1d 7m 8z 99 c1 c3
bouquet:20 2b
bournemouth:3p
bout:7 i 15 35 ah b1 bc c4 cf da
boutiqu:z 2e 7s aa cp dd e3
bow:4q 75 d5 e4
bowen:3f
bowi:77
bowl:1u 57 5n 5o 6w au b8 da dc de
bowral:4j
box:3 7 8 9 h i k y 12 16 17 18 1g 1o 1y 2n 2q 2t 2u 2v 2x 2y 37 48 4v 55 5j 5k 64 69 6e 6f 6k 6l 6o 6q 6r 6z 71 72 76 77 7d 7e 7h 7k 7p 7q 7u 84 87 8c 8n a9 af ah ai al av b0 c0 cd cx d8 dq e3
boxer:8p
boy:1a 2a 3u 41 4k 52 5m 6w 79 97 b3 c2 cw cx dw
bozeman:45
bpca:w
bra:3w
braai:1v 3h 66 6w 7n
brace:ba
bracket:1 j 1c 1n 6a 6b 7t 8r ad ae ak c6 d4 dc
bradford:0 1u 3c 95 b9
bradley:aq
brahm:do
brain:4x
brake:54 5x 63 67 68 6a 6b 6f 6r 78 ad af at bm cr d4
brambl:5m
bramley:bx
brampton:5d 9a ar
branch:37 3m 5b 88 8j a7
brand:2q 6q 7y 8a 8b 8j 9c 9p a8 bb dl
brash:bw
brass:24 2l 4t 6j 75 7e 7t b0 b1 d9 do dz
bray:4d 4i 6s bi cw
brazil:35 4w 5s
brc:bc
breach:96 9t
bread:9 1v 2j 7u 85 8u dh
break:c r 2u 3h 4f 4l 7h 86 9v a8 ab ag ax be
breakaway:9y
breakdown:61 9p
breaker:9 6r bh
breakfast:1x 3a 3g 6k 6v cn
breaki:2x
breakout:3n 9y
breakroom:a1
breast:3 f
breastfeed:46
breath:4d 4g 4r 4t 99 do e8
breathabl:f v b6
brecon:3j 5m bj bq
bred:5n
breed:2u 5e bq d9
breeder:5i 5m
brekki:3i
bremen:4x 8l
brew:35
brewer:9k
breweri:1w 3p 8a 8b 94 9f bd c9 dg
brick:3 8 q s 1e 1m 6w 7o 7q
bricklay:q
brickwork:q
bridal:20 2d 2e 7c 7s cx
bride:1y 20 28 2d 2g 3p 60 7v e7
bridesmaid:20 2d
bridg:37 3d 6f 6n 9g be bg ck d5
bridgeport:at
bridgwat:5v
bridi:d7
brief:2n 2o a4 bb bh
brigad:1x
brighton:1k 3b 64
brightsid:24
brine:c9
bring:8 m z 17 1j 1k 1u 1v 26 29 2h 2i 2k 2w 2z 3h 3y 4l 4n 4v 58 5a 5r 64 6s 6v 6x 7k 7o 9a 9d 9x a5 ae ah ax b1 b3 b7 bb bi bt by ci dk dz e1
brio:7a
brioch:1v
briquett:bn
brisban:4 13 32 34 77 81 9r ab
brisket:1v
bristol:5 1a 25 26 3p 4o 4z 69 6l 6v 7y 8d 8v 96 bk cs d4 dg e0
british:20 cr
brittl:ag
bro:8j
broad:l 3l
broadcast:dr
broadway:3p
brochur:62 8b 8n 8x
broke:l 1e 6j 6t ah
broken:19 1y 89 ak aw c4 e2
broker:6c 9f ai
bromsgrov:4s
bronz:2t af bs
brooch:7d
brood:bt
brook:6b
brooklyn:z co
broom:18 4h 9l bx
broomstick:4s
brother:16 2i 3a 3z 5x 63 6f 6o 70 77 7h 7l 9c 9q aj b8 bh bl bw c4 cx d7 di dn
brought:k w 6k as
brow:4a
brown:e t z 2j 5p 7g 90 91 c2 ci da
brucellosi:bq
bruis:2y 36
brum:b1
brunch:3p
brunswick:75
brush:2 h 11 15 49 4s ad dg dh
bs:88 a9 c4
bs3:4o
bs5:d4
bsl:8m
bt6:h
btl:ch
btu:7o
bubbl:4g av c5 d7
buchu:36
buck:o br
bucket:5n 60 6n 9h ae af bh bt
buckfast:bt
buckl:dj
bud:20
bude:cj dq
budgerigar:cb
budgi:3t 5m ce
buff:b4
buffalo:1t 91
buffet:1u 1x 3l
bug:w dv
bugaboo:78
bugger:o
buggi:6i 78
build:b h i j q s x y 1h 2b 3b 3o 3v 51 56 5f 5n 6s 7z 84 85 8w 9j 9v 9w a2 a6 ai ap aq bm c3 cd ch cs d4
builder:r x 10 17 19 1a 3i 3v 7q 9u aj b6 c3 c4 c6
buildin:7q
built:f i 1f 1o 6f 6v 70 73 aw bk d5
builth:7o
bulawayo:ct
bulb:1r 1t 2b 7t a4 b0
bulg:5y
bulgaria:by
bulk:2z 36 3b 3d 5o 70 b5 bo bp bt
bulkhead:6e
bull:bq
bullet:a8
bulletin:9z
bulli:98
bumbl:2c
bump:5x
bumper:5z 6r 7k
bun:1v 1z
bunburi:67
bunch:39 bx
bund:bi
bundaberg:44
bundl:79 7q 9n
bungalow:1 s 18 cc
bungay:d7
bunion:cy
bunk:1o 3h 6t dm
bunt:7v
buoy:6d
bureau:d7
bureaus:d7
burger:1w 3b
burgl:10
burgundi:31 4a
buri:u 8w
burial:dr
burlington:p 5x
burn:e o 2m 55 7n 7o 8r ai b3
burnabi:a 73 88 8t
burner:3 6 1l 3e 3h 6w
burnley:be dq
burnt:s 35 4a 8r a1 bm e1
burr:2s 5i
burst:4 2b ao
burton:7l
bus:7 3k 3o 43 4k 4l 54 64 6z b1 cb ce df dz e0
buse:3l ai c6
bush:36 5p ac bl c6
bushmil:33
busi:w 14 4w 5c 6g 70 88 8f 95 96 9f 9q cf dw
busiest:3c
bust:7c cp
bustl:2e
butcher:c8 de
butcheri:2u
butter:9 g 2w 6x 7i
buttercream:1y
butterfli:an
butternut:2y
button:c 1j 41 5a 89 8d al cx dd e6 e8
buttonhol:20
buy:w 2c 2e 2s 3d 3e 5v 62 64 68 69 6e 6o 6r 6v 71 72 75 77 7a 7h 7i 84 9j 9p ah at b3 bk bt c1 d0
buyer:t 18 8c 9g 9q 9w bc br c1
buyout:8u
buzz:4t d5
bylaw:99
byre:c0
byron:2d 2h 8i dz
c1:4w 4x 4z dp
c2:bo
c24:i b3
c25:b5
ca:av bk
caa:8z
cab:6g a0 as bu c7
cabin:u 4a 6c 7o bj c1 c6
cabinet:k 1k 6s 6x bd e4
cabinetri:5n
cabl:a b o 1f 1k 2k 59 6a 84 ai b1 bg bi bk
cacao:dy
cad:1k 70 ah ak ar
caddi:4j cr
cadenc:4s
cadillac:4e
cae:br
cafe:4 1h 1z 2x 2y 34 35 3b 3e 77 7x 90 9q bs co dg
caffein:36
cafm:a4
cage:2x 5m 6f
cake:1d 1y 3b 3e a6 bf
calc:7 x
calcium:ay
calcul:7 j x 2r 93
calculus:4u
calendar:56 7f 7y 8a 9n bx
calf:3w bq
calgari:1d 2a 2v 66 8q 8t 9m a5
calibr:6y bd be
california:66
calip:be
call:4 a n w x 1d 1g 1t 1y 2p 39 3m 3z 45 4w 57 5b 5c 80 83 86 87 8e 8f 8i 8m 96 9g 9i 9n 9o 9u 9y ad ap aq b2 c4 d3 dr e8
calligraphi:dh
callout:9z
callus:4p
calm:2n
calv:3y bq
cam:c 4m e4
cambridg:2a 4w 6a 9c ah bt c0 d6
camera:1 c t w 21 22 5a 8s bd e7
camino:4z
camogi:4k
camp:k 3j 7m 7r bj by cs
campaign:7e 89 9j
camper:2g dw
campervan:cs
campsit:3j
campus:a4 cl
camus:4y
can:2g bz
canada:85 9a dl
canadian:8q 91
canal:44 69
canap:1u 2o
canberra:1c 3w 4h 60 a4
cancel:29 3g 54 9b
candi:aj
candid:5t
candl:1x 6q 7v 8c 8i bs dt
candlehold:73
cane:33 34 7v d7
canist:7m
canmor:4m 7l
canneri:aq
cannock:c3 cf
cano:6f 7m 9j
canola:bv
canon:71
canopi:1c 6g bx c8
cant:3w 3x 4v 68 7x 97 9d do
canteen:5d 7u a1 bj
canterburi:bt
cantones:50
canva:27 6r 7f 8b b9 e1
canvas:7f d8
cap:l 49 7w 8j ag bm dc de dr
capa:9s
capabl:7z
capacitor:8 d3
cape:x 1l 1q 1x 22 2a 2q 3r 3x 44 4w 58 5c 5u 5y 62 66 67 6m 7e 7z 9d 9j 9t ad c5 co d0 dg dj dk dw
caper:30
capit:91 9m
capitol:9d
cappella:8w
capsul:ax bb
captain:aw
caption:8a 8p 8q 8s a7 e1
car:a o 1c 1e 26 2b 2n 3r 5o 5q 5s 5v 5x 60 69 6e 6f 6g 6j 6n 6o 6p 6r 78 7h 8k 8s 8w 96 9b 9x at ay az b1 bk c6 cf cm cr cs cw dk dv e4
caramel:1y 37
carat:d0
caravan:17 2x 3j 6f by
carb:63
carbon:3 67 9w ah
carburettor:7j
carcass:k 2u 6x
card:2f 55 6g 6i 6q 7h 8c 8f 9k 9z a1 aa bk cg cr cu dh dy e4
cardamom:1z 39
cardboard:1o 4n
cardi:dd
cardiff:9 f 25 3g 7c 8h 8r 9h cb dj
cardiologist:9n
cardrona:4n
care:12 15 2b 3c 3q 3t 47 5y 62 6k 93 9a b2 ct ds
career:5b 8s
caregiv:ct
carer:3t 46 ct
carfax:5v
cargo:6h 6o
carlisl:4p 7x
carlow:1e 27 dj
carol:2k
carousel:de e1
carp:c2
carpark:4n bk
carpent:i
carpet:h j m 12 13 18 5n b2 b9
carri:t 16 1l 1o 25 35 3c 3n 6a 6j 76 7b 7k 7m 8l 9q bd cs cu cx e7
carriag:d7
carrier:18 1s 64 78 9f
carrot:2y 34
carrycot:78
cart:7y bv
carton:2x 3c 8c aq ar av bb bs
cartoon:8t
cartridg:4b 72 c7
carv:1v 6u dc ds
carver:4n
casa:8z
case:u 31 32 33 3d 4x 6z 88 a1 a7 aw az dv
casement:l
cash:f 2o 35 3c 49 5w 62 6e 6y 72 77 78 7k 7o 8s 94 9g 9h aa cc cd cp cs cu cy dv
cashew:2z 3b
casino:88
cask:32 33
casket:dr
casserol:7u d7
cassett:1h 6b 77 8e
cast:3 6 3v 59 7m 7o 7u ad af db dd dl
castellon:6o
castl:21 29 2p 3f 3k 7a 9f
castlebar:9x bu cx
castleford:4n 7l
castor:4f
casual:4k
cat:w 1j 1n 2m 3v 41 5h 5i 5j 5o 62 66 6q 8e a5 ca cb cj d5
cat6:84
catalog:6r
catalogu:a0 db dl
catalyst:b1
catalyt:7o
catamaran:3l 6c
catch:2v 46 90
categori:6h
cater:1u 26 3b 3c
catfish:dv
cathedr:b7
cathet:3u
catteri:5o
cattl:2x 92
catwalk:dl
caught:5l
caulk:6d
caus:a1
caustic:ay
cavan:4w bv cu
cavapoo:5m
cave:2w
caveat:99
caviti:p ak
cbr600f:63
cbt:64
cc:64
ccj:9e 9g
ccma:98
ccs2:bk
cctv:t 17
cd:8w
cdm:9u
cds:6p 77
ce:7a
cec:d
cedar:15 1d 1f dc
ceil:0 4 e f i 1s 2b 5q 7t 9y b9 ce
celebr:1v 2h
cell:68 7i 87 aq
cellar:v 31 6y 89 an dv
cellist:44
cello:25 4q 67 6i 75 d5
cellulos:p b6
celotex:7q b6
celta:4w
cemeteri:7j cg ds
census:du
cent:7g 94
centenari:1v
center:9v
centimetr:8z
centr:1f 1p 20 3n 3s 4f 4g 54 6w 72 83 9d a1 a2 aa at e4
central:31 dp
centrepiec:1y 20
centrifug:an bd
centurion:c o 29
ceo:8p
ceram:42 60
cere:79 bo
cereal:w 7h
ceremoni:22 25 2j dt
cert:2 4u 55 86 9f 9s a7 aj b0 be bg c6 ch
certif:2 9 l 1w 27 2l 39 3d 45 4x 55 56 6p 7f 86 8l 9s a9 aj b0 b1 b7 bn ch dh du dw dx
certifi:36 3d 41 4c 4i 4m 55 6o 7o 8k 8l 8m 8z 9d bg bl bw c1
ch:8o
chafe:1u 28
chain:1d 1i 3d 3i 3o 5x 62 63 6a 6b 6j 76 85 am bf bg c5 cc cv d0
chainsaw:7j
chair:1j 1o 26 28 3y 42 48 49 4c 4d 4e 5q 6u a0 bd d7 e5
chairman:9w
chais:1j 6s
chalk:d7
chalkboard:dh
chamber:2h au do
chamomil:36
champagn:2g 34 d0
chanc:55
chancer:7w
chandeli:7t
chandleri:c5
chang:n 10 1n 1t 3u 5c 5o 8k 8o bf cm
changeov:9r
channel:1e 2k 84 8a 8g
chap:32
chapel:db
chaplain:ds
chapter:4v 5t 76 8o 8p 8r 8v
char:33
charact:50 7e 8r cc cs
charcoal:6w df
chardonnay:bx
charg:9b d1
charger:28 68 6z 72
chariti:18 5b 6a 70 78 92 9o e7
charleston:22
charlock:bo
charlott:14 5b
charlottetown:38 8y a0 c4
charpi:be
chart:1r 43 4c 52 9q a8 a9 c5 du dy
charter:x y 3l 9h
chase:f 2p 63 90 96 9e 9n ch
chaser:9n
chassi:ae
chat:49 50 5c 5r
chatbot:85
chatti:e0
chaud:4y
chauffeur:2g
cheap:17 2m 3m 4x 5b 5o 5z 64 6v 7k 86 8j bb dm
cheaper:16 2y de
cheapest:1r 9f
cheat:dv
check:2 n s 14 1r 1t 2a 2i 2n 2p 3g 3x 42 45 47 4c 5r 5u 5v 6v 6z 78 89 8c 8f 8o 95 9a a2 be c1 c3 c8 cj d4 d6
checklist:13
checkout:7y 8d
checkweigh:au
cheddar:2w
cheek:3 42
cheer:by cm
chees:1f 23 3b 4y 5l 5u 81 8i 8s a6 b4
cheesemak:br
cheesi:23
chef:1x 26 3f 8a ba cn da
chelmsford:28
cheltenham:1j 2i 5e 86
chem:4v
chemic:v 3j bj e2
chemist:48
chemistri:1g 4v 5t 9c
chemo:4d
chequebook:8t
chequer:b0
cherri:7b ae dg
cheshir:2g bl
chest:3c 6v 7e 7i dd de e4
chester:12 6d 8n ab cp
chesterfield:6s 7h cc
chestnut:dz
chev:2g
chevron:8k
chew:15 5j 5o 7a ag
chiavari:28
chicago:2q 5s 7w 8o a8
chicken:5o 7q ce cj
chief:6p 9k
child:1i 3s 45 66 6g 6i 97 dt
childcar:5s
childhood:d2
childmind:3q
children:m 2a 2y 3g 3h 3r 3s 41 42 4g 5c 5s 65 6a 6y 7l 8e 8n 97 a5 cm df dq dt
chill:34 3a 3b 3c cb
chiller:3e 5n
chilli:39
chimney:f i 1m 4m 7o b4
chin:4q 8y
china:16 28 ag
chip:3c 42 5j 5m 6d 6n 7x aa ak az ck d1 da dq dz e0
chipboard:6x 7e
chipper:1c 3e
chippi:i aa d1
chisel:7i dc dh
chiswick:45
chlorin:1g ay
chocol:1y 2z 37 3k
chocolatey:35
choi:2y
choir:3m 4r 8b 8w ab d6 dm do
choke:4l 55 8u
choker:bw
choos:z 26 7b 8b a7 b8 bq
chop:2u 7u 8v bv
chopper:bv
chord:4o 4p 8w
choreograph:2m
choreographi:4f
chorley:p
chorlton:3s
chp:bm
christchurch:14 1a 43 5c 64 8k a5 ag au cx d4
christen:1u 26 3f 44 7j 9b
christiania:69
christma:1u 23 2c 2x 3o 4z 68 6q 6u 7w 97 9n bs da
chrome:j 6r 8k ao
chromebook:70
chronograph:7d cz
chuck:19
church:6 f 1t 20 21 25 2g 2h 38 68 6j 74 8w dc dt
churchyard:1c
churn:2j
chute:ar
chutney:38 8c bc
ci:80
cichlid:5n
cid:ab
cider:32 3d e5
ciep:8o
cif:6o
cigar:7g
cincinnati:7h
cine:e1
cinema:12 2z 8t
ciol:8l
cip:c9
cipc:95
circl:1g 3n dy
circuit:6 9 4v 97 b1
circular:59
cirencest:c0
cis:90 93
cisco:84
cisr:1m
cistern:4
citat:5t
cite:du
citi:1a 4k 64 6j 76 7q 89 9d 9p a3 bb c1 ct d2
citric:ay
citroen:1w
citrus:by
citrusd:36
civil:25
clacton:5q
clad:j b3
claim:98 99 9b 9c 9f bb cv
claimant:ab
clamp:7i
clanwilliam:bb
clap:44
clapham:10 cg
clare:2 u 2p
claremont:4e
claren:7t 8i b6
clarinet:4t 75 d5
class:26 2y 37 3p 41 46 4d 4e 4g 4i 4l 4x 50 57 58 59 5f 65 66 9c ae ai bd cr cu
classic:25 4o 4r 5z 7l cg
classif:6p
classroom:1i 9y
clatter:44
claus:96 98 e5
claw:47 d0
clay:r t 1a 4i 57 60 b4
clean:8 b g 12 13 14 18 22 2r 32 49 5h 6e 71 77 78 7b 7c 7j 7x 85 88 8q 8u a4 ac at b4 bd bj bo br ck cr d2 dj dl dq ds e3
cleaner:10 23 93 cm e3
cleanin:44
cleans:5u
cleantech:9i
clear:1 t 1b 1t 1u 27 2b 2m 2o 5v 5z 6e 8i b3 bq bt c2
clearanc:18 19 1s 3w 63 6p cf cm dx
clearview:7o
cleat:d5
clench:5l
clerk:13 cd
cleveland:s at cz
click:o 1l 3x 4s 4u 50 7y 82 89 9z d2 e8
clickabl:8d
client:b 14 37 4e 4j 86 9n 9x 9y a5 ct
clifden:2v db
clifton:cw
climat:7 31
climb:s 1c 1y 4m cd
clinic:14 3u 3w 3x 40 45 47 4i 4j 5g 8b 95 9c 9t a0 bi cg cv
clinker:6d
clip:g 1f 4z 5i 8v 8w a6 ag
clipper:47 49 5i
cloakroom:2o
clock:5e 7e 9l al dv
clog:a4
close:4 i x 1c 1d 23 2s 5b 6k 71 7b 7k 7l 7q 94 9i af ag at cn co cr dm
closeboard:1d
closer:m
closet:6t e6 e7
cloth:1h 1m 1q 28 6t 8h b9 cg dk e7
cloud:27 5p 85 87 8z 90
clover:38 bo bt e4
clown:9c
clownfish:5n
club:y 1u 1v 23 2m 3c 3p 4e 4g 4h 4j 4p 5a 6f 6r 6w 7k 7l 7z 8j 8v 9i ac c6 de di
clue:z 4m 57 6a 95
clunk:5x
clutch:5x
cm:3 g 4b 67 73 7l 7n 7r b9 d9 da dc df e1
cmiosh:9u
cms:7x
cmyk:8c
cn29:73
cnc:ac
co:35 3d 4h 53 7m 9k
co2:c8
coach:3m 4c 4f 4i 4k 4q 4t 51 5b 5c 5t 6j 8v 9j 9r
coal:1v bn
coalbunk:s
coast:w 2d 2h 3l 4g 63 99 bv cd dm
coaster:7v
coat:e f h 1n 1p 2o 60 79 7n 8x ai aj dg dj dq e3
cob:4h 5k 5l
cobbl:1e as
cobh:1j
cobot:aq
cock:44
cockapoo:5i
cockatiel:5m
cocker:5m
cockerel:bs
cockroach:w
cocktail:2i 33 3p
code:o z 14 1p 54 5t 6p 80 8w 90 91 98 9z ab ae bb e4
coder:au
codicil:97
coeliac:3f
cofc:8z
coff:6w
coffe:1u 1z 2o 35 4y 59 5a 5k 5y 6a 6s 8c 8q 95 9x 9y bt cf cv d2 dp
coffer:i
coffin:50 cx dr
cohabit:97
coher:5t
cohort:5d
coil:8 1j a1 al b0
coin:q
coir:27 7r
col:8j
cola:34
colchest:17 4t at
cold:6 7 30 34 3c 7s a1 as c2 c8 cq
coldfield:5h
coldplay:25 7w
coldroom:c8
colerain:8j
colic:3x
collar:5f ag aw
collarbon:bh di
colleagu:3y 41 58
collect:1b 1z 28 2k 2s 31 33 34 37 57 5e 5g 5p 63 65 6k 6l 6s 6u 70 71 76 77 7a 7g 7o 7q 9x a9 ad aj av aw ax b1 b4 b6 be bl br bz ch cy d7 e2 e4 e5
collectin:6g
collector:7g 7j cz
colleg:6j 8y at
colli:5f
collieri:4t
collin:3x
coloc:83
coloni:5p
color:1 7o
colorbond:0 1d
colorsteel:0
colour:z 1g 1i 1r 2m 48 53 5z 6s 7k 8b 8h 8i 8k 8x 9z a8 ag av de df di e1 e7
colourwork:59
columbia:cr
columbus:1 98
column:2b 94 ae
comb:38 5p
combi:6 3e 7i
combin:4u a1 bu bv e7
combust:68
come:e m t v 14 1j 1n 28 2a 2e 2i 2s 3b 3p 3z 5f 5w 61 64 7x 8o 9f a6 am aq az cw e0 e6
comedian:9w
comet:2m
comic:7h a8
comma:8o
commerc:2h
commerci:1m 3e 7j 96 dk
commiss:b 1k 7f 8e 9e 9f 9h a1 ar au bm cc ci d0 da df di
committe:32 5b 7j 8o
commodor:1j
common:1l
commonwealth:7g
communion:1e 72 cx
communiti:1p 4f 7u 8a 90 9j b4 bw d3 do
commut:e0
comp:8w
compani:1w 2q 3t 3x 45 4w 54 55 5d 6h 8l 8x 91 92 9e 9h 9w a2 ac ao bc e7
compar:9f
comparison:95 9f
compass:c5
compet:3u 98
competit:5u ah
competitor:88
complain:13
complaint:5d
complet:5 9 i 16 45 7a 9g dg
complex:6s ay
compli:j
complianc:a4
compliant:7x by c2
composit:m 1f 5a 5u
comprehens:52
compress:al
compressor:ap
compromis:9e
comput:68 9g
con:6u 9y e5
concept:y z 8b 8v 9w
concept2:7k
concert:2n 73 75 d6
concertina:75
concess:3z
concret:h s 15 19 1d 1f 5l b4
condens:6 8 v
condit:f 20 62 6j 7e 96
condo:a h 1t
condominium:1t 99
conductor:do
cone:2j d4
confer:22 2k 3g 6j 8m 9n 9w
confid:5c
confidenti:3z 8p 8q 9e 9n 9q a8 a9 d1 d2
configur:81
confirm:92
conflict:5d
conform:ai c6
congress:8j 9c
conjoint:9p
conjuror:2a
conk:5q
connect:3e 7x 8u bz
connector:a ac
connemara:9j
consecut:ab
consent:y bw dw
conserv:f 8e d7
conservatori:11 1h 1m 8p
consign:1s 65 6p 7c 7v dd
consist:8l
consol:88
consolid:6l
constantia:3v
constitu:e7
construct:3a 55 a2
consul:4x
consular:9d
consult:3w 45 4b 9u bx
consum:9 14 35 9b bd
consumpt:2i
contact:43 7x 8f 9o az
contactless:a1 aa
contactor:8
contain:19 3h 65 69 83 b1 b2 be bl ck
content:88
contest:3o
conti:6b
contin:3m
contour:8z c3
contract:8 14 17 1j 1q 1t 2p 3v 3z 46 5n 5r 6e 96 9g a2 a4 ap b2 cl cq dl
contractor:9u a4 b1 be c4
contrast:8d
control:q s 1h 1l 2p 84 92 9n a2 a7 ai aq bg c3
convent:9v dy
convers:y 1m 4w 4x 5c 5d 65 89 dp
convert:2g 2i 6g 78 7t av bl
conveyanc:99
conveyor:am ar bf
convict:3k
convinc:45
convo:4z
conwi:c5
cook:k 1u 1x 26 3a 3i 3n 3o 3s 3t 3v 58 5r 5s 9l bc cb ct
cooki:9t
cool:31 bu
cooler:6j ao
coon:5h
coop:bs
cooper:6v 87 92 a6 bl
coordin:k 2p 5s
cope:a i 1p
copi:1p 88 8h 8n 9d ah dc e4
copier:9z
copper:4 33 38 87 8c 9k a2 b1
copperpl:dh
copybook:4u
copycat:9c
corbi:aq
cord:l 7j
cordial:34
cordset:ai
core:4e 6r 7l 88 8i af
corgi:7h
cork:4 9 22 2n 31 32 37 4r 4x 5d 5u 6k 6o 7b 8u 94 ah ai ax bc ct cy d2 dp e6
corn:33 3c 47
corner:g i v 1k 2v 2y 3d 6n 6s 6w 76 77 8f 9y ap c3 ce d8
cornet:4t
cornic:f
cornish:7f
cornwal:7 cj
corolla:5x 5y
coromandel:5p
coron:da
corpor:1q 33 8j 8s 99 a3 a5
correct:4w 8o 93 c5
correx:8g
corridor:d8
corrug:0 av
corsa:54 6g 6r
corset:7c
corten:db
cos:m 2f 2m 9a 9s
coshh:9u
cosmet:8x 9s ax
costum:17
cot:1i 1o ck e2
cotswold:1x 25 2s
cottag:3 f x 1f 1k 1x 3a 3h 3p 5r 5s 7e 8f b6 d8
cotton:1j 2f 7r b9 de
couch:16 1j 2e 40 5m 7s
cough:v 5g 63 6d 7j an dq
council:s w y 19 1b 1h 1r 2m 2n 67 6i 7w 8b 8d 8g 9f 9w a5 b2 c1 c3 dg
councillor:e7
counsel:99 9d 9e
counsellor:3z
count:19 1r 3z 4c 5j 71 7a 7f 7y 81 8z 92 9a 9o a6 bd bl cf
countax:7j
counter:2i 30 4w 6b 6r 8l 9v ai am az b6 c7 ce e4
counterb:cq
counterbal:as
counti:2 d 27 2p b8
countri:23 24 4h cv dr
coupl:9 1y 20 2p 3z 42 4f 6b 91 97 9e 9g 9w am an cb cd cj ck cs dk du dw
coupler:ap
coupon:be
courgett:cd
courier:2s 2v 37 54 6k 6q 70 9d a3 am ax d1 e4
cours:1x 28 29 3a 3f 46 4e 4g 4h 4j 4x 51 55 56 59 5p 5r 7v a7 cw
court:2c 4i 8m 8q 97 9b ab dv dw
courtyard:1a 26 3f
cousin:1u 21 2i 2o 4b 4g 72 79 7c 7g 7s 92 ch dl ds du
coven:94
coventri:m 9r ac c6
cover:v 1g 1h 1j 1s 25 27 2n 3f 3u 4b 4r 5l 69 6h 6r 6s 6w 70 7g 7r 7s 89 8e 8g 9f a3 a4 ad bv c4 cg dg dn
coverag:21 a6
cow:85 8v 9h b2 bg bm bp bq c0
cowboy:3p 68
cowhid:b9
cowl:2
cowork:9x
cp12:6
cpanel:83
cpc:cr
cpl:89
cpr:55
cpsr:bb
cqc:3t
crab:2v 3w 6c
crack:d l q x 3x 47 4m 5l 5z 6r 6x 6z 76 7o ae ak bb d5
cracker:7i
crackl:1v
craft:32 6p 7v 9f
crafter:b9
crag:4m
crampon:4m
crane:1g 6n 8t ae as b4 bg bj
cranial:3x
crankshaft:af
crash:3z 4x 51 80
crate:17 28 34 3d 5e 5o 77 9v aw cs
crawl:6n 7s 88 9o
crawley:1d 6v
crayfish:c2
crayon:dx
crazi:br
creak:i 7e d4
cream:12 2f 2j 2w 37 3b 8h bb cs dd
creativ:89
credenza:1k
credit:d 72 8j 8p 9g 9i 9x dk
creditor:9e
creek:4h 8z
creep:ao
creeper:bu
cremat:dr
creol:8m
creosot:2
crest:86 8j de
crete:30 39
creuset:7u
crew:a d r 1m 2l 2m 2n 4a 4c 4w 73 aq bj by c5
cri:z 21 22 2b 2n 3r 4u 77 8d 9n cl ct cv dk
cria:5j
crib:1j 5k 78
cricket:6j 7k d9 de
crimp:ai
crisi:2p 8a
crisp:2z av d4
crm:87
croatia:66
crochet:59 7v dd
crockeri:1u
croissant:1z
croke:7w
crook:i b6
crop:8y bt
cross:y 41 4e 4h 55 91 aw bq bs ds dx
crossbodi:7b
crossin:4q
crosstalk:8q
crouch:31
crowd:2n
crown:1c 42 7g 8t b4
croydon:n 3w 54 7r 8s 99 b8 dn
cruis:3m 4y bw e2
cruiser:62
crumbl:c7
crush:s b5
crusher:b5
crusti:1z
crutch:6g
cryin:9a
crypto:7z 91 9h
crystal:v d9 dy
cs:65 96
cscs:9l cu
csos:ch
ct:57 7d
cta:91
cub:7m
cube:68 6h 6o b5 bp
cubic:16 19 6h 7n b2 b3 b5 bm bn
cubicl:2r
cue:5f 8r dk
cufflink:7d
cuillin:4m
culprit:v
cultur:6u
cum:7u
cumbria:ao
cumin:39
cup:35 36 40 a1 ap b2 d9
cupboard:4 i 13 85 a0 bd
cur:db
curat:9i
curb:5v
curbless:5
curd:2w 38
cure:j 30 4a 4m
curl:23 2d 48
current:6c 83
curri:39 3p 58
curs:4p dy
curtain:1i 1n 2q cx db dj e3
curv:dl
cushion:1j 5e 5q 6w
custard:5r
custodi:97 dv
custom:2q 2s 33 5d 6l 6p 7y 8b 8n 96 9s be bv di
cut:6 e g k t u 19 1b 20 22 2t 2u 33 36 45 47 48 54 5i 5p 6q 7s 7x 83 87 8i 8k 8s 8v 8y 93 a2 a6 ad ae ag ak aq av b0 b6 b7 b9 ba bg bv bx bz c7 cp cr d5 d8 d9 dm e4 e5
cutleri:28 41 7u
cutout:k
cutov:9m
cutter:7j 8c au ba
cv:5b 8l
cvs:9k 9t
cwmbran:6x a4
cyber:86 9f
cycl:40 5n 67 68 6a au e2
cyclist:3i
cylind:4 7 n 1r ao ap be
czech:8r
d2:ak
d3:az
d5:o
da:3v 75 7w aa
dab:f 1e
dad:5 20 2f 2m 2q 3h 3t 49 4n 5z 63 64 6c 6i 77 8p 97 cg cz d7 df ds dx
daf:6e
dagenham:5j
dahlia:20
daikin:7 8
daili:1x 1z 2y 3b 3u 43 46 5g 5h 5r 66 83 89 8a 8q 9b a1 a4 bh bj e0
dairi:r s 2j 37 3b 3d 8i 8m 9a 9q ae ay bm bp br c4 cr
daisi:4a
dalbi:6o
dale:1x
dalkey:3v
dalla:8p
dam:3k
damag:1d 61 cm d1
damp:v 65 cg
damson:38
danc:21 22 23 24 26 2r 4f 72 e3
dancer:3x b9
dandelion:40
dandenong:3o 6s
dank:4x
dare:55 80
dark:9 30 32 37 7t e8
dart:6d d9
darwin:bl cn
das:4x
dash:3t du
dashboard:85 89
data:6m 81 83 85 9j 9t ay d1 d2
databas:56 8l
date:m 2f 2m 2x 2z 3r 46 4b 57 5g 6r 7e 7w 8i 91 9t a4 a9 au be cm d9 dn dv
daughter:0 21 2g 38 3b 3s 48 4o 4q 4v 57 5k 70 7z 8w 9j 9q cl d2 d8 dp
daventri:ar cq
davey:an
dawn:2m 5a 9w c2
day:0 4 5 6 b d g i j k n p s t w x 12 14 16 19 1g 1h 1n 1o 1r 1v 20 22 27 29 2b 2f 2j 2k 2p 2r 2t 2u 2v 2x 34 3d 3k 3l 3n 3o 3q 3t 3u 3v 3x 3y 3z 43 44 45 47 4a 4h 4j 4m 4n 4t 55 56 5a 5d 5g 5h 5i 5o 5p 60 64 66 6d 6e 6f 6g 6h 6j 6k 6l 6m 6p 6q 6r 6w 7f 7g 7j 80 81 82 87 8a 8f 8h 8i 8j 8k 8l 8m 8o 8s 8u 8w 8x 8z 93 94 96 99 9a 9e 9g 9i 9j 9l 9m 9q 9r 9s 9u 9w 9x 9y a0 a1 a2 a3 a5 a8 ab ad ag ah al an ar av b2 b7 be bf bh bi bk bs by bz c0 c3 c6 cm cn cr cs cu cx cz d1 d7 d9 da db df dj dk dl dm dq dr dt e2 e5 e6 e7
daycar:55
daylight:0 9y
dbl:cb
dbs:n 14 2a 3r 48 5h cm ct
dc:bk
de:4l cn
dead:2 44 5i 61 6y 84 9r b1 bv d1 d2 d3 df
deadbolt:n
deadlift:4c
deadlin:8e 9i cd
deadwood:1c
deaf:25 8m 8r 9s ak
deal:5w 7d 96 9u bm
dealer:5v 6r 7d 7j 9b 9w at d4
dealership:2b
dealt:7e
dean:df
dear:36
death:87
deb:2d cx
debadg:8k
debri:1m
debt:70 9e
debtor:90 ab
debur:ac
deburr:ad
dec:2q 5v bf e5
decaf:35
decay:x
decemb:1g 1x 2a 2k 37 3h 4d 5g 7w 9r bj cj d8 dg dp dx e5
decent:18 3a 4a 58 7u 9x a0
decibel:44
decid:27 3n 7r
decis:51
deck:15 1f 1g 1z 23 2l 7j 7q 9j a8 al c5 d3
declan:9u
declar:6p
declin:3p
declutt:e6
decoct:40
decor:e 1q ax
decoupl:g
deed:97 9d d2
deep:8 13 1h 3y 4g 7u 8x b2 cg
deepfak:85
deer:6n 6z bc bu bw c0
default:9z
defenc:4l
defib:bd
degre:7 2j 3w 4r 6k 6m 8x aj be c8
degreas:13 ay bf
dehorn:bq
dele:4z
deleg:5d 9w 9y
delet:8k d2
delf:4y
deli:2j 2t
delicatessen:2t
delimb:bw
deliv:r 1u 1y 1z 22 28 2b 2r 2u 2y 31 34 3a 3e 5b 5r 6s 6t 6v 6w 6x 7f 7k 7n 7p 7r 8j 8l 8s 8w a0 av ay b0 b4 b6 b9 bh bj bp bq c2 cr e2 e5
deliveri:1e 1k 1y 20 28 2t 2x 2y 35 38 3b 3c 3d 5o 5w 62 6f 6x 73 7b 7e 8f 8j a0 al av ax ay bn bo bu c5 dc e5
deliveroo:64
dem:4x
demand:c 83 85 9b 9e
dementia:ct
demet:3d
demo:5w 69 6y 85 9j au bu
demolit:s
demonstr:6y 9v
den:4x
denbi:7u
denim:7b ba
denmark:74
denon:6y
dens:p
dent:4s 5z d5
dental:8 3o 5j 7x 82 8t ap bd cv
dentist:z 42 88 8b 9n
denver:g 4z 5n 7g 8j 8y de
depart:3o
depend:5e
deposit:13 2c 32 3h 3m 4b 5w 6h 6r 99 9g ca df dj
depot:28 4i 6p ar b2 cr
depth:9p
der:4x
derbi:6 55 5u 6k 8x 9e 9m c4 dx
derbyshir:24 at
derek:11
dermaplan:4a
derri:1z
descend:ds
descript:8n 8r
desensitis:5i
desex:5m
design:y z 1a 1m 1s 2e 5n 8b 8c 8d 9v 9x bb bl c4 di
desk:14 1k 1o 2k 2m 3a 6g 6k 6v 7z 87 9x a0 a3 bj cb cv d7
desktop:70
dessert:2b cn
destin:6n
destroy:a9
destruct:b1
desulphuris:bm
detach:1 7
detail:y c4
detect:ab dv
detector:au bc dz
dev:8d 9r
develop:y 99 c3
devic:41 44 6z 8l aa dv
devon:7 84 bb bt cj
dew:8k ap
dewalt:7i
dext:90
dey:bl
dia:ac
diabet:45 47 5r 5u
diagnos:51 68
diagnosi:8 v 1l 3z
diagnost:5x
dial:35 cz
dialect:8r
dialysi:5v
diamet:j
diamond:7d
diari:5u 8q 9n cv
dictat:8q
didsburi:4i
die:b 1g 2t 2v 38 47 4x 5c 5v 63 80 8c 8i 8q af ai ak av br bt
diego:4c
dielin:8c
diesel:5v 65 6c a2 bi bv
diet:5r
dietitian:5u
differ:2s 46 9m b6
difficult:5d
dig:r t 1a 1d bh c9 cs cu
digbeth:2n 35
digest:bm
digger:r 3s 6n bh c7
digi:cr
digit:1r 21 2f 73 8f 8t d6 df
digitis:a9 de
dilut:ay
dim:6r
dimmabl:7t
din:7l
dine:k 1j 6q co
diner:x 3e
ding:9g
dinghi:6d
dingl:2j 50
dinner:1x 2h 2j 3a 3g 5r 6u 9w cb da dh
dip:ai aj bq
diploma:8l
diplomat:3v
dipper:dc
dipstick:bn
dipwcf:5l
direct:1 3w cc dl dr
director:7d 94 95 9e 9k 9m dr
directori:86
dirft:cq
dirt:62
dirti:28
disabl:9y dx
disappear:2a 2x
disbud:br
disc:38 4e 5d 5x 63 67 6r 72
discharg:3u
disciplinari:98
disclos:9f 9h
disclosur:9c
disconnect:s
discord:dp
discount:z 2c 34 cp
discov:1j cw
discreet:9k
discus:5n
discworld:76
diseas:bt
dish:1u 28 58 7d 7u 84
dishwash:1l 3e 6x 8w da
dismantl:1c 9v
dismiss:98
dispatch:am cq
dispensari:40
displac:t
display:d 2j 2m 5n 65 6x 6y 7h d1
dispos:l 3j b2 c9
diss:bi
dissert:5t
distanc:5f cc
distilleri:33 8c
distribut:32 96 bi dx
distributor:33 81
district:x 1x bd
distro:bi
ditch:61
div:77
diva:dn
diver:7d
divers:b2
divert:6
divid:au
divorc:3a 5c 8w 97 c5
diy:5k 6h
dj:23 9f e0
djemb:75
dl:8f
dmc:7v
dms:8a
dn50:an
dna:du
dno:a
dns:83
do:d 5c 9k b6
dob:dy
doc:7b
dock:3k 3l 70 b0 c5 cf
dockland:a3
doctor:3a 4c 4w 5s 5t 7r 8p ca dy
document:y 6k 7e 85 9a a8
documentari:21
dodgi:82 8v 9b
doe:3 1e 3f 5a 7b 86 9w a4 br cv df dr
dofe:dq
dog:h 10 3f 3g 3h 3j 3l 3v 46 4d 4r 4t 52 5a 5c 5e 5f 5g 5h 5i 5o 60 69 6t 7s 7x 90 9x a2 a3 b9 bu ca cj cr d9 df du dw e0
doin:57
dojo:4l
doll:55 7a
dollar:d 45 7g 89
dolphin:3l
dome:44
domest:1m 1r cm
donaldson:c7
donat:18 d8 dq e6
doncast:54 aj b1
done:1 2 p u 11 13 1r 1v 2e 4b 54 56 5x 62 6i 7q 8i 95 9i 9l aq as b2 b8 bb bn br c1 cq ct cv cw cy d6 dd dg dh e5
doneg:1r dd dm
donkey:5l 8f c1
donor:8n
dont:2 g l 12 19 2d 3g 5a 5t 62 6a 6u 77 91 98 9a 9h e0
doodl:5i
door:d g h i k m o p t x 13 18 1d 1e 1f 1l 1o 2n 31 3a 3h 3s 3z 4k 6a 6m 6o 6r 6t 6x 7n 7o 7p 7s 88 89 8k 9x ad as bh bn bz c3 cf cw db dh dm
doorstep:b8
dorm:3n
dormer:0 i p y
dormitori:3n
dorset:x 46 5l
dose:ay c9
dossier:bb
dot:f 6e 8e
dotwork:di
doubl:5 7 9 l q 18 1s 2b 3g 3i 4i 4s 69 6g 78 8f av bt cb
doublecab:5w
dough:1z 2t au
doula:46
dove:2a
dover:6p
dovetail:1k
dowel:1y
down:4 5 f h r s 10 16 1c 1g 1m 1n 1o 1p 1s 22 24 27 29 2b 2l 3c 3g 3w 42 47 4n 5e 5i 5q 5z 63 66 6j 74 79 7m 7r 83 8h 8j 8o 8p 8s 9g b3 bh bi bn c8 cn cy cz d4 d7 de dm e3 e5 e8
downhil:r d4
downlight:9
downpip:1
downspout:1
downstair:7 4s
downtim:bf
downward:4d
doyl:1t cm
doz:bs
doze:a8
dozen:2v 2x 47 br
dpi:a9 e1
dpo:9t
dr:7b
draft:p 5l 5t 8b 8p 96 9c dw
drag:8o
dragon:3o
drain:5 t 1g c1
drainag:r 1e
drainin:1l 42
dram:2c
drama:dk dp
drape:1i 2b e3
draughti:l
draw:e i j q y 1a 1f 1k 1p 3e 3p 57 8b 8c 8e 8g 8t 9m ac ad ae ai ak al ar b8 bf bm c4 c6 c7 db df di dy
drawback:6p
drawdown:9h
drawer:w 1k 3l 6t 6v 78 7e 7i a0 aa ai
drawn:y 2g a2 ah dr
dread:3b 5f
dreadnought:74
dream:7h dy
dredg:8s
dreg:bn
drench:40 br
dress:n 1p 20 2a 2c 2v 3t 3u 8k 8s bc bo cx dj dl dr
dressag:4h
dresser:16 17 7e d7
dressmak:59
drew:2c 4c 57 7k 8b di
dri:k u 12 15 17 25 2g 2t 2u 2z 32 36 39 3d 3i 3w 40 48 4a 5i 5j 5l 65 69 7b 7c 7n 85 8u a0 b3 b6 b8 bf bj bl bn bp bv cf cg cu dm e3
driftwood:7t
drill:n u 1s 4z 51 83 8s 9o ae aj b7 bv
drink:25 26 2i 2p 34 3j 3p 40 6c 9b a1 ao
drip:0 4 1l 1n 6d aj bx bz c8
dripper:bz
drippin:4
drive:16 17 1y 3j 3l 3q 3x 54 5v 5w 60 68 6n 72 7r 82 9b 9e am b1 bh c1 cc cq ct d2 d4 dr e0 e6
driven:ac
driver:a 2g 45 4j 5r 5s 6g 6h 6i 6j 6l 6m 7i 7z as cr ct dq
driveway:o 15 19 1e 1t cg
drivin:7f
drizzl:1h 8i
dro:at
drogheda:5r
drone:22 8s 8z c3 c6
drop:2 6 b o p u x 19 1c 1e 1j 1m 28 2d 2q 2s 34 35 3a 3b 3c 3x 4d 4j 59 5g 5o 63 6g 6k 6o 73 77 7q 84 88 8c 8x ae b2 b6 bn bo c2 c9 cr d1 d4 e2 e5
dropout:d4
dropper:6b ax
dropsid:6e
drought:bp
drove:6l 6r
drown:di
drownin:9n
drum:1l 2m 4s 5p 6l 74 8w 9z ay az b1 bt c5 dm e2
drummer:8e dn
drunk:d6
dryer:1l 6x ap
drywal:1n b2
dsc:c5
dss:ca
dtf:de
dual:54
dubai:71 91 9d 9n ch
dubbo:4f 5y 80 ao
dublin:c j v 1o 1p 35 3z 5c 5g 5s 66 77 83 8l 94 9k a5 a6
ducati:63
ducato:65
duck:2x cy
duct:7 8 c8
ductil:af
ductwork:c8
dudley:49
due:46 5t 5x 90
dug:7e
dui:9b
duls:33
duluth:p 32 44
dulux:e
dumb:4w
dumbbel:7k
dumfri:2w 4y
dump:3j
dumpl:3c
dun:e2
dundalk:2a aw
dunde:6 17 8b
dunedin:e 21 2z 3s 4q 5j 5t 6t 77 83 8l 9e 9o 9w ap b6 ca cg cl cw e6
dungannon:9z
dungog:br
dunk:29
dunno:v 3u
dunstabl:1r
duolingo:4z
dupion:b9
duplex:l 9z ap
duplic:e4
duplo:7a
durango:4h
durban:8 o 23 2y 39 3r 41 4c 5x 6o 6p 6z 7w 8i 8x 96 9n a7 bl cf cw dv
durbanvill:4e 4o 5h
dure:d 1d 1r 1s 1z 23 5m 9y bf d6
durham:1l 7s
durum:2s 2t bv
dusk:8t 8z
dust:e f h s 10 13 2z 39 8h 8k 8t 8x b7 bf bh bs e1
dusti:2b
dutch:7e 96
duti:6p 9e b2 cu
duvet:7r e2
dvorak:do
dwell:cf
dwg:8t c3
dxf:ac ad
dy:7s b9 dd
dye:12 7v cy dd
dynam:81
dynamo:6b
dyscalculia:53
dyslexia:53
e11:cr
e18:1l
e5:69
eal:4u
ear:b 49 4g 5i 5m 6a 8y ae aw dn
earl:36
earli:3i 3s 3t 4l 5a 5e 6m 78 b7 bo by
earlier:3v
earn:9q
earring:7v
earth:a 7t
earwax:44
eas:d6
easement:99
easi:3c 4y 8i
east:a d o 1g 2b 30 77 7w a2
eastbourn:1n
easter:5 37 3j 4f 5d 62 74 99 a1 bf du
eastern:62
eat:1h 1u 1x 3f 3o 3s 58 5k 5r 5u 7t 9q bj cr
eaten:40 58 5e b4
eatin:bj
eav:i 1m ae cf
eavestrough:1
ebay:6b
ecdl:cv
eco:10 7p 7q
eco4:p
ecom:dl
econometr:5t
ecu:6r
ed:a6
edg:g h o 1b 1e 1y 2f 2l 42 6u 7l 7r 7s 8k ad b3 b7
edi:81
edinburgh:e j 1k 1o 3y 4y 8l a5
edit:21 22 5a 76 8o 8s 8v 8w a8 e7
editor:a6
editori:8a
edmonton:61 6n 6u an
educ:5t
edward:b8
eel:t ad
eeoc:98
effect:3 6p 86
egg:1u 2t 2x 37 3b 3i 58 5j 5y ap bs
eggi:c9
eggshel:e
egress:l
egyptian:7r
ei:9j
eicr:9
eight:5 8 11 1j 1n 1o 1u 1w 1x 22 26 28 2d 2j 2p 2x 2y 32 33 3i 3p 3t 3w 45 4c 4e 4f 4h 4p 4z 52 58 59 5c 5f 5p 62 67 68 6f 6l 6r 6w 72 73 78 7n 83 8b 8o 8v 8x 94 9c a2 a8 ad ah as b3 bc bi bj bk bz cf cp cr dn dq
eighteen:2t 3g 3q 6i cl cz d2
eighti:5 1u 23 2r 3t 5q 73 8o b7 dq e0
either:4b
ejector:ak
el:39 9o
elast:75 a0 cy
elbow:15 3y 4i 5e
elder:1b 3t 5e
elderflow:1y 34
eldest:4k
elec:69
elect:e7
electr:3 k t 1g 1q 4p 63 64 66 78 7i as bm c0 cl
electrician:9m bk
electro:74
electrolysi:4v
electron:93
element:1g c7
elev:ca
eleven:l 1c 1o 23 29 2d 3b 3p 3q 46 4d 52 55 5e 5y 6l 6n 70 7b 7i 81 85 89 8d 8w 98 9a 9e 9t 9y bf bx c8 cd cl co d5 d7 dc dl dm e2
eleventh:70
elgar:do
elgin:bx
eli:2a 6i 7m e8
elig:95 9i
elizabeth:2n 2y 4u 5d 8p bf bg
elkhart:65
elland:b8
elmhurst:1r
elop:21
els:3m 3n 86 8x ct
elsa:2a
elsewher:b8
elton:4o
elv:e5
em:6j cy
email:2q 4w 5c 5u 7h 83 87 8n 9j 9n b0 e8
embargo:a6
embassi:2o 9d
emboss:ax
embouchur:4t
embroid:8b 8j ba de
embroideri:7v
emdr:3z
emerald:45 d0 dj
emerg:9 l w 42 an bn
emigr:8u
emp201:93
employ:3v 5b 98 9a 9g co cq
employe:1w 3y 50 54 56 ab
empti:u 13 14 17 18 1q 2r 32 33 34 36 ax ay bj bp ci e7
empyt:u
en:af cl
en1090:ae
en15713:a9
enamel:7h 7o 7t 7u ay dh
enclos:3h
enclosur:ad ag
end:7 9 k 13 16 1m 2f 2j 2q 31 3j 46 4d 4g 4v 4x 5k 65 6a 6l 6w 81 86 92 9g 9r 9x ar bb bt bz c0 ci cu d2 db dv
endors:9l cr
endpap:8h
endpoint:86
endur:5u
energi:6x a4 a6
energis:c0
enforc:9e
eng:8r c4
engag:88
engin:h i 1t 2k 2l 4x 5x 62 64 6c 6g 6r 7q 80 86 87 8n 9k 9z a5 ae ar ay b4 b7 bg dm dp dq
english:3k 3q 52 69 7z 8a 8l 8m 8n 8o 8r a7 cv dp
engrav:8j d0 d9
enhanc:48
enlarg:e1
enni:4k 4p 59 7v 97 co
enniskerri:o
enough:2w 5u a9 ap c1 cg
enplus:bn
enquiri:91
enrich:2s
enrol:91 93 a5
ensembl:dj do
ensuit:5 3i cl
enter:3b 4k
entir:1u
entrain:b5
entranc:o 51 bt
entri:3p 4q 6p 9a bf cg
envelop:1k 2f 6k 7g 90 9h dh
environ:83
eori:6p
ep:8v
epa:7o
epc:1r ca cc
epdm:0 an c7
episod:8v
epo:aa
epoxi:g az
equip:4i
equival:64
ercol:6u d7
erect:r 27 2l ae e5
erf:cd
ergonom:6v
eri:1t
eros:ak bw
erp:94 9m
err:8v
error:85 9z
erven:cc
esa:9
escal:4l
escap:3o
escort:6n
eshow:bu
espali:bx
espresso:2i 35
essay:8n dp
essenti:1q 2u 6t 86
essex:1g 9o
estar:4z
estat:14 1a 5v 60 6e 6r 7d 7h 7p 89 8f 8z 9h bv ci dj dx
estim:16 42 cz dr
etch:d9
ethic:cu
ethiopia:35
etsi:1j 7v 7y 8x
eu:6l 9c
eucalyptus:20 7v
euphonium:4t
ev:3h 5w cg
evacu:2n
evalu:9s
evapor:c8
eve:2m 4d a4 cr
even:3 4 6 k u 14 1l 1o 1v 1x 25 26 27 2b 2k 2q 3b 3i 3m 3o 3r 3y 3z 45 4a 4f 4g 4i 4o 4v 4w 51 55 56 57 58 59 5c 5h 76 8e 8r 91 9b 9g 9j a6 b1 bt bz cg co cw dj dm do dz e0
event:29 5k a2
ever:1c 91 dl
everybodi:21 2z 3o 56 82 dj
everyon:2q 44 6u 7l dk
everyth:9 b z 17 18 5o 60 6t 6y 78 7h 7l 8m 9w a8 aj di dl dn dx
everythin:79
everywer:w
everywher:5t
evesham:7j by bz
evid:ab
evoo:30
ewe:6f c0
ex:n 4t 5b 5v 5w 6e 6x 74 76 7m 7z ab bl dv
exam:4o 4v 84 cl
examin:4u 92 9c
excav:r s 6n ao bg
excel:56 9v cv
excess:6g
exchang:x 65 6y 7j 87 am bf
excis:6p
exclam:c9
exclus:2m 96 di
excus:4c
executor:18 ci dx
exercis:5c 86
exet:g 19 6b 89 8z an cz
exhaust:2a
exhibit:2i 5i 9v e1
exist:3 b j o 33 ag de
exit:9 25 3z 9m
exmouth:3a
exp:9k cp
expans:6
expect:2l 46 8x
expens:90
experi:3z 4v 9k by cm cn cp ct
experienc:2o 3v 5k 9m by co cs
expir:1r 78
expiri:6q 78
explain:x 1x 4x 66 8t a5 a7 cp du
explos:s
export:d 6m 6p 96 aw
exposur:5a
express:5i 9a
ext:8t
extend:6u cc
extens:a q y 8t 99 al cu
extern:d4
extra:8 9 d t 1f 1r 30 43 5a 5d 6n b2 b7 d6 dk
extract:12 34 5p bw c8 ce
extractor:5 v 13 3e bh
extrud:2t c7
eye:21 39 40 43 5l 8e 8l cp d3 df dg
eyebrow:2m
eyelet:6b 8g
eyepatch:8e
eyesight:45 54
eyewear:43 dl
f2:71
f22:6
f4:c5
fa:4k
faac:o
fab:9s
fabric:z 12 1h 1i 1j 6s ba
facad:1m
face:c d 11 1b 1u 21 2d 3o 4b 5i 5j 68 71 7e 7w 8y 8z 9z ac b4 b8 br cc d2 d4 df dk dl ds
facebook:7x ab
facepaint:2a
facial:4a
facil:a4
facilit:3n 3o
facin:cd
factori:5d 5w 8y ag al az b1 bf by cm
faculti:9z
fade:49 aa d8
faecal:5j
fag:am
faggot:2u
fagin:2c
fail:54 8d a7 d2
failov:87
faint:46
fair:27 2d 63 7g 7v aa
fairi:27
fake:7d 9a
falkirk:af
fall:1b 1e 20 2s 3o 5w
fallen:1n
fallow:c1
fallowfield:cb
falmouth:57 8o af co
fals:b4
famili:0 4 w 10 16 18 1g 1x 22 2a 3d 3f 3q 3u 3v 3x 45 5m 5r 5s 66 6c 7a 8p 94 9d 9q a5 cc de dr dt du dw
famin:7e
fan:5 7 8 2b 70 c8
fanci:2c 38
fanlight:dh
fantasi:8o
far:5q c1
fare:8d
fareham:cp
farewel:23
fargo:b2
farl:1z
farm:u 1z 28 2m 2u 2v 35 38 4a 55 5f 5m 5s 6o 79 7e 7t 7x 84 85 88 8m 97 9u b0 bk bq bs by bz c1 c2 cj ck cs cy
farmer:r 2u 2y 5k 6e 8a 8p 8z b2 bb bm bo bq c3 cv dn
farmhous:7 k 1e 2d 2w 3n
farrier:5l
fascia:8g dh
fashion:cp
fast:3k 4u 56 62 71 8r co
fasten:c6
faster:64
fat:2u 30 68 7v
father:j 25 2c 2g 2h 2u 33 34 41 4j 5e 6y 7e 7i 8d 97 9f 9q 9z ad b0 bu du
fault:9 1t aq
faur:25 d6
favour:37 7v
favourit:1q
fax:87
fbar:91
fca:9f
fcl:6o
fd30:m
fd30s:m
fda:6p c7
fdm:ah
fe:7f
fea:c4
fear:4g
feasibl:bm
feather:2q 8g bs dj
featur:g
feb:3h 4u bz
februari:8 b z 1a 1m 21 2f 3p 3w 3z 4n 50 5d 63 6g 6m 6t 7b 89 93 99 9n bt cb db e7
fed:11 2x 41 5k 60 94 b2 bl cn
feder:3g
feed:6 1c 2y 41 4i 5h 6l bm bz ct
feedback:2k 5d 5t an
feeder:ac br
feedin:60
feedlot:bq
feel:z 4c c9
feet:7 o p 15 16 1f 1p 24 4f 5l 62 6c 6f 6u 7o 7s b8 bl ce dp e3
feijoa:34
feild:ae
felixstow:6o 6p
fell:g j q 1b 1t 2i 55 8g 9v bw bx d5 dc
fella:1z 2j 3q 49 5v 6c 71 84 8n 9f bf bx c4 cc dx
fellow:5l 83 ak
felt:0 5i 7v d0 d6
femal:2n 3y 8u dn
fenc:15 1d 1g 5m a2 b3 bj bw cf
fender:74 c5
fendt:bu
fennel:36
fensa:l
feral:13
fermanagh:c9
ferment:31 3b
fern:4b
ferret:dk
ferri:3f d1
ferrul:bg
fert:bs
fertig:bz
fertil:40
fertilis:bf
festiv:1w 2n 2r 34 89 8b 8r b2 dn
festool:7i
festoon:27
fetch:17 19 6h 7j a9
fete:29 2j 2n 32 8f
fever:38 40
few:0 9 g 25 2m 2u 7p af
fewer:bu
fez:58
fi:6y 84 8v
fianc:d0
fiber:ad b5
fibr:84 9x b6
fibreglass:1g 6c 6d
fibro:1s
fiction:8o 9r
fiddl:4q
field:u 1w 27 2r 2u 3c 3j 5e 5f 5k 6n b2 bo bu c0 e3
fiesta:e4
fife:2p 2s 6h
fifteen:3t 3y 53 5b 5k 8x
fifteenth:9g bq
fifth:d6
fifti:18 2r 4c 4d 4t 5r 6k 6l 6w 6z 7c 9h 9i 9r au ba d4
fiftieth:5a
fig:2z 38 3f
fight:3z 99
figma:7z 8d
figur:2h 7h 85 9i dc
file:4a 6p 86 8b 8c 8u 8y 8z 91 98 9a 9c 9e 9t a0 a9 ac ag ah aj bf c4 ch cv dv
filipino:9a
fill:2 4 e h 1l 1w 24 2o 2t 38 42 4s 5y 8n 9p a1 ah aq au bb bc bn bs cp cy do
filler:39 au az bb bf
fillet:2v c4
film:22 25 2c 3r 4c 4h 4n 71 8a 8i 8k 8r 8s 8z 9j av bi cw
filter:6 1g 35 5n a1 a4 b5 c7 c9
fin:6e ah bm
final:13 4u 4x 5t 62 7w d3
final2:80
financ:d 5w 6e 94 9k cc dw
find:9 41 4q 4r 54 75 9i 9q 9w a5 ao ap c3 ch dv dz e7
finder:dz
fine:d f 10 1m 41 4b 5c 5z 6g 76 7m 91 9g a1 ad b6 cc co cq da dw
finer:40
finger:4o 52 a7 ay
fingerl:c2
fingerless:dd
fingerstyl:4p
finish:1 5 f r 1d 1e 1k 1q 5c 6d 7v 8g 9r ah ax az b9 cx d7
finishin:bq
finn:8t
fintech:8d 9j
fir:e5
fire:2 3 6 m 1i 1v 1x 2m 3g 3j 4c 57 6w 7o 7r 8x 98 9u b4 da db
fireplac:3n
firewood:3n
firework:2m 9w
firm:k z 14 1q 1u 2q 3a 3l 4d 54 6g 7r 8k 92 9e 9o 9q 9s 9w a5 d1
first:2 c d e h l p x y 17 1g 1n 21 24 3f 3k 3q 3r 40 42 46 47 4a 4b 4f 4g 4j 4l 4m 4s 4w 55 59 5c 5e 5m 5q 5y 67 73 76 77 7g 7j 88 8b 8j 8p 90 95 96 97 99 9a 9g 9h 9i 9q a0 ac ai aj b2 ba bc bj bt c6 cj cw cx d8 df di dr dv
fisa:bw
fish:1x 2v 3c 3j 3l 4w 5n ak ao c2 c8 dz
fishermen:8q
fishmong:8k bd
fist:ah
fit:2 3 4 6 a c d i j k l o 1d 1e 1i 1k 1m 1p 2c 2e 3z 43 44 4j 59 5w 5y 69 6b 6f 6r 6v 72 75 7b 7o 8g a0 ak b7 ba bl bm by c2 c9 cu cx cz d4 dj dl e0 e7
fitter:3 k 3e 6l b8
fitzroy:2j 3f
five:1 2 k x 10 14 17 1b 1e 1x 20 22 24 2a 2b 2l 2v 30 35 38 39 3h 3i 3q 3r 3s 3v 3w 3y 4e 4f 4l 4n 4p 4q 4v 4y 59 5h 5r 5w 63 66 6d 6i 6k 6x 74 76 78 7c 96 9l 9w 9x 9z a4 aa ac at av b7 ba be bk bt bu bz c3 ca ce ci cr d4 dj e6
fix:0 5 6 m y 14 1l 1n 1o 1q 43 4j 4y 65 6i 6z 81 85 88 91 92 96 97 9g 9s 9u a1 a4 ak as ci d0 d1 d4 d8 d9 dp ds e3
fixin:8o
fixtur:2k c4
fizz:34
fizzi:34
flag:63 8g b8
flake:2j
flame:3 27 b8
flang:al
flap:1n 5n c6 cy
flapper:2c dj
flare:2d c5
flash:0 2q ag ak di
flask:6c d9
flat:0 k q z 13 18 1d 1k 1o 1r 1w 3f 4h 5i 6h 7m 91 93 9b 9f a5 ad b0 bw c1 ca ch ck co d1 e8
flatb:2l 61 6e 6f 8g
flatback:7e
flatpack:6s 6t
flatten:1o 68 d8
flattop:49
flatwar:28
flavour:2j bb
flax:7p
flea:5o
fleck:11
fleec:2c 8j e7
fleet:5y 6e 8k 9z
flew:3k 6w dz
flex:cr
flexi:3 4
flexibl:cf
flexion:3w
fli:22 26 77 8z
flicker:a4
flight:j 16 3m 4a 5q 6h 6i
flint:ax
flip:c2
flipchart:5d 9y
flipper:7h
float:f j r 6f an b7 c2
floccul:ay
flock:dd
flood:61 76 a9 d7
floodlit:4h 5k
floor:5 g r x z 10 14 16 17 18 1j 1o 1q 1r 1s 22 23 24 27 2b 3g 3n 3x 41 42 4e 4f 4n 5h 5j 5w 5z 6f 6s 6t 6v 6x 73 7c 7k 7q 7s 7t 9r 9u 9v a0 a3 as at ay az bh c6 ca ce ci cl cu dj
floorboard:7s
floorstand:6y
floppi:5m
florist:2p 8k
flour:w 3d bx
flow:7 94 ak ar bc
flower:1 1a 1y 6m b7 bz dr ds
flown:20
floyd:dn
flu:7w
flue:2 7o
fluff:1s
fluffi:br
fluid:63
flush:1 4 6 t 2r 3j 40 au
flute:4t
flutter:7z
flyer:8f
flyin:9y
flyover:8z
flythrough:8t
fmc:dw
foam:p 1j 20 7m 7r aw ay
foamex:8g
fob:6o 9x cg e4
focus:3w 5x 6r 8q 9p dk
fodmap:5u
fog:l cr
foil:2b 2f 48 8c 8h 8i b6
fold:1h 3v 58 5q 6u 8f ad c4 d4 e2
foldabl:9j
folder:93 9f
foliar:bo
folio:76
folk:25 2l 3a 50 5i 8w 8x b9 bk dp
follow:m p 13 2x 3s 3x 4l 5u 8a 9z dv
fond:5q
fondant:1y
font:32 8b dc
food:w 1w 3b 3n 3o 4c 4z 5o 5u 8a 8i 8x 9j a6 a7 ag b2 bf
foodbank:dq
fool:ab
foolish:4c
foot:g q r 1f 1m 27 2h 3k 3o 47 65 6o 73 7c 8q ag b3 bv ce cu d7 da db ds e1
footag:1
footbal:l w 4k 7h d8 d9
footer:6l
footi:71 d8
footnot:8o
footpath:7p
footvalv:an
footwear:7b
footwork:4i
ford:a 6e
fordsburg:b9
fore:5l
forearm:4b
forecast:27 5y 85 94 95
forehand:4i
foreign:95
foremen:4z
forest:1f 3n 3s
forestri:92
forev:43
forg:5l af at c6 db
forgotten:6k
fork:1u 63 as c6 d4 d6
forklift:56 6l 9l 9u a7 cq
form:4 7 1e 45 54 6p 7x 86 95 9i 9w ak c6
format:g 8q 95
former:s 3d 3g 4u
formula:56 bb
formwork:cu
fort:3x 4m am bj
forti:k 1u 1z 21 2c 2k 32 37 3y 40 43 45 4v 53 5b 5c 62 6j 6k 6l 6o 6q 85 8f 8i 8r 8v 93 94 96 9f 9j 9l a9 ag ba bh by c7 c8 ch cn co cr da do
fortieth:di
fortnight:10 1b 1d 35 3c 4q 5n 93 b6
fortun:3i 9z
forward:bw
fossil:b8
foster:3e
found:0 h v 1s 77 96 bq c0 c3 dj dz
foundat:1 r 8v
founder:9j 9n
foundri:8s af
fountain:af
four:1 l q 10 11 12 13 17 18 1g 1m 1y 20 24 25 29 2b 2d 2j 2n 2o 2q 31 32 3h 3k 3s 3u 3x 3y 41 42 49 4b 4n 4w 51 54 5a 5d 5h 5q 5s 62 6g 6i 6j 6m 6u 6v 72 73 74 75 78 7e 7k 7m 7n 7u 7v 80 85 88 89 8e 8h 8i 8o 8y 91 97 9d 9h 9k 9q 9r 9t 9w a0 a1 a2 a3 a8 ab ac ad ak as b1 b8 ba bi bk bm bn br bv bx by c6 ca cc cj ck cq cs ct cw cx cz d2 d5 da dc de dk dn dq dr du e4 e5 e6 e7
fourteen:6 n 24 2e 3w 4o 53 68 72 9a an cv cx dy
fourteenth:bt
fourth:52 9y cd dw
fox:2x 5i 78 bs
fraction:4u
fractur:be
frame:e i l m p 11 1f 1h 1j 27 43 4f 5p 5q 67 68 6e 6t 71 9v ae aj bt c0 c4 d4 d8 df dh
franchis:5w
frankston:5v
franschhoek:2d 2p bk dj e2
frantoio:30
fraser:3c
fraud:9b ab
frec:55
freckl:2d
fredericton:37 4q 80 91 c9
free:3 h p y 1b 1c 1u 1v 1y 1z 26 29 2i 2j 2x 2z 36 3b 3c 3f 3g 3l 3s 3y 3z 42 43 44 48 4k 4l 4w 5c 5p 5q 5x 6h 6s 71 79 7a 7f 7r 7z 89 8b 8i 8j 8k 8o 90 96 9c 9h 9k 9y a0 a1 ap aw b2 bc bo bp c5 cc cd cj cp cq ct cw cz d8 dl dm dx e2
freebi:a0
freed:6d
freehand:dh
freelanc:8b
freerid:4n
freestyl:4g
freeway:61
freez:6 1e 4y 7o cg
freezer:2j 2u 5o 6x 8i bd br c8 cy dq
freezin:7s
freight:6o 7y
freightlin:6e
fremantl:q 1h 35 4b 9x
fremont:bk
french:m 2o 2s 3q 4n 4w 4y 5s 8l 9d cv d7
frequenc:44
fresh:e 2t 2w 35 39 7i 85 ds
fresher:8j
fresno:5z 6b
fret:74 d5
fretless:74
fri:14 1w 1x 2d 2r 3g 3o 3r 4a 4n 58 5h 5r 6g 6m 6n 7y 8m 98 9k a3 al bh ce cn d5 d8 e0
friday:10 13 19 1g 1w 26 28 2n 2r 2t 2u 2v 30 31 32 3c 3q 45 4d 4r 50 6g 6z 72 7z 86 94 9a 9f ak au bh bv cg cr cv cw cx dq e0
fridg:10 16 1n 3a 3e 4f 5u 65 66 6x 7w 8v b1 bl ck
friend:2p 3f 7k 9o 9x cv
fright:6x
frighten:3 f cq
fring:7s b5 e3
frl:ap
frock:79 cx dj dl
frome:7t d8 dh
front:1 3 h m n 11 18 19 1e 1f 1m 1p 2g 56 5l 5x 61 67 69 8x 9r a3 a8 ax b4 ce cv cx d4 df dz
frost:l 1d 5y 6r 8g b7 bn ds
frown:3a
froze:51
frozen:1z 2v 3a 3c 3w 5o 9p
fruit:1y 2i 2y 30 34 3c 7p by cs
fryer:3c 3e
ft:5 a 17
fudg:37 aa
fuel:6h bh bi bv cr dq
fuji:71
fujitsu:8
full:5 9 q t y 16 19 1a 1e 1i 1l 1q 22 2d 2h 2p 3i 3n 3q 4a 4n 4q 56 5i 5k 5l 5n 5v 5w 5z 60 6a 6g 6l 71 73 7h 8k 8w bh bk c6 cb ck cp cu cz dg dx dy e7
fulli:0 16 1q 3y
fume:bd cf
fun:4n
function:23 24 2q 4c 4u aa ah ai co
fund:3s 9h a8 ch
funder:92
funer:1u 25 5h 8k dr dx
fungicid:v
fungus:71
funnel:au
funni:2h 3k
fur:v a9 cx
furl:6c
furnac:7 65
furnish:13 7e 9x cl
furnitur:z 17 az ci
furrow:bu
fuse:9 2m
fuser:9z
fuss:dr
fyi:5k
fynbo:d0 dg
fyshwick:6v
g430:4j
g5:4q
gabl:x 1m dg
gaelic:4k 8q
gaffer:dk
gain:91
gait:3w
gal:u
gala:28 2k 2o 9w
galaxi:6g 6z
gale:m 1d
galena:ce
galett:1w
galiano:dc
galleri:21 2i 4y 7f
galley:c5 cn
gallon:u 32
gallop:4h
galloway:bm
galvanis:1p 6f aj az c8
galway:i j 2h 3c 3d 4d 4x 6a 6k 80 8f 9c cr cs d6
game:2a 3r 4j 4k 4y 70 7z 98
ganach:1y
gander:8e
gantri:bg cf
gap:h k 1p 4e 76 9s 9t b0
garag:a o r s 18 1s 23 4c 4k 4s 61 6o 7k 7q 82 ai al as b5 ca cc cg e6
garam:39
garda:dv
garden:7 c q 19 1a 1o 1v 2i 2m 36 3h 3q 3s 4a 5m 66 6e 6u 6w 7d 7g 84 aa cb cc cd cj cs db dt
garland:2b
garlic:5u
garment:de dl
gas:3 6 7 k 1v 1w 32 3e 3t 5l 66 6t 6w 7m as au bm c8 ch
gasket:6r c7
gastropub:2u
gastrostomi:3u
gate:c o s 19 1d 1n 2n 2x 5q 8e 9c a2 ae aj al an b0 b1 bp bq bs c0 cd db e1
gatefold:77
gatepost:d4
gateshead:4k dg
gather:dx
gatsbi:dj
gatwick:6i
gaug:5v be
gauteng:ct
gave:2r 2z 39 3e 3o 3y 58 5a 5c 6v 8f 9k bd bl
gb:70 7g
gcse:4u 4v 4x 4y 51
gdpr:85 9t a7
ge:1l
gear:4n 6a 71 bu c4 c6 d4
gearbox:n 9c am aw bf bm c6
geelong:4 12 1s 4r 4v 7r 8v az
gees:bs
gel:4a
gelatin:37 bb
gelato:3b 6m
gelcoat:6d
geld:5k
gen:6z
genealog:8h
general:cu dv
generat:1w 3m 66 70 72 9y b8 bi du
genesi:67 6w
genet:4v
genni:ae
genoa:6c
genom:83
gentl:15 18 3k 5e e6
gentleman:e5
gentlemen:49
genuin:5x 7w
geometr:di
geordi:8u
georg:6n az cg
georgia:2z
georgian:7e 8l d7
geraldin:7s
german:3k 4e 4x 5s 7z 8l a5 aw cb dp
germani:5s 6p 9p
germin:bo
germiston:a2 af
gesso:d8
get:d 1y 2a 41 43 4c 53 6j 87 89 8r 93 9r 9s bd cf
gettin:av
gf:3z 57
ggl:7q
ghost:3k 8x
ghostwrit:8p
gi:4l
giant:2b
gif:2q
gift:33 58 6q 7d 8c 8j 9h aa e5
gig:2n 74 8e 9c d5 dn
giggl:4i
gild:d8 dh ds
gill:c2
gillingham:53
gilt:28 br d8
gimbal:71
gin:2i 33 6p
ginger:34
girl:1x 20 2a 2e 2g 2i 2n 3r 4f 4k 4z 52 57 74 79 8a 8d 8p a3 ba bq cw
gisborn:59 92 9f am
gite:4y
give:s 1n 3i 3u 55 5h 6k 6x 7e 8p 90 9g 9u cj dv dz
given:14 5f 65 71 7d b5 dq
gjs:af
glad:7a do dq
glam:2d
gland:5i
glare:d8
glasgow:l s 24 4q 7y a8
glass:j 14 1f 1h 1l 1m 1p 28 2i 2o 30 31 34 38 45 5n 5u 71 7d 7o 7t 7u 7v a1 ah av b2 cz d1 d8 d9 e1
glasswar:2i
glastonburi:3n dh dy
glaze:l 1h 43 57 da
glenco:5a
gleneagl:4j
glenroth:48
glenti:c0
glitter:2f
globalgap:by
gloomi:dy
gloss:48 8f 8k aj
gloucest:8j bj
gloucestershir:27
glove:7c dd
glu:h ag d5 d7
glue:j 1j 7v az cy
gluten:1u 1y 1z 3f bc
gmp:bb
gnaw:bp
gnocchi:2t
gnss:c3
go:1 6 j l m p r x 11 16 1a 1h 1k 1r 1t 2c 2p 3p 3q 3t 3w 45 47 4r 4x 51 59 5n 69 6a 6m 6o 73 7q 81 85 8c 8o 94 9i a1 a2 a6 ae bu c2 c6 cg cj cm d0 d3 d6 e7
goal:1a 4k 50 5c 7k
goat:2w 5z 88 8h 9c br c0
god:2y 3p 9u dt
godpar:dt
goe:9 l o p z 18 1g 2y 3a 3c 3m 4g 4u 59 5b 5q 6m 7z 81 9a ak al az bl c9 e8
goeth:4x
goggl:4g
goin:1d
gold:w 28 2b 2m 7d 7g 8h 99 ax d0 d7 de dh ds
golden:21 22 cd df
goldfish:5n
golf:4e 5v 5z 6r 8k
gone:g u 15 1j 1o 1s 1y 25 2y 30 49 5x 66 6h 6v 79 93 99 a7 ak b7 bv c7 d0 do e0
good:7 18 1j 1m 26 2w 30 32 3d 3v 4x 5k 6o 6r 79 7b 7u 85 8b 8w at bj ca cp cx
goodby:5j
goodyear:cy
goofi:4n
googl:7x 88 89
goos:7r
gooseberri:38
gore:61 8e
gorey:82 c7
gors:33 c3
gosc:3x
gosforth:ca
gotland:du
goulburn:dq
govern:9q
gower:g
gown:n 2e 6t 7c ba cx df dj e3
gp:3u 3w 45 a5
gp5000:6b
gps:5e 7z bu bv
gpu:83
gqeberha:9r am de
graaff:2u
grabouw:an
grad:dj
grade:c 1d 1r 2s 2v 4l 4m 4o 4p 4r 4s 4t 4u 52 6x 6y 6z 73 75 77 7g 7h 8s a2 ac ag al b3 ba bs bt bw cq do
graduat:2g 4v
graffiti:dg
graft:bx d7
grahamstown:5r 62 6y 73 7m 8b 8n 9z d6 e1
grain:w 2x bv
gram:3a 7v
grammar:4w 4y 51
gran:21 2r 36 3q 78 b8 cs d0 d3 dt
grand:b 74 8c al ap b9 cm d6 dm
granda:dk
grandad:1j 47
grandchild:4z 8h cj
grandchildren:3l 8e 8p 97
granddad:4m 8e 9n b1 c2 c3 d5 d8 dm du e4
granddaught:44 7a e8
grandfath:2g 3k 55 76 7t 8h dc
grandkid:e8
grandma:22
grandmoth:16 3b 3r 4b 50 60 6o bc
grandpa:4t 7g cz
grandpar:dt e8
grandson:t 6s 7g 7j dd
granit:3 o 1e b8 ds
granni:q 4o 59 7t 8r 91 9g c1 cc d0 dd e2
granola:bc
grant:7 a p q 1r 6a 95 9i dx
grantham:55 7g
grape:93 cs
graph:a8
graphic:8a 8e 8t 9v
grass:1 1w 27 29 34 3j bo bq br bs c1 c3
grate:2 7o
grave:ds
gravel:r 1a 1b 1d 1e 2r 67 6b b5
gravesid:25
gravi:9q e3
graviti:ar
graze:1u 30
gre:51
greas:t am bf
greasi:15
great:5g 78 8e
greec:9d
green:1 5 15 19 1b 1g 24 2f 2l 30 35 37 4n 5a 6y 7p 9r af b2 d3 da
greengroc:87
greenhous:4j b7 cj
greet:2o 50 6i 9o a3 cv
gremlin:63
grew:20
grey:1i 1l 1s 2g 36 5a 6o 6s 79 8d 8k 8x 8y 96 az b8 bu cb dl dz
greyhound:cb
grid:d bm c1
grief:3z
grill:6w cn
grimsbi:42 as au aw az bf d9
grin:68
grind:o 1c 39 42 58 5x 7j 7l
grinder:35 6a 7i at bh
grip:1p 41 4j dk
gripper:aq
grit:h
groan:j
groceri:3v
grog:26
groom:1y 2e 5h 5i 7x 9q
groomer:5i
groomsmen:2e
groov:4s 5z da
ground:1 r 17 1b 1c 1d 1m 39 3x 42 62 73 7k a4 bl bt bu bw c1 ca cc ce
group:17 21 25 2s 3d 3e 3f 3j 3k 3m 3n 4c 4h 4i 4k 4m 4n 4q 4t 50 5e 5l 63 6j 71 7x 7y 87 8q 8y 9p ba ck cl do dv
groupset:6b
grout:g 7q
grove:30
grow:1 1c 2y 79 94 dd
growatt:bl
grower:2s 31 35 93 bt bu by c1 c2
growl:4r am
growler:32 ax
grown:20 47
grp:6d 8q
grps:9p
grung:dn
gsd:5o 69
gst:70
gts:64
guarante:0 13 5z 67 6z 7p 88 9k am bq by cz
guarantor:cl
guard:1 c 1m 2n 42 7h 9u a2 aq at bf cg dv
guardian:dx
guardianship:97
guardrail:2l
guelph:1 2s 3w 6t 9c a4 bc bs c1 cp
guesswork:4u
guest:2 1u 1v 1y 25 2e 2i 2o 2p 2q 2r 3k 3l 3p 5s 6i 7t 7x 84 8v 9w ck
guestbook:2q
guesthous:2d 36
guid:3k 4d 4m 4y 5a 8c c1
guidanc:9q e6 e7
guild:7v
guildford:y 31 60 6r
guillotin:8f b8
guinea:cj
guitar:25 4p 5c 6p d5
guitarist:3l
guji:35
gulf:6c
gull:11
gulli:1f
gum:h 12 15 1c 7n
gummi:bb
gun:1j 7v 8k ah ap
gunit:1g
gurgl:t
gusset:av
gust:29
gut:1q 2v
gutter:1 1h 1n bz
guy:cb di
guzzi:62
gym:3a 4c 4m 6a 7k 8a 8g 9b cl
gymnasium:d
gymnast:4d
gympi:8z an
gyoza:3c
gypsum:f
h7:ac
haa:at
haberdasheri:59 cp
habit:5c
haccp:3c 6m
hack:4h 5k ab bx
hackney:58 dm
haddock:2v
haggi:9p
haha:1o 3k du
haibik:68
hail:9f bz
hair:f 10 20 2d 40 60 c9 d5 df dl
hairdress:48
hairdryer:70 bk
hairlin:ae
hake:2v
halal:1u
hale:7c
halesowen:al
half:b e f j 11 1n 1u 21 22 2u 35 36 37 38 3g 3h 3k 3o 3u 42 47 4h 4n 4o 4q 4s 53 5a 5d 5h 64 6c 6l 6m 6o 6y 72 7c 7g 7j 7q 7t 7v 8g 8m 8q 8r 8s 8z 9l a4 a9 b1 b4 be bo bq by c3 cd d1 dd dh di dl dn dq dt dv e5 e6
halfway:3c 4j
halifax:7 i 16 1i 31 4k 5b 7s 82 8m 8v 9x b2 bg ca ci df dn du
hall:0 e n 12 17 1h 1u 21 26 2a 2b 4d 4f 4o 59 8r 9i a3 b4 bn cc ci cl do dq e3 e5
hallmark:7d
halloumi:1v
hallway:g 1o 5q
halv:1d 9r ag
hamilton:0 4 9 1s 2c 3m 4l 57 5n 6j 70 8d 8m 9l 9u ac aq cu cz d1 di dm dp
hammer:af d6
hammock:3m
hammond:24
hamper:3b
hampshir:2r c2
hand:e l q z 13 1i 1k 1q 20 2f 2o 2q 2r 2t 2y 31 3e 46 4a 4b 4o 4z 57 5i 5k 5m 5v 60 62 67 6u 74 76 79 7a 7h 7j 7o 7q 7r 7s 7v 7x 8x 91 9d 9e 9o a7 ah ai aq as az b4 bb bd bh cn cs ct cz db dc dd de dg dh dl dp
handbag:cy
handbuild:57
hander:4j
handfast:2h
handheld:72 aa
handi:6e 6j
handicap:4j
handl:5 a l m s 1c 2m 5d 6c 6q 7i bq
handmad:q 37 b4 d0 da dd
handout:4z 56 e8
handov:b 8d 9q
handpour:7v
handrail:j 1p
handset:6z 87 d1
handshak:7x
handstand:4d
handwrit:41 52
handwritten:8q
handyman:1n
hang:5 i k o z 1b 1n 3e 5p 6t 74 7f 84 88 8y 9v a0 aj c8 d8 dl
hanger:1 af e2
hanley:7u
hannov:4x
hanout:39
happen:d 11 70
happi:2b 3r cw
har:4m 5o 9r 9u ai
harakek:7p
harass:98
harborough:42
harbour:11 2j 2v 3o 6c 6w ck dz
hard:1 r 11 2w 3j 47 4i 6j 6s 7h 8g 8h a4 be c7 c9
hardback:76 8h
hardcas:74
hardcor:s bh
harden:7p 86 ak az
harder:53
hardi:b5
hardstand:3j cf
hardtail:67
hardwar:7u cp
hardwood:o 6w 7n 7q
harehil:d1
harley:63
harlow:6z
harm:3z
harmoni:dn
harp:25
harpenden:4c
harpist:25
harri:b9
harrisburg:b5
harrog:1b 36 4t 7g 9q
hartebeesthoek94:c3
hartlepool:5q
harvard:5t
harvest:30 93 bo bw bx
hasnt:97 d7
hasp:e4
hat:2a 2q 2s 3p d6 dl
hatch:p 1w 1z 2j bg bs
hatchback:6f
hatcheri:c2
hate:3p 4u 5b 7d aa dr
hatha:4d
hathersag:4d
hatton:7d
haul:18 6x aw b2 bu cr
haulag:6m 6n bp
haulier:aw
have:34
havent:2 7w
havnt:5b
hawk:30 ae by db
hawthorn:1i 7p
hay:r 2l 38 40 5k 5o 6u 8p bp db
haylag:bp
hayrid:e5
hayward:6i
hazard:6q
haze:2k
hazi:32
hca:ct
hcpc:3w 47
hdmi:6y d3
head:8 y 15 1u 1w 21 23 2k 33 3o 3p 3x 4d 5y 71 74 7w 9k 9s a0 al c0 c9 d2 de e4
headach:3x
headband:8h
headboard:6t
header:bv
headhunt:9k
headingley:3s 3z
headlamp:7m
headlight:6r
headphon:73 8q
headset:2p 3k d4
headshot:8y
headstal:cy
headston:ds
health:11 1w 3b 47 5j 5m 9u a9 cv
heap:bt e2
hear:2k 2u 3t 44 4p 5c 5e 5i 87 8q 97 99 9p ag ah cz
heard:3w e1
hears:dr
heart:55 bf cc
heartbeat:46
hearth:3 7o b8
hearthston:7o
heat:5 7 b g w 17 1g 1q 1y 2r 2s 3a 5g 84 8k af as aw az bn by ca d7 db
heater:1g 27 7o bj
heath:6i
heather:38 5p
heathrow:14
heatmap:84
heavi:2n 39
hebden:37 3d b9 d5 da
hectar:31 5p 97 9q bw bx by c3
hedg:1b 2n 2r 7j 7p 8g br bx cs
hedgehog:40
heel:47 cy
heidelberg:8f
heifer:bq
height:j v 4m 60 6v 7r 7t
heir:ab
held:4j 55 6x 75 91 94 au
helic:j 1f am
helium:2b
helix:4b
hell:e6
helmet:4h 4k 4m 64 7l
help:16 3p 3t 3v 46 4r 4u 4v 4y 5b 5s 5t 5u 7o 8h 95 a5 bk bl cs dp dq
helpdesk:82 a4
helper:2a 5l
helplin:9e
hem:2e 7c cx dj e3
hemel:ar
hemswel:7e
hen:2b 2i 2x 3p cj de
henley:2o
henri:10
her:46 cc e8
herbal:40 9s
herd:5j
hereford:2 34 73 bc bj
herefordshir:u by
heritag:e 1m 2s 3k 6e 6w 7e 7f 9i af ax ci d7
herman:6v
hermanus:1x 8f bs cd
heron:db
herringbon:g h
herself:14 5k 5p 8r
hertfordshir:o 4e
hervey:6c
hes:bq df
heta:2 3
hex:al ax b0
hexham:2u 5k 76 bp df e1
hey:c
hgv:45
hi:28 2n 66 6y ba dq
hiab:at b0 b6 bj
hidden:1 t 1f 5n 97 dv
hide:2k 2o 52 5h 7b b9
high:s t 1d 1m 1n 2g 2l 2n 3a 3m 44 4h 4s 6h 6l 6o 7j ar bf ce cf db e2 e5
highchair:78
higher:4u 4y 73
highlight:22
hike:3f
hiker:2z
hikvis:c
hill:1t 2z 36 67 68 7w b8 bm bu cj co cy e5
hillsborough:dz
hillsid:bx
hilton:aa bz e2
hilux:5w
hing:l 1n c6 d2 db
hint:8u
hip:1b 3q 3w 3x 4j 5e 7n b4 by c0 d9 e5
hire:1w 26 29 2c 2e 2i 2k 2q 32 4n 4q 51 5q 66 69 6g 6m 75 7m 8s 9w a5 ap as b5 bh bi cn co dj
hisens:d3
hiss:1g 7n ap
histori:3k 5v 76 du
hit:d 4s 5y d6
hitchin:3q b4
hive:38 5p bt
hmi:aq
hmrc:91 93
hoarder:18 e6
hoars:4r 5g
hob:k 6x
hobart:12 1w 2t 3k 3t 5e 68 7i 87 8h a0 e1
hobbi:c1 c6
hobblin:47
hobbyist:7v
hobnail:4m
hockey:7k
hoedspruit:7r 98
hofner:74
hog:1v
hoist:5q 6c 6d bg ct
hokitika:du
hol:1v 9l
hola:4z
hold:j 1p 23 2l 3u 46 4l 4q 4r 5w 6j 6q 87 8u a2 a3 a9 bw ch cu dk dy e8
holdal:e0
holder:b9 bm cq cr
hole:3 1d 1k 1n 1q 4j 6o 7a 7e 8o ad ai aj an b7 b8 cy
holiday:d n 1x 38 3h 3j 3m 4y 51 5m 6s 89 8f 93 9w a3 cn
holland:bu
hollow:g u 7r
holo:7h 8i
home:0 b m x z 11 14 16 1g 1h 1i 1p 1x 2s 2t 30 3a 3c 3m 3o 3q 3r 3s 3t 3u 3v 3w 3x 41 44 46 47 48 4b 4c 4l 4o 4u 58 5e 5f 5g 5m 5q 5s 5y 60 6k 75 79 7c 7m 7s 87 8k 8u 93 97 99 9a 9b 9h 9n a5 aa by ch ci cm cn co cp cr ct cw cy d3 df dt dx e8
homeown:7q
homeschool:53
homework:52 6u cw
honda:7j
hone:ao
honest:12 5g 77 7h 7w 85 cm
honesti:2x
honey:5p ax bt dc
honeybush:36
honeymoon:3l 3m 82
honk:2y
honorif:dp
honour:4u dh
hood:3e 59 6w 6x bk ce
hoodi:8j de
hoof:5l
hook:d 1n 1s 37 3j 54 ad af bl db
hookup:3e
hoop:7d 7v d4
hoover:10
hop:32 3w bd
hope:10 4n
hoppin:c0
horizont:1d at
hormann:o
horn:24 bq do
hornsea:cs
horoscop:5b
horror:dk
hors:2g 2m 4h 57 6f 6p 7a 8c 8n db df dr
horsebox:2i
horsehair:1j
horsesho:db
horsham:1d
hose:4 u ao bn
hospic:1a 48 8n dq
hospit:10 3u 46 4z 54 7a 7t 86 8v 9d 9l 9m a3 a7 bd ca d8 dj
host:1u 2a 3n 5s 7x 8v a7 ck dj
hostel:7n cb
hostess:2o
hot:4 6 8 12 15 1g 1u 1v 39 3h 3p 3y 40 49 4y 5k 5l 5r 6d 7h 9x a1 ae aj ak am ap az bc c0 d7 e2 e5
hotel:t 1m 20 26 2g 2w 2z 34 3c 3e 3g 3l 3r 6i 7b 7e 7m 84 bk ck cm cn cv dv e2 e3
hotfil:ax
hotpoint:1l
hour:a b c w 10 12 13 14 16 17 1b 1n 21 26 2a 2d 2g 2i 2n 2o 2q 30 38 3a 3c 3e 3k 3q 3r 3s 3t 3v 3x 3y 41 4b 4d 4h 4l 4n 4o 4r 4s 4t 4u 4v 4w 4y 4z 50 52 54 55 5e 5j 5s 5t 5x 63 69 6h 7c 7j 7x 82 84 8a 8m 8n 8q 97 9h 9l 9n 9o 9u 9v 9x 9y 9z a3 ab ae ak am an aq as au bi bn bu bx c4 c9 cb ch cm cn cp cq cr cu cv cw d4 d6 d9 db dl dm dp dq dt du dv e2 e5 e6 e8
hous:2 6 7 8 9 a b e f i o p q t y 15 16 18 1b 1g 1h 1k 1l 1q 23 2d 2o 2x 2z 35 3a 3h 3i 3p 3y 42 45 4j 4t 5d 5f 5m 6e 6o 6t 76 7a 7h 7x 8m 8o 9f 9l 9p a3 a5 af ag ak bq by c1 c3 c8 cb cd cf cj cm d6 dc dw dx dy e3 e6
household:16 3v 5s a5 b2 cb
housekeep:3v
housework:3u
houston:4z be
hout:dz
hove:3b 5h 91 ci
howard:3k
howden:k
howick:52 5k 7p
howl:2k
hp:bu
hpi:5v
hr:3r 4u 8q cs cu
hrli:du
hrs:21 2q 3s 5s 9n a4 ap as cv dl dm dq e6
hrx:7j
hsc:4v
hse:9u
hsk:50
html:56 7x
hub:68 6b 6l
hubbi:46 dv
huddersfield:32 91 ay dm
hue:b
hull:v 18 4g 6c 6f 89 8a 94 9b 9s ae bd c5 dv
hum:8 1l 5p 9z ac d3
human:5g
humanist:dt
humid:m v ai
hundr:d 13 1w 28 2i 2j 2o 2r 2x 31 37 43 5a 5q 5t 6b 6v 72 73 7c 89 8h 8i 9b 9o 9t 9w ac ag av b2 b4 b8 bm bx c1 cl
hundredth:d8
hung:1 5 e i m 1h 1n 2u 7f c0 c8 e2
hungarian:d5
hungri:1w
hunt:3o 7o 87
hunter:26 5l
huntingdon:6e
hurl:49 4k
hurrican:8g
hurt:4i
husband:a 10 1k 2w 4w 50 5j 6u 6w 7c 7x 9d a5 bi bt ci ct dz
huski:7j
hut:3c a2 b6
hutch:5o
hvac:ad
hybrid:54 5v 5w 67 6g bl bo bs
hydraul:68 6n ao as c7 d4
hydro:6b 9w c1
hydrophon:3l
hygien:1u ce
hygienist:42
hymn:25 4t dr
hypervolt:a
hypnobirth:46
hypoallergen:5o
hypochlorit:ay
hyundai:5v 5w
i5:70
iatf:c6
ib:5u
icaew:92
icbc:40
ice:1l 1t 2i 2j 2v 3c 3e 4m 7l bf bi bq c2
icefield:66
icf:5c
icon:a8
id:n 2i 4b 9d b1 bh c4
idea:y a8 ac
ideal:64 6e cu
ident:70 8b
idk:4n 50
ielt:4w
iep:53
ifor:6f
ignit:1l
ii:bd
iic:h
ikea:k 1k 1o
il:97
ilford:9a cr
ill:1a 1n 5c 7c
illustr:8b 8e
ilr:9a
im:4 17 3a 40 4d 4g 4k 4w 66 7h 9a 9n 9o ch cm dp dq e7
imag:21 22 86 8y d2
imdt:5f
imei:6z
immedi:cq
impact:7i
impel:6d an
imperi:al b4 c7
implant:42
implement:81
import:6o 6p 7y cf
impound:61
impress:9z
imprint:4e
improv:1z
improvis:4p
in:3e 4b 5e ct
inboard:6c 6d
inbound:9o
inbox:9n
inc:9l 9z
inch:1 3 i 1t 5q 5y 67 6y 6z 70 7i 7j 8g 8h an b8 bn c7
incid:86
incl:2e 57 5k a1 bi cb dm
includ:2 3 7 a e j l v x 10 12 13 14 16 17 1h 1u 1x 24 2c 2d 2e 2j 2l 2n 2o 2p 36 3g 3k 3l 3p 3q 48 4m 52 54 59 5k 67 6c 6g 6v 70 73 7c 7k 7r 80 8t 8u 90 9f 9k 9z ba bc bg bm bv bx ca ck d9 db df dg e5 e7
inclus:3m cb
incom:92 9h
independ:v x 1m 2h 32 44 46 5j 92 9h
indesign:8b 8l
index:6a 9h a9
indexin:d4
indi:24 8e 8w dn
indian:1e du
indigen:7p
individu:4q 53 5u
indonesia:89
indoor:8 4n 5k dz
induct:9u a7
industri:7t cf
infant:55
infect:a7
infidel:ab
infil:1p 4a
inflat:29
info:2f
inform:9t
infrastructur:a8
infus:36
ingredi:1x 36 3b 8x
ingrown:47
inherit:59 7g
initi:1t 3x 40 5u d9
inject:v 3u ag ak
injector:9c
ink:2t 8e 8i di e1
inkjet:8f
inner:k 71
innov:9i
input:v
inscrib:dh
insert:3 7o ad ag ak al
inset:3
insid:f i 11 13 79 9a d1 d5
insist:1v 5g
insol:47
insolv:9e
inspect:w x 13 1m 6c 6e 8z 9s 9u a4 ar at bg bt ch
inspector:p u 1m 3e 9u ay bq
inspir:3s 4b
insta:8a di
instagram:8a
instal:3 8 a c d k l n u 1p 3e 70 84 87 8g 9v aa au b6 bd bg bk bl bx c9 d8
instant:2q a1
instead:7 b j 1e 1h 57
institut:83 9c
instruct:4g 4v 4z bh
instructor:4h 4l 4n 4q 4s 57
instrument:47 4p 4q
insul:0 7 1h 1r 64 69 6e 7o 8j
insulin:5h dz
insur:0 2 c 16 1c 23 29 3m 3r 3w 3y 41 45 4l 5e 5z 64 66 69 6e 6g 6l 7g 8z 9f 9g 9l a2 ab ar bf cr cv d5 dk
int:8t
intact:bs
intak:a
integr:6x 6y a4 aq
intend:y 1f 5w 8w aq
intens:54
interact:a7
intercom:o
interest:7f
interim:94 9m
interior:e z
interlin:1i e3
intermedi:4z
intern:m s 9s
internet:b bc
interpret:8m
interprovinci:51
interrupt:9f
interv:d6
interview:48 4w 5b 5m 5s 5t 8m 8p 8q 8s 9k 9p a6
interviewe:8m
intro:4e 5i 8v 95
intrud:c
intumesc:m
invent:c4
inventor:9c
inventori:13 17 81 92 cq
inver:3w 66 e0
invercargil:r 2c 6l
invert:8 d am bl
investor:8t 94 9j
invisalign:42
invit:q 1u 2f 3o 85 a3 ad af bm ch e8
invoic:7 13 1b 1z 2y 3d 3p 44 54 5x 6p 81 8q 95 9e 9l 9n a0 b2 cg cv e4
involv:dp
io:7z
iowa:76
ipa:32 ay co
ipad:6z e8
ipc:ai
iphon:6z d1
ipswich:3c 5m 6d 6y e1
iqf:3c
ir:91
ird:a5
ireland:22 a5
irish:2w 3i 8a du
iron:0 3 6 10 1p 3v 5u 6u 7m 7o 7t 7u af au b7 c2 c9 ce cm db e2 e6
isa:9h
isbn:8h
isdn:87
isf:6p
isfahan:7s
ish:4m db
isizulu:50 a7
island:k 15 3f 3l 6h 6x 7t 8r 9v b8 bk bt dc dd
isnt:7x
iso:8l 9s be
isofix:78
isol:d dm
isometr:c4
ispm:aw
ispm15:aw
isrc:8w
issu:55 78 7g a3
it:5 d t z 1s 1v 22 23 2c 2i 2l 2m 2q 31 34 3e 4e 4j 5r 5s 60 6e 6f 76 7k 7p 89 8b 8o 8r 8t 9j a0 af c4 cf d0 d7 db df di
ital:dh
italian:3k 4r 8c
itch:b6
item:79 ba
itemis:13 6a d5 dr
itself:9d
iv:3u
iva:9e
ive:4p 7f da
ivf:40
ivori:28 2e 7c
ivr:8u
j14:61
j19:9y
j8:61
jab:5j 5m
jack:6n 6z bj
jackdaw:2
jacket:1r 7b 8h b9 cx
jackfruit:3b
jacuzzi:1g
jail:7x
jam:3i 73 7v 8i 9z a1 al au ax by
jamb:m
jamon:30
jan:5d
januari:d m 1k 1t 1x 2m 3h 3s 4e 4f 4h 4v 5g 6d 6u 79 7v 87 89 91 92 9s a4 a7 ae bx ca cj cl cm cu dh e3 e5
jap:62
japan:3m 6p
japandi:z
japanes:43 4b 50 8l dp
jar:38 39 5p 7u 8c 8i 8x au ax bc e6
jarrah:h 38
jasmin:36
jaw:3y af
jayco:65
jazz:4s 4t 6y 74 75 77 dm
jcb:ao
je:4y
jean:cx
jeep:9e
jerri:ay
jersey:2j 79
jet:t 1g 3p 63 bf
jetter:t
jewelleri:c
jig:5z 6f ah ai ak c4 d4
jigsaw:7a
jim:1n bg
jingl:2j
jitsu:4l
jiu:4l
jive:4f
job:3 7 9 e 1j 1n 1q 4x 4z 55 5c 66 76 7q 7u 8l 8m 9a 9d 9m 9o 9z a5 cn cp cu cv
joburg:2z a5
jog:4h
johannesburg:c 19 2i 4j 50 56 8s 9p 9v b9 dk
john:4o 69 6x bj bu
joie:78
join:4a 4k 75 8m dl do
joiner:7i 9k
joineri:z 1k 9u
joint:1 4 k t 2u 7a 96 97 dw
joist:i p s 1f
joke:38 5z 81 8y
joliet:97 b0
joondalup:7h
jose:e6
journal:9d
journalist:a6
journey:8d
joy:77
jst:ai
jubile:22
judg:2
judgement:e6
jug:a1
juic:34 an
juli:i 14 1d 1s 20 2c 2o 3j 3l 3m 4b 4m 4n 5h 5m 5p 5u 66 6g 7z 8q 9f 9t a7 b5 bp bs cs d3 d6 dr
juliet:1p
jump:24 29 3j 4h 4n 53 5f 61 6x
jumper:dd
junction:cg
june:q 13 1p 25 29 2g 2l 3g 3p 4w 51 57 58 5s 6o 78 7d 7r 80 8d 8m 8v 92 9c 9s 9w 9y ab ai at av be bf bl bo bz c6 ck ct d5 dh dk dm dp dw e0 e6
jungl:29 dg
junior:4i 76 7k 7l d9
junip:33
jura:31
juri:a8
just:1 a d g k l o y 1g 1l 2p 3a 3d 4a 4b 4z 53 5c 5j 5v 6c 76 7o 7w 7z 87 ap av bd cd ck cr dt dw
justin:2e
jute:7s
jøtul:7o
k9:a2
kaap:58
kaikoura:3l
kaizen:9r
kalamata:30
kale:2y
kalk:ck
kamado:6w
kameeldor:7n
kamloop:1p 4c 9m cr
kanban:al
kangaroo:di
kansa:89
karangahap:48
karaok:23
karat:4l
kart:3p 72
kashan:7s
kashmiri:39
katikati:bt
kauna:cu
kawai:73
kawasaki:63
kayak:9i
kc:5m
keel:6d
keelson:6d
keen:7g 7o
keep:0 4 6 u 19 2c 2n 2p 35 3s 44 4v 5f 5h 5p 6p 7s 7v 85 87 8k 92 95 97 9q 9t av ax c6 c7 cg cu dt dz
keeper:4k d9
kef:6y
kefir:2w
keg:32
keith:9s
kell:84 cr
kelli:du
kelowna:2g 42 5i 5q 60 8j be bl cm dr dx e7
kelso:9n bv
kembl:73
kendal:3 ax b3 d4
kenilworth:4o
kenmar:7u
kennel:5g ba
kenner:7h
kensington:7b
kent:a 1h 2d 41 51 5p bx
kentucki:5l
kept:13 18 83 8p 99 a9 b6 cm d1 dc
kerb:1e 5q ds
kerdi:5
kerikeri:cs
kernel:bo
kero:bn
kerri:7m
keswick:3j cn
keto:3a
ketter:b5 ci
kettl:9 3i 3t 6i 6w a1 a2 bc bn c9 cp
kettlebel:4c
kevin:7r
kew:7g
key:e n q 13 14 1o 1q 26 3e 4o 5e 5h 61 64 6g 6h 6n 70 73 99 a2 a3 a4 ck cp cy d6 dz e4
keyboard:14 4o 57 d2
keyn:k
keynot:9w a8
keypad:n
keysaf:5h
keyword:89 8n
kg:2s 2t 2u 2v 2w 2y 2z 35 36 39 3c 5o 69 9v af au az bt cq e2
khaki:b9
kia:5w
kiaat:d8
kibbl:5o
kick:2n 4g 4i 4k 4s 5c
kickstart:9j
kid:b e s w 1g 1s 2a 2j 2n 2x 2y 34 3h 3j 3m 3q 3r 43 48 4h 4l 4n 4p 4t 4y 50 51 57 58 5f 5w 60 61 64 67 69 6a 6b 6t 6u 6v 73 7l 9h a5 ab ao ar br c1 cv d1 d6 dw dx e5
kidderminst:5r
kildar:c
kilim:7s e3
kilkenni:3 1e 2e 3r 8p d0 df
kill:4j 51 5u
killarney:2w 4f
killin:42
kiln:15 57 7n 8x b3 b4 da
kilner:7u
kilo:2t 2w 35 39 5r 6k 7a 7g 7v b0 bt e6
kilometr:2s 66 8g c0 cd
kilrush:2l 75
kimberley:d0
kind:52 av ct dy
kindergarten:3d
kindl:7n
king:6t 7g 7r ct
kingston:3l 64
kinsal:1e c5
kiosk:2q 8d e4
kipper:2v
kirkbi:cd
kirkcaldi:48
kirkwood:by
kit:c j o 1b 1g 3e 4c 4k 4s 66 68 6q 7o 8j bf bk c7 dn e2
kitchen:4 g k q w x 10 14 1d 1q 1u 1w 1x 26 2y 39 3c 3e 3j 3s 3z 41 49 4n 4s 51 52 58 5h 5p 5r 6x 79 7u 84 8a 8t 8v 9e 9i 9v a0 aa ak az b8 bb c8 cd cf ck cl cn dx dy
kitchenett:14
kite:7a
kitimat:3a
kitten:5j
kiwisav:9h
klargest:u
klarna:7y
kloof:42
km:5x 62 65 6e 6g bw
kmc:6b
kms:5v
knaresborough:1b
knee:v 1b 2v 3w 5f 5w 6c 6e 74 79 b2 ba cm d7
knew:93
knife:58 7i 7u
knighton:bp
knit:3r 59 dd dl
knitwear:dl
knive:7u db
knob:9
knock:d q s 3t 5r 6r 7e c0
knocker:bu db
knot:e 3y 4m 5i 7s
know:2f 2k 2m 31 3k 3n 3o 3v 4i 4s 4t 4w 4z 56 5b 5c 5z 72 7d 7z 85 86 8q 93 94 9k 9t a4 a5 ab co cp cr dr
knowledg:4b co
knuckl:d0
knutsford:5e
knx:b
knysna:b3 d8
koi:di
kondo:e6
konsort:6c
korean:dp
kosher:58
kotlin:7z
kowhai:7p
kpi:94
kraal:bq
kraft:8c 8i
krav:4l
kruger:5a 6i
ks1:52
ks2:52
kubernet:83
kudu:b9
kva:bi cf
kverneland:bu
kw:3 8 a d am ao bk bm c8
kwela:77
kwh:bl
kx:7j
kyocera:9z
l5:4e
la:co
lab:1s 4v 5e 5m 5p 6k bd c9
label:2z 31 33 36 5u 7b 7y 8i 8q 9p ai bb bc dl e1 e6 e7
laboratori:8t
labour:g q 6w 7f 9l by cu
labrador:1d
lace:2e 79 7c ai bz d4
lack:5o
lad:1e 1m 24 2e 2n 2v 3k 3p 3r 4i 4y 53 58 5d 67 6b 6i 6k 6p 7a 7z 82 8s 8u 93 98 99 9k 9r 9s 9u a1 a3 ah ak aq az b5 be bf bj c6 ca cs cw d3 d4 d9 de e4
ladder:0 11 1k 1m 4i 6t 7e
lade:6o 6p
ladi:y 1b 2k 2t 3t 3u 48 4i 4q 52 5o 5r 6e 6g 7y 8l 93 97 av bo ce cp cv dh dq
ladl:2i 2w 7u af
ladybrand:5f
ladysmith:ds
lag:1s 8r
lago:22
lahinch:3i
laid:g h 1d 1e 2x
lake:1f 1l 1x 2l 2r 3h 3p 5a 6n 7q bb c2
lakefront:2m
lam:8f
lamb:r 1v 2u 3a 6m 9n br
lambda:b6
lambretta:64
lame:3k
lamin:h k y 4a b7 c1
lamp:b 4a 7h ci e1
lampet:c1
lan:bo
lancashir:2m
lancast:cy
land:j y 2v 4s 61 6i 88 89 a5 c6 cn d1 du
landau:2g
landfil:d3
landlin:87
landlord:6 8 9 v 1r 4w 91 95 99 9f cc
landscap:y 5a 7f
lane:1t 2g 5l 7n 7z b3 bg bn cr
laneway:3f 71 dg
languag:1i 41 5f 8o 8r
lantern:7m
lanyard:8j
laoghair:e2
lap:an
lapel:22 8s
lapsang:36
laptop:56 6k 82 8k 9t 9x d2 dz e8
larch:i b3 bn
lard:3e
larg:20 2x 6b e8
larn:aa
larnach:21
las:9v
laser:r 1r 5y 8j ad am c4 d3 d9
lash:2d 4a 6h 6o
last:3 5 8 d e u y 13 14 1e 1l 1t 1x 23 29 2e 2i 2j 2l 2n 2o 2r 2z 37 3g 3j 3v 4a 4l 51 5g 5i 5j 5l 5t 62 64 6f 6i 6j 6m 6u 6z 71 72 7l 7n 7w 8a 8q 90 92 9e 9k 9v a2 a3 ag aj al as at aw az b3 bo bs bx c2 cc ch cm ct d9 dx
latch:m 1n 46 9c db
late:1k 25 34 3g 41 7x 91 bt cw d1 dd dz
later:17 1q 4s 5f 5t 5v 8t e6
latex:2b 8g
lath:f ac at
lather:49
latin:4z
latt:co
laugh:2e 2h 2q 39 3d 3o 48 d3 df e1
launceston:k 1m 2k ax
launch:2i 65 8v 9j 9p 9w a6 c5 ci
launder:2c
laundri:3q 3v 6x c9 ca
laundromat:32
laurel:7p
law:j z 12 14 1f 1g 1u 24 2u 39 3f 4j 4u 5w 6f 6g 6y 7i 7p 88 9c 9z a9 ax b8 bh dh dn dp e8
lawn:1a 1b 27 ab bz
lawyer:87 8v 9t dw
lay:3 g 1e 1g 2x 5z bs
layer:bp bs
layout:k 3e 8h 8k 8l 9y a8
lcl:6o
le:7u
leach:u
lead:a e 1p 1q 1s 3j 46 4f 4m 5e 5f 89 9k b1 b9 bl dn
leader:3j 3k 4m 55 5d 94 9i
leadership:5d
leaf:1 1b 1g 36 7j dh
leaflet:8f bb
leagu:4k d9
leak:0 1 4 1g 1h 1n 6c 7m 7y 99 9y ap c8 ch d5
leakin:c7
leamington:4o
lean:1h 9r 9v ds
leanin:1c
leapt:6s
learn:24 3s 4h 4l 4o 4w 50 58 59 5d 7s 8u a7 dn
learner:41 4t 54 64 co
learnt:4g
leas:5q 5w 69 70 7l 99 9x 9z as bx c1 ca ce cf
least:1r 2o 2t 78
leather:3b 60 6s d7 dd
leatheri:2z
leav:2 m o 1b 1c 1f 1w 2y 35 36 3c 3h 4t 4u 5m 67 6b 6j 7a 7l 7m 93 9d 9k 9x bw c5 ct cz dm e0
leaver:5b
leavin:c5
lectur:4l 4u 8r
led:9 2k 4a 6f 7t 8g d3
ledburi:34 cs
ledger:90
leed:0 6 13 2t 4b 5a 5t 6h 6k 7s 80 85 8c 8e 8x 94 98 9m a1 a7 ab b2 c8 cl cu di dp e0 e7
leek:2y
left:s 18 1c 1o 1x 2e 3c 3g 3s 3x 42 44 4f 4j 4k 4q 4t 53 5d 5m 5r 5z 6r 6s 74 7q 95 9a a2 ai b1 b7 b8 bh bs bt bx cg d1 dd de dh dx dz
lefti:59
leftov:7q
leg:5 2n 3w 4a 4e 5e 63 68 6y 79 7b 7e ba bj cn
legaci:80 86
legal:1s 2h 62 64 8c 8l 95 97 9b 9d
legalis:9d
legibl:77
legionella:a4 c9
lego:1y 7a
leica:71
leicest:1r 1u 2p 39 4f 7d 8m as b2 ba d5
leigh:f 7r 9e
leisur:4g
leith:23 4l 6h
leitrim:5h cb
lemon:1y 30 38 5v
len:21
lender:94 9e 9g
length:1i 4g 7c b0 bg dj
lens:c 43
lent:5z 75 dc
lentil:3b 3d
leo:dy
leominst:5j 61 6u
leopard:dg
les:74
less:4s 7q b0
lesson:4f 4g 4h 4i 4j 4n 4o 4q 4r 4t 4u 4w 4x 4y 54 5f a7 d6 dp e8
let:e 13 1r 1z 29 33 36 3v 4g 5q 6c a4 a5 ao bh ce ch ck cl cm cx dg du
lethbridg:4s bv
letraset:8e
letter:c 2b 2f 3w 43 4e 4u 51 53 5b 8e 8g 8h 8k 8n 8q 91 93 9a 9c 9e 9i 9n 9q 9u bo cf d8 dc dh ds dw
letterbox:a 2f 3t 5f
letterkenni:b5 e0
letterpress:2f
level:a g k r s x 1d 1q 1w 2l 4h 4i 4k 4n 4u 4v 4w 53 57 5l 65 8v 9o c6 cd cf cn d5 dp ds
lever:a0 d6
levi:7b ch
lew:40
lexus:8k
ley:bo
lf:6e
lg:1l 6y
liabil:1b 57 96 9f
liaison:3u 8c
librari:57 5t 76 9x dp
licenc:18 1m 26 2i 2n 33 3l 3q 6h 70 8z 9a bk br bw c4 cq cr cu
licens:4 8 c 1f 1s 22 2n 4k 5g 6i 8z 92 ab dv
lichen:15
lichfield:e3
lick:c7
lid:i u 19 38 3a 8c av ax dc
lidar:8z
lidl:4i 9l
lie:4d 4r 5i 6a 7r 8g 8o bv ds du
life:7 20 2t 34 3p 4b 57 5c 8p ak bc
lifeboat:ac
lifejacket:3l c5
lifepo4:bl
liferaft:c5
lifestyl:7p 8x
lift:0 5 i t 16 1k 1m 1o 1t 3g 3z 4a 4n 5x 61 69 6e 6h 6l 6s 7k 7l a4 ad ao ar as az bh c2 cq dg dy e0 e1
light:9 b k m z 1i 23 24 27 2d 35 3q 3v 4k 5a 5k 5x 5z 6b 6f 6r 71 7b 7m 7t 8s 8t 8x 8y 9v a4 a8 aq bh bi cg
lightbulb:1n
lighter:5g
lightn:d3
lightroom:5a
like:3h 49 7v cj df
lil:1n 2a 4f
lilac:u 7g
lili:20 8k
limb:1c
lime:f q 1c bo
limerick:l m 28 43 74 7z 9y dv
limescal:13
limeston:31 33 b5 b8
limewood:dc
limit:24 27 7f
limp:5j
linc:65
lincat:3e
lincoln:bo
lincolnshir:r
lindqvist:du
line:2 t 1d 1i 2e 2f 2k 2n 2z 32 3b 3e 3u 49 4b 4c 4f 4s 6e 7c 87 8c 8o 8r 90 94 9l 9o 9t ao ap aq ar b5 bb bc bf bi bl bx bz c5 c6 ce ch cn cu cx di dl du
linear:5
linen:1u 28 3h 3v b9 ck df e2
liner:3 av
linguin:2t
link:b c 1d 1v 27 7x 7y 83 88 aa aq
linkedin:5b 8y
lino:5 7f 7v
linocut:57 7f
lintel:q b8
linux:70
linwood:1j
lion:2m 2x 5f af
lip:4l 4r 8r c7 du
lipstick:2d
liquid:9h
liquor:2i
liquoric:c7
lisbon:dr
lisburn:i 1i 3r
lismor:46
list:f z 15 1n 21 2w 31 36 3b 3e 3w 5u 6a 7g 7h 88 8z 95 9f 9g 9n 9t 9w a6 bd cd ci cl d2 du dw
listen:2h 46 4y 6y 77 8v d6
listowel:ae dr
lit:2 6 p 2b 2i 2m 65 8g cg e5
lite:27
litedeck:2l
lithium:as bl
litmus:4v
litr:4 2j 2x 30 32 5n 60 69 7p 7u ap ay az b2 bc bi bn bu c9
litter:5h 5m 5o dq
littl:w 1a 1y 1z 20 2t 3q 48 4p 7h 8j b7 d5 dj
live:2 f 18 1t 22 2a 2p 3a 3l 3q 3t 3v 4x 5n 5r 5s 5w 6q 6u 7f 7z 81 8w 90 9b 9h 9s a4 a5 b3 c2 cd cm cn ct dm dr ds e1
liveri:5k 5l
liverpool:1p
livestock:6f
livingston:5o
llandudno:3g
llanfair:8u
llanidlo:br
llm:85
lms:a7
lnat:51
load:8 a o 16 19 1m 1w 1z 2k 2l 2y 3q 3w 5o 6k 6l 70 7n 8q 9z aa ag at aw bg bi bk bl bn bp bq bu bv
loader:6n ao bu c7
loam:c1
loan:2j 35 4p 4q 5x a1 bd d1 d3 d4
loav:1z
lobbi:z 20 5n 8y a3 cl
lobster:2v
local:b 1e 2u 2x 33 3b 3p 47 5p 5s 76 7v 85 88 8u a6
locat:8v
lock:b m n q 5p 5y 61 9g c0 cg e4
lockabl:9x a0
lockd:86
lockdown:49
locker:6v
lockhart:1v
lockin:bn
locksmith:9o
lodg:4 1r 1x 2h 68 6p 7o 95 98 99 c3
lodgement:1r
loft:i j p y 18 1m 7h bp
log:3 14 1c 2v 3h 4u 54 6m 7j 82 9s a2 a4 ab b3 bw c8 dc dv
logan:1f 6f
logger:6m
login:7x 7z 84
logist:5d 6q
logo:2q 37 8b 8j 8k de
lohmann:bs
loir:31
lol:9 u 2p 3s 3w 49 4h 50 5i 72 7j 89 cw dc dp e3 e5
loler:as bg
lolli:37 bs
london:1q 2b 49 69 77 96 9w a2 a3 a8 b4 e0
long:g q 12 1e 1f 1g 3e 3m 48 4t 61 69 6n 6p 6t 9t ah aj cd cr cu cy e1 e3
longcas:7e
longer:x 2f 8s b3 ba
longford:5o 6e
longlin:c2
longspan:ar
loo:4 5 14 1q 2r 65 66 8j bj
look:3 w x y z 10 1a 1r 1z 21 26 27 2r 2w 2x 33 3o 3q 3t 3z 42 4h 4k 4r 53 5a 5j 5s 5v 6a 6t 6w 70 73 78 7c 7m 7u 7x 8b 8c 8n 8s 8t 8y 92 94 96 9k 9q am ap at b3 b4 bb be bq br bs c1 c5 cb ce ch cm co ct cu cw cx d1 d4 d6 dd dl dt dy
lookin:3h 5m 76 cm cp
lookout:7i
loom:ai
loon:dc
loop:12 7s 82 ag
looper:4p
loos:0 o 1n 29 36 3d 5o c0 d7
lope:4h
lorri:l 2y 5u af as aw b0 cf
lose:h 9o cz
loss:7 12 44 dv
lost:n 1o 2n 2w 4y 6f 8r 9s ab af cc cx d0 db dz e7
lot:18 1n 1q 1t 3j 6q 77 7a 7n 7q 7u 83 8z ag ai al at aw b6 bs c2 cf ch
lothian:e
lotteri:9i
loud:53 74
louder:5x
loughborough:1u
louis:2r
louisiana:24
louisvill:e3
loung:3 8 q 12 28 3g 6y 7n 7s
loup:7d 7g cz
louth:b4 bs
love:1x 22 2b 34 4f 7c ci cw d0 do
low:l y 11 2m 2s 3s 5r 5u 5z 62 6n 6s 74 75 8u a7 aa ap b7 bo
lowboy:at
lower:7 42 aj
loxon:b
lpa:97
lps:77
ls12:6
lsat:51
lta:4i
ltd:95
lte:6z
ltl:6l
lube:c5
lucern:bp
ludlow:20 2u 6f 7p 9i c1 cn cz dc du
luf:8v 8w
lug:ah
luggag:3i 62 6j 6x
luke:dq
lump:6d c8
lumpi:27
lunch:1h 1u 3f 3i 3k 3s 44 4d 4m 58 5r 7u 9o 9q 9y cs dl
lunchbox:7h
lunchtim:4z 50
lunenburg:59 6c 94 ao da
lung:5f
lurcher:5e
luthier:d5
luton:16 1r 39 6e 6h 6t 8f 9a ag b7 dk
luxuri:2r
lvt:h
lwb:6e 6h
lycra:b9
lymington:6c
lynn:cb ct
lyon:5s
lyonnais:4y
lyric:6y
lyttelton:c5
m1:54 70
m12:ai
m2:g h r 15 1e 1f 7q 8g ce cf dg
m24:al
m26:7p
m3:6o al an b5
m365:82
m5:61
m6:9y al
m62:e0
m8x30:al
ma:68
macadamia:2z
macbook:70
macclesfield:9x
mace:39
machin:4 h 1l 1v 35 3e 4b 4e 56 59 60 62 63 64 6x 70 77 7s 86 8l 9s 9u a1 af an aq at aw ba bv c0 c4 c6 cl d3 d4 dm e0
machinist:43
machynlleth:3d
mackay:cf
mackerel:2v 6c
macram:7v
macro:3a 56 av
macrocarpa:b3
macron:8o
mad:1 22 49 4a 5n 66 7g d4
made:b j 14 1i 3b 3m 40 6u 7e 7s 8p 9c af ai aj ak ao b0 b4 b6 b7 ba bb bs bz c8 dc dd dy
madison:1b 3m
madrid:9c
maesteg:ce
mafikeng:d3
maga:4l
magento:7y
maggi:2e 7c
magic:2a 2q
magnesium:bb
magnet:6 4v 8k af b1
magnifi:5u
magnolia:dg
mahl:dh
mahogani:d7
maidenhead:47
maidston:29
mail:56 58 7h 7y 9l 9n 9z av c5
mailbox:1n
mailer:av
mailroom:a3
main:4 u 2f 3a 5h 91 ap e5
mainlin:bz
mainsail:6c
mainspr:cz
maintain:5n
mainten:5n ak ch dw
maitland:28
maiz:bm bz
make:6 9 3p 4c 51 59 5x 6a 71 9h bd cp cx
maker:1l 3b 7v 8i 8s 9v ac ad ag ah ax dd dq
makeup:dk
makita:7i
malay:58
malbay:75
male:5g 8u
mall:1t 9p bk e5
mallet:dc
mallow:3i
malm:1o
malt:33 3g
malta:8p
malton:bu
malvern:7a
mam:5r 97 cm d2 e1 e8
mama:4r
man:7 r x 16 1i 1t 2r 2y 3p 54 5b 63 7m 8i 8y a4 ai bh bn cu
manag:n 1q 3h 6x 6z 82 83 89 8y 9k 9l 9m 9q 9z a3 bw ch
manchest:a z 30 56 7z 96 9d 9p a6 dl
mandarin:50 8m
mandolin:d5 dn
mandurah:2x 5f
manganes:af
mango:2y 2z
manhattan:6k
manhol:t
manicur:4a
manila:3k
manipul:3x
manitou:ao
mannequin:8x
manner:5f
mantel:3
mantl:7e dc
manual:3w 54 5a 5q 66 85 8l 9s a7 at
manufactur:5w 6l 81 ai bc c6
manuka:5p 7n 7p bw
maori:76
map:w 12 3i 5b 65 7e 7x 7z 84 88 8z 9k 9r c3
mapei:g
mapl:8c
maquett:db
mara:9i
marantz:d3
marathon:2k 2n 3y 5d 7w 8g
marbl:7a 7o 8h b8
march:2 9 19 1b 1i 1r 1y 2i 2j 3i 3n 3x 40 4m 4r 4s 51 56 59 5e 5s 64 67 6r 75 76 7s 87 8b 8t 92 93 94 97 9b 9i 9v ab an b7 be bw c1 ch cn ct dd dk dn do dz
mare:5k bp cv
marfa:da
margaret:38 bx
margarita:2i
margin:31 7g 94 9q di
mari:3q ds e6
maria:25
marin:5n 6d b3
marina:b5
mario:72
marjoram:39
mark:9 3x 4u 4v 7a 7w 8b 8j 8o 8q ac b6 bt c3 c9 e6
marker:a0
market:1r 1w 2t 2w 2y 42 6c 6f 72 7b 7i 7v 7y 8i 9j 9k bw dn
markup:88
marlborough:27 89 c2
marmalad:38
marque:27 9w
marri:1y 21 2h 3p 4z ch dw e0
marriag:8l dx
marseill:b4
marseillais:dz
marshal:2n
marshmallow:3j
marten:7b
martin:74
martini:2i
marvel:39
marzocco:co
masala:39
mascot:2c
mash:32 bp
mask:dj
masquerad:dj
mass:be c0
massag:3y
mast:as b3 bm
master:n 1a 1v 5t 8v 8w 9r a8 at
masterclass:3p
masterton:52 5j 8z
mastic:1s
mat:5 27 29 3n 4d 4e 4l 5i 6r 7k 7m bw d8
matariki:7u
match:q 1k 1p 1v 28 2f 3m 4b 5s 5z 6d 6s 6t 6x 6y 7d 7t 7y 8x 90 ag al am ax az b4 bw bz c7 d7 da du e4
mate:24 3x 58 5d 6h 7z 9h bt
materi:57 b5 c4
matern:46 78 93
math:4u 56
matlock:3y 62
matric:23
matt:8f
matter:b 6u
mattress:13 19 6t 7r b2
matur:cb cj cw dl
maun:b9
maureen:80
may:g 15 18 1e 1f 1j 1w 20 22 2f 2p 3e 3r 3t 45 4v 55 57 5b 5i 5m 5p 5w 6a 6b 6c 6l 6n 75 7e 7j 7z 8f 8g 8u 95 98 9d 9m 9t 9u a5 ao b0 bn bq by bz c8 cb ce ci d7 d9 df di dj dl dn dy
mayb:3 a b d u 27 2t 3f 3p 4d 5n 8a ab ci
mayo:25 6g 78 ds du
mayonnais:ax
mayor:a6
mbaqanga:77
mbombela:8k c2
mcgregor:cc
mcmurray:am bj
mcs:7
mdf:i 9v
mead:9y ax bt
meadow:bp
meal:3d 3i 3o 3q 3t 5r 5u 7u cn ct
mean:4y c6 ds
meant:97
meanwhil:q 9r
measur:k l v 1h 1i 1r 2c 2e 5d 5q 67 8z ac dd
meat:30 6m c8
meath:c 4h
mechan:4u 63 9c an d4
med:5h 94 dz
medal:d8
media:6s 89 a6 c7
mediat:dw
medic:3t 3z 44 45 4z 6k 8l 8m 8q 9s df
medicar:3u
medicin:4v bi
medit:3n 4d
mediterranean:1a
medium:2x 35 7r
medjool:2z
medway:1m
meet:h 2h 3n 42 49 53 66 6i 6v 6z 72 7h 92 95 97 9e 9h 9m 9w 9x 9y dt dw
melb:6m
melbourn:w 16 2t 3b 40 54 6q 71 8b 8x ch
melt:p 37 4x az d0
melton:5g 7i
member:w 12 40 4h 5u 7w 8l 9p ab dx e6
membership:45 dq
membran:g b6
memoir:8o 8p
memori:7r 80 ds
memphi:4s
men:18 3a 4e 6t 7h 7i aq as dl e7
mend:7b
mendoza:4z
menswear:2e
mention:13
menu:3f 3g 4z
menus:1x 2f 3a 5u 8b 8f 8l
meranti:az
merbau:1f
merch:8e
merchandis:cp
merchant:7y 8h b0
merg:54 56
meringu:3b
merino:7v br dd
merthyr:72 7k
mes:aq
mesa:72
meself:b 1a
mesh:1 r 6f 6v 8g c0
mess:2 g 11 4q 4x cq ct
messag:87 8u 9o d1
messi:88
met:2h dv
meta:89
metal:39 4s 5w 5z 7d au bc c4
metallurg:9k
meter:v 9z a4
method:s 4q d7
methodolog:5t
metr:0 1 5 9 e f g h i j k o q r s t u v x y z 12 17 19 1a 1b 1d 1e 1g 1h 1i 1j 1k 1m 1p 1q 1s 28 2b 2i 3e 3j 3l 4g 5q 6h 6n 6w 7n 7q 7t 8g 9v 9x a4 ae ai aj ao ar as aw b3 b5 b6 b7 b8 b9 bg bh bk bm bn bz c0 c3 c5 c8 cc cd cf cg db dg ds e5
metric:c7
metro:8 g
mexican:74
mexico:4z 82
mezzanin:i ae ar
mezzo:4r
mf:bu
mfp:9z
mfps:9z
mia:4r
miam:dw
miami:6g
mic:22 25 2k 4m 8s 8v
mice:w 73 c8
mick:dn
micra:5v
micro:2z 3a
microchip:5j
microcopi:8d
microinvert:bl
micromet:be
micron:ac c7
microphon:22 23
microscop:bd
microsoft:82
microsold:d1
microsuct:44
microwav:3a 5r
mid:2 p y 68
midday:5e
middl:4e 7w 8o b5 d6
middlemarch:3i
middlesbrough:1s
midland:2l 3o 6q 81
midlif:5c
midnight:8 1v 1y 23 2t 3r 6j 6n 6q 8a 96 9v am
midnit:2o
midrand:7n bi
midwif:46 4e 8p
miel:1l
mig:ae
migrain:40
migrant:95
migrat:7x 81 83 94 aq
mikrotik:84
mild:ad
mildura:2m
mile:y 1c 1y 2g 2h 38 3g 3y 5g 5v 62 64 66 67 6b 6h 6k 6s 7s 9r b8 bp bv c8 cl d7 e0
mileag:6g ct
milk:2j 2w 35 37 3b 3d 4w 60 84 85 a1 ai ay bi br ck
mill:2s 42 6a 9m 9x ac aj am at b0 b3 b9 bf bp bw
miller:6v
millimetr:8b al
million:1b 92 9f 9h 9m bo cc dx
milo:dz
milton:k
miltown:75
milwauke:3e
mim:74
min:24 2a 2m 3c 3t 3w 3y 40 4b 4j 4p 4q 4t 5c 5h 5u 8v 9c a7 b0 cz d1 dt dy
minc:2u 5o 5r
mind:2t 57 72 bq ca cw
minder:3r
mine:2m 4o 67 6r 6z 70 7i 7m 7o 83 8p 8y 97 9v a7 ai bj
miner:p bp c7 dm
mini:19 60 6r b5 bh cg
minibar:2z
minibus:3k 3p 6j
minimum:1u 1w 2n 2o 34 3d 3h 5p 88 8h 8j 8m av b0 b9 bc by
minist:73 db
ministri:bb
minneapoli:5 7k 9s
minor:1n 5z a4
minus:2v 3c 6m 8v ac as c8
minut:n 1l 21 22 24 2a 2h 2m 3a 3i 3t 3y 3z 40 45 4a 4c 4d 4j 4o 4p 4u 4v 4w 4x 51 53 5e 5r 61 6d 6k 6m 70 8q 8r 8s 8u 8y 9j 9n 9r a2 a7 a8 ap aq au ca cc cg ch cl cv dp dy e4
miracl:5u bb
mirror:1n 2d 2q 2r 4d 4e 6r 6t 8x ak b7 cg cx dx dy
mirrorless:71
mismatch:7u
miss:j 1o 1p 70 7a 7w 8o 9n 9o 9u a2 ab br d7 d9 do dv
missionari:e1
mississauga:2b
missoula:63
mist:l s bz
mistress:d6
mitel:87
mitr:g 7i d8
mitsubishi:7
mitten:dd
mix:z 19 1z 2x 2z 31 3o 4i 4l 5g 8o 8w b2 b5 bb bo cu da dm
mixer:4 2i 2k au b5 bf
mixin:4v
mixologist:2i
mk04:7q
mk6:6r
ml:33 34 8c ax bb
mla:n
mm:m 6b 8i ac ad ah am at b0 b3 b6 b7 c2 c5 c7 d8
mnth:c1
mnths:9m
moan:35 5i 8g bi cf
moat:7n
mob:6m
mobil:1w 23 2x 3y 48 5i 5q 5y 63 6z 7x 87 8v 8y a2 ae ao as bg bs
mock:4u 51 54 5b 8c 9s
mocktail:2i
mod:72
modal:c4
mode:5a
model:a d 68 6x 73 7t 85 8t 8x 94 c4 dl
moder:8a
modern:b4
modernis:1q
modest:31
modul:d 8u a7 bl
modular:2l ar
modwood:1f
moistur:h v 7n av bn
mojito:2i
moko:4b
molar:42
molass:bp
mole:w 4v
molex:ai
mom:78
moment:4f
mon:14 2c 2r 2x 3i 5e 5r 6g 6v 8q 9l a3 a8 bh by cn
monaghan:2e
moncton:4f 7g 82 8h ay ce cv
monday:4 15 1j 20 27 28 32 35 3a 3d 3q 48 4i 4x 53 59 5l 5x 6l 6y 82 86 98 9m 9o an bf cg cq cr cu cv e2 e4
money:1f 5s 7w 9i 9j dp
mongolian:d5
monitor:d 6y 70 78 84 86 9u ap bd bi c9
monmouth:7n
mono:9z bl
monoxid:3
montessori:1n cw
month:9 c d w 10 11 14 17 1b 1n 1o 1t 2p 2s 2t 2z 30 31 35 3e 3m 3q 3s 41 42 45 46 47 4a 4e 4f 4l 4q 4r 51 5f 5j 5k 5o 5s 5w 5z 60 62 64 67 69 6g 6i 6o 6x 6z 71 7f 7x 80 81 82 83 85 88 89 8a 8i 8q 8r 90 91 93 94 99 9f 9h 9k 9m 9o 9t 9u 9x 9z a0 a1 a2 a6 af aj as az b2 bc bd bi bm bp bq c6 c9 ca cf cg cl cq cu cz d0 d2 dl dn ds dv e0 e2
montreal:1q 5h 69 85 aa
montros:b8
mood:z 8x
moodboard:z
moodi:5e
moodl:a7
moon:dy
moonshin:2c
moor:4h 6c 6d c5
moos:ci
mop:10 7u cm
moq:bb
morgan:7g
morn:4 l w 10 1x 1z 28 2d 2v 2x 2y 3v 3w 3x 3z 4d 4e 4i 4q 4w 57 59 5h 5n 67 69 6i 83 8k 8q a6 ac ao b0 b1 c7 ca ch cm ct e0 e6 e8
mornin:3t
morpeth:47
morri:5z
morso:7o
mortar:1e 58
mortgag:9g
mortis:6t
mosaic:g
mose:78
moss:1 15 ds
most:a z 1s 31 71 9l 9t cw
mot:5v 5x 63 64 b5
motabl:5w
moth:w 7s aq b9 d6
mother:a y 17 1p 1u 24 2p 2t 2v 38 39 3s 3u 45 48 4f 5v 5w 7p 7s 7v 8m 9a ax bi cm cp ct cw d0 df do dr dt dv e6 e7
motion:22 8t
moto:62
motor:o 1h 41 65 68 6a 6d 9b am
motorcycl:63 di
motorhom:3j 61
motoris:1i
motorway:54 5y
motown:23 24
mould:f v 2w 44 99 9j ag ah ak bf c7 ch d8
moulder:ag
mouldi:8 v 7q
mount:a 12 1n 4h 4m 5y 6j 6y 71 7d 7l 84 bl d8
mountain:19 3n 4m b6
mous:c5
moustach:49
mouth:1w
mouthguard:4l
mouthpiec:4t
move:n o z 13 16 1i 1q 22 23 2f 2k 3e 3r 3x 42 4d 4f 4k 4x 56 5c 5l 6d 6h 6n 6v 73 7i 7u 7y 83 8r 97 9m 9n a4 ab aq bt cx dt e6
movement:6n br cz
mover:65 9m
movin:7u a5
mow:1b 1t ab br bv cs dx
mowbray:5g
mower:c 1b 6f 7j
moxa:40
moxibust:40
mozart:4o
mpa:r b5
mpi:c2
mpumalanga:6i
mr:24 e5
mrs:1t 9p cm
ms:7g 9m
msc:5t
msds:ay
msr:7m
mt07:62
mtb:67
mtd:91
mth:6q 9z cf
mthatha:bd
mtn:7l
muay:4l
muck:s 5k b4 bm
mud:3s 57 5e 61 79 e3
muddi:57 bj
mudge:7j
mudguard:6b
muesli:au
mug:49 7u 8j av da
muizenberg:4g
mul:e4
mulberri:7b
mulch:1b 1c
mullingar:2v 5y b0
mullumbimbi:4d
multi:8 f 1a 3m 4m 6m 7i 80 cr
multifuel:2
mum:5 18 27 2d 3p 3t 44 5h 69 7u 95 9p d0 d7 ds
mumbai:26
mumbl:44
municip:8d c9 cv
munro:4m
mural:e 8g dg
murano:7t
muriat:ay
murrayfield:7w
museum:4y 56 8q 8s am c6 d8
mush:6x
mushroom:v 3a
music:22 23 2a 2c 2m 2r 3f 44 4f 4r 8s 8v
muskoka:1f
mussel:2v 6m c2
mustang:5z 74
mustn:73 a9
mute:4t d6
mutini:a1
mylar:7h
myrtl:4j
myself:48 ab
mysteri:9p a3
n64:72
naa:1y 52 63 6n dt e5
nail:h 1f 47 4a 5i 5l aw
nairn:e0
nake:1y
name:1h 2f 2h 37 4b 4l 6i 79 8r 92 95 9c 9e 9o a3 d9 dd de dh ds dt dv dz e2 e7
namm:ds
nan:18 38 3f 59 6z da dq dr
nanaimo:4i 6a a9
nap:3q 3s
napier:6w 7x 7y 95 b7 du
napkin:28 7z c4
nappi:3s 9p dq
nar:2d
narrow:j bn
narrowboat:3l
nasal:4y
nashvill:1y 3p 6p
nat:4y
natal:dy
nation:5p 5u 7w bt
nationwid:6k 9g 9p
nativ:1a 2u 4x 4y 7z 8e 8l 8r dc dt
natter:59
natur:8y dd
naturalis:9a
naturalist:5a
naughti:53
navan:4u
navi:2e 49 7b 8h
navicular:5l
nc:7s
ncca:12
ncr:8f
nda:8l 8p 96 a8
ndas:a8
ndis:41 5q
ndt:c6
near:2 7 k l o r u 1c 1e 1j 1t 1x 1y 1z 24 26 29 2f 2l 2s 2u 2w 33 38 3a 3g 3i 3j 3l 3n 3o 3s 3x 41 47 4a 4e 4h 4j 4k 4x 50 53 5f 5g 5i 5j 5k 5l 5m 5p 5u 62 67 68 6b 6e 6i 6m 73 79 7f 7j 7m 7o 7q 7r 7t 7y 81 8f 8i 8z 93 9i 9m 9u 9y aa am ao b6 ba bg bj bk bm bo bq bs bv bz c1 c3 cb cd cf cg cj cl cq cy d0 dd dj dk dt dy dz e2
nearbi:3j
nearest:4j
neat:g
nec:9v
nec4:9k
necessari:1j co
neck:3x 49 5o 7r d5 dl
need:
needl:6 3w 40 4b 59 77 9c dd
needn:98 dp
neff:6x
neg:e1
negat:1s 89 br e1
negoti:9m ci
neighbor:1d
neighbour:0 7 t 19 1c 1m 1s 2s 38 39 3i 4s 4t 5e 5p 64 8j 8z 9c ae bi bm bn bp bv c0 c1 cd cf ck dn e0
neither:24 2h 8l 9w a5
nell:dt
nelson:27 2f 2w 32 3b 3y 46 48 65 6d 6l 6y 7b 8g 9s 9u bh c8 cc cs do
nelspruit:2u 5w 5y
nema:a
nenagh:6i do
neon:2b 5n
nephew:23 56 7f 7x bu dx
nerd:8n
nerv:98
nervous:2d 42 4n 54 5i
nest:2 b w 1c 59 6s ad
net:w 1m 2v 7n bx bz c0 c2 ce
netflix:8r
netsuit:81
nettl:q 36 b1 cs
network:6l
neuter:5j
neutral:8u ay dw
neve:8w dm
new:0 1 3 4 5 6 9 a e j m o v z 16 1a 1f 1g 1j 1q 1r 2m 32 43 44 45 4b 5c 5q 5w 5y 64 6b 6r 73 75 78 7f 7l 7m 7q 83 8o 97 99 9e 9m a0 a5 a7 am an ao aw bu c9 cx cy d2 d5 ds
newbi:4i
newborn:6 3r 45 79
newburi:q
newcastl:10 16 1w 5b 62 dv
newcom:4k 4w bx
newel:dc
newfoundland:7g
newland:3r
newli:e7
newlyn:2v
newport:6n
newri:1i 79 bh
news:a6
newslett:8e 8n
newspap:18 39 av
newtown:cb
newtownard:92
next:p t 1c 1d 2b 2p 3l 3s 4g 4i 4k 5x 6l 79 7n 7p 8f 8r 8t 8u 9o 9v a0 al av b2 b7 be bk bz c3 cw
next2me:78
nextdoor:1p 2m
nguni:bq
nhs:42
ni:7u
niagara:1l 7e e3
nib:8e
nibbl:i
nice:cd df dh e6
niceic:9
nick:67 7i
nickel:al
niec:2q 4a 8n ci
night:0 7 8 c j n t 10 11 14 1l 1z 2n 2p 3a 3e 3f 3g 3h 3i 3n 3p 3r 3u 40 42 4k 4l 59 5b 5g 5h 5j 5s 62 6i 6m 6n 6p 6t 6v 6z 7m 7r 81 89 a2 a3 a4 ac ag aq bc bs bt c2 ck cn cq cr ct dj dr dy
nighti:1i
nikon:71
nimbin:7q dy
nine:d m n 1q 1r 21 23 26 2u 2w 3p 3r 3y 4a 4f 4i 4j 4s 50 55 56 5b 60 64 6m 83 8f 8k 8l 8o 9m 9n 9o a0 a5 a7 a8 ad aj ba bc bl bt cg cn ct cv cy d9 dw e0 e3 e5
nineteen:23 2n 4b 5h 6p 86 8q co
nineti:21 27 2v 3y 45 4u 4x 6m 6n 8h 8s 9s dm
ninja:62
ninth:5g by
nite:4 c 2o 3f 3g 3j 3k 3n 3p 3r 3t a2 ck dj dk
nitril:c7
nitrogen:5y
nmc:3u
nnn:7l
nobodi:j 1j 1n 1t 24 2b 2i 2p 2r 38 3r 3u 42 44 45 4i 55 5r 6l 80 82 93 95 9s 9u a4 al aq b0 b4 da dw
nod:4z 56 8m
node:83
noir:bx
nois:6 7 2m 3i 6a 6m 9u
non:3r 3z 5s 61 7b 98 cb ce e0 e5
none:8 31 84 8p 9h ci
noob:dp
noon:13 1h 1v 1z 27 2k 3f 49 5r 6x 9l
noosa:3j
nor:dk
nordic:7l
nordictrack:7k
nordmann:e5
norfolk:2n 38 3l
north:c d w 2j 32 3j 3r 44 54 5o 6m 9x bw cc cd cw df
northam:a6
northampton:15 6q
northcot:7f
northern:1l 22 77 8u
northsid:4
northwich:70
norway:6b aq
norwich:l v 6w 7b 8c 90 9i
nose:33 43 5j 5o bm cf e8
notari:82 9d a9 d2
note:1b 1s 4e 4p 4q 4u 77 86 8v 9r ab do
notebook:85 bt
noth:b d j 13 15 16 17 1p 1q 1u 20 26 2s 2w 30 31 3b 3g 4a 4d 4j 56 5w 6k 71 7c 7i 7s 7u 7v 8s 99 9r ak b4 c3 cq cx cy d2
notic:g s 2s 4b 5h 65 8g 99 9k 9t
notif:a
notifi:9
notion:1a
nottingham:j 5d 6r
nought:6
noumea:4y
noun:50
nov:2h 4x dy
nova:7 i 31 6d 7j a6 br cp
novel:76 8o
novemb:6 1b 1h 1t 1u 28 2d 2q 30 3l 46 4o 4u 5y 5z 61 6s 7l 8h 9l 9q 9w aq br c5 c9 co cs
nowher:a5 c6
nptc:1c
nr:1w 61 76 b0 b4 ca
nrcpd:8m
nsfas:cl
nsw:10 28 46 4g 62
nuc:5p bt
nude:dl
numb:6b
number:c 2b 2s 2w 4u 52 7h 7w 87 8i 8k 94 9j a4 a5 a9 ab c7 dh e4
nun:2c 77 cm
nuneaton:23
nurs:m 38 3a 3u 3v 48 4d 4l 4u 4z 55 5q 5u 6z 7f 8p 95 9g 9o a7 cb ct e0 e4
nurseri:2y 3s 55 69 7p 9q dg
nut:1x 2z 34 37 5y 7f au bc bp d5
nutrit:4c 8c bc
nutritionist:bp
nvq2:ct
nvr:c
nye:2v cw
nyloc:al
nylon:ag ah
nz:1u 2m 3p 43 4l 4t 65 68 6o 6t 70 74 76 7i 7s 7u 89 8e 8m 92 9e 9f 9i 9l 9u bh c0 ca cc cg cn cu d6 db dm
nzs:aj
oak:3 h j m 1k 1v 26 33 6s 6t 6u 7n az b3 bw d7 d8 dc dt
oakham:3u
oaki:31
oakvill:3q
oamaru:b4
oap:49
oat:3b 3d 9p bc
oath:9d
oaxaca:4z dp
obituari:dr
object:83 ah
observatori:dg dp
obsolet:aq
obstacl:29
obtain:5q
obv:2g
occasion:3v 48
occup:1p
ocean:6o ck
ocpp:bk
ocr:a9
oct:2e 43 cs
octob:1 v 12 24 2d 2h 2j 2m 3a 3k 3l 3n 3y 4j 5t 5w 6m 7c 7l 7p 8h 8w 90 94 9s 9x aw bk bt cf d4 df dt
odd:1n 7q 7r b4
odomet:9b
odoo:81
odour:12
off:0 1 3 4 7 9 f g p 11 14 15 17 18 1f 1n 1t 2l 2m 2n 2y 34 37 39 3a 3j 3o 3t 4j 4l 4r 5e 5j 5k 5q 5w 62 6g 6l 6m 6q 6r 6u 70 73 7j 7k 7p 7q 84 87 8g 8i 8k 92 93 98 9c a2 a3 a4 a6 a8 a9 ac ad ae ah aj al ao ar as ay az b2 b4 b8 bc be bl bq bs c1 c7 c9 ch ct cy d1 d2 d4 d5 d8 dd de dz e2 e3
offcut:b9
offer:16 1w 2b 4e 4k 67 6g 6n 98 9a bp bv dp dy
offic:f m w 11 14 1k 1o 1u 2a 2c 2h 2v 37 3n 43 50 56 5b 5n 6k 7b 82 8d 8y 9t 9x a2 bj bk ce cv dv e2 e5
offici:7w dw
offlin:7z 83 aa
offload:7n
offset:1v
offshor:9h
offsit:a9
ofst:3q
ohio:9c
ohm:a
oil:3 6 7 h 15 1f 1k 2z 3y 63 7f 7n ao ap bm bn c5 da df
ointment:4b
ok:6 10 1o 1w 2y 3e 3n 45 4l 4r 5e 5p 66 68 6f 6j 6r 6t 6u 7c 7h 7t 87 8o 91 9i ar b8 bh bu ca da df dl e0
okanagan:u
okehampton:4h
oklahoma:2l
okoum:b3
old:0 2 3 5 6 8 9 d h i j k q s v 15 1c 1d 1f 1h 1k 1p 1s 1w 1z 22 29 2g 2j 2l 31 35 36 39 3e 3n 3q 3s 41 44 4n 4q 52 5b 5l 5m 5n 5q 5v 5y 63 64 65 67 6x 6y 76 7e 7m 7n 7r 7x 80 82 87 8g 8k 8q 92 9h 9x a1 a9 ab ac af aj ak al aq as at b1 b4 bd bl bq bs bw bx bz c0 c2 c3 c7 cg cj cy d0 d3 db dc dm du e4 e5
oldburi:3e
older:9 2x 48 5v 7r 8f
oldest:9e dm
oldham:6x 93 9s at ch cu
ole:6y 72
oliv:1a 2c 30 42 9v b9 c1
olymp:7k
olympus:bd
omagh:bn e3
omega:7d cz
on:dk
onboard:82 8j
onc:10 11 14 33 4o 60 7c 9f 9j by cn cw e4 e8
one:
ongo:88 9h
onion:bo dd
onlin:z 21 3m 3p 3y 3z 4p 4u 4w 4x 4z 50 51 5b 5c 5t 6l 91 9p av ba ci dw e8
ontario:1 9 1s 2s 3i 3l 45 4x 56 5k 64 6f 70 7j 7x 8d 9r ac aq av bs c4 d1 d7 dp
onto:0 d 1c 63 7p aj ap c3
onward:cv
op:3d 3w 53 9k a6
opal:7d
open:2 3 c o q v z 1p 2b 2k 2o 2q 31 3c 3e 3s 48 49 4b 4p 5r 5t 5v 6h 6m 6p 6x 7n 7p 80 88 8b 8c 95 9c 9m 9q a5 b1 c7 d7 e4 e6
oper:1b 1i 22 2f 3w 7z 8m 8r 9t a2 ab am bg bh bm dv
opera:8r
opinion:92 99
opotiki:9i
opposit:1i 9v
optician:43
optimis:d
option:1u 2m 3a 3v 50 9v c1 cl
opunak:cd
oracl:dy
oral:4x 4y
orang:2d 34 48 5x 71 76 8k bp c9
orchard:28 2z 5p 88 bl br bt bx
orchestr:44 75
orchestra:26 75 d5 do
order:k l s 1z 2f 2v 2w 37 3a 3c 3v 45 4f 4x 4z 5o 5p 5w 5y 6n 6q 6u 76 7i 7y 81 94 9o 9s ay b0 b3 ba bo bs c5 co da dw e7
orecchiett:2t
oregano:39
oregon:b3 dt
org:9q
organ:2b 2s 36 3n 5t c1 cs
organis:2p
organist:25
orient:3o a5
origin:35 37 3d 77 7f 9d a9 cz dn dx
orkney:bm
orthodont:ak
orthomosa:8z
orthot:47
orton:53
osaka:9y
osb:7q
oslo:cu
osmosi:6d c9
osprey:7m
osteopath:3x
ot:41
otago:31 3i 6b 6h 8w
otaki:7p
otautahi:dt
other:s 1c 3s 4d 76 7u e0
oticon:44
ottawa:16 2o 36 4p 4v 8r ai
ottoman:6t
ought:a7 ce d8
oupa:2u
our:1q 27 2q 68 6g 6o 7o a4 ak ba be bv cj
ourselv:19 75
out:k w bn
outbid:cc
outboard:6d
outbuild:s x
outcom:9i
outdoor:7 9 1a 2k 3h 5a 7a br
outfit:1g 24 2c 75 8y
outfitt:b9
outgo:df
outgrow:78
outhous:s
outing:e7
outlet:d4
outlook:82
output:8l
outright:dd
outsid:8 c e 11 15 17 19 1c 1q 25 36 3j 47 5y 6u 7p 92 9x
outsourc:9t
oval:7n 8i
oven:10 13 1h 1l 1z 3a 3e 3v 5z 6w 6x 7n 9p aj au bf
overal:ba
overboard:f
overdu:9e
overflow:t 9o
overhaul:d5
overhead:bg
overlay:4a 53
overlock:ba
overlook:1f
overmould:ag
overnight:12 16 20 2n 2r 2v 3t 3u 5e 5x 6l 8t a8 bf c5 dm
overse:1b
oversea:dx
oversit:r
overslept:6i
overtim:cu
overwint:bt
owe:91 9e ab
own:3 7 8 d i m r 10 15 17 19 1a 1b 1n 1o 1r 1u 23 24 26 28 2c 2e 2z 33 34 3c 3e 3k 3t 4a 4h 56 58 5c 5j 5s 60 6n 6y 6z 73 7b 7f 7h 7i 7q 85 8a 95 9e 9l 9y at b3 bb bc bm bo bt bu bv by c4 cb cj ck cm cq cr cs ct cu cw dd dk dn dt e5 e7
owner:5v 5x 63 99 9m 9q cc cj
oxblood:1j
oxford:8h br
oxfordshir:h
oxygen:6i c2
oyster:2v 3o c2
ozark:d5
ozev:a
p20:ak
p45:73
p45s:93
pa:1t 24 2h 2k 9n
paarl:1g 58 67 6m 7f 81 cy dq e0
pace:3k c3
pack:k p 16 1k 1o 28 2k 2t 2u 2z 33 3i 47 4e 5e 5z 6o 6q 7m 88 8j 94 ae ao aw az b6 ba bb bc bi c8
packag:y 3m 5b 5w 6x 8c 8v 95 ci
packer:9l au cq
packet:2c
packhous:av by
packshot:8x
pad:r 1j 47 4s 5l 6a 6b 6r 72 74 75 7o 8f 8u 9i ag bd d5 d7
paddl:7k bc c2
paddlewheel:c2
paddock:r 1v 2x 5k
padel:4i
padlock:17 e4
paediatr:3r 3u 55
page:13 3e 5t 7x 83 88 89 8b 8e 8h 8l 8n 8o 8p 8x 8y 96 9i 9j 9z a7 a8 a9 d2
pager:7x
paid:17 3v 4j 86 92 97 a1 b1 cm ct di dl dn dz
pail:bt
pain:3x 47 4e
paint:h l v z 11 1s 3s 47 4a 5v 7e 7f ae ah ap az b2 c5 cg cp d7 df dg
paintbal:3p
painter:e 7f cf d8 dl
pair:m o 2g 2k 44 46 4z 57 5s 6y 79 7b 7e 7n 7w 8l 8w 95 cy e3
paisley:1m
pak:2y
palabora:9k
pale:1d 2x 32 7s
palett:8b
pallet:2s 3c 5p 6l 6m 6q 70 7q 8c 9l a9 ar as av aw ax b3 b4 b6 b8 bl
palletis:aq b4 bc
palliat:3u
palm:2z bp
palmerston:5o
pan:5 g n 2z 38 6x 7u cn
panason:8
pancak:3i d7
pandem:42
pane:l 11 b7
panel:9 a d k 1d 1h 5v 5z 8c 8e 8f 8k 8m 9p ad ap aq b3 b4 bj bl c8 d7 da
pani:25
panic:c 3z 4g c8
panick:9t
pannier:62 6b dj
pantil:b4
panton:8j
pap:1v
papakura:74
papamoia:1b
paper:e p 18 1s 28 2b 2f 2w 2z 3d 43 4p 4u 4v 51 5m 6c 6k 7d 8h 8m 8q 96 97 9u 9z a0 a6 a9 an ax bl br dh di dr dw
paperback:76 8h
paperbark:3j
paperwork:7 2h 44 b2 e6
pappardell:2t
paprika:2z 39
parad:3i 4s
paradiddl:4s
parallel:54 7y
parcel:1o 2a 2z 6p a3 ar cr d1
parent:27 28 2o 3h 4q 5m 7z cw dw
pari:5k
parish:0 5r 6s 71 75 9z af bz du e3
park:14 16 26 2n 3g 3m 47 4c 54 5k 5o 5u 60 7w 8g 9x 9y a4 bk ca cb ck cq cw dk dz
parkad:a 61
parkin:54
parkway:66
parliament:8o
parlour:84
parramatta:3a
parrot:5j dg dz
part:9 1l 5k 5t 5v 5x 5y 65 6l 6p 6y 74 7j 7q 8v 8z 94 ad al bv bw c4 c7 cp cv
parti:t v 1s 1w 2a 2b 2d 2i 2o 2q 3n 6q 79 7j 9w cb cn
partial:4i
particip:3n 4f 57 58 5a dy
particl:af
partit:14
partner:z 3n 46 4f 4w 8k 8y 92 96 9a 9p 9w dv
partnership:95
paso:9o
pass:z 1k 1n 2a 3i 3m 4n 54 6q 9q a4 ai cn dh dr
passeng:5z 6i du
passion:1y 2i
passionfruit:34
passiv:y 6y ac
passport:9d bq cu e1
password:82
past:e m 23 4u 4y 58 5t 61 68 9e a3 cz dq
pasta:2t 3a 5n
pastel:df
pasteuris:2w 2x c4
pastor:2k
pastri:2x 3c cn
pastur:c1
pat:23 bd
patch:0 f t 1d 1n 49 4a 6d 82 cd
patchwork:1e
patent:8l 9c
path:15 1a 1t 7t bh
pathway:9a
patienc:3y 59 5m 83
patient:40 42 45 4q 52 5u 7f 8p 8v 9t a9 cw e6 e8
patio:m 15 1e 3f aa
patrol:a2
patter:23
pattern:af b4 ba
patternmak:59
paul:73 74
pave:15 1e
pavement:1b 1m 5f
paver:c0
paw:dz
pax:1o
pay:7y 98 b1 bw
payload:69
payment:1q 3p a1 bk bq
paypal:77
payrol:93 9l a9 by
payslip:93 9a ca
pc:56 9z ag
pcb:ai
pcbs:ai
pcm:ca ce cf
pcos:5u
pcp:5w
pcr:bd
pcs:70 72 82 d2
pct:9c
pdf:85 a7 a9 di
pdr:5z
pea:1g 20 3c b5
peak:x 27 3h
peanut:2z bc
pear:7p bx e7
pearl:36 7d
peat:3g
pecan:2z
peckham:64
pectin:bb
pedal:3p 68 73 8q d6
pedest:6u 6v bk
peek:ac
peel:v 8i 9a
peg:27 6u 7m ak c3 cd ct d5 dc
pekin:bs
pellet:5o ag bn bo bp
pelvi:3x
pelvic:3x 4e
pem:ad
pembrok:2j
pen:5o 86 8b 8j al ba c0 d9
penalti:6y 93
pencil:h y 41 8e
pendant:7t
penetr:v 86
penguin:76
penni:7g
penrith:26 4v a0 bf bn
penros:ac
pension:5r 6j 8d 92 93 9b 9h dw
penzanc:cx
peopl:c e 14 1v 1w 21 23 28 2f 2k 2n 2o 2r 35 3k 3o 49 4d 4m 58 59 5a 5s 6e 6i 6q 6u 79 7p 83 8a 8d 8k 8q 8v 8x 9j 9k 9l 9p 9t 9y a8 aa ax cu do dq
pepper:39
pepperi:30
peppermint:36
percal:7r
percent:n v 1c 2s 68 80 83 85 9g 9q a1 az b3 bk bo bp d1
percentag:y
percept:9p
perch:bs
percol:u
percuss:4s
perenni:7p
perfect:1i 51 da
perfor:av
perform:3m 3x 8r
pergola:1a 1f
period:45 5u dk
perish:17
perm:48 9k cq
perman:93 9m cm cq
permeabl:1e
permiss:q 1q
permit:5 9 s 19 1f 1w 2i 2m 3j 6n 8g 95 9a ck ct dg ds
pershor:7p
persian:7s e3
person:u 10 1q 1u 3m 3p 3t 4c 4e 5b 5e 5s 6p 6u 82 8a 8m 8p 92 94 ct dw
perth:8 2e 2h 3r 4e 7c 8b 9k a7 bl cj d2 do dw
perthshir:2p 7e bw
pet:10 12 16 3j 5e 5j 66 6s 8e ax ca d9
peterborough:w 6f
peterhead:bg
petg:ah
petrol:5v 61 7h a1 e0
petticoat:7c
pew:20
pga:4j
pgs:8p
pharmaceut:2q
pharmaci:3v 6k cr
phase:3e 57 am at au cf
phd:4v 5t 8h
phish:86
phoenix:3a 9b
phonak:44
phone:1 c k n x 21 2q 3f 3m 3n 3o 4w 55 5a 6i 6k 6p 76 7x 7z 87 8m 8w 93 98 99 9m 9n 9x a1 a3 a6 aa ab bk bt ch cv d3 dy e1
phonic:52
photo:0 f 18 1e 1o 1q 2g 2q 43 4o 5e 5h 6k 8f 8p a6 ab ar ci cm d2 df ds du dv dz e1 e6 e8
photocopi:9y
photograph:18 21 2d 4f 5z 6c 7c 7e 8p 8y 9c 9u ci dv e8
photographi:5a
phrase:4w 4z
physic:4v cu
physio:7k 7z
physiotherapi:3w 9y
piaggio:64
piano:16 26 4o 4r 5s 6o 6v d6 dm
pic:1k 5a 7x a6 ci d2 d3 df
picc:3u
pick:n 2c 2v 2y 30 31 33 3c 3m 3x 4o 54 5x 66 6g 6i 6n 6q 78 7p 82 aq cs cw e2
picker:ae by cq cs dg
picket:1d
pickin:4p dq
pickup:2g 66 74 7k 8g 8u a5 e2
picnic:1w 66
picton:7m
pictur:c 3r 5a 5h 5m 76 7x 8a d8 ds
pie:3a 3b 5r
piec:24 25 2b 2e 37 4b 6h 7e 7i 7r 7s 7u 8n ad af aj am b4 ba bb by d0 dd di dn e3
pier:1f 2v 6d
pierc:4b
pietermaritzburg:19 3t 5m dc
pig:b 1v 2y cj d5 de
pigeon:w ae b7
piggeri:bm
pilat:4e
pile:12 1f 8z e6
pill:5h cj
pillar:o 7w 9y
pillow:3g 3j 5m 7r
pilot:6 6n 8z bc e8
pin:a 1i 2d 2t 2v 4j ak c6 cx
pinafor:79
pinch:cg
pine:h j 6t 7e b3 bw
pineland:9n d2
pinetown:a1 al cq e5
ping:4j
pink:2b 2i 3p 74 8b 9b
pinot:31 bx
pint:32 3k d9
pinterest:1k
pipa:29
pipe:i t 1j 1q 1s 1y 37 63 7o ay c4
pipelin:85 bj
piper:c6
pipett:bd
pipework:4
pir:p b6
piraeus:9d
pirat:2c dj
pistachio:1y
pit:2n 3j 6w 9v bv
pitch:1 1w 3j 3w 4k 4m 5d 73 8b a6 d3 d6
pitlochri:5p
pittsburgh:18
pivot:56 bz
pixel:6y
pizza:1w 3r 4n 64 6w 9p cu dk
pizzeria:1h
place:f y z 10 19 1q 1r 1z 26 2f 2r 3f 3h 3i 3n 3q 3s 42 44 4a 4e 4m 5g 5p 5s 64 6v 70 7i 7q 9s 9x ag ar cb cl cy dh e7
plain:x 1p 8n 96
plan:5 8 b q w y z 11 1a 1r 2a 2f 2m 2p 3m 3o 4c 4j 57 5d 5f 5j 5u 6v 7l 7x 81 86 88 8t 8v 95 9c 9j 9m 9p 9q 9t 9u 9w bl bm bw bx c3 cd ch ci cv dw
plane:6g 7i c6
plank:4d ar as
planner:80 8t 9h
plant:u 16 1a 1h 3b 5h 5n 6f 6n 8i 9k 9m 9q 9r ag an ap c4 c6 c8 dc ds dt e3
plantar:47
planter:bu
plaqu:37 d9
plasma:3 d3
plaster:19 1g 1q 9h 9m
plastic:l 1z 3d 5w 63 6w 8j 9c af bz e6
plate:3 c q 1x 28 2o 2u 3f 5r 5w 62 7g 7h 7k 7p 7u 8e 8f 8h ae b0 bh co d9 da e1
plateau:5h
platform:1f 2l 2q 9t 9w
platinum:d0
play:29 2c 4j 4o 4q 4w 4z 5d 5g 5h 5s 74 75 7a 7z 8w am cb dn
player:24 4j 4t 77 7r d5
playground:3q
playgroup:7a
playlist:23 24 8w
playmobil:7a
plc:aq
pleas:0 3 a j n o s w 15 16 2b 2k 2y 38 3r 5l 9d ac d7 dz
pleat:1i 7t c7
plenari:3n
plettenberg:3h
plex:1q
pli:h 1k 23 2m 6d 6e 9f aw b3
pling:aa
plinth:k 9y
plop:6y
plot:s 1a 34 8k 8o 8z 9h bo c3 cd
plough:1t 1v b1 bu
plow:1t
pls:k y 1k 2w 3y 40 4g 52 59 5b 5m 6h 6l 71 7a 7i 7n 9h ah br cf dd dz e8
pluck:bx
plug:a 1w 23 29 5x 6q 6r 74 ai bk cg
plughol:10
plum:2y 38 5p
plumb:k m 1q 8n 8u 9o a1
plumber:4 4y 69 7x
plus:1 c e j n 1i 1j 20 22 24 25 2a 2c 2e 2u 2v 2x 30 32 34 38 39 4i 54 56 59 5d 5j 60 63 6m 6x 73 74 7b 7d 7l 7p 7s 86 8c 8g 8m 8r 8t 8x 96 9j 9u 9x a0 ac af ah al ap av az b5 b9 ba bg bo bp br by c0 c8 co ct d9 dl dq dy e1 e2
plymouth:4b 9q
plywood:c4
plz:cn
pm:9m cg
pneumat:an
png:di
po:9r
pocket:m 5s 7r ba cz
pod:6v cl
podcast:8v
poem:dt
poetri:76
pohutukawa:bt
point:1q 1w 2x 3j 4z 7n 84 8z 9a 9b a8 ap bf bs c3 ch
poke:4b 6s
pokemon:7h
poker:db
pol:bs
poland:2j 8c
polar:2h
pole:11 1i 27 7l db
polic:c 14 61 72 9b cj cm
polici:9f 9t
polish:14 3v 60 8m ak b7 b8 d0 d7 dq
polit:35 4r cp
polka:23
pollin:5p bt
polo:5w ba
polokwan:54 bi
polycarbon:43
polygraph:dv
polynesian:di
polytunnel:bz
polyurethan:az
pond:1a 2i 6w c2
poni:4h 5l c1
ponsonbi:e 2o
pontoon:3l
poo:11 5o
poodl:bk
pool:16 1d 3h 46 4a 4g 7z 8n a5 ay cj ck
pop:n 25 27 3c 4r 5e 5h 63 65 87 9v al
popia:9t
popul:ai
porcelain:g 1e 7q da
porch:1 q 2y b7 c0 dn
pork:2u
porn:83
porridg:3t
port:2n 2y 4u 4w 5d 5e 87 8p 8s b5 bf bg c5 cf d1
portabl:2r 7k 9g bd
portadown:6t
portal:ae
portaloo:bj
porter:16 3g cn
portfolio:7x dl
portion:2j 3a 3b 3c 6w 9h
portland:2f 67 8e b5 d7
porto:6i
portrait:21 5a 8e df
portsmouth:16
portug:32 4j
portugues:4w 7p 8m dp
pos:7y
pose:dl
posh:2r do
posit:v 4q 6q an cv cz
poss:e 17 1o 25 33 36 a2 af be bk
possibl:19 2z 45 5x 65 97 cf
possum:w dd
post:m 1d 1h 1n 1v 1x 2c 2f 2v 2z 36 39 3w 41 4e 6b 6k 6q 6r 79 7b 7y 88 8a 8g 8i 8n 8v 8x 98 9k 9x a0 a3 ae ah av b9 bb bk bu c0 c3 c7 cj ct d2 d5 df
postag:7g
postcard:9k
postcod:9o
poster:7f 8b d8
postgr:80
postgradu:cl
posti:5f
postman:15 b8
postnat:46 4c
postur:4e
pot:2 9 33 4s 5n 7u bc
potato:9a
pothol:1e 5y 6a
potji:7m
potter:da
potteri:57
pouch:36 8c av bc
poultri:6e bp
pound:6k 7k 83
pour:0 r 27 2i 37 af ay b5 b6 cu
pourer:da
powder:1p 2j 4n 5u a1 a6 ad aj bb
power:6 d r 1w 2r 3h 3j 56 5q 60 85 9d ae ao aq as at bm cd cf d2 d3 dx
powerlin:1c
powerpoint:5d a8
powi:u b3
pp:ag
ppap:c6
ppe:9l ba
ppf:8k
ppl:1g 1v 2h 3o 8q 9m 9y cb
ppm:c9
ppsn:a5
ppt:a8
pr:a6
practic:14 3x 42 4v 4x 4z 51 55 5j 73 82 88 8q 9n a9 dn
practis:4w 5d
practition:3x 3z 41
pragu:3m
prairi:6l
pralin:37
pram:3f
prank:3p
prawn:3c
pre:m 12 7c 9g at dm
preamp:8w
preced:25
precis:43 4f
predict:4u
pref:2t cn cq
prefer:4 t 12 29 2h 4o 64 6v 74 cp do
pregnanc:3x 3y
pregnant:2e 3p 99 bq
preinstal:6z
premis:37 39 3n 5i 9y
prenat:4e
prep:3e 5b a9 cn
prepaid:1w cl
prepar:e 1x 21 4o 5f 9i d6
presbyterian:59
preschool:1d
prescrib:3z
prescript:43 45
presenc:7x
present:4a 95 ce cs
preserv:30 38
press:4 30 34 3b 3w 76 77 89 8d 9r 9w a6 a7 ad ag ak am as at c7 d4 e2 e8
pressi:da
pressur:4 6 t 15 1s 3a 43 45 5q 5y 8i an be bf bz cz
preston:p 2e 56 62 87 b0 ds
pretend:31
pretoria:1g 25 3v 47 4o 87 8u 95 9y a9 b1
pretti:2f
prevent:bf
previous:2v 72 cj
prewash:3e
prick:40
priest:50 6s d6 dr dt
primari:d 52 7k
prime:e 5z 71 an b0
primer:aj az
princ:6n 78 b8
prince2:9m
princess:29
principl:3s
print:1h 2f 2q 3a 6m 7f 80 8c 8e 8f 8h 8j 9e 9z ag ah av d2 d8 de du e1 e8
printabl:8i
printer:82 aa
printout:3c 6m
prior:9c
prioriti:9m
prison:8p
privaci:8q
privat:14 1x 36 3f 3k 3p 3u 42 45 4h 4i 4n 83 86 9n 9x ab bb bw c9 cd ck cm e6
privet:1b
prize:23 3o 4j 7h
pro:4j cv
prob:t 5j
probabl:4u
probat:18 35 97 dx
problem:q
procedur:9s 9u
process:41 98 9t ab
processor:9a c8
procur:bl
produc:30 3d 8w au
product:10 7y 81 8n 8t 94 9f 9l 9w ak ay
profession:3u 7s
professor:5t
profil:n 5d 7x e4
profit:ce
prog:77 aq
program:b 44 4c 5y 7l aq e4
programm:3o 44 7h 8b 9m 9r
progress:5z
project:5 1q 9m
projector:6y 9y
prom:cx dj
promis:16 1y 2j 3j 3l 4n 4r 51 63 dt
promot:5d a0
prompt:3t
prong:5f
pronounc:8u
pronovia:7c
pronunci:4y
proof:2f 6k 7m 7w 8c 8f 8i b9 bg
proofread:8o
prop:2q
propan:65 bn
propel:af
proper:1g 1z 21 2c 2m 2w 6o db
properti:13 6x 97 9d dw
proport:ao
propos:y 85 9e bm ch dp
pros:4j
prose:9i
prosecco:2e
prosthet:ac
protea:1y 6m
protect:1m 3m 99 9b 9t
protein:2s 3a 5u bb
prototyp:7z 8c 8d 9c ah
proud:44
prove:1z
proven:7e bm
provid:1j 2g 2o 3r 3s 3z 48 4d 4h 4m 4t 56 59 5l 84 8u bp by dg dq
provinci:d9
provis:1x c5
provision:9c
proviso:6h
prune:1b bx by cs
ps5:6y 72
psa:c 2n 7h
psira:a2
psychiatr:8q
pti:95
pu:az
pub:1j 23 34 3i 3k 84 9j aa an bk cn dh
public:1b 1m 29 2m 3c 57 9d 9f
publish:8e 8h
puddl:l 1e ao c7 d1
puff:3c 43
puke:60
pull:9 19 1d 1h 1w 2i 32 37 42 5f 5z 6q 7e 80 9z ab an be de e6
puller:dk
pullet:2x bs
pulp:9m a9
puls:40
pulver:s
pump:r u 1g 1l 2r 5x 78 8n 9v an as ax b5 bd bz ca cj
punch:h ak
punctual:cr
punctur:5y 6a
punnet:3d
punnett:4v
pup:5f 5m
pupil:d 37 4i 4q 53 8s
puppet:7a
puppi:12 5e 5f 5i e3
purchas:5k 6c 71 75 7j 7o 7z 81 at bq bu bx e7
pure:11 3q 4u 5r
purl:59
purlin:0 x
purpl:12
push:2 4 8 1b 1t 2u 5b 7z ar e7
pushi:8
put:1 5 7 8 a h q r s x y 16 1g 1i 1m 1o 1r 1t 27 2c 31 35 3t 3w 44 4h 4q 4x 5r 61 6d 6o 77 7h 7k 7p 87 8l 92 9k 9t 9u a8 av bd bw bz c3 cl d7 dg dv
putti:f l b7
puzzl:7a
pva:f az
pvc:8g
px:6r 8x
pylontech:bl
pyramid:36
python:56 80 85
qld:1f 5m 6y
qs:9k
qti:ax
quad:4s 6f d3
quadrat:4u
quail:bs
quaker:3n
qualifi:1c 52 91 cn
qualit:5t
qualiti:c2
quantiti:31 3d
quarri:8z b8 c2 cv
quarter:d 11 20 33 39 4h 4q 5z 6l 7v 8a 8z 90 ai ay b3 c7 cg cx d6
quartet:2l 4q
quartz:6x
quay:ao c5
quaysid:c5
queen:16 5p b4 bt
queensland:1f
queenstown:n 3p 7l cn d4
queri:56
quest:5x
question:3b 3x 44 4v 51 5c 99 bt dz
queue:2r 7w 87 8j dq
quick:x 18 55 7x 8c ap cx d5 dy
quickbook:81
quickstep:4f
quid:1w 31 6t 8u cw dy
quiet:7 8 2m 3g 3n 4h 4w 5m 6i 9y bi bq bs c1 ca cb cl
quinc:21
quintet:4t dm
quit:dz
quiz:a7
quot:7 a q 1c 1d 1k 22 2k 5w 5x 6k 7r 9f 9p ac af ah bz c8 d2
quota:cq
quotat:6 q 5q 8o b0 bd
r1:cd
r142:9b
r160:73
r17:5y
r18:8n 9y
r180:5k
r2:cc
r20:7f
r22:9h
r25:67
r28:7d
r290:c8
r3:90 9h dz
r300:7w
r4:e8
r40:7h
r400:dv
r448:c8
r45:d0
r450:4u
r55:5r 71
r6:71 cb
r60:3r 6y 7f
r8:cl
r80:cw
r9:7m cq
r90:77
r900:z e0
r95:62
rab:7m
rabbit:2a 37 5j 5o
race:6j am c6 dl
racer:6b
rack:o 3e 66 67 69 6b 6e 6f 6w 7k 83 84 a9 ai ar b0 b7 bl
racket:4i 74
rad:7
radiat:6 7 h b1 d6
radiata:bw
radio:22 2k 2n 3z 4d 4w 5x 8u 90 a2 a6 bg bu d3
radius:5q
raffl:do
raft:3o c5
rafter:d b6
rag:85
ragdol:5m
raglan:3h ah
ragwort:bp
raid:d2
rail:d 1d 1f 1n 1p 3i 3m 6h 6t 79 7b af aj b3 bg bl c0
railway:7h 8u cz d7
rain:0 1 17 29 2m 2p 3l 62 69 6l 7m an bp bu bv cu
rainbow:c2
rainproof:3o
rais:1a 1f 5m 73 7p d6 dh
raisin:5j
rake:12 1g b5
ral:aj az
raleigh:m 15 78
ralli:4h 5z
ram:70 9u ao br c0 c7
ramadan:2z
ramp:1p 2k 2l 5q 6f bq ce d1
ran:39 8i 9a b5 be co cz
rand:o
randburg:4s 50
ranfur:3i
rang:9 1v 2c 2n 2x 3b 3e 3u 4j 4r 6x 7w ci dn
rangehood:13
ranger:6r 7r
rangiora:b3
rank:88
ranunculus:20
rapid:al ap
ras:39
rash:8
rasp:5l
raspberri:1y
rat:w
rata:cv
rate:l m 1r 2l 6x 72
rather:t 34 53 de
rathgar:10
ration:3e
rattan:6w
rattl:l d5
rave:2n
ravioli:2t
raw:1z 2w 2z 38 42 49 5o
ray:3x 43 5j 5k
razor:49
rcbos:9
rcf:23 2k
rcic:9a
rcm:73
reach:s 11 1m 2k 3e 61 62 as bz cq dw
reachabl:6z
react:7z
reaction:a2
reactiv:5f
read:h q 13 23 2h 2o 40 48 4o 4p 4y 52 53 5f 5t 5u 76 8o 8r 8u 8y 91 99 9s 9t a7 do du dx dy
reader:aa
readi:w 1a 2d 5m 5n 64 6t 7n 87 8c 8f 8w 91 9j a7 ab ai b5 bq c0 cp cu d0 di dv
real:1y 7b 7g 86 e5
realli:1e 24 4b 4o 7h dv
ream:a0
reamp:8w
rear:q 1l 5m 6b 8k bs ce
rearrang:ci
reason:51
rebar:b0
rebat:7 a p
rebind:8h
rebuild:31 42 63 a8 ao
rebuilt:j u 68 73 a8 ao cy
rec:90
recal:5f 78 9f
receipt:13 18 1r 68 78 85 90
receiv:1o 44 8m ap d3
recent:75
recept:1y 20 25 26 2o 7f 86 a0 a3 ce
receptionist:14 87
recess:cy
recharg:44
recip:2u 58 5o 81 96 bc
recit:d6
reckon:8
reclaim:q b4
reclin:5q
reconcili:90
recondit:73 am au aw cy
record:c w 4r 6m 6y 77 7i 87 8p 8v 8w 90 9t ab bq bs cr dm du dy
recordist:dk
recov:5e d2
recoveri:61 9e d2
recoverin:1j
recruit:5b 8s 9t
rectori:2 3n
recut:ds
recycl:19 7r 8f d0 db
red:12 21 2b 2s 31 36 49 4p 51 55 5t 68 6n 6z 7g 7s 7z 86 8o 90 93 9m aj b4 b9 bc by c5 d0 dz e3 e5 e8
redback:w
redditch:7q ag ak
redesign:a8
redirect:88
redlin:7h 96
redo:5
redraw:8d a8
redruth:5x
reduc:4k am
reduct:1c
redund:5b 98 9h
reed:4t 75
reef:5n
reefer:6m
reel:22 8a 8i 8r av e1
ref:5t cm
refer:q 10 3v 8o 98 9k 9q cj cp ct cw
refere:3g
referr:i 3w
refil:32 3d 9y a1
refin:9g
refineri:an
refit:9
reflect:8k ba
reform:4e
refriger:1l 6x
refuel:bi
refund:3m 9b av
refurb:1q 6f 70
refurbish:1s 6v 6z b2
refus:7 r 19 2o 4b 99 9a aw dg
reg:j y 3q 40 5m 92 ab as ck
rega:8 c8
regatta:6d
regga:77
reggio:3s
regina:55 99 bo ck
region:5a 9p
regist:2 3 9 d 3q 3t 3u 3w 3x 3z 40 46 47 5u 6f 92 95 99 9t a2 bq br c8 du
registr:40 95 9w a5 dx
registrar:9s
registri:2h
reglu:d7
rego:5v 62 6c
regreas:67
regress:5t
regrip:4j
regul:j 9f d6
regular:10 1b aw bn
reh:dn
rehair:d5
rehears:25 26 2h 4s 4t 5b 9j a6 dn do
rehung:e3
rein:4h
reinet:2u
reinforc:ba
rekey:n
relat:26 dv
relationship:5c 97
relax:21
relay:b
releas:72 7z 9z a6 c4
reliabl:10 3r cq
relief:an dc
reliev:dx
religi:2h
religion:2h
relin:t
relish:1v ax
reloc:w 3s 4x 9k a5 c3 ca
remark:14 8y
remarket:89
remedi:v 5l
remind:9n
remineralis:c9
remnant:ad b8
remodel:d0
remortgag:9g
remot:o 6y 80 82 86 8d 9n 9r bi c4
remov:2 9 t x 12 1c 1s 47 5y 82 8b 8k d6 e1
renal:5o 5r
render:f v 15 8t
renew:2h 76 7l 9c 9f a6
reno:5v 9g ab di
renov:1s 9g
rent:1x 3n 4g 6o 71 73 95 9z as bt c1 cd ce ch ck dj
rental:z 1r 4t 68 75 7l 91 a1 ap b2 d4 dj
renter:99
reo:76 9o
rep:35 4c a0
repaint:1m bf
repair:4 n 1g 1l 1n 56 5q 5x 5z 6a 6d 7m 7s 82 ae an bx d3 d5 db
repatri:dr
repeat:45 ba
replac:0 1 4 6 8 c d h l m o u 1h 1q 20 3e 3w 68 69 6a 6d 72 75 7e 80 81 9k 9l 9z ak ap bg bi bz c8 cz d3 d7 e4
replant:bw
replast:1q
repli:8a
repo:80
repoint:q
report:m t v x 1q 1t 41 4u 53 5b 7e 86 88 8a 8d 8o 8y 90 94 98 9i 9p 9u 9w a4 ac b2 bb be c3 c4 c6 c9 d3 du dv
repositori:80
repres:7f
represent:98
repro:7h
reptil:5j
request:10 14 1l 23 24 2b 2g 2j 2u 2w 3k 3l 3p 47 4a 4i 4x 4z 50 5b 5u 5z 66 6j 7z 8z 96 9r 9t ai av b7 bd c3 cz d7 e6
requiem:25 do
requir:2 4 8 g t u x 13 18 1c 1m 1z 27 28 2j 2l 2o 2u 36 3a 3g 3l 3u 4v 55 5i 5l 61 6h 6j 6k 6n 6s 74 84 8f 8g 8l 8o 8q 8u 8x 91 92 9c 9d 9o a4 a8 ab ae al aw ay b5 b9 be bf bj bo by c2 c8 cl cw d9 dh dx e2 e3
resand:15
rescu:7y 80
reseal:ao
research:8d a4 c5 du
resel:7w 96
reserv:cg
reservoir:7a
reset:1g 9y
resid:a 3c 47 9a a3 a4 e4 e8
residenti:3n cd cf
resin:1e 7v ah
resist:av da
resit:51
resiz:d0
resol:cy
respect:50 di
respons:c 7x 82 86 9t a2
respray:5z
rest:11 18 4b 80
restart:b bf
restaur:2j 2t 2v 2w 2y 30 39 44 93 bs
restitch:cy
restock:14 2r
restor:l 2i 64 6u 82 83 dq
restraint:6i
restrict:n e4
restroom:14
restur:b2
restyl:z
result:1s 58 5u 89 9p c9
resum:5b
resurfac:72
resurrect:d3
retail:5b 7c 81 a4 cp
retain:86 9u a6 bb cz
retak:8u
retard:1i 7r
retent:96 a9
reti:1j
retin:43
retip:d0
retir:2j 31 37 3k 42 47 52 57 7d 7i 7p 80 82 8p 92 93 9h 9k cd cj do du e8
retire:47
retouch:8x 8y
retract:1h
retreat:dy
retrench:98
retro:64 72 9r
retub:44
return:q 13 28 2c 31 32 34 3c 4k 6h 6j 6q 90 91 an ay cp e0 e2
reunion:49 8h de du
reunit:2n
reupholsteri:1j
reus:q 9v
reusabl:3d 9v
revers:o af c9 d7
review:5b 6p 80 83 8d 96 98 9h
revis:51 8b di
revoic:d5
reward:5f 9j dz
rewir:9 f 1q 7t
rewrit:5b 8o
rezip:cy
rfid:bk
rgt:4p
rhs:1a
rhubarb:38
rhyl:aa ca dr
rib:1v 2u 3x 4b 7r
riba:y
ribbon:2g 37 8h 9d dt
ric:x 9k
rice:cl
rich:7g b8 c1
richmond:6y ax
ricoh:9z
ricotta:2t
ride:3i 4h 5l 63 67 68 6a 7j cy d4
rider:62 8d
ridg:0 4m 7m b4
riesl:31
rig:u 2b 2k 3j 61 67 6d 6e 8t 9v bv
rigatoni:2t
right:y 1f 74 7p 8e 8h 9f 9n ae ak c1 di
rigid:6e
rim:p 19 5y
rind:2w
ring:c k 1u 3u 5k 5r 6a 6k 7d 7z 82 85 87 8d 8o 9k 9o a4 aa ap c7 d0 d4 d7 dr dz e3
ringaskiddi:6o
ringlet:48
rins:12
rip:5 k 1f 39
riparian:bw
ripe:bv
ripen:2w by
ripon:3m 7v cx e5
ripstop:b9
rise:j v 4h 5q
riser:j
risk:2m 9h 9m 9u
rival:8c
river:2m 38 57 6d bx
riverina:br
riversid:8v
rivet:al db
rivian:a
rm:cy
rn:3u
rncm:4r
road:d l 19 2g 2r 3r 48 5k 5x 64 67 6a 6m 7k 7p bs bw c1 c3 cd
roadsid:38 6h bw
roadworthi:5v 62 6e
roar:70
roast:1v 2u 2x 2z 35 3b 3f
roaster:35 7y
roasteri:35
rob:7i
robe:6t
robertson:93 aq
robinval:5p
robot:1g 8u 9o ad ah
rochdal:5n 93 ad
rock:r 23 24 3y 4m 4s 5n 6d 7l
rocker:d7
rockhampton:6r at
rocki:c0
rockwel:ak
rockwool:b6
rod:2 a 3l ao
rode:8v
rodeo:2l
roland:4s
role:4w 4z 5d
rolex:cz
roll:1 1t 1u 1z 2i 2t 4e 4l 5i 5z 7g 7q 7r 8g 8i 8s 8y 9m aa ae ar av b2 b6 b9 c7 d0
rollat:5q
roller:e o 1i am ar bv cf
roman:1i
romania:5f
romo:1j
romper:79
rondebosch:6a cb
roof:d i p q x 11 15 1c 1h 1m 1s 2l 65 6e 6h 6o 6r 8k 8z 9i 9u bg bl bz c8 e5
roofer:1m 4z 88 90 9f
rooftop:d 66 9w bk
rooibo:33 36 bb
room:2 3 5 7 8 a b e f h k p z 12 18 1a 1t 23 26 2p 32 33 3f 3g 3i 3n 3o 3r 3s 3t 3u 3z 40 4l 4t 4z 51 55 56 5j 5n 5s 6q 6y 7b 84 8v 8w 8y 9j 9o 9p 9x 9y a2 bj c8 cb ce ci cl cm cs ct d2 dg dm dt dw dy e6
rooster:8b
root:t 40 48 7p
rope:11 1c 4m 6n bg c2 c5 e5
roscommon:25 5l bo
rose:1b 37 4b 6m
rosebank:ch
rosehip:36
rosemont:5h
rosett:cn d9
rossignol:7l
rot:34 b9
rota:cp e0
rotari:2 u 15
rotat:32 3a 4e 61 92
rotherham:29 5g 6s be ct d9
roti:58
rotor:6n 6r
rotorua:34 3g 4p 5g 7u 9i
rotten:0 1d 1f
roug:9d as
rough:dm
round:0 8 h m w 11 15 1g 1m 1n 1r 1w 28 2a 2e 2f 2w 47 4j 4p 58 67 6e 6u 8f 8h 8o 9h 9j 9m a4 a8 b0 b2 b4 be bf bi bp bu bv c0 cg cj dc
roundabout:54 5v
rounder:4k
rout:4k 66 6n bn cl cr
router:b 7i 8g
routin:5h 5j
rove:7v
rover:61 cg
row:0 y 2l 4r 59 5u 7w 95 99 aa bu bx
rower:7k
royal:49
rp:8u
rrsp:91
rsa:co
rse:by
rsl:4r
rsvp:2f
rti:93
rtk:8z
rtx:70
ruapehu:6j
rub:6a ay
rubber:5y 6r 7k c0 c6
rubbish:1o 2c 4k 9j
rubbl:19
rubi:2o
rucksack:dz
rug:2 12 5g 5k 6z e3
rugbi:1v 23 5p 8v e2
ruin:79 7i
rule:h 92
rulebook:8b
ruler:4o 4q
rummag:7q
run:1 4 6 f p q 1t 29 2r 33 3c 3l 3q 3s 3v 3w 4n 51 5g 5s 5v 5w 61 63 64 6f 6i 6j 6m 6t 6x 7a 7q 7y 83 84 8a 8f 8h 8i 93 9q 9w a2 ap b5 ba bc bn bu c2 c4 c6 c8 cj co cr cz dg e6
runaround:5v
runcorn:b6
rune:4 82
rung:9o
runner:47 7s ak dk
runnin:6d
runway:2g
rural:u 76 7x cd
rush:bu
russian:8l
rust:0 u 1p 5z 6e 7f 7k 80 ad aj al bu
rustenburg:6g 9v ay
rusti:67 do
rutter:do
ryanair:3m
rye:1z 2s 33 71 8q bo
s11:2y
s21:99 d1
s22:6z
s3:2g
s6:2y
s7:aq
saa:94 96
saanen:br
sack:2 2s 35 39 3d 5o 6h a9 aq e5
sackvill:75 7v
sacramento:a1 ci
sad:3a d2
saddl:4h 6b cy
saddleback:br
saddleri:cy
safari:b9
safe:6 37 4r 5h 85 8i cu cy d1 dg
safeti:o 11 1i 43 4w 78 8s 9u aq ay bb bf e8
sag:1i 1j
sage:2b 39 81 90 dy
saggin:a9
sail:6c 6d 6o
sailcloth:27
saint:9z
salad:a1 cn dc
salari:5b
sale:2m 31 5d 5v 74 7l 8n 9k cd ci cp dd dw
salford:4r 7t 9l
salmon:2v
salon:5i 8a
salopett:7l
salsa:4f bc
salt:v 11 12 1g 1t 1y 2j 2w 2z 37 5n 5r 7q bb be c9
saltash:65
salvag:s
samoosa:58
samoy:5i
sampl:1i 1s 2e 30 5j 6k 7b 7s 8j 8o ag ak av ax az b4 b9 ba bb bo c2 c9 d8
samsung:1l d1 d3
san:21 29 4c a8 ag e6
sand:e h 15 1g 53 5z 6s af b5
sander:bh
sandi:br
sandston:1e ds
sandton:z 3e 4j 6v cg
sandwich:1u bj
sandyford:3v
sang:do
sanit:14
sanitari:an
sanitis:29 2r
sank:6n
santa:7f e5
santand:5g
sap:81 cq
sapl:7p
sapphir:7d
sar:7h
sark:7q
sash:e l
sashimi:2v
saskatchewan:8a
saskatoon:23 51 bu cv
sasolburg:bf
sat:15 16 1v 1z 24 27 28 2a 2g 2k 2l 2n 2t 32 3f 3g 3l 3w 43 48 4b 4f 51 52 55 58 6h 6s 8g b5 bi c5 cp cs d9 dq dx
satchel:7b
satin:h 7c 8k
saturday:1r 1x 1z 28 29 2o 2r 2x 30 32 3c 3g 42 4b 4g 4k 4q 51 53 57 58 5v 60 67 7j 7u 7y 84 9d 9o ah aq b0 c1 ch cm cp cw dk dp dq e4
sauc:1v 2t 8i bc
saucepan:1l 7u
sausag:1u 39 6w
sauv:31
sauvignon:bx
savannah:11 3g dh
savasana:4d
save:2f 3m 4p 72 7d 8a 9a
saw:1c 24 4h 4n 4q 74 7i 8t 9t at aw b8
sawmil:9u b3 bw
sawn:b0 b3 b8
sax:4t 75 d5 dm
saxophon:75
say:d u v x z 10 1c 1e 1l 1p 1r 26 29 2n 2v 33 35 3g 3m 3s 3z 41 44 4f 4q 4r 4v 4w 4y 4z 51 53 5a 5d 5j 5p 5r 5v 5z 6c 6e 6h 6n 6y 75 7c 7f 7h 7m 7z 81 85 8d 8n 8o 8q 8s 8t 8u 8v 8w 8z 91 96 99 9a 9f 9i 9j 9r 9v a9 ab b3 bj bn bo bq c3 c9 cc cd cf ci co cs cy cz db dh du dv
sb:3w 4m
sc542:9z
scaffold:1m aw cu
scale:4o 74 80 aa bc be
scallop:2v
scam:72 e8
scan:43 45 47 5j 8p 9z a9 ah ar e1
scanner:aq cq
scarborough:2c
scare:4b 4g 96 cs
scarf:6d
scari:3k
scarifi:7j
scarpa:7m
scarv:dd
scatter:dr
scene:b 8x a7
scent:1a
schedul:1a 51 6k 6o cv
schema:88
scheme:7 p z 67 68 6a 92 9v by ch
school:d 1i 1l 1n 1s 1z 29 2c 2g 2j 2y 34 38 3c 3j 3q 3s 3z 41 4i 4l 4r 4s 4t 4u 52 53 56 5b 5k 5l 5s 5v 6a 6h 6j 6z 73 75 76 79 7b 7k 84 9t 9z a4 a5 ag am ap ba bn cc cm cn co cv cw d6 df dg do e5
schoolboy:by
sciatica:3x
scion:bx
scissor:49 5i bh dg
sconc:7t
scone:1z 8a dp
scoop:2j 4e 5h 5n au
scooter:5q 63 6k
scope:85 d1 d3
scorch:9
score:51 9s a3
scorm:a7
scorpio:dy
scotia:7 i 31 6d 7j a6 br cp
scotland:24 6h
scottsdal:5i
scout:3j 55 6d
scrap:5v at b1 d0 db
scratch:f h w 58 5o 6u 6x 77 cz e1 e5
scrawl:dg
scream:4q 70 ao
screed:g
screen:11 3s 3y 43 45 47 64 6v 6y 6z 8d 94 9x 9y a7 aa aq ax bz cs d1 de
screw:1o 3e 43 7f 7i ap c8
screwcap:31
scribbl:d8
scribe:i k
script:2f 2h 45 80 8s 8t 8u 9j 9o 9w dt du
scrub:g 10 7b ay bf br cm
scrum:9r
scuff:5z
sculleri:8i
sculptur:db
sdh:8r
se15:49
sea:11 1q 20 2j 37 3h 6c 6d 7f aj cd ch cn da dr e4
seafood:96 da
seafront:3g 5q
seagul:5i
seai:7
seal:h l p 17 1g 3e 51 63 65 6m 7h 7o 8c 9d a2 an ao au ax b7 c4 c7
sealant:az
sealer:au
seam:7m ba d5
seamast:7d
seamless:1
seamstress:2e
search:17 2n 30 50 65 88 9c 9k 9q a5 dn
searchabl:a9
seascap:7f
seasick:3l
season:8 1b 1t 20 2u 2y 3d 3l 4a 4y 5g 5y 7p 7w 8a 93 9k 9l aa dh
seat:i 12 1a 1f 1j 1k 1n 26 28 2f 2l 2p 3m 3n 41 4h 57 5q 5w 60 66 69 6b 6g 6i 6j 6r 6s 6u 6v 6w 78 7e 7w 82 87 9y a0 an bj co do e0
seater:6g 6i 6j 6s
sec:5r 8t
second:n 21 2q 3e 3u 41 46 48 4g 54 5c 5e 62 67 69 6m 6u 76 78 7a 7o 7u 8l 8r 8s 8t 9g 9q 9z a0 a8 b4 b6 bb bd ca cw do dz
secondari:6j 6z
secondhand:7t
section:0 o 1b 1j 1k 1p 51 8h 99 b0 c3 cc cd ch cn
sector:d2
secur:3i 5e 5g cj d8
sedat:42
see:0 g m p 10 11 1r 22 2l 34 3k 3z 45 7p 8k 8r 8z 97 9t a0 ah c2 cj cw de e8
seed:1z 2f 5o 7p 7y 8a 9j bo c2
seek:x 10 1a 1t 1x 24 25 2d 2h 2q 2s 2v 2z 32 35 3d 3h 3n 3r 3s 3v 3z 42 44 46 48 4c 4n 4p 4v 4w 4z 51 52 5a 5e 5g 5o 5r 6b 6i 6m 6q 77 7g 7n 7x 80 82 83 86 88 89 8d 8m 90 94 99 9b 9h 9k 9m 9q 9s 9u 9x a2 a7 ac ag ah au az b4 b8 bc bf bl bp bq bw c6 ca cc cg ci cm cn cp cq cr cs ct cv d3 db dg dj dk dq ds dw e0 e7
seen:4a 5m 7h a9
sefton:1p
segment:3x
seiko:7d
seitan:3b
seiz:6d am bm
selbi:c7
self:17 1d 32 3h 3l 3z 4l 65 8h 8i 91 9g al ax ck
sell:d k v 15 1z 30 39 5k 5p 5v 62 64 65 68 6e 6q 6v 6z 70 72 7b 7i 7j 7q 7u 7v 7y 99 9q b0 b9 bk bx c1 cc ch ci da dl e4 e6
seller:1r 9g
sellotap:6z
sem:be
sema:ar
semest:cl
semi:1 p y 11 1m 1y 61 6m bp cc
semolina:2s
sencha:36
send:1c 1r 28 3x 4t 5e 82 8o 8x 90 9c 9e 9f 9j 9n ag ax b1 c4 c6 d2 di ds e8
senior:4e 4f 5r 94
sensit:8i
sensor:c 1h 5y 71 ai
sensori:41
sent:1 13 6p 6q 7g 96 9k b4 be di ds
sentenc:8n
seo:88
separ:a k 11 15 19 3f b2 dw
seper:7z b2
sept:22 3s 46 5s 66 cl
septemb:2 r y 1i 1o 1v 20 27 2e 2r 3f 3o 3q 3s 4d 4q 5a 5j 5s 6l 6v 6z 7k 7x 8c 9a 9v a6 aa au av bb bu bv by c0 c2 d0 d9 ds
septic:u 2r
sequenc:8n
sequin:dj
ser:4z
seri:6 5c 6r 72 8v
serial:7i
serious:1x
serum:bb
serv:i 1u 1w 1x 2i 2o 4i ab
server:2o 82
servic:6 8 a 14 1g 25 2f 2o 3v 5d 5q 5v 62 63 64 67 68 6a 6c 6d 6f 7d 7j 98 99 9o 9x a1 a4 ap as az bf bj bm bu c5 cd ch cz d1 d4 dr e2
servitud:c3
session:3w 4c 4e 4n 4u 53 5b 5c 5t dw
set:3 5 a c n r 14 17 18 1d 1m 1y 22 24 27 29 2b 2h 2i 2m 2p 2q 2w 32 36 38 3f 41 48 5l 5n 5w 5y 6b 6h 6q 6r 6t 6u 6w 74 75 77 7g 7h 7i 7k 7l 7r 82 8f 8s 95 9h ae an ap ba bi bn bt c3 c5 d0 d6 da db de ds e3
sett:1e b8
settl:5m 7e 99 do
settlement:98 dw
setup:35 7y d5
seven:b 19 1m 1t 1z 23 2d 2v 2y 34 3f 3q 3r 3u 4c 4g 4p 4x 53 55 5w 6t 73 8j 9h a5 a9 cj cm co cp cw dm
seventeen:4r 6h 9n
seventh:d2
seventi:11 33 44 5x 9q 9w bu e1
seventieth:2m
sever:4b
sevill:38
sew:1j 59 7l
sewer:t
sewn:8h de
shabbi:6u
shackl:bg c5
shade:d 1h 1i 1m 7t bz cg di
shaft:62 ac c4
shag:7s
shaggi:7s
shake:2i 5u 5x 9e az
shaker:k m 6x
shakshuka:3f
shall:dc
shallow:da
shame:53
shannon:y 3m 6i
shape:49 4a 5l 5x 6s 7r 8i 9y ax b4 dz e7
share:a 3f 56 58 5k 72 82 9j bk bw cb cd cl da dx e0
sharehold:95 96
shark:8j
sharp:4m 5a 7j b5
sharpen:7i 7u
shatter:d1
shatterd:1l
shave:5i
shawl:dd
she:5 1p 1x 1y 2c 2v 3b 3f 3p 3u 4h 4u 4y 50 53 5e 5i 5k 5o 5r 5t 63 68 6d 6z 74 75 79 7c 7d 7m 7p 7w 7y 8l 8m 8o 8r 8u 97 9g ab bc bj bs bx ca cc cl cw d2 da df dl do dr ds dv e3
shear:3y br
sheath:b1
shebeen:3k
shed:c d o r 1c 1o 1s 3h 3i 67 6b 7i 7j 7q 7t 84 aa ae b6 bi bl br c1 cf dn
shedrow:c0
sheen:az
sheep:2w 3s 5f 8o b6 bp c0 d9
sheer:1i
sheet:e 1a 1i 1s 1z 2p 2t 7k 7q 8f 8n 8o 8r 94 9b 9u 9z ay az b0 b3 b6 b7 bl bp c4 c7 d0 di e2
sheffield:x 2y 67 78 85 8u 8w cl
sheila:8f
shelf:i 1n 2t 34 38 3d 4j 71 7a 81 8c 8h bc bk
shell:1g 2m 2z 9v
shellac:d7
shellfish:1x
shelli:b
shelter:5f 7m b3 c1
shelv:1n 76 a9 cp
shes:75
shetland:5l
shi:2a 4w 5h 8y
shield:43 78
shift:12 16 3a 3q 3u 4c 4q 5e 69 71 87 8f 98 9l a1 as bc cn co cu
shiftin:bu
shim:m
shimano:67 6a 6b
shine:1i
shingl:7q
shini:ad d9
ship:31 3k 50 6b 6o 6r 7g 7o 7y 8p 8x 9d ad am b8 bl bv cn du
shipment:6l bb
shipset:c6
shipyard:b0
shiraz:bx
shirt:41 79 8f ba d8 de e2
shock:4e 5x
shockwav:47
shoe:2e 4m 5l 8n a2 dj
shoebox:7v 90 e1
shoestr:7q
shook:y e4
shoot:71 72 7l 8a 8s 8x bi dl
shooter:21
shop:9 c i j z 11 1k 1p 1x 1z 20 2c 2e 2m 2w 2x 2z 31 35 36 37 38 3b 3d 3p 3t 3v 5d 5n 5q 5u 5v 6a 6b 6g 6z 73 75 77 7a 7m 7q 7s 7t 7u 7x 7y 80 8c 8f 8g 95 9f 9p 9r 9s a2 aa ae aq at au b9 c8 ce cp cx d1 d3 d8 dq dy e4 e5 e7
shopifi:6q 7y 88
shoplift:9b
shopper:a3
shore:3j
shoreditch:9j
short:2e 2h 3h 43 49 4j 4z 5h 5l 74 7q 8f 8h a5 b2 ce dk
shortcut:cr
shorten:59 cx
shortlist:2p 9k
shot:21 35 5a 5h 7l 8s af ag aj ak b0 dh dk
shotgun:4j
shoulder:3g 3j 3w 3y 6j 7c b9 cx
shout:b 24 3n 54 5d 8s 91 9b 9r dw
shouti:8u
shovel:1t 9l
shovelhead:63
show:6 15 1n 24 2a 2m 4h 4n 4r 56 5i 5x 7f 7g 7v 8g 8v 9m a6 ax ay cd d3 d9 e8
showcas:4f
shower:4 5 g t 2b 3j 5s c9 ca cm
showin:e8
shown:8z c3
shownot:8v
showroom:3 5w 6t 73 7o
shred:a9
shrewsburi:8i d6
shriek:3s
shrink:17 6l au
shropshir:2 2m 9u
shrub:1b
shrug:4y 6k 87
shut:l 1z 29 3z 6o 9x ac cp
shutdown:bf
shutoff:an
shutter:b 5a 71 dg
shuttl:6j ar cl
shweshw:b9
sia:2n a2
sick:2z 3a 3l 46 5j 6j 98 9h 9l a4 ab cc
side:1 a d q r 15 1h 1k 1m 1o 27 2u 2v 3w 43 49 4j 4k 5y 5z 6w 6x 78 8f 9s ad b9 c1 co
sideboard:6s
sideshift:as
sideway:p 18
sidmouth:3a
siemen:aq
sift:2s
sigh:54 7m ap
sight:4o
sigma:71 9r
sign:2 3 9 x 25 2b 2l 3y 54 5w 6k 6n 76 7h 8g 8l 8m 92 96 98 9d 9n 9p 9v a3 be bm dc dw
signal:3n
signatori:9d
signatur:2i 6k 9d
signwrit:dh
silag:ae bp bv
silenc:25 3n 4d
silent:bi e0
silicon:1n ah b7 c7
silk:7b 7c 7t b9 cx e3
sill:l 11 3v 5z b8
silli:1f 3o
silo:bf dg
silt:c2
silver:1v 2o 3v 4t 5z 75 7d 7e 7g d9
sim:86
similar:66 bm bu
simmer:58
simon:49
simpl:59 dr
simul:8t ap
simultan:8m
sin:a5
sing:2k 3r 4r 50 5e 5s 5y 6j 73 do
singapor:2p
singer:24 25 8w
singl:q 2r 33 35 37 3g 43 6f 6t 77 78 7r au ba dx
sink:4 k r 1u 4v 6x 9o ak ao b8 ch do
siphon:5n
siren:c
sister:z 1y 21 2b 3r 46 4o 50 5g 5t 6k 79 7c 7d 7e 8a a6 ba bj ce ck cz dd dv
sit:3 y 1o 26 2l 3r 3z 4b 4d 4h 4u 51 52 58 5h 5j 5q 5t 62 6s 6u 6v 6w 6y 7n 7v 80 84 8a 8p 8v 94 9e 9f 9s 9y a0 ab ay bs c6 ci cj cp cr ct cw df dr dw e6
site:1 s y 1q 1v 2m 2r 3j 3m 43 4z 55 5g 60 7x 81 83 86 8y 92 9m 9u 9y a2 a4 a6 a9 ae am ao as aw b1 b5 bc be bg bh bi bj bt by c4 cd cu cx dj dv e3
sitka:bw
sitter:5h cj
sittin:9h
six:a c u 13 24 27 29 2i 2j 2w 2x 30 31 33 37 3a 3e 3f 3j 3k 3n 3q 3r 3w 43 46 4a 4c 4d 4k 4p 4q 4v 4y 52 54 56 57 59 5a 5f 5k 5l 5t 65 66 67 6i 6l 6q 6u 6w 71 74 7a 7f 7m 7q 7s 7w 88 8e 8f 8h 8r 8z 93 94 98 9k 9n 9p 9r 9w a6 ae ag aq aw bh bi bl bs c2 c4 ca ce cj cn cq ct cv cw cz d5 de dj dk dv dw e1 e6 e8
sixteen:1k 1q 3p 4x 5u 64 bj
sixth:a8
sixti:s 21 2n 40 4m 4o 5p 68 72 7h 8g 8w 9h 9j a8 cg dn
sixtieth:4r
size:7 l w x 2c 2e 2x 3c 4q 5g 5y 67 6k 73 79 7b 7c 7l 7o 7y a0 ah ap av aw b7 b9 ba bc bg bz c9 d0 di dj dl e7
sk4:3q
skate:6n 7l
skeg:de
skein:7v
skeleton:e4
sketch:y 1a 1k 8w ad ah ai dc dg di
skewer:1v
skf:am
ski:n 3c 4n 6j
skid:aw bn c4
skidder:bw
skill:4m 4n 53 58 9a co
skim:f
skin:2d 47 49 4a 7a bz c9 dd
skincar:8c bb
skint:9q
skip:19 3o 5k 6a a7 b1 b2
skipton:68
skirt:h i 13 2l 59 b9
sku:8c
skukuza:71 7z
skull:86 di
sky:2m 5a
skyfal:bo
skylight:0
skype:4p 4x 4y
sl1200:d3
sla:ah
slab:3 g h m r s w 15 1e 37 6u 6v 7g 7s b3 b6 b8
slalom:4n
slam:n
slat:1d 6t
slate:0 3 6z b4 b8
slaw:1v
sleep:2p 33 3f 3h 3r 3v 4c 5g 5j 66 6c 6p 78 7r cc cj ck ct cw dr du dw
sleeper:6e 6s b3 bj
sleev:2e 4b 77 79 7c 7h 8c 9u ax cx dd di
slept:8 1s 6t
slice:1v 1y 1z 2z 3c 4j
slicer:au
slid:4n
slide:o r 15 1o 29 4q 4t 6n 6x 9j a8 e1
slider:l m
slideshow:d2
slidin:o
slight:b6
sligo:0 1r 4r 68 9e al bz ch d0
sling:bg
slip:0 5 4e 6q 7b 8o 93 dz
slipper:w 7b ci
slipperi:ay
slit:b0
sliver:g y
slogan:dg
sloop:6c
slop:8n
slope:x 1a 1k 27 31 36 bw c3
slot:1b 1l 42 45 6m ad
sloth:dg
slough:14 9l
slow:1z 22 23 82 88 az ci d2 dp e8
slowli:1y 2t 3w 4d dr
sls:ah
slt:41
slump:b5
slurri:an bm bv
sm58:2k
small:4 z 1a 1e 1n 20 25 2j 2z 31 32 33 37 3k 3l 4b 4c 4e 4l 4q 4w 53 5e 67 68 6k 74 76 7d 82 8b 9b 9i at ax bd bm bp c1 c6 ce cl co e0
smallhold:c1
smart:n
smash:1w av
smd:ai
smed:9r
smell:t u 12 14 20 36 5l 5w 66 6e 7o ax bp c8 c9 dg e1
smelter:9k b1
smile:2o 42 8m cp d4
smiley:be
smoke:2 e p 2v 2z 36 39 4p 61 6d 6e 6s 79 cb e0
smokefre:79
smokeless:7n
smoker:1h 1v 3r 5p 5s ad e0
smoki:36
smolt:c2
smooth:1y ah
smt:ai
snack:3c a1 cw
snap:n 1d 43 71 ac al be
snapshot:83
snare:4s
sneak:7d
sneez:4e
snippet:b9
snooker:dv
snow:p 1t 2h 4n bf bi
snowboard:4n 7l
snowsuit:79
so:0 3 4 a b g j m o p s v 14 16 19 1a 1d 1e 1g 1h 1m 2p 36 3k 3m 3n 41 46 47 4h 50 56 5a 5m 66 6c 6p 6u 7d 7f 8r 91 9d 9r 9t a6 aj ar aw bi c1 ca cf d0 d5 df
soak:ba
soakaway:u 1e bh
soap:3d 7y 8i e2
soapston:7o
soccer:4k
social:4f 4k 5r 86 8s
societi:2c 3b 3k 4n 5z 6u 8h dh
sock:3x 59 7y 8j d8 dd
socket:9 p 3h 7i bk d3
soda:1z
sofa:z 28 29 59 5e 5g 5j 6h 7f ci cl
soffit:w 1s
soft:15 29 2d 5o 5r 6m 6s 6x 7s a4 az d7
soften:3e c9
softphon:87
softwar:4d 80
softwood:j
soggi:g
soil:19 2y 3d bo
soire:dj
solar:1g 65 7t 8k 9i c3
sold:s 2t 5o 69 6h 6o 89 91 95 bo c5 cv dv
solder:4 ai
sole:90
solenoid:ap
solicitor:1c 96 98 99 9b c3
solid:k 1h 1k 1m 3y 5f 74
solidwork:c4
solihul:t y
solo:5e
solut:7z
solvent:d7 e3
sombodi:0
some1:5c
somebodi:c j x y 1n 2c 2h 2i 2o 2z 3x 3y 3z 4b 54 5h 6o 6r 7q 8n 8y 93 9r a1 a2 an c5 ck cp ct dl dt e8
someon:g o 10 1t 1x 21 23 2a 2h 2m 2p 3n 3z 46 4f 4g 53 5a 5d 5r 5s 6a 6q 7n 81 82 86 97 9b 9d 9n 9q 9t 9u a3 bc ch cj cm cu cw dk dq dr du dy e5 e6
somerset:21 97 9h e8
someth:r w 1k 1m 1p 1v 1z 20 25 29 2f 2w 32 33 36 37 38 3a 3m 3w 3x 4v 50 5c 5w 62 64 6c 6g 6p 6v 70 7a 7d 7f 7g 7k 80 85 8c 8g 8x 94 9d 9i 9j 9u a0 a6 aj au bo bs cl cm co d8 d9 dc
somethin:1a 82
somewher:u 17 3f 3i 3m 3n 3q 5g 7s 9y ce
somfi:1h
somm:d8
son:9 v 3i 49 4i 4o 4u 4z 59 5n 76 7b 7k 7n 7u 84 8g 8u ah ar at b6 dc dt e8
sonata:4o
song:23 25 4o 4r 4x 4y 8u 8w dn
songlist:25
soni:5a d3
sono:6y
sonoma:28
soon:1r ai
soot:2 8s
soprano:4r
sorbet:2j
sore:4b
sorri:31 8n
sort:3 18 1h 1m 3p 4t 52 79 97 9q b1 b2 dq dw e2 e6
sotho:50
sottero:2e 7c
sought:bx dp
soul:23 24 77 8w dn
sound:g 22 24 3h 44 4c 5k 6c 8n 8r 8v 8w 9d 9o b4 ck d3 d6 dk
soundbar:6y
soundproof:4s
soup:1g 2i 3b 3n a1 a8
sour:32 d6
sourc:6 7 z 7p 8j 8u ai aq du
sourdough:1z 2s 3i 58 95
south:d j 19 1h 1q 26 2b 2g 39 46 49 6m 77 7f 8u a2 cc ci
southal:2z
southampton:1f
southend:74 b2
southern:x
southland:76 84 97
southsea:cg
southsid:l
sov:7g
sovereign:7d 7g
sow:bo br
soweto:3k 6j 8w
soy:3b 7v
spa:1g 36 3g 3p
space:1f 5q 6t 9y a4 cg da dy
spacer:ac b7
spain:6r 89 93 96 9d
spald:6m
spam:88
span:x 27 bg
spaniel:4h 5m cj df
spanish:e 4z 8l 8m 8r 9d
spanner:9r d4
spare:3i 5s 68 6b 6f 7k au bd bk bu cb ck e4 e6
spark:ak b1
sparki:9 f bk
sparkl:31 a1 b8
spat:c2
spay:5j
speak:28 3k 4w 50 56 66 69 d0 dk
speaker:b 23 2h 4y 6y 8q 9j 9o
spear:1p
spec:61 8r 8x
special:z 41 5d 8n 99 du e7
specialist:51 53 5w dl
speck:da
speckl:da
spectat:2l
spectro:az
spectromet:5z
speech:22 2k 2o 41 a8
speed:67 9b b7 bd
spell:7 52 8n 8o 8p 8r
spelt:2s
spent:89
spheric:am
spi:8z
spice:2z 39 58 8x
spider:bh d1
spike:w
spill:ay
spilt:bw
spin:1l 78 7k 9c bd
spinach:2t 2y
spindl:j 6u dc
spine:3x 4e 76 8h
spinni:2q
spinnin:61
spiral:j ar au c8
spit:1v 82 ap
spite:ay
splash:3m
splashback:g da
splice:bg
split:8 1d 32 39 3p 40 4l 7n aa ae b8 bn bo bt c8 cn co e0
splitter:7j
spoil:r
spokan:6x
spoke:6a 6b d7
spoken:2o 9a
spokesperson:a6
spong:1y 2a
spongi:1f
sponsor:9a de
spool:ao
spoon:39 41 7e 7u dc
sport:2h 3w 3y 72 bc
sportag:5w
spot:h 13 20 45 7t 84 88 8f 8w 8x cg e3
spotifi:8v
spotless:1x
spotter:9u
spous:9a a5 cl
spousal:9a
sprang:5n
spray:e p 12 3d 4a 5p az be bo bx cf dg
sprayer:bu bx
spread:1b 8e bm bo bv
spreader:bg
spreadsheet:2p 56 80 e1
spring:o 17 1b 1j 4i 4j 4p 5e 5t 6f 6s 7j 7r 9e 9g a4 al bt c1
sprinkler:ar bz cf
sprint:80
sprinter:65 6e
sprocket:63
sprout:bx
sprung:4f 6s 7r
spss:5t
spud:2y cs
sq:17 bp
sqf:bc
sql:56 80 85
sqm:15 c3
squad:4g 4k 5u
squar:0 7 9 e f g h i p q r s x y z 12 15 17 1a 1e 1q 1s 2l 4v 59 7o 9v 9x a4 b6 b7 b8 bv bz cc cd ce cf dg e2
squash:2y 4i
squat:4c 7k
squeak:j d6
squeaki:1n
squeal:5x
squeege:11 8k
squeez:2q
squid:2t
squirrel:7o
squirter:62
sra:92
sram:6a
srt:8r
ssd:82 d2
ssds:70
ssl:7x 83
st:3q 6x 73 7f bj ce da dq ds
sta:4g
stabil:4e bb
stabl:az bb c0
stack:k 1o 1y 2b 6u 7n 8c ar bw
stackabl:6x 7u
stacker:as
staff:14 1u 1w 20 2a 2n 31 37 3o 3y 4l 55 5d 5g 69 86 8y 93 98 9l 9q 9s 9t 9u a1 a3 a7 co cp
staffi:5g
stafford:c3
staffordshir:2g 7e b4
stag:2c 33 3p 6i 6j ck
stage:1q 24 26 2l 4g 73 8b 9s ci
stain:4 e h 11 12 15 7r
stainless:1p 32 3e 5o 7d ad ae al ao b0 c8
stair:12 1f 1k 4c 6h 6q 7s 84 a4 dc
staircas:j q ae
stairlift:5q
stairwel:1i 1t
staith:3h
stake:1d 29 c0
stall:2t 2w 30 38 3b 5k 6d 72 7i 7v
stallion:5k
stamford:w 3u
stammer:41
stamp:1p 2h 2x 4x 76 7y 8i 8l 8q 9d ar aw b9 da e4
stand:y 17 1a 1l 1o 27 2h 2p 2t 2v 38 4l 4w 50 56 5c 5d 5n 5u 61 65 6a 6i 6l 6v 72 73 7w 8c 8j 8m 8t 98 9c 9k 9l 9r 9v a0 a3 b5 bt bw c0 c1 cf d4 do e5
standard:t y 55 6b ds
standout:8c
stanley:7i 7o
stanst:6i
star:1u 3j 3m 7h 88 aa b7
starch:e2
starlink:84
start:8 e n 1b 1o 1s 1v 2n 4j 5p 5v 6e 79 7g 7j 7o 80 95 9i 9k a6 ae ah bi br ca cn cq cr cs cu d6
starter:4o
startup:8b
stat:4u 5t
state:s 14 16 2s 2w 3h 4a 8d 9z
statement:3d 90 ab
static:a2
station:2r 3d 4a 4c 4d 61 67 70 72 7h 9b 9w a1 b2 bj c3 e4
stationeri:a0
statist:5t
statu:2a
status:2w 9m cf
statutori:92 9e a4
stay:6 l 1c 21 23 2d 3t 4x 53 81 cj
stcs:d
steadi:cv
steak:2u
steam:12 39 60 6u 7c 8i cp d5 dj dq e3
steel:j s x 19 5l 5y 67 6o 6u 7o ae ak c7 cq
steer:y 3o 9m bq
steinway:73 d6
stellenbosch:1y 2g 33 3o 4i 5t 7d 9p bz cj
stem:1a 8w
stencil:7v aw di
stent:68 cx
step:t 1f 1p 1r 26 2l 3h 3w 42 43 4c 53 5r 68 8d 8y 9m ac ag ah aj b8 dx
stephen:cd
stereo:8w
steril:47
sterilis:39
steward:2n co
stewart:dd
stick:2 m p 17 4j 4s 5l 6j 7k 85 9r a4 aa az bs d6 dh e1
sticker:52 8i 9d be
sticki:10 az d6
stickin:7r
stiff:n 3x 4d 7v 8y
stihl:1b 7j
still:22 dl
stink:v
stir:bc
stirl:4q 6y 87
stirrup:1f
stitch:45 59 5j ba cy de
stl:ah
stock:q 2f 2i 2t 2y 3d 5w 5y 72 7l 7v 7x 7y 81 8z 9f aa ad al am an ar ax b4 b6 bg bj bl c0 c2 c5 ck dv
stockpil:8z
stockport:1 11 1i 3q 8f av ch dn do
stockpot:7u
stoep:cc
stoke:18 de
stoker:bn
stokk:78
stolen:9t db dv
stomach:36 9l
stone:6 k v 1e 1p 26 2s 3y 42 5g 5q 5v 7d 7l 8w am ay c1 cx d0 dm e7
stoneground:2s
stonewar:da
stood:2l 2u 55 63 6p 9u c0 d7
stool:2d 6u 6v 73 ag
stop:4 k 14 1l 28 2g 2v 3z 4o 5d 5o 5x 7l 8u 9b 9h 9p a7 ap aq bf bu cr cz df
stopcock:4
stopwatch:9r
storag:17 6o 6q 6t 83 9v a9 bl cf
store:n 1o 33 3c 5h 5y 6q 76 7z 85 9v 9x a9 as bn bp bq c5 ce cl cp cq dx
storefront:11 ce
storemen:81
storey:1 d q 11 9v
stori:3k 3r 50 76 7e 8e 8p cw di
storm:0 1d 6w b4 bw cn dc
storyboard:8e 8s
stott:4e
stout:32 co
stove:3 n 1x 58 65 7m 7n
stp:93
straban:bs
straight:1i 1k 3x 49 4l 5z 6t 88 a3 b3 b8
straighten:5y
strainer:c0
strand:7d
stranger:3q 46 5h 8a 9j 9p
strap:16 1n 6l 6x 7b cy cz
strat:4p 74 d5
strata:1t 99
strategi:51 9c 9q
stratford:3i 56 9h
straw:3p bp bv c9
strawberri:38 8i bb by
streak:9z
stream:22 40 7p 8r 8w 9r c1
street:c m 16 1w 3k 3m 42 58 5a 64 6a 74 ce cf cg ci
streetlamp:1i
strength:4c 5b
stress:7k c4
stretch:27 3x av cy d8
strict:3y
strike:4l 9w
string:d j 1f 4i 4p 4q 74 7j bl c0 d8 do
strip:0 5 e g h m r 15 1f 1j 1t 2q 2z 5i 67 6b 7d 8e bw c7 cz d7
stripe:1h 7y 7z 90 9z bo
stripper:3p
stroke:3h 41 64 6c ct
stroller:78
strong:2s 36 4c 5p ah ay cs
stroud:2y 8t
structur:x 27 2l 5c 5t b7 bz
strum:4p
strut:6r 6t
stubborn:74
stuck:b l 3x 4p 4t 5c 61 75 a4 d3 du
stud:5 i c0
student:13 2o 3r 4n 4s 6t 75 at cl cs cw dk
studer:d3
studi:53 88 9a 9p
studio:i 2f 3y 48 4b 4e 4f 4s 57 5a 8v 8w 8y cl d0 da dm
stuf:1v 2b 7m
stuff:g p 17 18 1s 1z 2j 35 38 3d 40 4z 5c 61 6o 7i 7q 7r 8c a0 a1 az d7 dt e6
stump:1c bh
stung:w
sturdi:7m
stuttgart:4x
style:m 1p 21 2w 39 7b 8o 8x
styli:d3
stylist:48
sub:1e 1l 2k 6y
subarus:5x
subcontractor:c
subdivis:c3
subject:9t
subjunct:4y
submers:u 6f an
submiss:5t 7z
submit:11
substanc:1s
substitut:8q
subtitl:8r 8s
suburb:1 x 1l 69
success:97 9i 9q
sud:1l
sudburi:1t 5w 5y 8c
sudden:au
sued:b9 e3
suffolk:1v 2n br
sugar:1y 38 4w 5u ad bf
sugarcan:bu
suggest:28 4d bg
sui:4y
suit:f 1s 2c 2f 3g 5g 5p a3 bt ce ck cl cx dj e3 e5
suitcas:30
sulk:82
sum:52
sumac:39
summari:96
summer:m 1t 3j 4g 4k 5s 5y 60 75 8p
summit:9w
sun:11 2l 36 3y 4i 6j cs dt
sunburn:az
sunburst:74
sunday:t 1o 26 28 29 2r 2u 3a 3c 3f 45 49 4d 5a 5b 5v 6a 6x 73 7d 7p 7u 7v 7w 93 97 9q am bd c5 cb cl cz d2 d4 d6 dn dr dz
sunderland:1l 1q 5n
sungrow:d
sunk:d6
sunni:ca
sunris:3k
sunshin:2h
super:7r 93 dw
superhero:8e
supermarket:2s 2u 39 85 bc
supervis:y 52
supervisor:2n 2o 5d 8o 9l by
supper:1n 3v 6u co cw e2
supplement:6q
suppli:3 6 h i m 10 1z 2j 2l 35 3c 3e 46 4d 4m 4s 4t 5a 5o 7v 89 8h 8n aj al b7 bd bk bl bs c6 c7 c9 cq d9 de dh
supplier:2p 2w 2z 3d 4x 86 96 9e 9s ac af ak c6
support:32 3t 3u 3z 40 4o 5b 5t 82 97 9f 9i 9o 9s
sure:1s 9p di
surf:4g ah dz
surfac:4i at b8
surfboard:3h
surgeon:1c 3w 8q
surgeri:8 45 5e 5n
surgic:a9
surnam:4e
surplus:7q
surpris:6g ck
surrey:b 3u dt
surri:co
surround:55 7o
surtitl:8r
surveil:ab
survey:3 a s t v x 1c 1d 1s 5d 5q 6c 6n 84 8z 9o 9p 9u ap c3 c8
surveyor:v cv
surviv:17 2d 4x
survivor:41
sus:67
sushi:2v 58 5n
suspens:c6 d4
sussex:a
sutton:5h
suv:5w
suzuki:4q 63
swage:bg
swallow:1b 41
swampi:48
swan:dl
swanki:a3
swansea:g v 4l 8m 9b 9o d2
swap:4 53 5y 62 64 6d 6z 72 79 7o 9z aa an aq b2 bn c9 d2 dp
swarm:5p
swatch:e7
swear:2t 40 85 a6 cu
sweat:36
sweater:p
swede:2y
swedish:5s
sweep:4l dv
sweet:20 8j
sweetcorn:2y 3c
sweeten:34
swell:m
swept:2 f 18 3h
swift:65 7z
swim:4 1g 4g 5s 7z ay dk dz
swimmer:7c
swindon:1b 2q 4a 83 9f a4 ai bd
swing:o 24 4f 4j 4t 68 ax bm c0 dd
swiss:dp
switch:9 b 6m 72 87
switchboard:d a3
swivel:6v
swollen:42 5j
swoosh:8t
sword:60 9t cv
swore:36 bi
sworn:8l
sydney:k t 3o 71 86 ar bd dl e8
sylvanian:7a
symphon:do
sync:63 6q
syring:bd
system:7 8 c d n 78 81 87 8d 9s ap c2
t1:6l 6p ak
t120:62
t14:70
t1s:6p
t5:65
t6:bu c6
ta:t 38 4b
tab:4p ad
tabbi:5h dz
tabl:n 16 1k 1u 20 26 28 2b 30 3e 3f 3p 3s 3t 3v 3x 3y 41 4v 4w 51 52 56 5j 6s 6u 6w 7a 7g 7i 7k 7t 8m 8v 9y a8 d7 dw dy e7 e8
tablecloth:9v e2
tablet:1r 3o 3t 40 5g 9u aa d1 d3
tabriz:7s
tabul:9p
tacho:6e
taco:1w
tag:1m 29 7d br d9 dz e4
tagin:3a
tagliatell:2t
taglin:8n
tahini:3d
tail:16 33 69 6e 6h 6l bm c0 db
tailcoat:cx
tailgat:bj
tailor:3m
taiwan:ag
takamin:74
take:a 2g 3s 42 5h 70 9o 9q b2 bh cb
taken:7 s 18 1b 1d 1m 1o 1x 8p 98 ay cx dq e3
takeov:c
takin:1c 42 45
talc:49
talent:4r 57
talk:b 3z 49 5b 5d 5u 80 8n 8p 8q 8v 9q 9u cj cp dp
talker:41
tall:1i 4h e7
tallaght:2k 47 6z 8a
tambo:6g
tampa:1l
tamper:8c 9b ax
tamworth:5i 5o 6f 9v
tan:4a 7b b9
tandem:6f dp
tank:5 7 u v 15 29 2r 32 5n 60 61 an ap az b1 bi bn bz c2 c9 cd
tanker:u 2r ay bn c5
tap:4 6 15 1n 2i 32 4l a1 al an ch d4 dz
tape:e 3w 8q av b6 b7 bz d3 d8 dm
taper:49
taproom:32
taranaki:s 7v
target:89 9j
tariff:d 6p d4
tarmac:1e
tarot:dy
tarp:17 29 63 7m
task:41 a0
tasman:46
tast:u 1y 30 31 33 36 39 8c
tat:41
tattoo:4b 8b di dl
taught:4x
taunton:26 dw
taupo:2m 2r 8e
tauranga:1d 3y 5c 9h c3
tax:90 9e 9i a5 dx
taxi:3r 5x 6i 7z 87 a3
tb:83 bq d2
te:76 7m 9o
tea:u 1n 1u 48 4f 4y 52 6c 6z 7c ao c9 d4 dm dp dq dy e8
teach:35 4e 4m 4n 4o 4p 4z 59 85 9r ay bd da
teacher:3k 3r 3s 4g 4o 4p 4q 4t 4u 4z 50 52 53 5b 67 8s 9g e8
teak:6d 6w
team:5 14 1o 3o 4k 5d 6j 7x 80 86 87 8m 9r 9w 9x a3 bf c6 de
teapot:5x
tear:s 1g 8l 9j
tearoom:36
tech:85 8j 94 9j a6 ba bd bk
technic:4x 88 8l 9w at d3
technician:2k 9a a4
techniqu:3w
ted:bv
teddi:5i 7a
tee:6q
teen:cw
teenag:2a 2k 3z 4u 66 6c dk
teesport:bg
teeth:42 7t b4 bs
tele:74
telecast:74
telecom:b1
telenovela:4z
telephon:9o
telephoto:71
telesal:9p
teletherapi:41
televis:d3
telford:1h 1v 6b 79 7x 9z ak aq c4
tell:x 12 1k 2h 4l 50 7e 7l 7m 7z 8a 8p 8y 9p 9y az di
telli:9 3q 44 74
tellicherri:39
tembisa:cm
temp:6m 9k 9l cq
tempeh:3b
temper:37 58 b7
temperatur:7 2v 37 3c 45 6k 6m 85
templ:9y
templat:k 7x 95 a8 b7 b8
temporari:1m
ten:0 g n 1l 1n 1x 1z 22 24 28 2a 2e 2h 2o 2q 2r 3a 3h 3i 3n 3q 3y 4d 4e 4g 4k 4l 4t 4y 53 54 57 5b 5s 67 6b 6i 6u 6w 70 79 7j 7k 7r 85 8h 8p 8w 8z 9j 9r 9x a1 ab ah ak b0 be bf bg bl bm c0 ch cz d0 du e0 e6 e7
tenanc:13
tenant:e n 1r 80 82 a3 ch
tenburi:2x
tench:c2
tend:3u aq ds
tender:y 1a 9s af c9
tenement:1t
tenerif:9h
tenni:4i 74 7k
tenor:dn do
tens:4y 8o
tensil:be
tension:3y al
tent:1s 66 7m b2 cs
tenth:c5
term:1i 1z 3h 3z 41 4p 4q 50 6o 72 75 79 92 96 9g 9z a4 cb ce cm cu dw
termin:6g bk
terminolog:8l 8q
termit:w
tern:69
terrac:f p v 1h 1p 1q
terracotta:b4
terraform:83
terrain:5y
terrier:5i cj
tesla:a 60
test:2 d e p u 1g 29 2l 39 3w 43 44 45 4a 4c 4w 4z 51 54 5b 5m 5w 5x 62 65 67 68 6e 6r 72 7d 7i 7t 80 82 86 89 8c 8d 8i 92 a1 a7 af ai an ao aq bb bc bd be bg bi bo bq bz cz
testflight:7z
testimoni:8s
tetburi:7s c0
tewkesburi:1c
text:f 11 5h 8c 9o d9
textbook:4v
textur:ag aj
tg20:1m
tga:bd
thai:4l 58
thank:3 6q 8n 9u
that:22 cw
thatch:x 8z cc
thaw:3c
theatr:17 3x 4r 6h 7a 7w 8m 9y a3 bg bh cx
theft:98
their:96 dp
theme:7f 7y 8v
themselv:56
theori:4p 54
therapeut:3y
therapist:1p 3y 41 5c
there:3
thereaft:bs d6
thermal:w 70 8i 8z bz
thermocoupl:be
thermoform:ag au
thermok:6m
thermomet:be
thermostat:5 6 b
thesi:5t 8h 8o a8
theyr:6l
theyv:cy
thick:r 1c 2u 48 b3 bf
thickness:7i
thigh:6s
thin:e 1c 88 bw by cs d0 d8 da
thing:6 b 1c 1g 1h 1n 22 2z 30 31 34 3l 3o 47 4t 4v 57 58 5u 64 6f 6j 6l 6m 6n 6s 6u 6w 71 75 77 7b 7e 7i 7p 7r 7s 7z 88 8d 8t 8z 95 9b 9l 9t 9v a1 an aq b1 bd bh dm e4 e8
think:2 o 2a 2b 2y 4v 5j 7g 8s 8t d3 e3
thinkin:7
thinkpad:70
thinner:az
third:b c 1s 4q 52 5t 6q 6s 7k 83 8d 92 a0 a3 av dw
thirsti:2i
thirteen:ci
thirteenth:7l
thirti:8 a 1c 2b 2h 2j 3l 3q 3u 44 4f 52 54 5o 6i 80 96 ak b4 b7 ba bs bv bw c8 cp cq cv do dp
thirtieth:18 8b
thistl:7j ds
tho:37 3b 56 76 9f dq
thornburi:79
though:8n
thought:8i
thousand:2l 3l 6l 7p 86 89 8i ap au b4 ba bc bd bs dv dw
thread:59 6b al d4
three:1 8 a e f h k n w x z 10 12 13 16 1b 1d 1h 1i 1o 1p 1v 1x 1y 1z 22 24 28 2a 2e 2g 2i 2o 2p 2q 2r 2s 2x 34 35 37 3a 3h 3i 3l 3m 3n 3s 3t 3w 43 4c 4f 4l 4m 4n 4p 4s 51 52 53 5b 5d 5g 5h 5i 5n 5q 5s 5v 64 67 69 6g 6k 6l 6q 6w 72 76 79 7g 7k 7m 7u 7x 7y 80 81 82 83 84 85 87 88 8a 8b 8f 8i 8m 8s 8t 8u 8w 8z 92 93 95 96 98 9e 9i 9j 9k 9l 9m 9q 9y a2 a5 aa af ah ai an ar at b7 bg bk bu bz c1 c2 c3 c5 ca cb cc cd ce cf cg ch ck cm co cv cw cy db dd df di ds dx dy e6
threshold:92
threw:5l b1
throttl:68 70
throw:1j 3o 57 aq dd
thrown:4r ca da
thru:q s 1p 68 e7
thu:3i 5e
thug:4l
thumb:4p 7z 8x da
thunder:6k
thur:2c 3k 52 8h 8y 9y ac
thurl:49
thursday:10 1u 1z 27 28 2v 2y 31 3a 3f 47 4i 4k 4y 57 5c 5e 5j 5r 7p 8f 8n 8v 9a 9l ah aj bn bv da dn dp dq e0 e2
thyme:39
thyroxin:45
ti:5t
tick:1n 7r d2
ticket:2n 80 83 9b b5 cq dd
tidal:8t a6
tide:c5
tidi:49 84 90 cu
tie:1j 20 2g 2z 89 9l cu dj dt
tier:1y 2l 9q ci
tiff:e1
tig:ae
tiger:bo
tight:5l 7c c7
tighten:1n 8o
tigrinya:8m
tikanga:4b
tiktok:8a
tile:0 3 5 d 19 1h 1s 53 6l 6o 7q as c1 da
tiler:g
till:23 26 2o 3f 3q 3r 49 4a 4k 52 5v 6g 6p 7l 7y 84 85 8o 91 98 aa bh bu cm co cp dq
tilt:l 5q 61 6f 6o 71
timaru:4t 6l 6m 8s as ds e4
timber:i l p w x y 7q bw c0 cu
time:1 2 5 i n z 13 1c 1x 29 2e 2f 2i 2z 3b 3k 3q 3z 48 4n 4r 4s 51 52 5c 5d 5e 5j 5t 5v 5x 67 6i 6j 6l 6m 6z 7e 7j 7k 8d 8h 8q 8r 94 98 9g 9o 9r a1 a2 ab av b6 bx cm cp cu cv cz d7 df ds
timelin:2p
timer:4b 4m bz
timestamp:8q
tin:d 1z 30 36 5r 64 6y 7g 8q 90 bl ce dq
tinctur:40
tingl:9
tini:44 4a 4q 6g 79 cd
tinni:6c
tint:43 4a az
tip:19 48 6t 7n aa cn co cy e6
tipi:27
tipp:2r bq
tipper:18 6f
tipperari:6 d
tipton:a2
tire:1q cs
tissot:7d cz
tissu:3y 7g
titanium:42 43 4b ac c6
titl:6e 72 76 96 ch
tiverton:5i
tmrw:w cq
toast:39 3a 58
toaster:9
tobacco:bp
today:n o t w 42 8u ae am bg bn bp d1
toddler:29 3s 5m 69
todmorden:77
toe:47 4f cq
toenail:47
toffe:37 42 bf
tofino:ck
tofu:3b
tog:7r
togeth:9 1o 3h 3s 5a 74 75 77 7h 7w cb dt dw
toil:59
toilet:4 5 t 14 1n 23 3j 6j 9y a3 bj
token:8d
tolaga:bw
told:a 6u 8e 98 c2
toledo:b7
toler:ac ad c4 cy
toll:6g bc
tom:bz cj
tomato:2y bz cj
tomorrow:76 9l ae
ton:6e 6n 7n 9v b2 b5 bg bw
tone:4t 50 7a 8n
toner:9z a0
tongan:by
tongu:40 42 8l
tonight:5y 6h a6
tonit:dr
tonn:r 34 6n 6o ae af ag aj ak as aw ay b0 b1 b5 b8 bg bn bo bp c4
tonner:8k cr
took:0 3 f 29 2k 32 6d 71 76 7p 7s ar b4 bc c3
tool:i 1n 1o 4a 7i 7z ac af ag ak at bh cg d4 d7
toolbox:9u
toolmak:8t
toolroom:ak
toorak:1i
toot:10 d1
tooth:8b
toothach:42
toowoomba:1c 2x 3e 5l cy
top:e i p t 13 1a 1c 1p 1y 2k 2o 38 48 4m 64 65 66 6x 74 7v 9d 9g al ax b8 bu c0 d5 d7 ds
topcoat:az
topeka:8q
topo:c3
topograph:c3
topper:7r bu
topspin:4i
torch:0 7t a2
torchlight:bi
tore:9u ae
torn:7l cy dk
toronto:h 1o 20 26 3u 7b 7y 9j 9w ds e7
torqu:85 be
torquay:t e2
torsion:al
tortois:a5 cj
tot:9b
tote:59 7b 8j ar ay ba bo
totn:1z 2s dc
tottenham:8w
touch:5 1q 2d 2x 4h 5o aq bf bx d1 d6
touchlin:55
toughen:b7
tour:33 3k 3p 67 6b 6h 7z
tourer:65 67
tourist:4z 8g
tourniquet:55
tow:59 5v 5w 65 6e
toward:1 1e 1r 9s
towbar:6f
towel:1n 3y 49 5e bj ci e2
tower:1m 4m 8g a3 bg bh bi dy
town:0 x 1l 1q 1x 22 24 2l 2q 37 3r 3x 44 45 49 4w 5c 5u 66 67 6m 7z 88 8r 9d 9j 9t ad c5 cd ck co d0 dg dj dk dw
townhous:9g
townsvill:41
toy:5o bd dd
toyota:6j as
tpo:1c
trace:9 ab e4
traceabl:2u 35 81 an be c6
tracheostomi:3u
track:9 m 13 1i 22 4c 4p 5e 6i 6k 6l 6n 6q 7a 7i 89 8o 8s 8w a4 a7 b5 bj bw c0 dm
tracker:6g dv
trackman:4j
tracksuit:79
tractor:1e 64 7f 8j ai bg dr dv
trad:4m
trade:e k z 14 19 1c 1m 1q 1z 2t 33 38 3c 3d 5w 62 6e 6z 72 74 7e 7v 7y 8g 8k 9e as ay az b2 b6 b7 b9 bk bl bu c7
trademark:3b 9c
trader:90
tradit:11 27 dh
trado:8l
trafalgar:5z
traffic:5k 88 9b ce
trail:2r 2z 3i
trailer:1v 2i 2l 2r 5k 6c 6f 6j 6n 8v ae aj az bj br bv c4
train:1a 2g 2n 2o 35 3g 3s 3t 4e 4k 4w 4z 53 54 55 56 5d 5f 5s 5x 6i 74 7a 7x 7y 81 9r 9s 9t 9u 9y a6 aa aq as ay bd bk bm ct d6 d9 dq
traine:a7
trainer:4c 5f
trale:4f 90 ba e8
tram:cb
tramor:e1
trampolin:1o 7p
transact:90
transcript:8q
transcrit:c8
transfer:3i 3m 3o 6i 7w 8i 9q b1 b2 bi ct
transform:6n
transit:1o 6e 6h 8d dy
translat:76 80 8l 9d
transom:6d
transpar:8x
transpond:6g
transport:61 6f 7r by co cw dn
trap:o 3y 8w
trash:14
trattoria:2t
trauma:3z
travel:17 24 2h 3o 45 4a 4z 5d 5h 6n 78 8m 9n dl
travi:4p
trawl:ao
trawler:c5 cq
tray:1u 2o 2x 3a 5h 5r 61 6o ac av bs
tread:j 4g b8
treadmil:7k
treasur:3o 92 dq
treat:2j 3x 5f af aw bo d7 e3
treatment:8 u w 12 6d
tree:1b 1c 34 3f 4n 5p 7p 8z 9v bx dt du
trek:67
trelli:1d bx
trellis:bx
trench:1 r t 84 bz
trencher:bh
trent:18
trestl:28 6u
tri:a b 2e 49 4i 53 5q 71 7c 7m 9f a7 dj
triag:9o
trial:2d 44 4k 4v 5f 6c 88 98 co
triathlet:4g 67
tribun:8m 98
trick:d
tricki:dw
trickl:1n
tricycl:2j 7a
triest:du
trig:4u
trigger:7z
trike:2j 68 69
trill:4r
trilog:7d
trim:i m 1b 47 48 49 5l ba cs e8
trimmer:7j
triniti:4o 4s
trinket:ah
trio:dn
trip:9 j 3m 4z 5a 6i 6j am b8 c2 ds
tripe:5o
tripl:l
triploid:c2
tripod:5a
triumph:62 63
trivet:7m
trolley:5c 5z 6u ar
trombon:2l 4t
troop:3j
trophi:d9
tropic:5n
trot:4h
trouser:59 cx
trout:c2
trowel:r
tru:6a d4
truck:1 8 12 16 1t 24 3c 45 6e 6n 7q 8k a2 a9 aj al as b4 b5 b7 bq br cq e2
true:63 6a
truffl:1x 37
truganina:cq
trumpet:24 25 4t 75 7h d5 dn
trunk:c8
truro:6l 7j 9d a6 cp d0
truss:2k aj
trust:3o 56 8e 90 91 9i bw d6 dx
truste:92 ch
truth:9p
trx:4c
tsi:5v
tuam:6n
tub:5 1g 1n 2j 3h 3p 7q bb e6
tuba:6j
tube:9 1m 4q 6a 6b b0 bb
tubeless:6b
tuberculosi:5j
tuck:6q 8k 9l
tucson:8 72
tudor:2c
tue:4k 4p 4y 52 5e 5h 6i do dv dz
tuesday:0 11 1j 26 2t 2u 34 3c 3g 48 4d 4q 4t 50 5e 5r 7n 8m 9o 9u 9x a1 b2 bs ca cg co cy dn e2
tuft:7r
tuition:3l 4r 4s
tulbagh:7e c7
tull:7c
tulsa:6r ad
tumbl:1l
tumbler:45
tummi:3u 4e
tuna:5h
tunbridg:2i
tune:44 4o 4r 6a 6d 73 84 8v d6
tunnel:60 ar
tupe:98
turbin:aw bm
turbot:2v
turf:1a
turkey:a5 bs
turkish:2z
turn:4 l 15 19 1a 1g 1u 1v 2a 2b 2s 2w 2z 33 3g 3x 4j 4k 4v 54 5c 5k 5o 5q 5x 64 6m 6w 7h 7j 7t 8c 8t 9c 9m a7 ac aw b1 bo bz c4 ch d2 dc dq dy
turnaround:8r 9m an d1 d5 e3
turnkey:bz
turnout:5k
turnov:92 9f
turntabl:6y 77 8t
tutor:4p 4t 4v 4x 4y 52
tux:dj
tv:1n 6s 9v e6
tweed:2e b9
tweezer:cz
twelv:9 r 1i 1q 1t 29 2m 2p 35 3a 3g 3l 3v 48 4c 4m 51 56 5m 5r 6u 73 7f 8l 8n 9f 9k 9r 9v a6 am ay b5 bj bq br c6 ca ce d7 da de dl dv e8
twenti:17 1z 21 29 2c 2h 2j 31 3c 3d 3n 3s 4x 51 5e 61 6f 6g 6o 7v 89 98 9u ag ah av bp bq ca cg cq cr d4 dq e2
twice:8 c v 1b 2f 3a 3u 4c 4v 54 5g 5h 5j 5p 64 83 93 a2 a4 aw ch d2 da
twig:2
twin:3j 3q 46 5s 62 69 78 9x a3 bk bs cc e2
twirl:4f
twist:2a 39 ax db
two:
tygerberg:e0
type:1p 2j 2r 2w 3e 3f 73 7t 81 88 8q 9n an ap au b5 bk ci cv
typefac:8b
typescript:80
typewrit:8h
typic:3 p
tyre:17 5y 63 68 69 6b ap as
tyron:c9
u1:73
u12:4k
u3:4o
u7:4k
u87:8u
u87s:dm
ubiqu:84
ucat:51
uct:cl
udder:bb
ugli:a8
uif:3v 93
uk:2f 6b 6p 6r 7b 83 8c 8d 8o 9c 9i 9n 9p ba bb
uk6:7b
uka:1s be
uke:4p
ukrain:4w
ukrainian:6u
ul:bl
ul94:ag
ultegra:67
ultrason:77 be cz
ultrasound:3w 5j bd
ulverston:59
um:8v
umbil:bv
umbrella:6w 8j 9f
umf:5p
umhlanga:4a 6w 84
umm:8v
unag:33
uncl:18 1v 21 30 3k 53 6n 6u 8b br co
unclear:9j
undercount:3e
undercov:dv
underfloor:5 7 b 5g
undergrad:5t cl
underground:o
underlay:0 h
underneath:1f 59 5l cy
underpaid:93
underpass:dg
understand:b 4v 50 8m
underwrit:9g ab
unfair:98
unfilt:30
unfram:7f
unfurnish:ca
unhing:7g
uni:3b cl
unicorn:29
unifi:84
uniform:1l 2g 2o 79 8y a3 cm
union:8a 8j 9m dk
unit:4 6 7 8 9 a k l v 13 16 17 1t 2r 32 55 5q 5x 6f 6s 6x 72 7e 8c 8l 9z a1 ai am an as b4 b7 bd bj bk bt c8 ce cf ch cl d1
univers:4n a7
unlabel:ay
unless:a2
unlimit:2q 66 6g
unload:cq
unlock:6z bu
unnot:8c
unpaid:9e
unpasteuris:34
unpick:cx
unrol:7s
unteth:bk
until:r y 17 1p 1v 21 2d 2i 2j 2o 2t 3g 4f 4u 4v 52 5c 5d 5k 5o 5p 6q 6w 6z 73 7m 7q 9g 9u ak b2 be bw cn ct dp
untouch:cz
unveil:db df
unwash:28
up:b 27 2d 4b 4v 79 9i 9r a6
upcycl:d7
updat:5g 88 c4
updo:2d 48
upgrad:9 d n v 82
upholsteri:b9
upington:c3
upkeep:1b
uplight:2k
upload:8v ad
upon:9h
upright:24 4o 62 73 c6 d6 dm
upsel:1r dr
upsid:1o
upsiz:7
upstair:4 6 f p t x 11 2r 4s 76 an ar ce ck
uptim:83
upto:70 at cc
upvc:l n 1i
upward:4x bm cq
ur:11 15 24 7j ch dp
urban:69
urchin:2c
urdu:9a
urn:dc
usabl:8d
usag:dl
usb:22 7t e1
use:12 2v 2y 3e 3y 53 56 5a 5q 5s 5v 64 68 69 6b 6e 6f 6o 6p 6r 6v 6w 6y 70 71 73 79 7i 7j 7k 7l 7m 7q 7w 8u 9b 9c 9h 9z a4 ap ar au aw bd bz c2 ce cq e0
useless:3v ch
user:5q 7w 81 82 87 8d
usual:6 k v
ute:5w
util:6 a p s a5
uv:az b9 c9 d8
ux:8d
va:44
vac:1 2u 5g au
vaccin:45 5g 5j 5m 6m br bs
vacuum:2 10 13 2u 60 ap aq au bf
vaillant:6
vale:9 bz
valet:3g 60
valid:55 99 cn
valjoux:cz
valladolid:4z
valley:0 26 2s 3c bx
valu:18 5c 5t 7w 85 9r b6
valuabl:18
valuat:7d 7g 9j 9q ci
valuer:b1
valv:6 63 6y 74 75 9y a4 an ao d3
van:i t 12 15 16 1l 1n 1w 2j 2k 2v 3b 3c 3d 3g 3j 5e 5i 5l 5o 61 63 6a 6i 6k 6m 6s 7e 7i 8b 8k 8s 9b 9f ab am ao bd bg bj by cf cg ck cr dk dq e3
vancouv:15 1a 2o 4a 69 6l 6q 8c a3 dl
vango:7m
vanilla:1y 39 7v
vanish:2z
vaniti:5
vapour:aw
variant:7y
varifoc:43
various:7a
varnish:6d 8f az d7
vase:20 7t
vat:2w 6e 6p 7k 7y 90 95 as
vat201:90
vault:7k
vb6:80
vbac:46
vc:9j
vdi:ag
vector:4v 8b 8j
veg:2y 7b b9
vega:9v
vegan:1u 1w 2j 2t 3b 3n bb
veget:3c 3d 7s
vegetarian:3a 3n 58
veggi:1v 1x 3f cs
vehicl:60 6h 6n a1 cj
veil:2d 2e 7c
vein:2w
veld:bq
vellum:dh
veloc:9r
velux:11 7q
velvet:2q b9 e3
vend:a1
vendor:9t
veneer:m 1k d7
venetian:1i dj
venison:2u
vent:1n 60 aj bz ce
ventil:v 3u
ventur:96
venu:2p 9w
veranda:1h
verandah:1f
verb:4x 4z
verbal:51
verbatim:8q
vereenig:aw
verg:19
verif:be
vermiculit:1s
vermont:p 27 2w 3n 7o
verruca:47
versaill:dj
version:7u 8n 8r ah di dx
vertic:1d 8s au
verucca:47
vespa:63 64
vessel:6 3l 6o c5
vest:2n 8j
vestri:73
vet:3r 4v 5j 7x 8d 8v 9k 9l bd bk cv
veteran:5b
veterinari:8y 9c
vf2:at
vg:77
vgm:6o
vhf:c5
vhs:e1
vial:6k bd
vibrat:c4
vibrato:4q
vic:7a
vicar:32 as
vice:7i
victoria:33 5u cz da
victorian:3 v 1p 2c 3i 7g
vid:8r 8s
video:a o 3w 45 4j 51 5b 5c 5g 5u 8s 8v 9j ab ci dp e8
vienna:3m
view:y 3f 57 5v 62 8t 9p a5 bd c1 ca cc cd ci ck
viewer:22 8r
vike:2c 3k
villa:e 1x cc
villag:1u 1z 26 2a 2n 32 47 4d 5v 6a 7o 7q 8f 9i 9j ax e8
vin:6r
vine:bx
vinegar:12 30 3d 4v
vineyard:1y 2g 2m 68 7x 8z b8
vint:7b
vintag:z 2g 2j 2q 5z 7b 7c
vinyl:l 15 1d 1j 1s 77 8g 8i az dh
viola:4q do
violin:4q 74 75 d5
virgin:30
virtual:9n
virus:82
vis:2n ba dq
visa:3m 4w 5s 9a cn
visibl:2n
vision:43 aq
visit:1 b n w y 1i 1l 1r 2e 2m 30 35 3f 3m 3q 3w 44 46 47 4t 5f 5h 5i 5j 5m 6z 7e 8a 8m 97 9d 9h 9u 9w bm bs d6 dx e5
visitor:4y 9a a3
visual:8b cp
viton:c7
vlan:84
vlook:56
vocabulari:4w 4x 4y 4z
vocal:8w dm
voic:2h 2k 4r 8p 8t 8u a7 d1 d6 dm
void:x
voip:87
volt:bm
volum:76 8z
voluntari:9e
volvo:6c
voucher:1w 58 84 aa
vow:22 2h dh
vowel:4y
vps:83
vryburg:au bq
vryheid:bm
vw:2g 65 66
w32:7b
wa:5f
wacker:bh
wade:dz
waffl:dy
wage:93 94 98 9q by ct
wagga:24 cy
wagner:do
wagon:6h bv
waiata:8w
waikato:r 5s
waikeri:c1
waipa:bp
waipukurau:c0
waist:1c 7c cx
wait:8 z 17 19 41 5j 6a 6f 8i 9m a1 ao az be c7 co cy cz d5 d8 e1 e4
waiter:2o
waiv:1l
waiver:6g
wake:1u 6g 70 7r cz
wakefield:81 8g 8k a2 am ap cc
wale:2 2g 3d 44 5m
walk:5 h 18 1d 1t 20 21 22 25 2b 2w 2z 3e 3h 3k 3t 3v 3x 45 49 4b 4h 4l 5a 5c 5e 5f 5g 5q 5u 6e 7t 9r 9u a2 a3 aa bo bw c1 ca cc cg cy d6 dk dp dz
walker:3i a3
walki:as
walkway:1m
wall:1 3 5 6 a e f g i p q s v x 13 1k 1o 1p 1q 2b 4m 55 5q 6y 74 75 7f 7q 8g 9r 9s 9v 9w av b3 b4 b8 c0 d8 df dg dn dz
wallbox:a bk
wallet:55 7z 91
walli:7e
wallpap:e v
walnut:1k 3y dc
walsal:2k 5x a1 d3
walthamstow:99
waltz:24 4f
wan:1h
wana:x
wanaka:b y 7n bn cm dd
wand:2n
wander:3t
wanna:5 1a 4j 4z 50 b3 ce dg dq
want:2 3 6 9 b d h j l p q r s v x 18 19 1a 1d 1e 1g 1k 1o 1q 1r 1s 1v 1w 1x 20 21 22 23 24 25 29 2a 2c 2g 2h 2i 2p 2q 2u 2v 2x 32 33 36 38 3c 3d 3h 3i 3k 3l 3m 3o 3t 3v 3z 40 43 46 49 4c 4f 4h 4k 4l 4m 4n 4o 4s 4u 4v 4w 4x 4y 53 56 57 59 5a 5b 5c 5n 5p 5v 5w 60 63 65 67 68 6o 6r 6u 75 77 7e 7f 7g 7k 7o 7p 7w 7y 82 87 8j 8l 8m 8p 8q 8s 8y 8z 94 95 97 99 9a 9d 9h 9m 9p 9q 9r 9t 9w a6 ab ad af ag ah aj ak ao ar au aw ax b0 b2 b8 bb bi bn bt bu by c1 cd cm cn cp cr cs ct cu cv cy d1 d5 db dd dk dl dm dn dr dv dw e5 e8
war:1q 7h ds
waratah:di
ward:3q 3u 7a 87 8m e4
wardrob:v 16 18 1k 1o 6t 8u e6 e7
warehous:2n 3o 6p 6v 6x 81 8s 9l at
warm:a q 4g 7t 8n 8u dq
warmblood:5k
warmth:bj
warp:77 c5 d8
warrant:65
warranti:0 6 3e 5w 62 64 6x 71 96 99 bk
warrington:11 63 7k
warrnambool:57
wash:1 4 v 13 15 1l 1u 1x 2k 2o 2r 2w 2y 3t 48 5k 60 6x 78 7s ay b5 bj c0 cn dr e2 e3
washabl:6s
washdown:au
washer:6x
washin:cl
washroom:14 ce
wasnt:99
wasp:w 34 cs
wast:18 1b d3
watch:46 7i 8d a9 cz du dv e4
water:0 4 7 h s t u 11 12 15 1g 27 2g 2r 2s 33 3e 3j 46 4g 5x 60 7m 9f 9y a1 an ap az bf c1 c2 c7 c9 cd cj d1 d8 dt dy
watercolour:57 8e d8
waterfal:1
waterford:1m 4u 9q
waterless:60
waterloo:c4
waterproof:5 2d 3s 6b 7r 8i
watertight:6o
watford:bb
watt:d
wav:8u
wave:1i 2d 9e di
wavi:1s
wax:2w 38 4a 60 7l af b9
way:3p at
wc:ce
wcag:7x
weak:51 c0
weaner:bq br
wear:p 2a 4b 6s 74 7c 7d 9f
weather:u 6w bk
weatherboard:e b3
weathercock:db
weatherproof:8g
web:1j 86 8e 8n 8x bg
webcam:5g
weber:6w
websit:8n
wed:14 1w 1y 21 22 23 24 25 26 2d 2e 2f 2h 2j 2m 2p 2r 31 37 3g 3m 3r 48 4a 4c 4d 59 6j 6m 6t 71 7p 7t 7v 8l 8s 8w 8y bh bi ck d0 da dc do dz e3
wedg:j
wednesday:1b 1t 2v 32 45 48 4e 4l 4p 4z 53 61 7i 83 ab b3 cw dn do dq
wee:3 12 1h 3c 4y 7g 8u 91 ae ag ah bb bu bz cc cw d0 d3 d9 dg di dk dt
weed:15 1b cs
week:5 6 8 k n v w x 10 11 14 16 19 1b 1d 1e 1i 1k 1l 1m 1o 1q 1z 22 2c 2e 2f 2j 2r 2s 2u 2v 2w 2x 2y 32 34 35 39 3a 3b 3d 3h 3j 3l 3t 3u 3v 3w 3z 40 46 4c 4d 4f 4g 4l 4n 4o 4p 4s 4u 4v 4x 4y 4z 51 56 57 5c 5f 5k 5l 5m 5n 5q 5v 5y 62 66 6g 6l 6q 6r 6x 78 7a 7f 7y 7z 83 89 8a 8e 8k 8u 8v 93 9k 9l 9m 9n 9p 9r a4 a5 a9 aj ak al am as au av b2 b4 be bh bi bj bs c3 c4 c5 c9 ca cb cg ci cj ck cl cq cs cu d4 d5 dd dk do dp e0 e2 e3 e6
weekday:1 1z 5b 5e 6k cm do e0
weekend:8 10 1f 1g 1y 26 2c 2k 31 37 3n 3p 3r 46 56 57 5i 6w 7n 7q 97 9m ar ax b5 b6 bf bi cb co cp ct dj
weeknight:cb
weep:aj b3
weepin:63
weigh:40 5o 5r 6n b2 b5 bg br
weighbridg:b1
weight:5u 6w 73 7y 80 d0
weird:1k 5x
welcom:p r 13 21 2f 2s 32 3g 3z 44 4j 4o 50 54 5j 5s 65 6u 76 78 79 7e 7u 8n b7 c1 dk dq dt e7
weld:1p 5z ad ae be db
welder:4w 5d 9k ae
well:2i 2x 34 7o c9
wellb:3y
welli:79
wellingborough:ce
wellington:10 11 35 3d 46 4y 7t 8n 8o 9c a5 a8 dh du
welsh:52 9o b4
welt:cy
wenlock:db
went:a c 10 15 1f 1p 2j 2l 2t 2v 42 4g 5m 60 6m 6z 7f 7v 83 89 a2 a4 as b7 bf bi bq bs by d5 d6 da dn dr
west:d k 4v 6q 71 81 9h ar az e8
wester:6c
western:t 4h
westmount:3q
westport:7a
wet:5 h u v 4g 4n 8a 8i bw e1
wether:br
wetherbi:6j
wetroom:5
wexford:17 4a 8e 8r dx
whakatan:4b
whale:3l dg
whanau:dt
whanganui:55 63 e4
whangarei:3z b0 c3
what:5 11 15 24 5w 83 b9 ch
whatev:26 2g 2y 5s 5x 85 cr cs dq
whatsapp:7w 9a e8
whatsoev:7a
wheat:2s 7g aw bo
wheel:2s 2w 57 5w 5y 61 63 67 6a 6f 6h 6v 7h 9x aj am d4 da
wheelbarrow:br
wheelchair:1a 2l 3f 5q 6i 7w al
wheeler:69
wheelhous:6c
when:3 4 6 8 b e f l o t 12 18 19 1h 1i 1l 1m 1t 20 21 22 24 25 29 2e 2f 2k 2l 2n 3e 3s 4e 4t 4u 4w 4y 53 5f 5h 5i 5j 5x 6a 6d 6i 6x 78 7o 7p 7x 82 88 8b 8i 9f 9h 9m 9o a4 a9 an ao bd bf ck cr ct dc
whenev:9 2d cp
whether:x 43 5b 8g 8o 9x bc
whey:br c7
whi:3z 76 85 9q 9y ao
whichev:de
whine:6r
whip:2 7s
whippi:2j
whirlpool:1l
whisk:7u
whisker:e5
whisper:8m
whistl:5f 75 7h dz
whistler:4n
whistlin:44
whit:97
whitbi:20 2j 36 3k ck d7
white:e g 1v 1y 20 2b 2m 2o 2s 2x 31 39 3f 42 4n 5a 5z 6c 6h 6x 79 7p 7r 7t 8c 8k 8x aj az ba bf bx c9 co cu d7 d8 dz
whiteboard:4u 6v a0
whittl:dc
whizz:68
whole:4 j s 12 17 1v 2u 2w 39 3h 3n 45 4g 60 6m 6x 7i 7m 7o a8 ah b3 be bw cy d2
wholefood:3d
wholem:1z 2s
wholesal:2w 2y 35 36 38 3b 3d
whom:5m
whose:1r bk
wi:84 8v
wichita:9f c6
wick:m
wicker:dr
wicklow:1k 3n
wide:3 r s 1h 2f 6n ar b9 bg
widex:44
widn:av ay
widow:9h e6
width:m 5q 6s b6
wife:f o 12 1o 29 2c 2z 3l 47 4b 4c 4m 4r 4x 58 5a 5p 5z 62 65 68 6o 6q 7e 7f 81 89 8l 90 9n 9o a5 a8 ao by c9 cn cy d1 dj dx dy e7
wifi:c 3i 4y cl
wig:2c dj
wigan:f 3f 75 7i 9u ad c8 d8 ds
wigtown:76
wikipedia:88
wild:31 3i 7p
wildflow:2f 38
wildlif:1a 5a
will:2 26 2w 3o 8f 8l 94 9d 9p 9s 9v bk cs du dx dy dz
william:2l 4m 6f cy
willow:t dr
wiltshir:27 46
wimborn:3x
win:98 9e
wincan:t
winch:61 ac ao cq
winchest:1c 53 e6
wind:0 1h 27 2d 2l 4t 5z 8q bg bm
winder:j
windhoek:dj
windi:20 22
windin:9e
window:c e i l q s v 1a 1i 27 37 3k 3v 65 70 7q 80 8g cd ce ck cm df dh
windowsil:6s bs
windscreen:9x
windsor:9r ak
wine:12 28 76 7c 89 8v bk co dj e3
wineri:7f 9p ba db
wing:1j 5z 9m cg
wingback:1j
winnipeg:l 1s 4w 6l 9l c6 d1
winter:0 3 m r 1g 1h 3h 4g 4m 5k 5w 5y 67 69 79 b3 b5 bn bt bx cy
winteris:bj
wipe:10 14 6z 70
wiper:6r 9x
wire:9 d k 1q 5i 6y 7t 7y ak al b1 bg c0 de
wirefram:8d
wireless:c 2k d3
wirral:12 dx
wisdom:42
wish:d k 1i 2c 2t 31 4m 4q 58 5k 5q 62 64 69 6e 6y 71 72 7j 7o 7q 7w 7y 8p 95 97 9e 9g 9j 9z as bg cd ci ck da dc dm dr dt dx
wit:9d dx
withdraw:91
wk:3h 4l 5i 5s 5x 8j 8s 8t 90 94 9m 9n bn bv
wkday:dm
wkend:4j 7k ck co
wks:1b 3i 3m 3w 3x 4c 51 5l 8d 99 9j 9l 9p 9r a2 a7 bj de df
wobbl:1d 6a d0
wok:7u
woke:6
wokingham:78
wollongong:3u
wolverhampton:1e 6j 6l ap
woman:2w 3i 4g bb du
women:3n 3p 4l 59 8w 9n ba dy
wonki:59
wont:4 12 3x 47 4p 5f 5r 82 9b an cd
woo:40
woocommerc:7y
wood:2h 3j 5o 6n aw b2 b6 bn bx da dt
woodburn:3 3h
woodchip:f
wooden:17 59 7a 7u d9 dm
woodfibr:b6
woodfir:1w
woodland:bw dr
woodstock:57
woodwork:e
woodworm:7e d7
wool:p 12 79 7r 7s b6 dd e3
woolloongabba:13
worcest:6
word:x 41 4y 50 7j 8e 8l 8n 8o 8p 8q 8u 96 9i a6 ay ca cv
wordmark:8b
wordpress:7x
work:1 5 c d f i p t 1e 1h 1v 22 2q 35 3a 3o 3x 41 47 4j 50 54 55 5y 5z 60 68 6f 78 7f 7w 81 8b 8o 8r 8x 91 9a 9b 9h 9n 9q 9w 9x 9y ah bf bl bv cc cm cn cp cs cu d1 d4 dl dq e0 e6 e7
worker:3t 43 56 5r 91 98 9a by
workin:6t
workplac:55
worksaf:9u
worksheet:4y
workshop:1k 2x 37 43 4l 56 59 5a 61 6u 7v 81 9q ay cz d0 d4
workstat:14 6v a0
worktop:k
workwear:ba de
world:2c
worm:am br d7
worn:5x 5y 7b 7c 7e at b8
worri:7 x
worth:6 1l 3t 9p 9q
worthless:dz
wouldnt:7n
wound:3u 95
woven:60 b9 dd
wow:9w
wrap:16 17 1s 2w 6l 7a 8k av bc bp bv
wraparound:1f 3q
wrapper:au
wrecker:6r
wren:k
wrench:be
wrexham:70 a0 b6 df
wrinkl:30
wrist:1y 4b
wristband:2n
write:v x 2f 2h 41 4c 4s 4v 5t 6v 7d 7x 7y 8b 8d 8n 8p 92 9e 9i 9s 9t 9u 9z a0 a6 a8 ab dh dt du
writer:9i
written:0 b 1c 2h 42 50 5c 8m c4 cz dk dv e1 e8
wrong:x z 3m 44 61 6q 8r 9t
wrote:4e 5b 77 8h 8n a6 aq
wrought:1p 7t db
wset:co
wunda:4e
wye:6u 8p db
x1:7w
x10:am
x100:71
x12:b4
x2:1x 3h
x200:ad c7
x3:2c 60
x6:a7
x60:37 a0
x8:84
xbox:72
xero:7y 90
xhosa:dp
xl:2c
xmas:2q 5g 7a 85
xs:ba
xt:6b
ya:8o
yacht:az
yamaha:4o 6d 73 75
yamba:3j
yard:c t 19 1w 29 54 5g 5l 61 6d 6e 6l 6r 7n 7q 7s b0 b2 b4 b5 bg bh bu bv cf
yarder:19
yari:54 5v
yarn:59
yas:75
yealink:87
year:0 6 8 11 17 18 1b 1z 23 29 2l 2m 2p 2q 30 33 36 39 3l 3q 3s 3u 3v 41 4g 4n 4q 4v 4w 4x 4y 52 53 55 58 5b 5k 5m 5p 5u 5w 5z 60 64 6c 6g 6i 6j 6o 6p 6u 6z 70 78 79 7b 7l 81 83 85 8b 8d 8z 92 94 95 96 98 9g 9k 9v 9w 9z a2 a4 a9 ad aj ak at bb bg bk bo br bw by c1 c7 cd ce cf ch cm cn co cp cr ct cv d4 d9 da dn do e6
yeast:bd
yellow:p 2n 5m 9e 9r b6 bh bo dc
yellowknif:7o
yellowwood:7e 7p dc
yeovil:bh
yes:8e 8k
yesterday:5l
yet:5z 7w 9i d9
yew:1c
yield:u
yin:4d
yo:3q
yoga:i 3n 4d
yoghurt:9l 9p a6
yolk:2t 2x
york:q 1y 3k 92
yorkshir:1x 2j 2m
yorkston:b8
young:5f 5s 6c 6g 8a 9u bq
younger:d4
youngster:4k
your:62 78 7j aq bv
yourself:69 6r
youth:4k 4m 4p 72 d5
youtub:89 8r
yr:3s 4t 4v 52 64 92 a6 cl
yrs:2 6 48 5b 79 91 98 9g a9 cv cy
zambia:5h
zappi:a bk
zara:e7
zard:7h
zealand:83 8o
zeppelin:7g
zero:1l 56 5w 7j 9n
zigbe:b
zinc:f aj al bo c5
zip:64 6k 7m av cx cy
zippo:d9
zombi:dk
zone:2m 7y bz cd
zoom:z 4o 4r 4v 4w 53 5u 71 7y 8q 9n dy e8
zulu:25 7z
zydeco:24`,
de: `a1:4x 4z bn by
a2:4w 4z 5s 62 8z al
a27:61
a3:9z df
a4:6r al b2
a5:8f di
a6:2f 8f
a6400:5a
a7:61
a7iii:71
a7iv:21
aach:1w 37 67 cl
aal:6k 8g
aarau:22 3a 4l 5c 7b 7d 81 ce dw
aargau:7 f 8v ab
abacus:90
abbau:1m 1s 2b 2l 6x 9q 9v ar
abbruch:s cu
abbund:i b3
abdeck:1g
abdicht:5 v 1n 99 ao
abdreh:da
abdruck:44 4b
abe:8k
abend:4 o 11 14 17 1f 1o 1w 1x 21 23 29 2b 2o 2p 2q 2w 32 36 3a 3i 3m 3p 3r 3y 40 44 47 4d 4f 4g 4i 4u 4w 4x 4z 50 56 57 58 59 5a 5u 6a 6j 6k 6q 7y 8b 8m 8q 8y 9g 9o a8 ag bk bt cb cg cn cp cr cw cx dj dm dp dw dy e0 e5
abendausklang:3k
abendess:3p
abendkleid:dj
abendmod:cx
abendsonn:11
abfahrt:6j e0
abfall:19 b1 b2
abfallnachweis:b1
abfang:q
abfert:9h
abfind:98
abflug:3m
abfluss:t 6x
abflussrohr:6x
abform:6k af
abfull:ac am aq bb bc bt
abfullanlag:aq
abfullunternehm:bb
abgab:13 5m 5t 6p 8e 8l 8n 8r br c3
abgabegaranti:13
abgas:2
abgasmess:2
abgeb:d4
abgebaut:k
abgeblattert:8g ds
abgebroch:n 4a db
abgefahr:cg
abgefullt:bc
abgehang:2u
abgeholt:c2
abgelauf:be
abgelehnt:5q
abgenomm:2e 5r 5u
abgepackt:2u
abgerechnet:bk
abgeriss:6b
abgerundet:b7
abgesackt:2s
abgesagt:k by
abgeschalt:de
abgeschaltet:87
abgeschnitt:21 8u 8y
abgesenkt:1e
abgesetzt:19
abgesproch:3u
abgesteckt:dj
abgesturzt:88
abgetont:az
abgetrag:1c
abgewinkt:b0 bg
abgleich:6
abgrenz:9c
abhang:9e
abheb:1s
abhol:17 19 1j 1u 28 2b 2q 2s 2z 30 38 5e 5i 60 62 64 66 67 6g 6q 6s 6u 6w 76 78 7e 7g 7k 7m 7o 7q 7y 8f a9 aj al ax b0 b1 b2 b4 b7 be bj bl br cy cz d1 d4 dz e1 e2 e3 e4
abholbar:am
abholfahrt:dq
abhollag:al
abholservic:be
abholt:dr
abi:4u de
abitur:51 7m
abiturvorbereit:51
abkalb:bq
abkant:ad at
abkantbank:at
abkleb:e
abkratz:6d
abl:bk
ablad:bp
ablag:9n cv
ablauf:2p 82
ablaufplan:2p
ableg:5p bt
ablehn:9a
abli:8r
ablieferbeleg:6k
ablos:80 9e cd ce
abluft:bf c8
abmahn:9t
abnahm:2 m 13 22 2l 45 6f 96 ak bd
abnahmegaranti:13
abnehm:4c e3
abnehmbar:64 7r
abo:c 2y 35 3a 4e 89 9b
abofall:9b
abokist:2y
abos:7w
abpack:au
abraum:2o
abrechenbar:3v
abrechn:a 1z 3a 3t 3w 3x 44 5q 6i 8q 93 99 bk bv ch cp e2
abrechnungstag:9z
abricht:d5
abroll:4e b2
abrollmuld:b2
abrufbar:b4
abs:2m 62 ag
absatz:27 br cy
absatzferkel:br
absaug:bf
abschied:dr
abschleif:h
abschlepp:61
abschleppdien:61
abschliessbar:1d 69 6v
abschluss:m 3o 5b 86 8o 90 91 9k 9r 9t cn de
abschlussball:23
abschlussbericht:5b
abschlussmess:9r
abschlussmotiv:de
abschlusspruf:51
abschmeck:58
absetz:19 b2 bq
absetzcontain:19
absetzmuld:19
absicher:3m
absplittert:ax
absprach:25 2h 6c 8p bv ca
abstand:2m
abstandhalt:b7
absteck:c3
abstimm:2p
abstrakt:7f
absturz:9u
absturzsicher:1p
abtei:3o 5a 9m
abteil:3o 5a 9m
abtransport:1c
abus:n
abwasch:28
abwaschbar:6s
abwascht:1x
abwechselnd:e0
abweich:9s
abwickl:5z 75 bl c4
abzeich:4g 4t 7h
abzieh:11 6a d6
abzock:n 9e
abzockt:4b
abzug:3e 91 e1
abzugeb:5n
abzugsfah:91
abzugshaub:3e
abzuschleif:d7
abzusetz:40
ac:4p
academicus:df
accent:4y
access:84
accesspoint:84
accra:6o
ach:ac
achs:l 6f
achslini:6n
achsvermess:5y
achthundert:bg
achtmal:ai
achtsam:4d
achtundzwanz:6n
achtzehn:3c 42 4j
achtzehnt:26
achtzehntaus:31
achtzig:1u 28 2y 64 9y bt ca d3 dl dm
ack:c1 dz
ackerfah:c1
acryl:7f 8g d9 dd
actros:cr
ad:5k 94
adac:61
adapt:ai
admin:56
admont:25
adress:6q 86 9x
ads:89
advent:58 6q 7v e5
adventmarkt:7v
agb:96
aged:1w 2u
agentinn:9o
agentur:14 5s 6p 7y 89 8n 9w a6 dl e2
aggregat:an ao bi
agil:80
agilent:bd
ahn:du dv
ahnenforsch:du
ahnlich:7p
ahnung:1q 31 5p 8p
ahorn:d8 dc
ahr:aw
ahs:8v
ahv:10 93 95
aibling:1t
air:2n 6z 70
airbnb:ck
airbrush:2d
airflow:42
airless:bb
ajax:c
akademi:d6
akazi:6w bt
akkord:4o 4p bx by
akkordeon:75 d5
akkreditier:9s
akkreditiert:be c9
akku:1b 44 5q 5w 64 68 6z 7j as bi bl d1
akkucontain:bi
akkugerat:1b
akkus:69 6a 6z 7i
akkuschraub:1o 7i at e6
akkut:68
akt:17 57 6v a9 dl
aktbuch:dl
akteneinsicht:9b
aktenschrank:6v
aktenvernicht:a9
aktivbox:2k
aktivi:4e
aktull:72
akupunktur:40
akust:1i 25 4p 6v 74 8w
akustiktrennwand:6v
akustikvorhang:1i
akut:3z
alarm:c 17 a2
alarmanlag:c
alarmgesichert:17
alarmintervention:a2
alarmverfolg:a2
alb:1z 7g 7h e1
albern:2q
album:e1
alexa:b
alf:bk
alg:15
alk:2i
alkal:ay
alkohol:37
alkoholfrei:2i 32
alkov:66
all:3m cl
alle:7p
allein:6i ci
alleinlag:c1
alleinsteh:58
alleinvermittl:ci
allerg:w 2z 5u
allergenarm:3b
allergenfrei:bc
allergenlist:2z
allergi:3q
allgau:i 2r 2s 5j 5l 88 bp
allrad:bu
alltag:4x 5f
alltagstaug:5u
alm:2w bi c1
almhutt:7n
alp:3j 6b 84 8n 8x 9c br c9
alpaufzug:br
alpenhotel:c9
alpenkeram:8x
alpenros:84
alpenschaf:br
alpentour:6b
alpenverein:3j 8n
alpenverschluss:9c
alsergrund:1q
alsfeld:bs
alt:0 3 4 5 7 c f g h j m o s u x 15 18 1c 1e 1f 1h 1j 1l 1q 1s 1v 26 2c 35 3j 3n 3q 3s 47 4b 4k 4o 4t 50 51 59 5m 5r 5u 5v 5w 5x 5y 62 65 6n 6o 6s 6t 6w 6x 6y 70 71 72 74 75 76 78 79 7d 7e 7h 7k 7l 7p 7t 7u 7x 7y 8g 8k 8u 8v 91 9e 9g a9 af ak am ao ap aq as ay az b1 b4 b9 bg bl bn bo br bs bu bv bx c3 cf cj ct d0 d7 dc dk dm do dq du e6 e7 e8
altanlag:bg
altar:20
altbau:9 h l z 1q ca cb
altbaumass:m
altbaut:5
altbauwohn:z 1q
altdorf:dd
altenzentrum:47
alternativ:50 5u
altersgemischt:3s
altersheim:3e
alterspruf:7y
alterssiedl:58
alterszentrum:e8
altgerat:6x 7k
altgold:d0
altherr:4k
altholz:19 b2
altstadt:3k 4w
altstett:3x
altstimm:8u
altteil:5x
altteilrucknahm:6r
alu:l m 1f 1h 5y 8g ac af ap b0 b1
alufelg:5y
aluminium:1h 6d
aluminiumboot:6d
amazon:8x
amberg:7j
amboss:5l
ambulant:3u 5v ct
ameis:w as
amerika:4z 83
amerikan:4z 83
amigurumi:59
ammerland:7p
ammersbek:h
amp:4p 74
ampeln:6n
ampelschirm:6w
ams:54
amstett:r 54 cq
amt:18 2h 4x 56 8i 90 95 9c a5 aa bw dr
amtlich:c3
amtsgebuhr:9c
analog:71
analys:2s 39 4i 51 86 bb bd bp e7
analysedat:2s
analysenwaag:bd
analysezertifikat:39
analysis:4u
anatoli:7s
anbau:q 1h 36
anbaut:1h
anbiet:16 2j 2p 3p 3y 5a 5o 6l 7v 83
anbieterabstimm:2p
anbind:6q 7y 80 aa aq
ancestry:du
and:8i c4 cx d0
ander:2e ba ce cx
andermatt:c4
anderswo:4e 9s d7 e3
anderungskund:ce
anderungsschneiderei:cx
andritz:cc
android:7z
andruck:8i
andubeln:1n
anerkannt:3y 40 55 5s
anerkenn:5f 9a
anfahr:54
anfahrt:4 1l 3o b5
anfang:2c 3w 4d 4f 4h 4j 4l 4m 4n 4o 4p 4t 4z 50 56 57 59 5a 5p 6u 6w 74 75 7d 8w a5 bb br bx cn dd
anfangerin:4f 59
anfangt:5p
anfass:ah
anfasst:51
anfecht:99
anfeuerholz:7n
anforder:24
anfrag:1n 42 88 89 9t c6 cc dz
angeb:1s 50 5i 5u 6p 86 91 92 98 99 9b 9i bi ch ci dv
angebot:d p r s 1c 1w 39 3d 3m 40 5w 6h 70 7h 7t 80 81 8h 9n 9q ac ah cv cz
angebroch:7q b6
angefahr:ar
angefang:2y b6
angefaucht:5d
angeh:8u
angehor:a6
angeht:8b
angel:9j
angemeldet:10 3q
angenagt:w
angenomm:7v
angepasst:k di
angeruf:19 89
angeruhrt:b5
angesagt:27
angeschlag:7t
angeschloss:6x
angeschri:54
angesetzt:71
angestellt:4w 5d 93 98
angestoss:b7
angrenz:w
angriff:9t
angst:3z 42 4g 5j 8e cu
angstkatz:5j
angstlich:54
angstpatient:42
anhang:19 32 38 6e 6f 6v ae b5 dz
anhangekuppl:6e
anhangerkuppl:6r
anhor:9a
anhorungsbog:9b
anilin:b9
anim:50
animation:8t a7 a8
animiert:7x
ank:i q 27 c5
ankauf:6z 72 7d 7g aw b1
ankerkett:c5
ankleid:21 6t
ankomm:3c
ankommt:9p
ankund:2f
ankunft:6i
ankunftshall:6i
anlag:7 8 c d i o t 1b 1g 1r 23 25 2k 2l 2v 48 5n 6j 6m 6y 84 87 8m 9i 9s a4 ao aq ar bg bi bm bt bx bz c8 c9 cv
anlagentechn:1r
anlass:31 8p
anleg:6d 7y
anleit:7a 8l
anleitet:4c
anlern:e4
anliefer:2p 2s 2t 34 7n 7o a0 aw b3 b6 bh bo bs
anlock:bx
anmeld:a d 10 2e 2m 42 4f 4x 6p 7z 93 95 9c 9d a5 by cm
anna:56
annah:cx
annahm:5x 9o a4
annehm:87 89 a3
anodisi:c6
anonym:5c 8k 8p dr
anonymisi:8q
anpass:44
anprall:b4
anpro:5o ba
anprob:2c 2e 7c cx dj
anprobi:5o ba
anrechn:73
anreis:21 3g
anrichtet:1x
anruf:1q 2p 7y 87 9n 9o a3 ch
anrufannahm:9o
anruft:a4
ans:u 3j 7y 87 a4 a6
ansag:87 8u
ansatz:48 4t
ansbach:2o ab d9
anschau:o 1q 54
anschlag:4o 73
anschlagmittel:bg
anschliess:k 15 7t
anschluss:3 9 k o t u 1v 2j 3j 5g 87 9g ai bi bk c1 cg
anschraub:6r
anschreib:5b
ansichtskart:7h
anspiel:72
ansprechpartn:1q
ansprechperson:a5
anspruch:69 97 9c
anstand:bz
ansteck:20 22
ansteckmikro:22
anstell:9a ct
anstrich:e
antalya:3m
anteil:5u dd
anteilsmodell:9q
antennenwels:5n
anthrazit:0 1d 1p 8k
antifouling:6d c5
antipasti:30
antipp:7z
antiqua:dh
antiquariat:76
antiquitat:18 7e
antistat:7s
antrag:7 1r 8d 9a 9i
antragsportal:8d
antrieb:o 5y am d4
antriebsreif:5y
antritt:9k
antwort:4w 8a 9t
antwortet:5t 9a
anwachsgaranti:7p
anwalt:12 96 97 98 99 9a 9b 9c ab c3 dv dx
anwaltin:99 9x
anwaltsburo:12
anwend:7z 80 81 az
anwes:ck
anzahl:5m 9b dc
anzeig:1s 89 9k a6
anzieh:3t ct
anzug:2c 2e 3y 79 7c cx e3
anzuruf:5k
apa:5t
apartment:3h cl
ape:2i
apero:2j 2o 3l
apfel:2y 34 7p bt bx by cd
apfelanlag:bt
apfelbaum:cd
apfelschorl:34
apfelstamm:7p
aphasi:41
api:80 85
apolda:av
apothek:bb cr
apothekengrupp:bb
app:b 27 6g 7z 8d 8t 9f a6
apparat:ah
appartement:cl
appenzell:1v 2w 3b 6h 7x ap aq c0 dz
apps:7x
aprikos:2z
april:0 14 19 2d 3u 44 46 4e 4n 5a 5h 5k 6a 6b 7t 84 8f 93 95 9r 9x an bj bp bq bt by ch co cu cv cz de dh
aquarell:57 7f 8e d8 df
aquarellstil:8e
aquari:16 5n
aquarium:c2
aquariumf:c2
arab:50 8m
arbeit:g o s 10 14 1c 1e 1j 1n 3q 3s 3x 3y 4d 4r 4u 4x 51 52 57 5f 6d 6v 7b 7f 84 8l 8y 91 93 9j 9m 9u a6 ba bf bi bw bx by c1 c4 cm cs cu dh ds e0
arbeitet:5f 9k a5
arbeitgeb:98
arbeitsagentur:95
arbeitsamt:95
arbeitsbeding:ba
arbeitsblatt:3s
arbeitshos:ba
arbeitskleid:cm cu
arbeitspaket:9m
arbeitspensum:3u
arbeitsplatt:k b8
arbeitsplatz:6v 82 9x cv
arbeitsrecht:98
arbeitsschutz:a7
arbeitssich:9u
arbeitstag:5 ah be
arbeitsvertrag:by cs
arbeitszeit:98
arbeitszimm:91
architektin:y 1a
architektur:8t d2
architekturburo:d2
archiv:8o 8p a9 du
archivlag:a9
archivrecherch:8p
ari:4r
arm:1u 7r 8y co db
armatur:4 13
armband:7d
armbanduhr:7d
armel:ba cx e2
armeln:2e
armier:f
armlang:43
armlehn:1j 6u
arnold:du
arom:33
aromaol:3y
arosa:1l 8j
arrangi:8w
arrays:2k
arrondiert:c1
arrow:69
artemid:7t
articulat:a7
artikel:14 3d 7u 7y 8n
arzt:m 3t 43 5c 5n 5u 7x 82 8m 8q 91 9o
arztbegleit:3t
arztehaus:m
arztin:4a 4e 5o bd dk
arztpraxis:z 45 5n 82
arzttermin:8m
asa:ah
asb:1s b1
asbesthalt:7q
asbestsanier:1s
asch:2w dr
aschaffenburg:11
ascheanflug:da
asi:ba
asphalt:1e
asphaltr:1e
aspirant:51
assessment:9k
assistant:b
assistentin:9n 9w
assistenz:dk
assoluto:b8
ast:1c
asthma:5g
astronaut:2c
aszendent:dy
ateli:2e 57 7c 7f 7t d0
atem:4d 4r 4t
atemarbeit:4d
athiopi:35
athlet:4k
atlas:6p
atm:4d
atterse:2p
audi:6r
audio:23
audiogramm:44
audioreih:8v
audit:88 9s
auditor:be
auer:6l
auf:c d 1c 1i 3h 4f 4m 5d 6k 7z 8z bg bl dd dw
aufback:1z
aufbackteigling:1z
aufbau:k v 1o 1y 27 2b 2k 2l 57 5a 6f 88 94 bz
aufbaukeram:57
aufbereit:47 60 bm
aufblas:29
aufblasbar:29
aufdruck:8i av
aufeinand:2e
aufenthalt:72 a1 bj
aufenthaltsbewill:a5
aufenthaltscontain:bj
aufenthaltserlaubnis:4x
aufenthaltsraum:72 a1
aufenthaltstitel:9a
auffahrt:1e
auffrisch:4w 4z
auffrischungskur:4w 4z
auffuhr:2c
auffull:14 4a
aufgab:51 5d
aufgabenhilf:53
aufgearbeitet:70
aufgeback:1z
aufgebaut:2l 64 6t 6w
aufgebrannt:5l
aufgedruckt:7w
aufgegeb:6j
aufgehalt:5y
aufgehort:4o
aufgeht:4u
aufgelad:19
aufgeschloss:cd
aufgeschrieb:dx
aufgesplittert:m
aufgestellt:a1 bj
aufguss:36
aufhang:1n d8 e3
aufhebungsvertrag:98
aufhor:9h
aufhubsch:a8
aufkleb:8i ds
auflag:6w b4
aufleg:23 77
auflos:6u 7i 7u a9 at dx
aufm:0 d 8y
aufmass:l 1h 1i b8
aufmassnahm:j
aufmerksam:53
aufnahm:4r 51 5a 8p 8q 8u 8v 8x 8z c3 c4 dl dm dn
aufnahmearbeit:51
aufnahmegebuhr:dl
aufnahmegerat:8p
aufnahmepruf:4r 51
aufnahmeraum:dm
aufnehm:59 5s 8v 8w
aufpasst:3r
aufpreis:15 28 3m 8q
aufraum:7h
aufregt:cf
aufrust:d2
aufsatz:8o
aufschalt:c 7x
aufschaum:bd
aufschlag:4i
aufschnitt:3b
aufschreib:8p
aufsetz:70
aufsicht:29 9t
aufsichtsrat:a8
aufsitzmah:6f 7j
aufspann:d8
aufsperr:e4
aufsteh:5c cs
aufstell:7 1g 29 3n 6v 7k bt dr ds e5
aufstellbeck:1g
aufstelldach:66
aufstellplan:6v
aufstellt:5p
aufstieg:cu
aufstiegsgenehm:8z
aufstock:i y
aufstrich:38 3b 3d
auftrag:v 1n 3u 59 5a 61 94 9l 9t ai dt
auftragsaufnahm:5a
auftragsspitz:9l
auftragsvertrag:9t
auftritt:j 2a 7x dn
aufwacht:h
aufwand:1l 91
aufwend:2i
aufzeichn:22
aufzu:bw
aufzuarbeit:bw
aufzug:1i a4 br
aufzugrab:t
aufzugspruf:a4
aufzugsschnur:1i
aufzureiss:8k
aug:c 11 17 43 47 50 56 59 60 6b 87 8l 9l 9u b5 c6 cr d4 e7
augendusch:9u
augenkrank:43
augenvermess:43
augsburg:11 17 50 59 60 87 b5 c6 cr d4
august:m p 1k 1v 1x 2e 2m 2r 2z 38 3c 3i 3p 3q 46 4x 57 5g 5s 5t 66 70 74 78 7o 7w 8e au aw b4 be bf by c0 c2 cb cj cs cv d0 d6 d9 ds dt du e3
ausbau:l cu
ausbaut:65
ausbess:8k
ausbeul:d5
ausbild:3q 3x 4s 5f 5t as cu cv cw
ausbildungsbetrieb:5t
ausbildungsnachweis:cw
ausdruck:2q 6m
auseinand:dw
ausfahr:6e cr
ausfall:63 85 bs
ausfallersatz:bs
ausfallt:bi
ausfallvorhersag:85
ausflug:3m 7l
ausfuhr:4 e 1n 6o 6p 6t 9c c0 c8 dg dh
ausfuhranmeld:6p
ausfuhrungsbeispiel:9c
ausgabethek:3e
ausgang:6i aq
ausgebaut:65
ausgebildet:4k ct
ausgebroch:g 5l
ausgefall:6m d2
ausgegang:61
ausgehob:x
ausgelacht:9g
ausgelauf:60
ausgelichtet:1c
ausgerechnet:dt
ausgerichtet:c
ausgerutscht:15
ausgeschloss:3y 66
ausgeschnitt:8b ad
ausgesucht:7b
ausgetret:j
ausgewachs:5o
ausgewandert:b du
ausgewertet:9o
ausgewies:5v
ausgezahlt:b1
ausgezog:65 97
ausgleich:h
ausgleichsmass:h
ausguss:7d
aushalt:aj
aushebt:r
aushilf:93 a7 aa cp dn
aushub:r 1g
auskamm:5i
auskennt:4
auskran:6d
auskunft:9t
auskunftsanfrag:9t
auslager:83
ausland:4x 9a cl
auslanderbehord:9a
auslandssem:cl
auslass:cx
auslauf:5g
ausleg:db
auslegewar:12 7s
ausleih:29 2c 4n 66 6h
ausleucht:84
auslos:71 7l
ausm:33 d0
ausmess:1i
ausnahmegenehm:6n
ausnahmsweis:8m
auspack:16
auspro:66
ausprobi:66
auspuff:63
ausputz:cy
ausputzmaschin:cy
ausritt:4h
ausrust:a 4m 6g
auss:3 7 8 f n v 11 1b 1i 5n 60 64 6r 6z 8c cg
ausschankthek:27
ausschaut:ci
ausschlag:45
ausschleus:ar
ausschneid:k 5l
ausschnitt:k 1k b8
ausschreib:9w
ausseh:8c
aussenabdicht:v
aussenanlag:1b
aussenaufstell:7
aussenbord:6d
aussendien:9k
aussendienstl:bk
aussendienstlerin:9b
aussenein:8
aussenfilt:5n
aussenluft:7
aussenparkplatz:cg
aussenrolllad:1i
aussenspiegel:6r
aussenwand:8
ausserhalb:n 64
ausserklin:46
aussieht:2y
aussprach:4y 4z
ausspuckt:35
ausstatt:1e
aussteig:6z
ausstell:1r 2i 5i 6s 7e 7o d8
ausstellerdinn:2i
ausstellungsfert:5i
aussuch:7a
austausch:n an
australi:6o
austritt:93
austroflamm:7o
austropop:24
auswahl:21 81 an
auswand:4z du
ausweis:n 1r 4b 6k 93 a3 b1
auswerf:ak
auswert:51 5t 8a 9p
auswirft:2v
auswisch:10
auszahl:93
ausziehbar:6u
auszug:n 25 7u
auszuschalt:80
auszuzieh:3t
autismus:4h
auto:a n o w 11 1c 1e 23 2b 2g 3c 3w 3z 43 5i 5v 60 61 6g 6p 6r 78 7k 8a 8k 8w 97 9s ak b1 bg c6 cl ct db e4
autobahn:4d 54 a1 cf
autobahnnah:cf
autobeschrift:8k
autofahr:43
autohaus:11 2b 5v 8a
autokett:db
autoklav:bd
autokran:bg
automat:m 2x 54 5a 5v 64 6g 7d 85 8r a1 al bs bz c5 cz
automatisiert:aq
automobilkund:9s
automobilzulief:ak
autorin:8p
autos:63 6o 7h aj
autoschal:78
autoschlussel:e4
autositz:12
autoteil:6r
autotun:4r
autovermiet:6g
av:9t
ave:25
avg:5b 95
avis:6l
awareness:86
aweng:5e
axialkolb:ao
axialkolbenpump:ao
azubis:51
b1:4w 4x 4z 8g e3
b197:54
b2:4w 4x
b77:d3
b8:6r
baar:3q 93
babbo:69
baby:6 h 2b 3x 4e ck d2 dd dt
babydeck:dd
babyfotos:d2
babykleid:79
babyparty:2b
babyschal:78
babysitterin:3r
bach:44 4n 9f
bachata:4f
bachelorarbeit:5t 8o
back:1y 2s 42 c8 cw
backdrop:2b
backend:bk
backerei:w 1z 2s 69 8a au cp dh
backfisch:2v
backform:7u
backlight:d3
backmisch:1z
backof:9 p 13 6x
backstag:2n
backstub:c8
backt:2x
backup:83
bad:5 g k n y 10 1b 1g 1k 1q 1t 1u 2b 2j 3h 3i 3t 4e 4i 4o 56 5i 5q 6a 6i 7c 7l 82 8t b1 cq d6 dy e2 e6
badefert:1g
bademod:dl
badese:ck
badet:5i
badewann:k b1
badewannenlift:5q
badezimm:5 3h 8t
badg:9z
badgeles:9z
badminton:4i
badtur:5q
bafa:p 9i
bafog:cl
bag:19 1s 34 bo
bagg:r s 1a 6n ao b5 bh
bahn:0 2b 3g 3z 4g 4j 6j 7a 7o 7w 7z 80 8j 9m bi
bahnhof:35 3g 42 67 6g 6z 9y cb dz e4
bahnhofsbistro:35
bahnhofsnah:3g
bajonett:71
balanc:5c
balayag:48
baling:b9
balk:i x 7j 7q
balkenmah:7j
balkon:g x y 1n 1p 5j 99 bl ca ck
balkongeland:1p
balkonkraftwerk:bl
balkontur:h
ball:l 24 26 2d 4a 4f 4j 75 7p bp bv dj e5
ballenmaschin:7p
ballenpress:bu
ballett:h 4f
ballettstudio:h
balliz:cg
ballkleid:dj
ballon:2a 2b
ballongirland:2b
ballonti:2a
ballrob:dj
balsamico:30
bam:8b
bamberg:l 1j 32 5g 5t av b8 ch d7 e3
ban:43
banan:7l
band:m 1i 23 3w 76 86 8h 9l 9p 9w aq ar ax cf d9 dm dn dt
banderol:37 8c ax
bandgeschwind:9l
bandprob:cf
bandsag:at
bandscheib:1b 3x 4e
bandscheibenvorfall:3x
bandstreck:ar
bangalor:a5
bangkirai:1f
bank:1j 28 5z 60 6e 6w 7d 7k 90 92 94 95 9e 9g 9j 9k 9q at c1 e2 e7
bankett:26 28
bankettbestuhl:26
bankettstuhl:28
bankgesprach:94
banking:e8
bankkonto:a5
bankmapp:95
bann:8g 9t
bao:1w 3x
bar:15 18 28 29 2i 2n 2o 33 37 5e 6z 74 7e 7h 7m 7n 7s 8y 9e ao ap c1 co
barb:49
barf:5o
barfuss:1f
bargeldlos:a1
barhuf:5l
barista:35 3b co
barkeep:2i
barlauch:dh
barock:2c 7e dj
barr:4p
barregriff:4p
barrierefrei:m 2r 3o 7x 8d 8r a7
bart:49 6l dk e4 e5
bartig:e5
bartschlussel:e4
baryt:e1
barytpapi:e1
barzahl:7i
basel:16 1n 37 3t 5a 6k 6p 7t 8c 9v a5 cv d6 dj
basil:2i
basis:3q cp
bass:24 4r 4s 74 75 dn do
bassdrum:4s
bassist:dn
bastel:7v
bastelbud:7j
bastelpaket:7v
bastlerstuck:5v
batteri:44 61 72 7a as b1 bl cz e4
batterielarm:7a
batteriepack:bl
bau:6 i j m s y 16 19 1e 1h 1o 1q 1s 1v 27 2l 2r 39 3o 3s 4j 4x 5k 69 6b 7a 7e 7k 7q 7t 7x 7y 86 87 8c 8d 8f 8t 8w 93 94 9m 9n a2 a7 a8 ab ad ae ai ak am ar au b2 b4 b7 bh bi bj bq bt bz c3 cd cu cw d4 db dm
bauamt:x y
bauantrag:y c3
bauaufsicht:m
baubeginn:8t
baubehord:bj
baubewill:y
baubiologi:b6
baubuch:2l
bauch:3p 4e 5i c2 dh
bauchig:dc
bauchlad:3p
bauchmuskeln:4e
bauchweh:2w
baueck:3s
baueingab:1h
bauerinn:8d
bauernhaus:3i
bauernmobel:7e
bauernschrank:7e
bauernverband:8f
baufinanzier:9g
bauform:am
baugenehm:i
baugrub:r x
baugrundstuck:cd
bauhelf:cu
bauherr:bj
baujahr:6 1r 5v 62 6c 6e 73 78 at bu cc ci
baukompressor:bh
bauland:c1 cd
bauleit:y 1q 7q
baulohn:93
baum:1c 2k 30 34 5g 5o 6u 8u ai bw bx cd dc dr dt
baumangel:99
baumarkt:e 1g 6a 6f al av az b0 b3 b5
baumarktgabeln:6a
baumelt:7t
baumfall:1c
baumkant:6u
baumschul:7p
baumwoll:2f 8j b9 de
baumwollpapi:2f
baumwolltasch:8j
bauprogress:8z
bauprojekt:9m
baurecht:99
bauschutt:s 19 b2
bauseit:b7
baustein:7a
baustell:y 7q 87 8t 9n a2 ab ae b2 b4 bj
baustellenbericht:1q
baustellenbewach:a2
baustoffhof:c
bausubstanz:x
baut:3 5 i m q 1k 7q 7z 9v av c0 d7
bautrag:1q 99
bautz:5p 6z bh
bauunternehm:b4 bj
bauvorlageberechtigt:x
bauwag:bj
bauzaun:1a 8g 8t
bauzeit:5 9v bz
bauzeitplan:1q
bauzwang:cd
bavaria:6c
bay:1v 2w 4j 6n 6p 76 bi
bayer:1v
bayreuth:15 1d 7o
bc:81
be:54
beabsicht:s
beagl:5e
beagledam:5e
beam:3n 50 6y 9y
bean:37
beanstandet:13
beantrag:69 6p
beantragt:5 p 16 9i
beantwort:2p 8a ch
beantwortet:5b
bearbeit:a9 ds
bearbeitet:21 5l ac
bearbeitungszentr:at
beat:3u 4e 8w dm
beatl:77
beatmet:3u
beauftragt:ab bb c3 d8 db df
bech:2j au d6
becherverschliess:au
bechstein:d6
beck:t u 1a 1g 3x 48 4e 4f 4g 4s 5n c0 c9
beckenbod:4e
beckhoff:aq
bedarf:a 1r 9i
bedarfsorientiert:1r
bedi:6y
bedien:8l
bedienstet:50
bedienungsanleit:8l
beding:ba
bedruck:de
bedruckt:2b 37 38 av ax
beelitz:by
beend:dg
beer:2y 33 3c bz
beerdig:25 dn
beerenkultur:bz
beerenmix:3c
beet:1a 1b 1m
befahigungsschein:2m
befall:v
befest:1o
befestigt:1p
beflieg:8z
beford:6i
befrag:9p dv
befrist:98
befristet:9l
befugt:2m
befull:8 a1
beg:1r
begabt:57
begas:w d7
begeh:1r 8n 9u
begehbar:12 6t
begeistert:9j
beginn:0 b 1t 45 4d 4o 4q 58 6q 8a 8r 8t 9a a3 bd c5 cl cr
beginnt:79 7b 9l cb co
beglaub:9d
beglaubigt:8l
begleit:y 2e 3t 3z 46 4p 4t 54 5b 5t 6n 91 95 98 99 9a 9e 9j 9k 9q 9s a5 dq dw dy e7
begleiterinn:2e
begleitet:52 9s a4
begleitfahrzeug:6n
begleitschein:b2
begonn:9i
begreif:4v
begreift:53
begrund:8x
begrundet:d2
begruss:a3
begrusst:8u a3
begutacht:x 7e 9s
behaar:d5
behalt:18 1c 87 97 cj
behandeln:42 5j
behandelt:3x aw
behandl:3u 3w 3x 40 47 4a 5d 60
behandlungspfleg:3u
behandlungsraum:40
behandlungstermin:3w
behauptet:v 96 c3
behebt:a4
beheizt:17 1h 5g 8k cf
beherberg:3g 3n
behord:3 u 1s 61 70 9a 9m 9t a5 bj
behordenauftrag:61
behordengang:a5
behordentermin:9m
beibring:50
beibringt:4p
beid:d8
beifahr:5z
beifahrerseit:5z
beig:5 6s
beileg:27
bein:3u 4g 5e 79 7k 8h di
beinpress:7k
beinschi:5e
beinschlag:4g
beipackzettel:8n
beirat:94
beiseit:18
beispiel:24 9c a7
beiss:42 5e
beistellbett:78
beistellt:6s
beitrag:8a 8n do
beiz:az
beizt:d7
beizustell:d3
bekam:2n 7n d9
bekampf:w d7
bekannt:8o
bekomm:2 q 27 2f 45 4i 55 59 5z 6t 70 75 7h 8b 8g 8k 9h al be co cy d7 e7
bekommt:7 d 6o 95
belachelt:y
belag:g 1m
belastet:1s b1
belcanto:4r
beleg:46 6z 78 90 94 aa dv
beleggeburt:46
belegpflicht:aa
belegschaft:5c 9w
belegt:3j 9y
beleucht:z 1a 2k
beleuchtet:2i 8g cg
belief:2w 32 ax
beliefert:2v 3d
bellt:5f
belt:9r
belting:4r
beluft:c2
bemalt:7v
bemust:ak c6
bending:4p
benenn:e1
benot:8 g m w 19 1m 1p 28 2l 2o 3b 63 6n 6s 6x 7u 97 bi
benotigt:11 1d 1v 1z 2x 2z 31 36 3d 3n 3u 41 4v 4x 5o 5y 66 75 7b 7z 84 8g 8m 8t 8x 92 9d 9t aa ap b3 b5 bg bp by c7 c9 dq e4
benutz:82
benutzerverwalt:82
benutzt:6c
benzin:5v bi e0
beobacht:8d ab dv
bepflanz:ds
berat:3 2e 44 48 5c 5u 69 81 90 91 95 96 97 99 9a 9c 9d 9e 9h 9i 9m 9q a8 bo cp dx e7
beraterinn:e7
berb:7s
berberlauf:7s
berchtesgad:25
berechn:7 j 28 8i 8z
berechnet:3
berechtigungsschein:e4
beregn:bz
beregnungsmaschin:bu
bereift:5v
berein:85
bereit:n 1m 1n 3h 4s 62 75 8w 9m cq dd dl
bereitet:86 9s
bereithalt:n
bereitschaft:1t 3t 63 bi
bereitschaftsplan:1t
berg:14 2d 2w 3v 54 61 6a 7b 7r 8j 8s 96 9m bf bi by c2 d9 dg di
bergbahn:8j 9m bi
bergblick:6y
bergfuhr:4m
bergkas:2w 96
bergkett:di
berglandwirt:8s
bergrestaurant:7r
bergrett:7h
bergschuh:cy
bergse:c2
bergsportlad:7m
bergstiefel:cy
bergtaug:cu
bergtour:2z
bergung:4m bw
bericht:r v 5b 86 88 89 8o 8y 8z 92 9p a6 ab bb be ch du dv
berichtsband:9p
berlin:4 14 1o 3b 5b 6a 7b 8d 8w 94 99 9j a2 dg dk e0
bern:e 13 1y 2a 2o 2z 3z 45 4b 5e 6g 75 7m 7t 8a 9h a7 b9 cb dk
beruchtigt:13
beruf:e 3w 4f 5b at cb
berufsbildungsamt:7i
berufsgenoss:9u
berufsgenossenschaft:3w
berufsschul:4f at
berufstat:e cb
berufsunfah:9f
beruh:cv cw dx
beruhr:2q
bes:2 s 13 18 4s
besatz:5n
beschaff:8j
beschafft:6z an ax c5
beschaftigt:45 86 9f 9q 9u
beschall:2k
beschatt:b dv
beschau:6p
bescheid:u bw
beschein:2 55
beschicht:0 v aj
beschichtet:1p
beschimpft:dp
beschlag:1k 5l b7 d7
beschloss:3b
beschreib:8n 9i 9s dz
beschrift:8k dh e6
beschriftet:8k
beschw:2f
beschwerd:3x
besenrein:s 13 18
besenstiel:4h
besetz:9k
besetzt:26 9k a4 c2 cn cv dk
besicht:4 s x 16 18 1r 2x 5n 6c 6e 7i a5 ag bg bq ca cb cc
besichtigt:bq
besichtigungstour:a5
besitz:28
besohl:cy
besold:cv
besorg:19 6g
bespann:4i
bespielt:70
besprech:14 5a 5d 8v 9x
besprechungst:14 8v
besprechungszimm:9x
bess:1e
best:3p
bestand:5j 76 7m 9o c2 c4
bestandsaufnahm:c4
bestandsbetreu:5j
bestandskund:9o
bestat:4z
bestatt:88 dr
bestaub:bt
bestaubungsvolk:bt
besteck:28 7e 7u
besteh:51 8p 9f a6 a7 aq
bestehensgaranti:51
besteht:2z dq
bestell:1u 1y 2f 2v 3d 4y 4z 5w 6b 6q 9o a0 a3 aa ax bn bo da dc e4
bestellt:34 37 3c 4w 5w 8f 8i a0 ak al av b4 b7 b9 bk c3 d9 da e5
bestimm:am
bestimmt:10
bestrahl:39
bestreitet:x
bestuck:ai al
bestuhl:26 9y
besuch:12 2c 2n 3f 3w 41 44 45 47 4p 50 5h 5j 5m 6s 7f 82 8j a3 a6 b8 dx
besucherausweis:a3
besucherstuhl:12
bet:2y
beteil:1w 5k 7z a1
beton:r s u 1d 1e 7i 84 az bh cr
betondeck:7i
betoni:o q
betonpfost:1d
betonplatt:15 1h
betonring:u
betonsag:s bh
betonstein:1e
betreib:a d 83 9e a1 bm
betret:1p 4m
betreu:1g 29 2p 2q 3t 3w 45 46 5h 5j 5t 82 88 89 8a 9u 9w a3 a4 ct cw d6
betreuerin:3t
betreuerinn:3t
betreut:2q 48 84 cj
betrieb:0 g h i q 2o 3s 3x 43 45 4e 4u 54 55 5d 5t 5x 5y 60 6e 7w 80 82 84 88 8i 8l 8s 91 93 98 9f 9p 9q ac al ao au aw b0 b1 ba bf bh bk bl bm bo bq c8 cg cv db dr
betriebsanleit:8l
betriebsarzt:45 6v 9u
betriebsarztkoordination:9u
betriebsauflos:7i
betriebsausflug:3l 3o
betriebsfei:2o
betriebsferi:g
betriebsfuhr:bm
betriebshaftpflicht:9f
betriebskindergrupp:3s
betriebskost:ca
betriebspaus:ao bf
betriebspruf:91
betriebsrat:98
betriebsvereinbar:98
betrug:ab dv e8
bett:w 10 1o 20 3i 3n 3r 3v 46 4c 5q 65 6h 6n 6t 7h 7r 8x 9y cm dr e2 e3
bettlak:8x e3
bettwanz:w
bettwasch:3h e2
bettzeug:e2
beug:3w
beul:4k 5z 75
beurkund:9d
beurteil:x c4
beut:5p bt
beutel:2z 36 au av bc
beutelkram:36
beuteln:37 3c
bevor:0 c s 1c 1s 1t 2n 3w 4h 58 74 8b 8p 8w 93 9d 9p a4 ab bz d4
bevorzugt:35 6t 8j d4
bewass:1b
bewasser:1a bz
bewassert:cj
bewasserungskonzept:1a
beweg:c l 4e 8t
bewegt:22 as
bewegungsmeld:c
bewehr:r
bewehrt:r
beweis:ab
beweisfotos:ab
bewerb:48 4w 5b 8s 9k cp cv
bewerbungsfoto:8y
bewerbungsfotos:8y
bewerbungsfrist:cv
bewerbungsgesprach:48 4w
bewerbungsunterlag:5b
bewert:x 7g 7h 9j 9q bb ci
bewertet:7g
bewill:y 2m 5s 9l by
bewilligt:5
bewirt:26
bewirtschaft:bx ch
bewohn:47 48 e8
bewohnerinn:48
bewohnt:s
bewundert:7s
bewusst:5o
bezahl:2o 7z aa cm dz
bezahlplatz:aa
bezahlt:4m 6f 89 98 cn cw dn dp
bezieh:10 1j 20 2t 35 3z
beziehbar:cf
bezieht:2w 30 39 ad ay az b6 bl bs
beziehungsweis:1s
bezirk:z 2m 38 bi cd dw
bezirksgericht:dw
bezug:1j 6s 7r 8o cc
bezugsfert:1q
bezugsquell:2v
bf3:6n
bg:55
bh:7c
bhkw:bm
bi:56 85
bibel:du
biberach:1z
biberschwanz:b4
bibliothek:76
biedermei:7e
biedermeiersekretar:7e
bieg:43 ad ak bx
biel:s 4y av
bielefeld:4i 4p 5b 8v ad aq ct e4
bien:38 5p
bienenpatenschaft:5p
bienenvolk:bt
bier:28 2i 3k 3o 3p 5o 66 6j 7h ba co d7 dh
bierbank:28
bierbauch:dh
bierbik:3p
bierch:do
bierdeckel:7h
biergart:3o co d7
biertisch:28
biertischgarnitur:28
bies:59
biet:3o 53 65 cw dp
bietet:3k 3x 57 dp
big:19 1s bo
bigbag:1s
bigband:dn
bik:62 68 6a d4
bilanz:92 93
bilanzsumm:92
bild:g 1n 21 22 2m 41 53 5a 6y 76 7x 81 8b 8e 8h 8n 8o 8p 8t 8x 8y a8 ci d2 d8 de di dk e1 e8
bildaufbau:5a
bildband:76
bilderdruckpapi:8h
bilderrahm:d8
bilderstrip:8e
bildet:ao
bildkart:41
bildmark:8b
bildnis:df
bildschirm:70 82 86 8d 9v
bildschirmarbeitsplatzbrill:43
bildverarbeit:aq
bilk:10
bill:6o
billig:h 2z 8l b3 d3
billigfernseh:d3
billigpreis:8l
bimschv:7o
bind:20 8h
bindung:7l
bingo:85
binn:2 8 s 5t 63 8z 98 9t 9z ba bj bl bm ch dk
bio:2s 36 3d 4v bb bc bo bq c1 cp de
biogas:bm
biografi:8p
biolad:cp
bioland:3d bo bq
biolog:u
biologi:4v
biomed:9s
biosphar:a6
biowar:3d
birk:1 b3
birn:1t 7t
bisher:3d 9m ch
bissch:2o cc e7
bissl:23 2k 2w 2z 3p 3t 50 5b 5u 7a 7q 8s a7
bistro:2t 35 4y
bitcoin:86
bitt:0 3 6 7 a c h n p s y 13 16 1c 1g 1i 1r 1u 1y 20 23 24 27 28 2d 2i 2n 2p 2u 2v 2w 32 35 36 37 39 3f 3h 3m 3p 3v 43 45 46 4h 4l 4q 5c 5d 5l 5m 5o 5s 5v 5w 6c 6f 6i 6l 6t 6y 70 77 78 7a 7f 7g 7h 7l 7m 7r 80 8g 8h 8j 8u 9c 9f 9k 9m 9n a3 a4 ac ar av ay b1 b3 b7 ba bd bl bn bp bx c6 cb cc ck ct d2 df dr dy dz e5 e8
bittet:dq
bitum:0
bitumenbahn:0
bitv:8d
bj:p 1q 2g 64 6c cc
bjj:4l
bkh:5m
blabla:8n
black:83 9r
blackwork:4b
blank:0 7g b1
blanko:ax
blas:0 24 2l 4t 7j 8e av az bf d7 dr
blaskapell:2l
blasorch:4t
blast:4t bn
blatt:m 3d 6a 8e 8h 9z c4 di
blattert:1p
blattgold:dh
blattvergold:db
blattwahl:4t
blau:2b 4l 4n 64 7e 7f 7j 82 8y 9a az d3 da dz
blauburgund:31
blaukraut:64
bleaching:42
blech:5z 7h 8w ac ad aj ak az b0 bl c4 c8
blechabwickl:c4
blechblaserquintett:dm
blechdos:8w
blechschild:7h
blei:0 4 1i 1q
bleib:6 2g 2k 3j 49 4h 5h 81 8s 90 a1 cv cw d6
bleiband:1i
bleibend:dm
bleibt:1b 1g 1v 2e 3l ad bv bw cz
bleifrei:da
bleikristall:7t
bleirohrleit:4
blend:43 5a 71 8t
blick:3h 7c ck df
blieb:o am
blind:l al
blindenheim:a7
blindniet:al
blinkt:6 o e8
blitz:1m 9b
blitzblank:cm
blitzerfoto:9b
block:2r 4t 67 7w aa ao b8 cg
blockflot:4t
blockiert:61
blod:7b
blog:7y 8n
blogbeitrag:8n
blokt:br
blond:48
blondier:48
bloss:8 1a 1q 2c 2f 2l 2s 58 64 7m 8s cu d3
blow:p
blubb:1g 4g
bludenz:3d 7s e0
bluht:v
blum:p 1k 1y 20 2g 5h 6l 7u 8g cj
blumenerd:6l
blumengeschaft:8g
blumenkind:2g
blumenschmuck:2g
blumenvas:7u
blus:4t 7b dn
blut:11 1y 39 45 5j 5l 6k bd
blutabnahm:45 bd
blutdruck:45
blutenstaub:11
blutooth:44
blutprob:6k
bmw:62 63
board:6s
bobling:3t
bobtail:5i
boch:7u
bocholt:52 7r
bochum:t 10 9u b0 cx
bock:4b 6c br
bod:5 8 g h i m p u 10 12 14 1a 1k 1q 27 4e 4f 5z 6d 6s 6t 7d 7s 84 9v ao ar av bw c3 cm e6
bodenbrett:6d
bodeneb:5
bodeneinlauf:t
bodenflies:g
bodengleich:5
bodengutacht:r 1e
bodengutachterbericht:r
bodenhalt:2x
bodenheiz:7 5g
bodenleg:1s
bodenplatt:r 1s b8 c3
bodenprob:bo
bodenschon:bw
bodense:1w 22 3h 3l 6c 88 bz
bodenseekreis:34
body:71
bodys:79
boen:27
bog:20 2b 4q 51 79 c2 c8 d5
bogenhalt:4q
bogenschiess:3o
bohl:b3
bohm:75 du
bohn:35 39 a1
bohnenkraut:39
boho:7c
bohr:n u 1d 42 7i 7t ac
bohrhamm:7i bh
bohrmaschin:n 7i ac
bohrung:8 u ac b7
bologna:2t cl
bolz:al
bom:81 ai
bon:aa
bonbon:37
bondruck:aa
bonitat:9e ci
bonitatspruf:9e ci
bonjour:4y
bonn:1n 1w 4w ch dz
boot:3l 3p 6c 6d 6z 8b c5 dh
bootsmotor:6c
bootsservic:6d
bootstrail:6f
bootsverleih:3l
bord:4 c5
bordeaux:ax
bork:7a
borkenkaf:7p
bors:7a 7h
bos:cv
bosch:1l 68 69 6x ao
boskoop:2y
boss:7b
boston:4w
bot:6k bt
botan:di
botanikstil:di
botendien:6k
botengang:cr
botox:4a
botschaft:9a
bottich:33
bottrop:d9
bould:4m
boulderhall:4m
box:17 23 34 3a 4l 5k 63 64 6o 6y 77 7d c0 df
boxsack:4l
boxspring:6t
boxspringbett:6t
boz:6a 8m aa
bracht:38
brahm:do
brand:m u 23 30 57 9i 9u a2 a7 bf da dq
brandenburg:u 23 30 9i a2
brandschutz:a7
brandschutzabschluss:m
brandschutzhelf:9u
brandschutzmensch:bf
brandschutztur:m
brasil:35
brat:1v 2u 3b 58 8p
bratpfann:3e
bratsch:4q do
bratwurscht:8b
bratwurst:2u
brau:32 4a 95
brauch:2 4 5 9 c i l m q t x 13 17 18 19 1c 1i 1n 1r 23 25 29 2d 2f 2n 2y 34 39 3c 3g 3h 3s 3w 42 4u 55 5c 5f 5g 5k 5y 6b 6e 6g 6i 6m 6p 6t 6v 7x 81 86 87 8c 8l 8r 8t 8x 90 92 96 9a 9e 9k 9l 9m 9q 9s a1 a7 ab ac ad ak ax b0 b3 b9 bg bh bi by ce cx d2 di dj dk e0 e6
brauchbar:18
braucht:a c u 1k 27 2b 2q 2u 3r 49 4i 4k 4o 4s 53 5h 5k 6g 70 a4 ai bl bq ca ch cn db dj dl dm
brauerei:15 32 4j 4y 8i
braukurs:32
braun:5 t 2a 48 4l 7b 7p 7v av ax bs d7
braunau:2m 30 3t
braunglas:ax
braunschweig:2a 4l 7v
brauprojekt:95
braut:1y 20 25 2d 2e 2g 3p 7c e3
brautigam:1y 20 2e 49
brautjungf:2d
brautkleid:2e 7c e3
brautmod:2e
brautpaar:2g
brautrob:dj
brautstrauss:20
brautstyling:2d
brav:4h 5k
brech:6n 8d b5
bregenz:6 1k 2q 3r 6s 78 7g 8t 9y ba bz ca cp d3 d8 e0 e7
bregenzerwald:2w
brei:av
breit:1 j o r 1k 2r 5q 69 6x 7j 7s 8q a0 bi cg
brem:k v 3o 63 6k 6r 8g a1 am cq d8
bremerhav:45 6m
bremgartenwald:5e
brems:5x 6a 6e b6 c6 d4
bremsbelag:6b d4
bremsenteil:c6
bremsfluss:63
bremsscheib:6r
brenn:2 3 6 33 5y 6w 7o ax b0 b4 b6 da
brennerei:ax
brennholz:6f 7n b3 bn
brennnesseln:1a
brennof:57
brennraum:33
brennt:a6 bn
brennwertgerat:6
brett:1f 3y 4d 6d 74 7l 7u aw b3 bt dc
brettmobel:dc
brettschichtholz:b3
brettspiel:7a
brezeln:1z
bricht:ag
brief:s 15 4y 8q 9e 9t cu du
briefbog:8b
briefing:8n
briefkast:2f 5q 7x cj e4
briefkastenschloss:e4
briefkopf:8b
briefmark:7g
briefmarkensamml:7g
briefpapi:8b 8f
brieftrag:15
brig:6g 6j
brigad:cn
brikett:7n bn
brill:43 5u dl
brillant:7d d0
brillantring:7d
brillenherstell:dl
bring:9 b e 15 1x 2g 2r 34 3a 3n 3q 3r 49 4f 57 5d 5g 5h 5s 5x 64 6a 6h 6j 6n 7h 7y 84 88 9w a1 am aq as at av ba bi c5 cu d7 dc dg e6
bringdien:5g
bringt:4 1m 39 4o 4s 61 9z b8 dq e2
brio:7a
brisket:1v
brockelt:99
bronz:2t af aj ds
bronzematriz:2t
brosch:d0
broschur:8n
brosel:14
broselt:f
brot:w 1z 3i 3l 3r 42 5u
brotch:3c 9y
brotkast:w
brotzeit:cs
brown:bs
bruch:4 l o t 28 37 4u 5q 9f 9l b8 d8 e2
bruchrechn:4u
bruchsal:d0
bruchschokolad:37
bruck:1a 1i 2i 3r 47 60 6n 74 7m 8t aa ad bb bi bj cn df
bruckenkran:bg
brud:21 2x 3a 3u 4p 64 70 77 7h bl bw c1 dx
bruderhahn:2x
bruh:t
brumm:62 d3
brummend:5p
brummt:7
bruneck:6l
brunn:u 4n 9m c9 dj
brunnenbohr:u
brussel:9i
brust:4g de
brusthoch:br
brut:1w ae bs
brutkast:bs
brutto:93 cq
brutzelt:1w ae
bs:b9
bu:9f
buam:5s
bub:4v 51 72 dk
buch:j 1c 27 29 2b 2l 2q 3m 53 55 6o 6u 76 7n 7x 8e 8h 8p 92 94 9h bs bw cp dh ds du dx e5
buchbar:1u 45 5c b5
buchbinderei:8h
buchdruck:8h
buchenholz:1v
bucherei:76
buchfuhr:aa
buchhalt:3o 81 86 90 92
buchhandl:cp
buchs:73 ac d1
buchsenreparatur:d1
buchstab:2b 53 dh ds
buchstabengewirr:53
bucht:3k 4z 55 56 5b 6j 9l 9y dl dm e7
buchung:90 9o dl
buck:47 by dj
bud:1o 37 4l bi ct
buderus:6
budget:2p 89
budgetlist:2p
budgetubersicht:2p
buffet:1u 1x 30 3g
bugaboo:78
bugel:32 3v 43 7u ax be de
bugelbild:de
bugelbrett:7u
bugeleis:70 au
bugelflasch:32 ax
bugelmessschraub:be
bugeln:3v b9 cm e3
bugelt:e2
bugelwasch:3v
buggys:78
buhn:24 26 2l 2n 5d 63 6e 6l 9j 9w ae bh c4 dk
buhnengrab:2n
bulach:51 67 90
bull:bq
bumpliz:45 5e
bund:y 2m 74 7w 8f av c0 d5 dz
bundabricht:d5
bundel:7e
bundeln:9g
bundelt:bn
bundesfei:2m
bundesimmissionsstuf:7o
bundesliga:7w
bundesstrass:c0
bundrein:74
bungalows:i
bunk:4j
bunt:1r 2k bs
burenzieg:br
burg:p q u 11 17 19 1p 1w 23 29 2f 2g 30 3f 3k 3w 44 4u 50 59 60 7e 7g 7p 82 87 8l 8m 93 9d 9i 9x a2 aj b5 bc bm c6 c9 cj ck co cr cs d4 d5 dh du
burgau:ap
burgdorf:2s 9o
burgenland:q 1p cj cs
burgerenergi:bm
burgergemeind:7p
burgerservic:50
burgersteigreit:8g
burgschaft:6p
burgund:7s
burgverwalt:7e
burnout:3n 3z 91
buro:d 12 14 35 3m 3y 6v 7b 7f 8y 9x 9z a0 a1 a3 aq ce ci d2 dz
burobedarf:a0
burocontain:bj
buroflach:ce
burohandl:9z
burohaus:a3
burojob:cv
burokauffrau:cv
burokraft:55
buromobel:6v
buroraum:14
burorein:14
buros:y 2z bf
burozeit:n
burst:2 1l 5i 60
burstenstrass:60
burton:7l
bus:4 3j 3o 54 5l 64 66 6j by cq
busch:2r dz
business:4w 81 8y 9j
businessplan:95
busonkel:6j
buss:66
bussgeld:9b
busum:3h
butt:2f 2w 30 5r bf
buttenpapi:2f
buttercrem:1y
buzzword:85
bvb:7w
bvd:bq
bwl:5t
bwt:c9
byd:bl
c1:4x
c20:b5
c25:r b5
c3:4o
c4d:8t
ca:a h l q 16 1a 1d 1m 1u 1v 21 25 2a 2d 2e 2m 6c 8n 8w af aq ar b0 bw c3 c4 cf da
ca59:73
cabrio:2g cg
cad:1k c4
caddys:5x
cadillac:4e
caf:1z 2y 35 3b 95 co dg dp dq
cajon:4s
cak:1y
california:66
cambridg:4w
camp:3b 3j 67
camping:2w 3j e7
campingausstatt:66
campinggas:6x
campinglook:e7
campingplatz:3j
campus:a4
canon:71
canva:8f
canvas:b9
canyon:67
cap:9j
cappella:25
caps:de
carbon:1 6c
carbonstab:1
carnica:5p bt
carport:i
carving:4n
cash:dm
cashew:2z
cashewcamembert:3b
cat:1u 26 2i 6n 84 9w
cat7:84
catering:1u 26 9w
cd:77 8w
cds:77
ce:at bd c4 cr
cell:2 1r 3m 5u 68 74 cv e8
cello:25 4q d5
ceranfeld:1l 6x
cerec:42
cerveza:4z
ceylon:39
cfo:94
cfp:9h
ch:2f
chafing:1u 28
chagall:7f
chalet:1x 3h
cham:3v 6l
chanc:9i
chaos:9r
charg:6q 81 8i bb
chargengefuhrt:6q
chargennumm:8i
chart:23 3l a8
chas:d6
chatbot:85 8n
chatgpt:85
chauffeur:2g 6j
chauffi:2g
check:9 3g 45 5b e7
chef:3o 4j 4w 4x 8y 9n 9q ak bk
chefin:35 87
chefsekretarin:9n
chemi:4v 9k 9u
chemisch:1p e3
chemnitz:1c 2k 4k 7i 86 9m ai
chf:13 3y 6k a5
chiemse:3l
china:7i 7v aw
chines:a5
chip:5x aa e4
chiptuning:5x
chirurg:3w
chlorbleichlaug:ay
chocolati:37
chopin:4o
chopp:62
chor:2k 4r 7b 8w dm do
choreografi:4f
christ:d0
chronik:8h 8p
chun:4l
chur:1c 2a 4d 4x 6m 87 8p 9b 9l b3 cb dp
chutney:bc
chutneyrezept:bc
cil:50
cinema:8t
circa:7 2h
citro:1w
claim:8n
clavinova:73
clipart:8b
clips:ag
cliqu:7m
cloppenburg:bu bv
cloud:87
cloudzwang:b
clown:2a
clp:ay
club:2n 4j 4m 62 7l
clubhaus:4j
clubtisch:3p
clust:83
clutch:7b
cm:h j k p r v 1e 5q 6w 6x 73 7f 7l 7n 7p 7s 8z aw b4 c2 cx da db dc df dl ds e1
cnc:ac ba
co2:5n c8
coach:5c 9n
coaching:5b 5t
cobot:aq
coburg:ag
coccinell:7b
cocktail:2i
cod:17 3g 8b
coiffeus:48
cola:34
coldplay:7w
colli:5g
combidampf:3e
comic:7h 8b 8e
comicheft:7h
commis:cn
community:8a 9j
complianc:9k a7
compos:4y
comput:bz
comtois:cz
concept2:7k
concierg:a3
confiseri:2z
conjoint:9p
consol:88
contain:17 19 1o 6o 6v a9 b1 b2 bi bj
containerdien:b2
containerschiff:6o
conti:5y
controll:72 94
controlling:a4
conversation:4z
conversion:89
cooki:9t
cookiebann:9t
cool:22 59 a6
coon:5h
copyshop:8f 8g
cord:6s
cort:ad
cosi:78
cottbus:u 42 5i
couch:16 1j 5c 6e 6s
couchtisch:6s
count:2o
countdown:86
court:4i
cousin:23 2q 9k cu e3
cov:4b di
coverband:24
coworking:1o 9x
cpnp:bb
cpr:55
craft:32 6e
cranial:3x
crashdiat:4c
crashkur:4f
creativ:89
crem:12 1y 2g 30 bb d8
cremefarb:12
cremeweiss:d8
cremig:38
creo:c4
cri:7t
crimp:ai
crimpung:ai
crm:9o
croissant:1z
crosstrain:7k
crowdfunding:9j
ct:7d 9z
cub:68 6o
curry:3a
currys:39
curv:69
cut:6q
cutt:au
cuxhav:2v c5
cv:74
cx:68
cyb:9f ar
czerny:4o
d4:az
dach:0 1 d i p x 15 1c 1h 1k 1m 1s 26 3g 41 5d 5s 5z 66 6q 6r 7m 7q 85 8e 8y 8z 9f 9m 9o b4 bg bl bm bz cc cv dl
dachau:bb
dachbod:18 2c 36 4p 7a 7l 8c ck
dachbox:6r cg
dachdeck:0 1m 9f
dachdeckerbetrieb:cv
dachfang:1m
dachfen:11 1i
dachgaub:i x
dachgeschoss:8 7k
dachinspektion:8z
dachlatt:7q
dachrinn:1
dachschrag:p 1k
dachstuhl:0 i w x cu
dacht:2b
dachterrass:8y
dachterrassenwohn:cc
dachtrag:6r
dachuberstand:e
dachverschatt:1h
dachzelt:66 7m
dachziegel:0 7q b4
dacia:5w
dackel:5m cj
dackeldam:5m
dadant:bt
daf:4x
daheim:30 4o 6v
dahoam:1x
daikin:8
dakk:be
dali:7t
dam:c 2c 2r 48 49 57 5e 5m 67 7b 7l cm cp ct dl
damast:db
damasttuch:28
damaszi:db
damenblus:7b
damenhaar:49
damm:19 b2 b6
dammer:43
dammstoffhandel:b6
dammung:p 7q
dammwoll:19 b2
dampf:15 3e 60 61 b6 e3
dampfbrems:b6
dampfstrahl:15
dampp:d6
dan:4l
danebensitzt:5g
danebensteh:58
dank:2u 53 56 ch dq dr e5
dankeschon:2f
dankesleist:9j
danzig:cv
daraufhab:8i
darjeeling:36
dark:8d
darm:5e
darmstadt:5e
dashboard:85
dasteht:8t
dat:1r 2f 2s 6e 82 85 8b 8c 8f 8g 8t 9t ah d2 d9 dy e7
data:85
datei:86 8b 8f 8r ac ad bn di e1
datenbank:8l
datenblatt:az
datenlist:d9
datenrett:d2
datenschutz:c
datenschutzbeauftragt:9t
datenschutzg:c
datenschutzgerecht:c
datenschutzkonform:c
datensicher:82
datev:90 93
datiert:7e
datteln:2z
datum:56 dv
dau:2g 2m 3j 5r 7e 8k 8r 8u 9x a2 cd ce d5
dauerausstell:7e
dauerbrandof:7o
dauercamp:3j
dauernd:4 c 4f ay
dauert:6n 8k bu cx
dauerwell:48
dauerwohn:cd
daum:au d1
daun:7m 7r e3
daunendeck:7r
daunenmantel:e3
daunenschlafsack:7m
davos:w 4g 79 e2
day:6k
dazwischengeklemmt:c7
db:1p bi
dc:4p bk
ddr:76
de:3 2h 3d
debitor:90
deck:0 4 8 e f p w x 18 1f 1m 6h 6y 7i 7r 7t 8n 9f 9j a8 bd cv d5 dd dq
deckel:7h ad ag at aw ax
deckeln:ax
deckenkassett:8
deckenlautsprech:6y
deckung:9f
deckungsbeitrag:94
dect:87
deeskalation:5d
defekt:1l 7j an
defibrillator:55 bd
deftig:3f
deggendorf:5d
deich:3h
deichsel:6f
deklaration:b6
deko:1i 20
dekollet:e3
dekoration:2b
dekoschal:1i
del:4z
delegation:3g 4y
delf:4y
dell:5z
delmenhorst:65
delphi:80
demenz:ct
demet:3d
demo:24 8w
demoband:dk
demontag:7 18
demonti:16 at
demontiert:6t
dena:1r
denkmal:l b4 d7 ds dz
denkmalamt:l
denkmalflach:dz
denkmalgeschutzt:l
denkmalpfleg:d7
denon:6y
deponi:1s
deponienachweis:1s
depot:9h cr
depression:3z 5c
derzeit:91
design:z 7x 8c 8d 9c a8
designerin:8d
designsyst:8d
desinfektion:ay c9
desinfizi:8 cm
desk:9x
dessau:41
dessert:1u 5r
destill:33
destilli:33
detachi:e3
detektei:ab
detektiv:dv
detektor:au
deut:7m dy
deutet:dy
deutsch:2v 3k 4w 4x 51 56 5d 5s 70 83 8c 8l 8m 8q 8r 8t 8u 9n a3 a6 bk by cm cq ct cv dp dt
deutschland:2p 7y 8q 9k
dey:bl
dez:4n dj
dezemb:17 1q 2q 33 5g 6d 6t 7d 7v 8j 9l 9r ao cm e5
dezent:2d
dfb:4k
dge:5u
dguv:9u a4
dh:c9
dhl:6q 80
di:4e 4i dq
dia:a8
diabet:47 5r 5u
diagnos:1l 2s 3z d2 d4
diagnost:53 5j
diagramm:a8
diakoni:ct
dialekt:dk
dialysepatient:6i
dialysepraxis:6i
diamant:d9
dias:e1
diasec:d8
diat:5u cx
dibond:8g
dibondschild:8g
dibt:7o
dicht:0 4 t 1n 65 an ao az c0 cq
dichtheitsnachweis:t
dichtheitspruf:t cz
dichtig:65
dichtmass:az
dichtring:c7
dichtsatz:ao
dichtung:4 m bf c7
dick:v 2w 42 47 4e 4s 5j 76 7g aj b3 b9
dickbeschicht:v
diel:h p 1f 85 dz
dielenbod:p
dien:1t 2n 3a 3s 3u 5g 5v 5y 61 6k 80 8k 93 a2 a3 cn cv d1 d6
dienstag:20 2s 2t 35 3b 45 47 49 4c 4d 4i 4k 4t 52 6d 8o 9r 9t a8 aj c8 cw dn e8
dienstantritt:ct
diensthandys:d1
dienstleist:2p 9t a3
dienstplan:80 93 ct
diesel:6d bi
diesmal:r 2o 32 51 d9
dig:76
digital:y 2q 4o 5j 73 8f 90 9i a7 at e6
digitalisi:a9 e1
digitalisiert:a9
digitalpiano:73
digitalpress:8f
diktat:53 8q
dikti:8q
diktiergerat:8q
diligenc:96
dilling:as
dimmbar:7t
din:g 8f a9 al ar df
ding:i 1l 4q 5c 5q 60 6x 73 7j ag an at d4
dingolfing:32
dinkel:1z 2s
dinkelkrust:1z
dinn:2i
dipl:53
diplom:4k 4o 9a
diplomarbeit:8h d2
dips:bc
direkt:r 1i 2s 2y 31 34 35 3c 3m 5p 5w 6k 7f 7p 98 9f b4 bq c2 ck
direktansprach:9k
direktflug:3m
direktsaft:34
direktvermarkt:bm
dirndl:59 b9 cx dl
disc:72
disco:2z 31
discofox:23 4f
discount:2z 31
dish:1u 28
diskret:w 9k 9q ab ci e6
diskretion:e6
display:6z 7z 89 9o aq d1
displaykampagn:89
displayschad:6z
displaytausch:d1
disponi:6l
dispositionslog:80
dissertation:8h
distribution:8v
dixi:2r
dj:23
dm:7g
dn:t an
dn50:an
do:19 3i 3q 4l 5e cv
doc:7b cy
dock:80 83
dohl:2
doktor:4d
doktorarbeit:8o
doku:aq
dokument:6k 85 9u
dokumentation:5z 85 c4 cz d7
dokumenti:ab
dokumentiert:6m
dolmetsch:8m 9w
dolmetscherin:8m
dom:9d
domain:7x
doman:bv
domplatz:9d
don:3k
donau:3i
donauschiff:cn
donnerstag:10 2y 4c 4i 4q 4w 52 59 6k 7d 8u ab ah bv cb dn
door:p
doppel:5 14 3g 3i 54 6x 8e 9x b4 bz e4
doppelbart:e4
doppelbod:14
doppelfoli:bz
doppelgarag:9x
doppelhaus:cc
doppelhaushalft:cc
doppelkochfeld:6x
doppelmuld:b4
doppelpedal:54
doppelseit:8e 8f
doppelstabmatt:1d
doppelt:33 5j 7h 9f 9l e2
doppelwaschbeck:5
doppelzimm:3g 3i
dorf:1z ck
dorff:2l
dorfkirm:32
dorflad:9j
dornbirn:1h 41 5n 6q 8g ci
dorsch:c2
dortmund:s 17 4z 7s 8w am az
dos:9 18 34 36 39 5n 7u 84 8c 8w a1 az bb dg
dosenoffn:7u
dosi:au c9
dosierlini:au
dot:5y
doublett:7h
douglasi:i bw
download:2q
dozent:4z
dpd:5o
dpi:e1
dpma:9c
dr:7g 8q
draht:n bg bx d4
drahtesel:d4
drahtrahm:bx
drahtseil:bg
drahtseilgehang:bg
drama:5o
drauf:e 7k 7v aw d1
draufgeklebt:ds
drauss:11 16 1f 2b 2h cs
drechsl:dc
dreck:j cu
dreh:1t 1v 22 4f 57 5c 8a 8s 8t a2 ac ad ah al am cg cz da dk
drehbank:ac at dc
dreherei:9s
drehflugelantrieb:o
drehgestell:ah
drehkreuz:aa
drehkreuzanbind:aa
drehmaschin:at
drehmoment:7i be
drehmomentschlussel:7i
drehn:bu
drehort:8s
drehscheib:57
drehstrom:am cf
drehstrommotor:am
drehstuhl:6v a0
dreht:l ak
drehtag:8s dk
drehteil:ad
drehzahlgeregelt:ap
dreifach:l 8f
dreifachisolierglas:b7
dreifamilienhaus:91
dreihundert:2x 6w d8
dreikamm:u
dreikammerbeck:u
dreikammergrub:u
dreikonigstag:7a
dreimal:6 u 4k 5k 6i 7p ds
dreirad:69
dreisam:4z
dreischicht:b3
dreischichtplatt:b3
dreiseitenkipp:6f
dreispitz:dj
dreissig:2g 2s 3g 5s 6s 8z aj by c8 cj d9 do dq
dreistock:1y
dreistund:3k
dreitaus:7c
dreizehn:9o
dreizimm:ca
dreizimmerwohn:ca
dresch:6n bv
dresd:h 2d 70 9g be dj
dresing:8q
drillmaschin:bu
dringend:45 9o
drink:2i
drinn:e n o 26
dritt:bb cc dn
drittel:dc
driving:4j
drk:63
drogeri:48
droh:bc e5
drohn:22 8s 8z 9f ci
drohnenaufnahm:8z
droht:7 15 6l b5 bj c3
drossel:64 bz
drub:bq
druberkleb:g
druck:6 m 1j 2q 45 47 4r 51 52 55 5z 7f 82 8c 8g 8h 8i 8j 9x 9z aa ag ah ao ap bb be bh d8 de di e8
druckdat:8c 8g
druckerei:8f 9q
druckerkolonn:d
druckfert:di
druckgraf:7f
druckguss:af
druckluft:ao
druckluftleit:ap
druckstell:47
druckt:2f 2q 5z 82 ah
druckverband:55
druckverschlussbeutel:av
drum:4s
drumm:8w dn
drumset:4s 75
drunt:1h
dry:1w 2u
dsb:9t
dschungel:29 dg
dsgvo:7x
dtf:de
du:96
dual:5t d3
dubel:13 1n 7i al
dubelloch:13
dubeln:1p
dubelstaubspur:13
dubendorf:7a
dublin:4w
ducato:65
duft:bb
duftend:20
duisburg:2n 5n 98 9b cu d3
dungung:bz
dunkel:9 2e 35
dunkelgrun:2e
dunkeln:2k 7t
dunkelrot:5z
dunkl:7b
dunnbettmortel:b4
dunnschichtlasur:az
dunst:c8
durch:c 1t 4h 8t 8v bg
durchbruch:q x
durchforst:bw
durchg:6x
durchgang:8o
durchgemess:6x
durchgerostet:5v 6w
durchgeseh:5m 75
durchgesess:1j
durchknet:3y
durchkomm:5i
durchlauferhitz:4
durchlauft:p
durchstieg:68
durchsuchbar:a9
durchwahl:87
durchzuzieh:5c
durf:1r a9
durft:bp
duroc:br
dus:6 1g
dusch:5 6 g l t 10 1n 3y 9u b7 bj
duschglas:b7
dusseldorf:10 12 3m 3p 9v aw dl e7
dutzend:76 b4
duz:cv
dvorak:do
dwg:c3
dxf:ad
dynafit:7l
dynamo:67
dyskalkuli:53
dz:3i
e16:as
e24:1l
eanv:b2
earl:36
ease:a
eau:93
eben:5 f 22 7h ar
ebenerd:ce
ebenfall:f 7h
eber:56
eberswald:56
ebikon:ai
ebk:ca
ec:6g
echt:h 24 39 5d 7f b9 e5
echtholz:h
eck:1 3 4 1j 30 3s 6s 7o 8f 8g ak b7
eckbank:1j
eckscheib:3
ecksofa:6s
eckventil:4
ed:25 5m
edding:a0 d9
edelkratz:f
edelstahl:3 4 1p 3e ad au b0 b1
edelstahlblech:b0
edelstahlschornstein:3
edelstahlt:3e
edelstahlverschnitt:b1
edelweiss:4a 4b
edi:81
editierbar:a8
edition:7h
ef:71
eferding:34 cx
efeu:db
efh:cd
egal:11 3e 4m 6e 6f 6p 6w 74 75 7a 7w ad bu c9 cf cq cu
egg:c0 cs
eh:bf
ehe:78 8t dx
eheauflos:dx
eheim:5n
ehejahr:97
ehemal:9t 9y ce
ehen:97
ehepaar:9h ca cj dx
eher:2d 2g 5c
ehering:d0 dz
eheversprech:dt
ehevertrag:9d
ehrenamt:dq
ehrenfeld:e 2c 5h d1
ehrennadeln:d0
ehrlich:48 e7
eich:h j 1c 1k 6s 6u 6v b3 bw c0 dc
eichenfass:33
eichenpfost:c0
eichenstab:h
eier:2t 2x 3i bs
eierautomat:bs
eiernudeln:2t
eiert:6a
eifel:5m
eig:b 10 20 33 36 65 6d by cr dk e0
eigenbedarf:99
eigenkapital:9g
eigenmittel:9g
eigennutz:8s
eigent:94
eigentum:97 99 ca cc ch ck
eigentumergemeinschaft:a 1t 99
eigentumswohn:97 c1 cc
eign:5k
eilt:ak
eiltempo:3k
eim:19 an ax az bt
eimsbuttel:z
einarbeit:cm cp
einbahnstrass:8k
einband:8h
einbau:7 k n 18 1k 1p 6x 6y ai b6 bk c9
einbaukuch:k 6x
einbauschrank:18 1k
einbetoni:1d
einbind:a7
einblas:p b6 bn
einblasdamm:p
einblasgerat:b6
einblaszellulos:b6
einbrech:cj
einbruch:c m
einbruchsversuch:m
einburger:9a
eindeck:0
einfach:3i 3j 3u 4g 58 5d 5z 6y 9l 9m a3 a9 aw cp cr dr
einfahrphas:5n
einfahrt:o 15 19 1e 7q
einfahrtstor:o
einfamilienhaus:b s y 10 11 9g an bm cc ci
einfamilienhausdach:bm
einfangt:5p
einfarb:dg
einfass:ds
einfuhr:6p 81 9r 9s
eingang:2b 2n a3 ck
eingangsbog:2b
eingangstres:a3
eingangstur:m
eingebaut:o 6r
eingebroch:c
eingefang:82 8w
eingefror:d2
eingegang:bq
eingeheizt:2
eingeknickt:s ar
eingekocht:38
eingelad:28 2a dj
eingelagert:17
eingepflegt:7y
eingeriss:1h
eingeschlaf:dr
eingeschoss:q
eingeschrankt:92
eingesetzt:f
eingewachs:47
eingewies:9l
eingezahlt:9h
eingezaunt:3h 5f cd
einheit:3w 4d 4w 7b 8f 8k 8y ch d8
einhorn:b9
einkauf:z 1x 28 3v 69 81 a2 cp
einkaufslist:z
einkaufspreis:28
einkaufszentrum:a2 cp
einkoch:ax
einkomm:9e
einkommensteu:91
einlad:2f 8f 9w
einladt:cj
einlag:5y cq
einlager:5y 9v
einlass:2n
einleb:a5
einleg:2y 48
einles:cv
einliegerbleib:ck
einmalein:52
einmess:c3
einraum:cp
einreich:y dw
einrenkt:3x
einricht:5n 7y 87 89 ci
einsand:15
einsatz:2n 63 82 bt bv dv
einsatzleit:2n
einsatzmaschin:63
einsatzmeld:bh
einsatzplan:bv
einschenk:2o
einschlag:dp
einschliess:15
einschul:cq
einseit:9d
einsetz:k 59 b7
einsiedeln:5l d7
einspeis:bm
einspruch:91
einspruchsfrist:91
einsteig:4q 68 e0
einstell:35 4e 63 9l an ao
einstieg:56
einstudier:4f
eintagskuk:bs
einteil:85
eintipp:56
eintopf:39 3a
eintrag:4 9 88 9d cd
einundzwanz:6g
einvernehm:dw
einwand:5d
einwandbehandl:5d
einwasch:11
einweg:9p
einwegspiegel:9p
einweis:2n 4m 66 bd bh
einwohn:u cv
einwohnerdien:cv
einwohnerwert:u
einzel:2r 3g 3i 3n 4i 4j 4o 4t 4x 50 53 5b 5f 5h 65 6t 7h 9e 9x aj ce cl e7
einzelapartment:cl
einzelappartement:cl
einzelbett:65
einzelbox:cg
einzelburo:9x
einzelfirm:9e
einzelfotos:7h
einzelgang:5h
einzelgesprach:5b e7
einzelgestell:6t
einzelhalt:5m
einzelhandel:5b
einzelkabin:2r
einzeln:a 1n 1q 2l 3z 4z 7a 7e 7m 7u al ba c6
einzelstuck:7u c7
einzelstund:4i 4j 4t 53 5f
einzelteil:aj
einzelunterricht:4o 50
einzelzimm:3g 3i 3n ce
einzieh:99
einzig:4r 7c bh bk dd df e1 e4
einzug:22 25 6x 7f 7t b7
einzylind:63
eis:6 d p 1p 2i 2j 2v 42 50 5l 6m 7k 7s 7u 85 af c9 db dz
eisblum:p
eisdiel:85 dz
eisenach:24 3v 5o
eisenbahn:7a
eisenstadt:d 42 50
eiskalt:6 7s
eiswag:2j
eitert:47
eiweiss:3a
ekg:45
eklig:t
elberadweg:3i
elektr:5 1i 1q 6d 6v 74 ai an as bd bk
elektro:9 1n 1q 3l 5q 5w 6g aj as bk c0
elektrobetrieb:bk
elektroboot:3l
elektrod:6
elektrofachmarkt:5d
elektroflamm:3
elektrogerat:7u
elektroleit:c0
elektromeist:9
elektromobil:5q
elektron:6p d5
elektroschrott:b1
elektrostapl:as
elektrostat:6y aj
elementar:9f
elfjahr:4k
elias:4v
elkos:d3
elsass:2h
elt:18 2j 3m 53 5m 5u 6o 7a 7u 8m 97 9d cw dq dt du dx
elternab:5u 8m cw
elterngesprach:53
elternhaus:97
elterninitiativ:3s
elternverein:7a
elternzeit:98 ct
emaill:d0
emd:3u ao
emm:1i 2s a2 ad
emmenbruck:ad
empfang:z 1u 20 2o 61 6k 6v 84 a3 a5 cv
empfangsdien:a3
empfangsstrauss:20
empfangsthek:6v
empfind:73
empfohl:4e
emr:3y 40
ems:51 65
emsbur:bp
emsland:65
end:79 97
endet:48 99 ca
endgegn:8o
endlag:o
endoprothet:88
endoskop:x
endrein:13 3h ck
endurac:67
enduros:62
energi:7 9w a4 bm
energieausweis:1r
energieberat:p 1r
energiecontrolling:a4
eng:j 16 19 4r bg bn cx
engadin:89
engagiert:24
engine:dm
england:6p
englisch:2o 4w 51 5d 8l 8r 8t 96 a3 a5 dt
englischkenntnis:96
engobiert:b4
enkel:1g 44 4t 75 8p bu ck cw dd e8
enkelin:34 3f 44 6z
enkelinn:cw
enothek:30
enplus:bn
ent:5i 6l 6u 7v ad ay b2
entbind:46
enteisen:c9
ententeich:5i
entfall:6l
entfern:v 15 8k
entfernt:h 13 3t
entfett:ay bf
entfilzt:5i
entflammbar:1i 6s b9 ba
entgeg:9o
entgelt:7q bt
entgrat:ad
entgratet:ad
enthalt:1h
enthart:c9
enthartungsanlag:c9
enthornt:bq
entkalk:ay az
entkalkt:10 13 6x
entkern:s
entkoffeiniert:35
entkoppeln:g
entlad:6m
entladestell:6m
entlang:3i
entlass:3u 98
entlast:47
entlastungsbetrag:3t
entlebuch:a6
entleer:b2
entluft:6 6a
entmineralisiert:11
entnahmeplan:9h
entrostet:5z aj
entrumpel:18
entschad:4k
entscheid:5c e6
entsorg:l s 18 1o 1s 2r 3j b2 cm e5
entsorgungsfahrt:e6
entsorgungsnachweis:s 18
entspann:4d
entstand:7v
entstaubt:e1
entsteh:7f d9 dc
entsteht:1k
entstor:6
entwasserungsrinn:1e
entwerf:y 1a de
entwickeln:85 a7
entwickl:7z 80
entwirr:5i
entwurf:3 1a 4b 8b 8c 9d d0 db dg di
entwurmt:5m br
enyaq:5w
enzym:2s
eori:6p
epa:9c
epdm:0 c7
epilepsi:5g
episod:8v
eplan:5u c3
epoxid:az
epoxy:az
eppendorf:bd
eps:b6
equipment:dk
erasmus:cl
erasmusstudentin:cl
erb:70 7d 97 bx ch dx
erbau:1e 1f
erbengemeinschaft:ch dx
erbrecht:dx
erbs:1g 3b 3c
erbschaft:91
erbschein:dx
erbsenprotein:3b
erbsensupp:1g
erbstuck:70 7d
erd:6l cs dr
erdarbeit:r
erdbe:2j 2y 38 by
erdbeermarmelad:38
erdbestatt:dr
erdgeschoss:73 84 ca
erdnuss:2z
erdsond:7
erfahr:10 2o 3u 46 4l 4t 5k 9l dl
erfass:cd
erfind:9c dt du
erfolg:8 j 9e 9i d2 dz
erfolgsabhang:9e
erfolgshonorar:9i
erfolgsversprech:5c
erfolgt:1a 8d
erford:4z 71 dl
erforsch:du
erfurt:g 2x 3g 3u 6n 9f 9o
erganz:f d7
erganzt:7m
ergebnis:86 8d
ergo:41
ergotherapi:41
ergreif:dw
erhalt:e 3e 78 79 98 d7 du
erhoh:99
erhoht:2l
eritrea:8m
erkenn:e8
erkennt:e8
erklar:29 4u 4v 5t 7h 82 86 8e 8m 8t 91 9d d2 dx
erklarfilm:8t
erklart:2o 6g az dp dt
erklarvideo:8t
erkrank:7w
erl:22
erlang:k 4o ac cc d2
erlaubnis:2n 9l dz
erlaubt:8 1u 26 33 3h 6j 9x be cf dv
erleb:22
erled:9n c3
erledigt:6p
erlos:b1
ermitteln:dx
ermittl:ab ci
ernahr:4c 5u
ernahrungsberat:5u
erneu:9 1j 7k 7t cx
erneuer:dt
erneuert:7r am b8 c8
ernstfall:9t
ernt:2y 30 5p bu bv
erntehelf:by cs
erntemengenprognos:85
erodi:ak
eroffn:z 1o 2b 8f 95
eroffnet:bd
eroffnungspolonais:4f
erot:3y
erp:9m
erreichbar:5j 9n
erreicht:8f
erricht:c
errichtet:bz
ersatz:g 3b 5x 5z 63 6m 87 9k as bd bl bs bu cz d3 dk
ersatzfahrzeug:6m
ersatzgaranti:9k
ersatzgerat:63 as
ersatzteil:1l 6b 6k 6p ah an au c5 c6 d3
ersatzteilpaket:an
ersatzwag:5x 5z
ersatzzahnrad:cz
erscheinungsbild:8b
erscheinungsjahr:76
erschloss:cd
ersetz:7 l 1j 63 a9
ersetzt:6 6y 7k 9z dn
erspart:9g
erst:97 99
erstanalys:9q
erstanamnes:40
erstatt:3x 3z
erstausgab:76
erstausrusterqualitat:6r
erstbemuster:ac
erstberat:97 99
erstell:5u 9d
erstellt:9i
erstgesprach:y 2h 3z 5u 97 9i
erstklassl:29 2j
erstkommunion:79
erstkommunionkleid:79
erstmal:5w
erstmust:ba
erstmusterpruf:c6
erstsem:cl
erteil:92
ertrag:d 85
ertragsdat:85
ertucht:l
erw:3m ck
erwachs:3x 4g 4o 4y
erwarm:28 3a
erwart:71
erwartet:3k
erweitert:40
erwerb:9g
erwirbt:7f
erwischt:2m ai
erwunscht:z 3y 4d 5a 5m 60 7l 9e bq ct dm
erz:dc
erzahl:2h 3k 3r 8p a6
erzahlt:8p
erzeugt:8l bx
erzgebirg:dc
erzieh:3s 55
erzieherin:3q
erzieherinn:3s 55
escap:3o
esch:1f b7 dc
esel:bp d4 e5
esg:b7
eshop:7y 81 89 96
esoter:2h
esoterikspruch:4d
espresso:35
ess:t 15 1k 1y 2t 3a 3n 3s 5l 5p 5r 5u 6u 6v 6x 6z 72 7t 8i b0 b7 by cb cr cs d1 dl
essensausfahr:cr
essi:6e
essiert:2f 4k 4t a6
essig:ax ay
essigrein:ay
esstagebuch:5u
esstisch:1k 6u 7t b7
esszimm:q 4o
estar:4z
estrich:h s b4 b5
estrichsand:b5
et:46
etag:14 1y 3f 6v 73 76 84 9c 9x ca cm co
etapp:1a 80 9k b7
eternit:0 1s
eternitdach:1s
eternitplatt:0
etf:9h
ethanol:3
ethanolbrenn:3
etikett:2f 33 4j 8c 8i ax ba e6
etiketti:au
etikettier:36
etikettiert:bc
etsy:7y 8x
etui:dz
etw:ci
eu:5w 6r 9c 9i
eukalyptus:20 2f
euro:6l aw
euro6:6e
europa:6y 9c ba
europalett:6l aw
europameisterschaft:6y
europaweit:6m
euterkontroll:5j
euthanasi:5j
evakui:8
event:9w
eventagentur:9w
eventtrail:8s
everst:3q
evtl:3v 71
ewig:84 87
ex:7u 8p 9n
exakt:89
examiniert:3u
exc2:ae
excel:2p 56 81 85 9s cv d9
exemplar:8h 8w
exfrau:8y
existenz:96
existiert:d cb
exklusiv:49 di
exklusivitat:96
expertis:7e 7g
explosionsansicht:8t
explosionsschutz:9u
explosionsschutzdokument:9u
export:5v aw
exporti:6e
exportkist:aw
expos:5t ci
express:8f 8g
extern:9t
extra:30 3p 4k 6g 9d ck
extraktion:12
exzenterschneck:an
exzenterschneckenpump:an
f2:2m
f28:6
f4:2m
faak:3j 57
fabrik:1z 2t 3s 5w 7t a6 bf
fabrikbetrieb:3s
fabrikneu:5w
fabrikschirm:7t
fac:7b 9p
facebook:8a
fach:l 5v 6b 98 ag ak ar dx
fachanwalt:98 dx
fachanwaltin:97
facharbeit:cu
fachbetrieb:v 1q c2
fachbodenanlag:ar
fachchines:86
fachgerecht:7c
fachgeschaft:6t 7r
fachgesprach:8v
fachhoch:a4 bd
fachhochschul:a4 bd
fachkraft:3s 3u 9a 9u a5 e6
fachleut:1s
fachmann:7t af
fachmess:9v
fachperson:46 53
fachpersonal:41 bi
fachrechn:4u
fachsprach:4x
fachwerk:i x
fachwerkhaus:x
fad:39 49 59
fadenheft:8h
fag:am
fagott:do
fahig:1e 67 91 c1
fahn:4j
fahr:1 16 1y 1z 2j 31 3g 3l 3t 3z 43 54 5r 67 68 69 6a 6g 6h 6i 6j 6k 6l 6m 7e 8r ao as b1 b5 bf bh bm bp bv c2 cr dq e0
fahrbar:5j
fahrerschul:as
fahrgast:9p
fahrgestell:6r
fahrgestellnumm:6r
fahrn:9q
fahrplan:1r 7z 9q e0 e8
fahrplanwechsel:7z e0
fahrrad:1e 3g 3i 66 6o 7j c7 cf cl
fahrradkell:cl
fahrradlad:67
fahrradreparatur:6a
fahrradschlauch:c7
fahrradschupp:3i
fahrradteil:cf
fahrradtrag:66
fahrradwerkstatt:d4
fahrschul:54
fahrstund:54
fahrt:10 54 5l 60 64 6h 6i 6j 6m 7a 82 bq bs cq cr d2
fahrtkost:dn
fahrverbot:9b
fahrzeug:5v 5w 61 6e 6f 6g 6i 6m 6n 8k cr
fahrzeugaufbereit:60
fahrzeugbau:be
fair:18 35 5t 76
fak:7b
fakali:2r
fakalienentsorg:2r
falk:83
falkenstein:83
fall:f n 3j 5d 6l 7h 86 9b a7 a9 bp bw e6
fallbeispiel:a7
fallig:5x
fallrohr:1
fallschutzsand:b5
fallt:6 v 1i 28 2o dk
fallung:1c
falsch:44 55 6p
falschpark:61
falschtank:61
falschung:7g 7h
falt:j 10 6b 8c av e2
faltbar:5q 9j
faltschachtel:8c
faltschachteln:av
faltschloss:6b
faltwerktrepp:j
falz:11 8c 8h
falzbein:8h
falzblatt:8f
famili:q 17 1v 29 2t 3h 3n 3q 3z 5g 5s 66 6c 6o 8o 97 9e 9q a5 c9 cb cd cj cn ct d9 dq dr ds du
familienanschluss:5g
familienaufstell:3n
familienbetrieb:9q dr
familieness:2t
familienf:29
familiengefuhrt:3i
familiengesprach:9q
familiennachzug:9a
familiensagas:76
familienverband:du
fand:2c 2e 7h 7v d0
fang:1d 5c by c2
fangt:1m cl cu d9 e1
farb:e z 12 18 19 2d 47 5w 7q 7s 8b 8f 8x 9z a0 ag aj ay b9 c5 de dl e7
farbanalys:e7
farbcod:8b
farbdos:18
farbeim:19
farbenaussuch:z
farbfach:e7
farbig:9z
farbkonzept:z
farbmust:ag
farbstift:a0
farbstoff:2t 4b
farbt:c9
farbton:5z az
farbtyp:e7
farm:35
fars:bq
farsi:8m
fas:e p 15 84 9x b6 dj
fasching:2c dj e6
faschingsamstag:2c
faschingssach:e6
faserzementdach:15
fashion:7b dl
fasnacht:dj
fasnachtsgesellschaft:dj
fass:1n 32 3j 9r d0
fassad:1 e f p 15 1m 8g b7 dg
fassadenbann:8g
fassadenbau:b7
fassadenbuchstab:8g
fassadengerust:1m
fassl:32
fasst:26
fassung:43 7t 8t
fassweis:bt
fast:3n 7b b6
faszi:3w
fault:1f
faust:41
faustel:1e
faustling:dd
favorit:n
fax:87
faxersatz:87
faxweiterleit:87
fc:4k
fcl:6o
fda:c7
fdm:ah
februar:f 18 1c 26 2c 3n 4d 4g 4n 4t 50 58 5b 5t 5v 6k 6u 7h 7j 7x 8a 8n 8x 91 9w aj aq as av ba bq bx cf cl cu d5 d8 dj dm do
fecht:9b ba dk
fechttrikot:ba
fed:o 1j 4e 6v 7r al cz dh
federangel:5h
federball:4i
federbett:7r
federboa:2c
federboas:dj
federbruch:o
federhaus:cz
federt:i
feed:89
feedback:5d
feedbackgesprach:5d
feg:b6
fehl:0 d h 1g 1k 2h 51 53 5x 6y 7a 7u 81 83 88 8o 9a al aq b4 d4 dc dk do
fehlend:93
fehleranalys:51
fehlerdiagnos:d4
fehlerkultur:2h
fehlerseit:83
fehlt:1o 1p 2l 3s 4y 7h 8l 8t 9j ah cz dn dv dz
feier:1u 23 2c 2m 2o 2u 7y dr
feierab:7y
feiern:3f 3p 9y
feiert:2p 7a 9w
feil:4o 7i d0
feilensatz:7i
fein:e g i 31 3j 40 41 6f 7q
feinherb:31
feinkost:2w
feinkostlad:2w
feinmotor:41
feinsteinzeug:g 7q
feld:20 2f 44 4c 4v 5b 5f 5g 86 9a 9h ar at bv dn
feldbach:44
feldkirch:2f 5b 86 9a 9h at dn
feldspritz:bu
felg:5w 5y 60 aj
fell:2c 5i 7l 7s
fem:c4
fenchel:36
fend:74 c5
fendt:bu
fenst:a c f l 11 13 1i 1q 27 6k 7o 7q 8c 8g 8x 8y az bk cm
fensterbank:b8
fensterbrett:6u
fensterfoli:8g
fensterherstell:az
fensterlad:e
fenstern:1i
fensterputz:11
fer:92
feri:4 g 1g 1l 1x 3h 3m 4o 51 54 7u a0 b3 ck cs dx e2
feriencamp:4k
ferienchalet:1x
ferienhaus:1g 3h b3
ferienhaus24:9t
ferienhof:u
ferienhotel:1l
ferienkur:54
ferienkurs:4h
ferienwoch:a0
ferienwohn:7u ck dx e2
ferienwohnungsagentur:e2
ferkel:1v bq br
ferment:bm
fern:1r 3m 77 7n 9n b5 bm bx
fernausstell:1r
fernreis:3m
fernseh:3n 44 6s d3
fernsehsessel:ci
fernuberwach:bm
fernwart:82
fers:47
fertig:9 1g 2s 37 3a 4u 59 5i 7x 80 81 8c 8o 8t 8w 90 9r a1 ad aj b9 bs c4 d8 dd di dw e1 e3
fertigbeton:r b5
fertighaus:y bg
fertighauskatalog:y
fertigmisch:2s
fertigstell:1f 5z 6d 8k ar c3 cx de
fertigt:1p
fertigtruffel:37
fertigungszeichn:c4
fessl:ax
fest:g j 14 1v 1w 21 23 24 26 27 29 2a 2e 2j 2k 2n 2q 2r 34 3c 3l 3q 5t 6c 6j 6o 7c 7s 7w 82 87 8h 8i 9g 9w 9x bi c5 ca cr da dt e5
festanstell:cq
festanzug:7c
festgestellt:w
festhalt:j
festhypothek:9g
festig:6w al c4
festinstallation:2k
festival:1w 2r 66 7m 8r
festivalbeginn:8r
festo:ap
festool:7i
festplatt:a9 d2
festpreis:a n 14 1o 6i 81 dr dx
festsaal:26 7s
festspiel:7w
festwies:bi
festzelt:27
fett:2z 30 ay bf
fettfilt:bf
feu:3o 4p 7m ae aj db dr
feucht:v x 14 65 7n a9
feuchtemess:v
feuchtemessgerat:x
feuchteprotokoll:65
feuchtwisch:14
feuerkorb:db
feuerlauf:3o
feuerschal:6w ad
feuerstattenbescheid:2
feuerstattenschau:2
feuerstell:3
feuerverzink:aj
feuerverzinkt:ae
feuerwehr:1v 32 5p 8e ba de
feuerwehrf:1v
feuerwerk:2m
feuerzeug:d9
fewo:ck
fi:9 a
fiat:65 6g 8k
ficht:1c 1k b3 bw dr e5
fichtelgebirg:db
fichtensarg:dr
fieb:20 45 4n cw
fieberbrunn:4n
fieberkind:cw
fiel:2 c6 d5
fifa:72
figma:7z 8d
figur:37 51 7e 7h 8e 8t 9c dc e7
figuranalys:e7
filet:2v 3c
filetiert:2v
filial:87 8c 8j 9g cp
filialbank:9g
fill:4a
film:c 22 43 8r 8s 8t a7 bf dk e1
filmch:8a
filmminut:8r
filmmus:4o do
filmtag:8r
filt:u 1g 35 44 5n 6r 7m ao bf bz c7
filteranlag:ao
filterpatron:c7
filterrohr:u
filz:12 14 47 7v 8j b6 d6 dz
filzherz:dz
filzwoll:7v
finanz:9i
finanzamt:91
finanzier:6e bu cc
finanzierungsnachweis:cc
finanzplan:9i
find:4 g 2p 2y 4e 5b 65 75 7x 8d 9c 9f 9i a3 bq bs c2 du dz
finderlohn:dz
findet:23 4b 88 8o a0 dt
findling:ds
finelin:4b di
fing:m x 10 52 8i
fingerabdruck:d0
fingerfood:1u
fingerkupp:4a
fingerpicking:4p
fingerscan:m
finsteraarhorn:4m
fir:5n
firewall:86
firm:5 a 1u 1w 23 26 2c 2f 2j 30 37 3g 3n 4w 58 60 83 86 8p 9e 9w a4 a8 bk
firma:d x 16 3k 4c 4u 5b 6j 6k 6o 8a 90 9c 9o 9q 9w a1 a4 a5 ab ai dk
firmenball:26
firmenbus:cu
firmenchron:8p
firmencup:4j
firmenf:23 2j
firmenfei:1u 2c
firmengrupp:4w
firmenjubilaum:2f 9w
firmenkoch:58
firmenlogo:37
firmennam:9o
firmenparkplatz:1w 60
firmenrat:3g
firmentag:3n
firmenwag:a bk
firmung:1u
firmwar:d4
first:0 36 4w b4
firststein:b4
fisch:1x 3c 3l 6m al c2 dk
fischerei:6d c2
fischereigenossenschaft:6d
fischereiverein:c2
fischfilet:3c
fischgrat:h
fischstabch:3c
fischzucht:c2
fissl:7u
fissurenversiegel:42
fitness:7k
fitnesscent:4e
fitnesszentrum:7k
fitting:4
fix:13 1h 6o 7x 88
fixleintuch:7r
fixpreis:n 13 1q a5
fixpreisangebot:1q
fkm:c7
flach:p s v 12 15 1b 1m 1r 23 6y 8z 9x a4 av b0 b8 bx c1 c3 c7 ce cf da dz
flachbeutel:av
flachbildgerat:6y
flachdach:0
flachdicht:c7
flachendeck:84
flachenrein:15
flachstahl:b0
flachstahlfull:1p
flackert:a4 dy
flakon:ax
flamm:3
flansch:ac c7
flasch:1k 2i 30 31 32 33 34 3r 8i ax bn bx d9
flaschenwein:bx
flash:di
flat:3f
flaum:4a
flecht:15
fleck:e v 12 3j bq cd e3
fleckvieh:bq
fleecejack:e7
fleisch:2u 58 5o 6m bq
fleischerei:39
fleischhang:6m
fleischzerleg:58
fleissig:cn
flensburg:44
flex:7i 9x
flick:5y cx d2 d4
flieg:22 2e 3g 4l 52 5g 6k 7d 8z
fliegt:b2
flies:5 g ay
fliesenleg:g
fliessband:8n
fliessbandartikel:8n
fliessend:2r
fliesst:af
flim:4n
flipchart:9y dw
flo:1g
flock:3d de
flohmarkt:7e 7h 8f
floorflex:1s
florian:b8
floristin:20
floskeln:a6
floss:2m 3o 3p
flossbau:3o
flot:4t
flott:5w 5x bk
flottenrabatt:5w
floyd:77
fluchtweg:9u
flug:2y 3m 6i 9b bt c6
flugbrett:bt
flugel:4g 4o 73 bm d6 dm
flugelglatt:r
flugelhorn:4t 75
flughaf:6g 6i a5
flughafentransf:6i
flugmango:2y
flugverbotszon:8z
flugverfolg:6i
flugverspat:9b
flugzeug:c6
flugzeugteil:c6
flur:9 f t 1q 1s 6i 7t cl
flush:36
flussig:38 5j 63 ay
flussiggas:bn
flussiggold:38
flussigwaschmittel:ay
flusternd:8m
flut:dq
flutt:7z
flyer:8f 8h
fm:bw
fn:4h
fob:6o
fodmap:5u
fohl:5k
fohn:g 48 5i 8k
fokusgrupp:9p
folg:a 4f 8v 91
folgejahr:9v
folgenabschatz:9t
folgeverbund:ak
foli:1g 1i 2b 4b 5w 8f 8g 8i 8k 8t 9j 9m a7 a8 av bz dh
folienballon:2b
folienberat:9m
foliengewachshaus:bz
folienstapel:a7
folientausch:1g
folier:8k
follow:8a
fondant:1y
fontan:2m
food:9j a6
foodcoop:3d
foodtruck:1w 8b
for:96
forchheim:84
ford:an
forder:7 p 54 9e bd
forderband:bf
fordereinricht:4h
fordergesuch:7
fordermittel:92 9i
fordermittelberat:9i
fordermittelpruf:92
forderplan:41 53
forderprogramm:69
forderstreck:ar
fordert:91
forderverein:8j
fordervolum:1u
forecast:94
forell:2v c2
form:k 43 49 4z 6x 8c 95 9y af ag ak am b4 c7 c8 di
formalitat:dr
format:2f 7f 8g b4 b7 d8
formation:24
formeln:56
formstabil:43
formteil:c7 c8
formular:6p 9i
formuli:96
formziegeln:b4
forschung:9i du
forschungszulag:9i
forst:7n bw
forstarbeit:bw
forstkart:bw
forststrass:7n
fort:dy
forward:9g
fot:ak
foto:1y 21 2q 5a 5g 5z 71 7f 8a 8s 9b 9c ab b2 cp db df dl e1
fotoabzug:e1
fotobox:2q
fotodokumentation:5z
fotograf:21 3o
fotografi:8y ci e1
fotografiert:8z dl
fotohaus:71
fotoklub:71
fotokur:5a
fotomodel:dl
fotorealist:df
fotos:18 1q 5g 6z 77 7h 8a 8x 8z ab av ci d1 d2 dk dv e6 e8
fotoshooting:8a
fotostation:2q
fotowalk:5a
fotowand:21
fox:78
foxtrott:4f
foy:6s
fp:73
fp1:at
fr:2h 2k 6p a2 bh cm dq
fracht:39 c5
frachtschiff:c5
frack:dj
frag:1j 2h 3d 5c 6c 92 9p ab bb dy
fragebog:5t
fragerund:2h
fragt:1r 55 6p 8f 9u ay bm c6 dr
fraktion:s 14
frank:y 1a 26 2m 32 67 6c 6j 73 7a 7d 7f 7h 89 8b 92 95 99 9b 9e 9g 9i 9j co cu dz
frankfurt:w 2d 4x 6i 6v 8y 9v a3 b4
frankreich:5s
frans:1j
franz:cl
franzos:1p 46 4y 8c 8l 8r a6 dp
franzosischkenntnis:46
fras:m t 1c 1f 47 7i ac at c4 c6 e4
frast:b3
frasteil:c6
frau:10 1t 1x 20 2s 2x 3n 46 4l 4m 4r 5f 5m 68 69 78 7f 7s 8w 9o ab b5 d9 da de dj dv dy
frauenchor:8w
frauenfeld:5f
frauenhaus:4l 78
frauenwochen:dy
frech:5m
freedom:9c
freelanc:80 85 8d 96 9x c4
frei:2 e q u 1m 2x 2z 3i 58 5k 5m 66 6h 6t 7n 9k 9n a0 b4 bc bq br bs bu by c4 ca cb cc cg cn co cu e0
freibad:2j aa
freiberuf:9m
freiberufl:aq
freiburg:x y 2q 46 4y 4z 69 8b 8p 96 9d co cy cz dw
freie:2h 3s 3t 3u 41 5x 66 6r cn di dt
freien:3z 46 4c
freier:2
freies:5s
freigab:72 7z a8 c4
freigestellt:8x
freiland:2x
freilauf:2x
freilaufstall:c0
freilichtspiel:2l
freimess:1s
freischneid:7j
freischwing:6u
freising:3 1k 7n
freistadt:1y bo cd
freisteh:5 3h
freistell:8x
freitag:1w 25 2b 2e 2v 3k 3r 4a 4f 4h 4s 5e 5h 5l 5n 6g 6l 6n 8f 8h 8l 8n 9z ac ah b2 bh cb cr cs do dq dz e0 e7
freitagab:1w
freitrag:j o
freiwill:5a dq
freizeit:5k
freizeitgart:cd
freizeitpferd:5k
fremd:3q 4b 4x 5h 70 8w 9y ab ak aq d1 di dz
fremdenlegionar:8p
fremdgerat:d1
fremdsprach:4x
french:4a
frequenz:am
frequenzumricht:am
fress:c0
fressgitt:c0
freund:1x 2a 3p 3z b5 dc
freundin:12 3n 3p 4d 8v cs
freundinn:2a 3p 3z
freundlich:y 2o 3i 4y 9f a3 cr cv
fria:1t
friday:83
friedhof:db ds
friedhofstor:db
friedhofsverwalt:ds
friedrichshain:6a
frisbe:8j
frisch:1y 2j 2s 2t 2v 2x 35 39 52 62 70 78 7g 7l a1 aj b5 br d4
frischmilch:a1
friseur:aa
friseurin:48
friseus:8a
frisi:64
frisiersalon:8
frisiert:48
frisst:5g 5j bh cj
frist:82 91 98 9i 9t a4 b9 bc bk c0 cv d5
fristablauf:82
fristlos:98
fritteus:3e
fritzbox:84
fronius:d
fronleichnam:6f
front:k 11 1k 7w ao bu
frontlad:ao bu
frost:bn ds
frostperiod:ds
frostschurz:r
frostsich:1e bj
frottiertuch:e2
frucht:2i 2z 37 38 4a bx
fruchtbar:5j
fruchtbarkeitsdiagnost:5j
fruchtgummi:37
fruchtsaur:4a
fruh:4 1t 24 2d 2q 2y 3a 3g 3u 6a 6i 6m 9l a6 bh bv cg cm co cq cs cu
fruhdien:cm
fruhest:61
fruhjahr:43 9h
fruhling:27 40 62 6a bs
fruhlingscheck:6a
fruhlingsf:27
fruhlingsferienwoch:9z
fruhschicht:cm co
fruhstuck:1h 2d 38 3f 3g 3i 3v 7p ck ct
fruhstucksbuffet:3g
fruhstuckspension:38 3i
fsc:1f av
fssc:bc
fuch:2x dg
fug:g h 13 15 1s
fuhlig:5l
fuhlt:z
fuhr:h w 19 2v 32 33 3e 4f 5y 68 6u 6y 78 7c 7j 7k 7m 7r 8v 8w 92 ab av ax b4 b5 bg by ci dx
fuhrbetrieb:5y
fuhrerausweis:3q cr cu
fuhrerschein:3l 3q 54 55 5s 6h 9b dq
fuhrpark:6e
fuhrt:2s 3k 4c 81 a0 ct
fuhrung:3k 5d 5p a9 bm cp dy
fuhrungskraft:5b 5d
fuhrungsworkshop:5d
fuhrungszeugnis:cw
fuji:71
fulda:26 6w 8x 9s bk c2 cp d8
fulfillment:6q
full:14 2f 2j 2r 2z 31 32 34 35 3d 42 6x 9a a0 a1 ag ak ay az bb bo
fullmeng:6x
fullsimulation:ak
fullt:8 31 ak bc bn
fullung:1p
fund:7e db dz
fundament:7 i o r 1h 6n ds
fundamentank:i
fundamentarbeit:o
fundamentrahm:6n
fundburo:dz
fundstahl:db
fundus:2c
funfachs:ac c6
funfhundert:2l
funfjahr:3r 3x
funfmal:6f
funfstock:1y
funft:2d cc e4
funfundachtz:2o
funfzehn:22 3y 5y 64 bn
funfzig:23 3l 3z 49 54 64 73 92 9h 9w a8 ai d7 dl
funfzigerjahr:2c
funk:b c o 24 2k 7o 84 cg e4
funkenplatt:7o
funkgerat:c5
funkloch:84
funkmietwag:6i
funkmikro:2k
funkmikros:2k
funknetz:84
funksend:cg e4
funksteuer:bg
funktion:d 67 6s ah d3
funktionsfah:67
funktionsmust:ah
funktionspruf:d3
furn:u 17 1w 2d 3i 3o 4r ah
furni:d7
furniert:1k
furstenfeldbruck:y
furth:k 39 5j 79 cm ds
furz:4t
fusion:3o
fuss:7 1f 3v 47 5a 5g 60 6o 6s 7s at bj bk
fussball:3w 4k 5p 88 d9
fussballschul:4k
fussballverein:3w 88
fussbod:7s
fussbodenheiz:7 5g
fussch:d7
fussgangerzon:ce cz
fusslauf:cg
fussleist:e
fussnot:8o
fusspedal:at
fusspfleg:47
fussraum:60
fussreflex:3y
fussstutz:5q
futt:2z 3v 5h 5n 5o 79 au bo bp c0 c2 cx dq
futter:5k
futteral:cy
futterdos:5n
futterplan:bp
futterrauf:c0
futtert:5h
g26:45
g4:c7
gaap:92
gab:9i
gabbeh:7s
gabel:63 67 bh d6
gabeln:6a as
gabelrohr:63
gabelservic:63
gackert:bs
gag:23 24
gala:21 2o
galeri:21 2q 7f 7t b3
galizi:du
gall:14 3y 5u 66 7g 9p a8 e0
galopp:4h
galoppiert:4h
galtur:6y
gamecub:72
gamepad:72
gaming:70
gang:1l 1x 3f 3g 3t 4y 5c 5g 5h 5k 67 a5 ar b2 dq
gangway:c5
gans:bs
gansekuk:bs
ganzjahr:6c 6w bq
ganztag:55
gap:86
gar:1e 1v 33 cn
garag:0 a k q s 1e 1s 7n 8x 95 9x cc cg dg e6
garagendach:1s
garagentor:4k
garagenwand:dg
garanti:13 43 51 5v 5w 64 68 6x 6z 70 88 9k au bl
garantieabwickl:bl
garantiert:6m 93 da
gardase:2p 3j
gardemang:cn
garderob:1k 1n 26 2o
garderobenhak:1n
gardin:1i 1n e3
gardinenstang:1n
garmisch:1e
garn:12 7v
garnel:5n
garni:3g cn
garnitur:28 6s e2
gart:7 c q u 11 19 1a 1d 27 2i 3f 3h 3o 3q 5m 5p 7q 8n a4 ae aj bh bo bw cj co d7 da dt
gartenarchitektin:1a
gartenbau:5p bh
gartenbaum:bw
gartenbauverein:5p
gartenbrunn:u
gartencent:6l
gartencenterkund:6l
gartenhaus:r 2m bl
gartenhutt:7q
gartenlo:6w
gartenmau:q
gartenmobel:8n aj
gartenparty:2i
gartenpfort:ae
gartenplan:1a
gartenraum:19
gartentor:1d db
gartenturl:aj
gartn:1b av bw
gartnerei:bz cs
gas:2 6 7 17 1n 1v 6v 6w bm c8 ca
gasarbeit:1n
gasaufbereit:bm
gasetag:ca
gasfed:6v
gasflasch:66 cg
gasgrill:1v 6w
gaskoch:7m
gasleit:4
gasmotor:bm
gaspoltshof:ae
gass:3k
gassi:5e 7z dq
gassigang:dq
gast:5 1u 1v 1y 21 24 2f 2h 2i 2n 2o 2p 2q 2r 2w 37 38 3e 3f 3l 3y 4m 57 5s 6j 6q 84 8h 8v 9w a3 aa cl dh dt
gastebetreu:a3
gastebuch:2q 8h
gastefuhrerin:3k
gastelist:2f
gasteportal:84
gastezimm:6q
gastfamili:5s
gastgart:3f
gastgeb:3i
gastgeschenk:37
gasthaus:3f 6u
gastherm:2 6
gasthof:3f cn
gastro:26 2t 2v 2y 3b 3e 8a 93 aa ay
gastrogerat:3e
gastrokuch:26
gastronomi:ce
gastwirtschaft:2w
gatsby:dj
gatt:ao
gattersag:ao
gaub:0 i x y
gav:ct
gaz:8h
gb:6z 70
gdp:6m
gearbeitet:e 41 5f 5i
geb:12 1j 1m 28 51 5a 5f 5g 5h 5o 5p 6p 7i 7p 7w 92 97 9h bd cd cf cy da dp e2 e3
gebaud:1r 9f b7 c1
gebaudeservic:a4
gebaudeversicher:2
gebaut:r 70
gebet:8k
gebiet:k 2l d3
gebind:2t 3b 7q ay az
gebirg:dc
geblas:29
geblieb:7q
geblitzt:9b
gebog:db
gebor:31
geborst:3 b8
gebracht:t 33 9k
gebrannt:33
gebrat:6w
gebraucht:2j 3e 5q 5v 5w 62 65 67 68 6b 6c 6o 6r 6t 6u 6v 6x 6y 70 71 72 73 75 7c 7i 7k 7l 7o 7t 9z am an ap ar as au aw b4 bd bg bk bt bu bw bz
gebrauchtgerat:7k
gebrem:6f
gebroch:1u 3v ak aw d3 d5
gebucht:1u 9w
gebugelt:e2
gebuhr:1w 6f 7v 9c 9e aa ck dl
gebund:20 8h
geburt:10 3x 46 7v 8l dv dy
geburtsdat:dy
geburtsdatum:dv
geburtshaus:46
geburtshoroskop:dy
geburtstag:12 23 26 29 2a 2t 4b 4r 6w db df
geburtstagskaffe:6w
geburtsurkund:8l
gechipt:5m
gedammt:p
gedeckt:8x
gedenk:7g
gedrechselt:dc
gedreht:6n
gedroht:2r
gedrosselt:62
gedruckt:2f 8c 96 9f
geduld:4g 4h 4i 54 ab e8
geduldet:3h
geeicht:b1
geeignet:7u aw
geerbt:1q 3j 5p cy
gefahr:49 5k 62 e8
gefahrdungsbeurteil:9u
gefahrgut:ay
gefahrguttransport:ay
gefahrstoff:9u
gefahrstoffkatast:9u
gefall:f x 1f 42 4g 54 6z c3 d1 dz
gefalligkeitsbewert:x
gefallt:1d b3 bb dc
gefalzt:8f
gefarbt:8u dd
gefertigt:1k
gefettet:78
gefiel:7q
gefilzt:7v
geflammt:b8
geflecht:d7
gefli:3e
geflickt:79
geflugelhof:bs
gefordert:4d dv
gefragt:8b e5
gefrast:ag
gefriergetrocknet:2z
gefror:3c
gefuhlt:1c
gefuhrt:1z 6q
gefullt:2t
gefund:4p 53 8o 9g c9 dz
gefuttert:2f b9
gegahnt:a8
gegang:14 e0
gegend:cr
gegenles:8l
gegenseit:dp
gegenstrom:1g
gegenstromanlag:1g
gegenteil:9f
gegess:2w 58
geglattet:r
gegner:6g
gegor:60
gegoss:r
gegrab:r
gegrin:2q
geh:x 17 5u 9m dz
gehakelt:7v dd
gehalt:4j 5b 8k
gehaltsverhandl:5b
gehandelt:35
gehangt:79
gehartet:ak
gehaus:71 7d ad af ai c6
gehauseeinbau:ai
gehauseteil:ad
gehbehindert:3g
gehebelt:4l
geheimfach:7e
gehn:27 7w
gehob:3g
geholf:40
geholt:8g cp
geholz:1a
gehor:19 2h 43 5b c1 dc
gehorgang:44
gehorschutz:44
gehort:1o 2k 3z 6q 8h
gehrung:d8
gehrungsschnitt:g
gehsteig:19 1t
gehweg:c 1b 1t
geidorf:4o 4q
geig:4q 75
geigenbau:d5
geigenunterricht:4q
geimpft:5m br bs
geist:1t
gekampft:1o
gekantet:1 ad
gekappt:1c
gekauft:g 1k da
gekeimt:bo
gekerbt:al
gekippt:12 2l
geklackert:d2
geklart:98
geklebt:1i 2q
gekleidet:2o
geklettert:2n
gekocht:5r
gekomm:52
gekoppelt:bj
gekort:bq
gekostet:3j
gekracht:6d
gekrauselt:1i
gekriegt:9t
gekritzelt:c4
gekuhlt:2v 2w 3b 6k
gekundigt:6e 8u 98 9e
gel:4a
gelacht:32 4a c1 ci
gelackt:aj
gelad:6g bc
gelagert:32
geland:j 1p 2j 2l 3s 5k a2 ae aj d4 dc
gelasert:ad
gelass:4h
gelato:2j
gelb:e 5m 5x 6k 9z bl ds
gelcoat:6d
geld:d 4y 5s 72 9g 9h 9i c1 cr cu cw dk dq
geldanlag:9h
gele:38
gelegt:1c
gelehrtenbibliothek:76
geleitet:4l
gelenk:9u b3 e2
gelenkarm:1h
gelernt:48
geliefert:o 2y 3a 6x 7n
gelieh:n 4q 5q 7i
gelierzuck:38
gelistet:1r
gelnagel:4a
gelnhaus:ad
geloscht:bn d2
gelsenkirch:20 3e 7e 7w 99
gelutscht:2j
gema:8w
gemahl:35 39
gemauert:3 6w 7o
gemeind:s y 1i 27 2m 3s 5r 73 76 7j 7p ae b5 bc c3 cv db dg
gemeindebibliothek:76
gemeindekuch:bc
gemeinderat:9p
gemeindesaal:1i
gemeindeverwalt:4w
gemeinnutz:7q
gemeinsam:3m 3o 3u 51 58 dg dw
gemeinschaft:3j ch cl dx
gemeinschaftshof:6w
gemeinschaftskuch:cl
gemeinschaftsraum:3j
gemerkt:4m
gemess:c3
gemietet:31
gemischt:19 2y 36 37 3s 4k 5z 8j al az b2 cs do
gemischtgeschlecht:3z
gemus:2y 3c
gemusebeet:9x
gemusehof:bu
gemut:3f 7o
genagelt:5l
genaht:1i 59
genau:2c 3d 7a 7d 8r 8z 9u av b7 dj
genehm:i q u w 19 6n b2
genehmigt:q
generalprob:2k
generaluberhol:d5
generaluberholt:6x 70
generalunternehm:1q
generalversamml:92
generation:72 du
generationenhaus:3v
generator:3j
genervt:4k
genesis:6w
genet:4v
genf:dp
genomm:b7
genossenschaft:3w 6d 6w 85 96 9j bw cy
gent:bq
gentechnikfrei:3b
genugt:6h
geoffnet:86
geolt:1k
geometri:4u
georeferenziert:8z
georgi:5s
gepack:6b
gepacktasch:6b
geplant:q 3p 3z 46
geplatzt:ai ao dj
gepolstert:12 6u
gepresst:30 8w
gepruft:p w 29 2l 3e 3k 4m 4n 5l 65 6n 7i 7w bo
gepunktet:v
gera:2q 5n 5x 8f 8i al at dr
gerahmt:7f
gerat:4 6 7 8 c k v x 1b 3e 3w 4a 4c 4e 5q 63 6x 6y 6z 7k 7l 8p 8q a0 aa as b6 bd bh bk c0 d1 d3 e1 e8
geratt:ap
gerauchert:2v 39 3b
geraucht:e 5w
geraumt:1t
gerausch:8r
gerb:ai b9
gerberei:8p
gerebelt:39
gerecht:6m dd
geredet:4w
geregelt:3t 8e dw
gereinigt:7a 7b 7c e1
gericht:1u 3a 8m cn dw
gerichtsbar:3k
gerichtsgutachterin:8q
gerichtssaal:dw
gerichtsverwertbar:ab
geriss:0 1i 8k ae c5 cy
geritt:5k
germanistin:8o
gern:4 36 4y 62 72 7u 9x
gerollt:2t
gerostet:2z 35
gert:4h
geruch:39 5w
geruhrt:38
gerust:0 d 1m b4 bh
gerustbau:1m
gesagt:1c
gesamt:1b 1q 3p 6f 8r 9m
gesamtdau:8r
gesamtflach:1b
gesamtgewicht:6f
gesamtpaket:3p
gesamtprojektleit:9m
gesamtsanier:1q
gesang:4r 8w dm
gesangskabin:8w
gesangsunterricht:4r
gesass:d1
gesasstasch:d1
gescannt:e1
geschadigt:9b
geschaft:1k 37 3d 3k 7y 8g 8o 8y c2 ce ci e7
geschaftsaufgab:7c
geschaftsbericht:8o 8y
geschaftsfuhr:9m
geschaftsleit:86 94
geschaftspartn:3k
geschatzt:2i
geschaut:5r
geschenk:33 37 da
geschenkt:5a 78 79 e8
geschicht:2h 8e 8h 8p 8u
geschichtsverein:8h
geschickt:s 37 4l 99
geschirr:k 1l 1u 28 5o 7u da
geschirrspul:k 6x
geschloss:6h
geschmiedet:db
geschmuckt:2g
geschnitt:20 22 2u
geschnitzt:7v
geschopft:an
geschoss:j p
geschossdeck:p
geschosshoh:j
geschrieb:80 ab
geschub:4l
geschult:cz
geschuttelt:p
geschutzt:l 3z 4l d8
geschwieg:3o
geschwind:8r 9l
geschwist:4k 97 9d cw
geseh:4q 69 ab dv
gesell:cu
gesellenbrief:cu
gesellschaft:5k 94 96 9f 9y
gesellschaftsspiel:7a
gesellschaftsvertrag:96
gesenkschmied:af
gesenkschmiedeteil:af
gesess:3
gesetz:4v
gesetzt:3 cl
gesext:bs
gesichert:0 17 61 9g a9
gesicht:22 4a 4b 82 bb dl
gesichtsbehandl:4a
gesichtspfleg:bb
gesiegelt:9d
gespart:72
gespeichert:di
gesperrt:6z 72 ae
gesprach:48 4w 53 5b 5d 8m 8v 94 9o 9q ab dt e7
gesprachsleitfad:9o
gesproch:8r
gesprung:g l 5j 6s af
gespuckt:bv
gespult:28
gest:o t 1e 1f 42 5j 5l 5x 7s 7t 8k 9m 9o a0 a6 ab ar c8
gestackt:8x
gestalt:z 2f 7x 8b 8c 91 a8 dr
gestaltet:2f dg
gestaltungshandbuch:8b
gestaltungskonzept:z
gestank:dg
gestanzt:ad
gesteck:20
gestell:6t 6u ah b7
gestellt:1x 21 4n 56 a3 b1 de
gestempelt:2x 7g
gesteuert:bv
gestickt:b9 de
gestieg:9r
gestimmt:73 ch
gestohnt:bf
gestoppt:c6
gestorb:18 ak df
gestreckt:af
gestreift:5z
gestresst:4d
gestrich:b4
gestrickt:dd
gesturzt:j
gestutzt:1y
gesuch:9i
gesucht:q v 1s 1x 2e 3h 3q 3x 3y 4c 4f 4i 59 6e 7d 7u 7w 81 8d 8m 96 99 9i 9q cm cn cs cu do
gesund:3q 40 4c a1 bq bt c2 cn
gesundheitsamt:c9
gesundheitspraxis:40
gesundheitsprogramm:4c
gesundheitszertifikat:c2
gesundheitszeugnis:bq bt cn
getanzt:24
getauft:dt
getauscht:4
geteilt:3i ci e0
getigert:dz
getippt:8h
getrag:7b 7c 7d
getrank:2i 34 a1 cq
getrankelogist:cq
getrankemarkt:34
getreid:3d
getrennt:5g 84 b1 b2 dm dw
getrieb:am bm bu
getriebemotor:am
getriebeneig:71
getriebeolwechsel:bm
getriebereparatur:am
getrocknet:2t 30 7n
getroff:8z
getrunk:35
getting:21
gewachs:79 7l 94
gewachshaus:bz
gewahr:3e 6r 7i
gewahrleist:6z 96 99 an bd
gewalt:5f 5z
gewalzt:2w
gewand:dj
gewandert:cv
gewartet:7w
gewasch:2c 35 77 78 7s b5
geweb:3y 5y
gewebt:7s
gewendelt:j
gewerb:1w 7x 95 9f a4 b2 cf
gewerbeabfall:b2
gewerbeanmeld:95
gewerbeobjekt:a4
gewerbepark:1w cf
gewerbeschein:95
gewerbeverein:7x
gewerk:1q
gewicht:5u 6f 7k 7o br
gewichtet:73
gewickelt:6l
gewind:al
gewindestang:al
gewiss:ab
gewitt:27 82 ai an
gewittert:3i
gewohn:53 5c
gewolb:31
gewolbekell:31
geworf:4l 77
gewunscht:1f 28 69 7p 85 8w 97 ag
gewurz:39 au bc
gewurzmisch:bc
gewutet:bs
gezeichnet:5p
gezeigt:9c a2 cp
gezinkt:1k
gezog:1f 5v cd
gezuckt:7e
gfk:1g 6c 6d
ghabt:3w
ghosting:5t
ghostwrit:8p
gibt:3y 4s 59 5a ag
gicht:5u
giebel:1m
giebelwand:p
giersch:1b
giesing:cp
giess:r 15 37 4u 5h 5o 6h 6z 8o 9w cj cs de ds
giesserei:af
giesshall:9w
giesst:r af cj
gifhorn:2
gift:w 1b
giftig:1s
gilet:2e
gilt:1c
gimbal:22
gin:2i 33
gipfeli:1z
gips:f 6g 7q b2
gipshand:6g
gipskarton:7q b2
girland:2b
gitarr:24 25 4p 74 d5
gitarrenlehr:4p
gitt:5j c0 d3
gitterbox:28 aw
glanzend:d9
glanzruss:2
glarus:3e 83 d5
glas:d j l 12 1h 1m 1u 28 2e 2i 2w 34 38 3a 43 5n 5p 7o 7u 84 8c 8i 9x av ax b7 bc bl bz cz d1 d8 d9 dh
glasbruch:l d8
glasch:20
glasdach:1m
glasern:1h
glasfas:84 9x
glasfaseranschluss:84
glasgeland:j
glashandel:b7
glashaus:bz
glashutt:cz
glasiert:57 da
glasplattennegativ:e1
glasrein:11
glasur:57 da
glatt:f 4u 8l ah
glatteis:1t 2g
glaub:4r 82 ab
glaubt:2a 8p e5
gleich:ag b9
gleichart:7s
gleichung:4u
gleichwert:1s
gleichzeit:87
gleit:4g
gleitringdicht:an
gleitsicht:43
gleitsichtbrill:43
gleitsichtglas:43
gletsch:4m
gletscherblick:br
gletscherkur:4m
glieder:5t
glitschig:15
glitz:2m 79 dj
globuli:40
glock:3n af
glossing:48
gluck:2 4g 9u
gluckert:t
glucksspiel:8u
gluhend:af
glump:18
glurak:7h
glut:2 1v 58 bc
glutamat:39
glutenfrei:1u
gmbh:91 92 95 9d
gmund:1z 3c 70 8x 9q bq d0
gnocchi:2t
go:a 81 9i
gohlis:cg
gold:28 2b 2c 2m 38 4t 77 7d 7g 8c 8h ax d0 dh e5
goldach:a0
goldfisch:5n
goldfischglas:5n
goldkett:7d
goldlitz:cx
goldmin:77
goldprag:8h
goldreg:2m
goldschmiedin:d0
golf:4j 5v 60 75
golfball:75
goodi:9j
googelt:7x
googl:88 89
gopping:at
gorlitz:1j du
gospel:25 dm
gospelkreis:dm
gossau:bn e8
gostenhof:ca
goth:3k 4x
gotha:7q cc
gothehaus:3k
gotting:1c 2e 3d 4d 5c 76 9t cb
gottweig:7v
gotzis:b6
gps:3o 5e 68 7z bv c3
gr:2e 67 79 7c ba c5 dd dj
grab:25 2n 61 b5 cd db ds
grabdenkmal:ds
grabkreuz:db
grabmal:b8
grabpfleg:ds
grabstein:ds
grabt:9f
grad:6 7 8 1l 2g 2j 2t 3c 3t 4g 6m 7b 7r 8x 8z ad af ao b4 bz c8 c9 da e2
graffiti:dg
graffitischutz:dg
grafik:9p 9v d8
grafikausstell:d8
grafikerin:8b di
grafisch:du
gramm:2u 37 38 a8 bc c4 e2
grammat:4w 4x 8p
grammophon:77
grandios:8w
granit:1e 4m b8 ds
granulat:ag
gras:1a 7j bo br e3
graspapierpol:av
grat:2v ad
gratis:2 3 1c 36 3b 43 5o 5x 6h 8r a1 ci cj ck d4 dl
gratulation:9n
grau:7 h y 1f 4b 6s 72 8f 9z az b8 bp dd dz
graubund:y 8f
grauguss:af
gravel:67 d4
gravi:d0
graviert:7d
gravur:8j d9
graz:1 e 17 1t 1u 3p 4o 4q 5z 6g 6h 6m 8h 91 9w b7 bc cc cg cl cw d4 dl dr dw dz
green:9w
greenscre:2q
greif:s 13 6d aq c4
greifswald:6d
greift:d4
grench:9r
grenz:q 1d 4y 6p 92 c3
grenzabstand:1d
grenzfeststell:c3
grenzgang:4y
grenzstein:1d
grenzwert:92
grenzwiederherstell:c3
grey:36
gries:cg cw
griff:l 1n 3y 4p 4s 62 9w c2 db
griffbereit:4s
grill:1f 1v 2u 3h 3o 6l 6w
grillab:1f
grillmeist:1v
grin:dl
gripp:45
grippeimpf:45
grissn:1j
grob:2p 96
groov:4s
gross:1n 2c 2e 2q 2u 2x 2y 39 3c 3d 3e 4q 67 79 7b 7c 81 8j 96 av aw ay de du
grossart:8o
grosselt:y 1q d8 df dt
grossenangab:dd
grossenlist:de
grossformat:g 7f
grossglockn:4m 62
grosshandel:2y 3d ay b9 bk
grosshandl:3d 81
grosskist:aw
grosskuch:3c 3e ay
grosskund:96
grossmarkt:2y
grossmutt:38 50 b9 d0
grossonkel:du
grosspack:2z 3c
grosst:9n
grossvat:75 7d aj cz
grosszerleg:2u
grottig:4i
grub:u b5 cf
grun:1 15 1a 2b 2e 2y 30 31 36 3w 48 4l 5g 6s 76 a4 aq at c9 cc dd dh
grunbeck:c9
grund:a t 15 4t 52 56 5f 8x 8y 95 9d 9e 9j ay az cc cm
grundausstatt:7u
grundbetrag:54
grundbuch:9d a9 cc cd
grundbuchakt:a9
grundbucheintrag:cd
grundbuchseintrag:9d
grunderberat:95
grundfos:an
grundgebuhr:9e
grundinstallation:a
grundkenntnis:cm
grundkur:5f
grundlag:56
grundleit:t
grundlse:77
grundof:3 7o
grundrein:ay
grundriss:z 1r
grundsatz:p
grundschuld:9d
grundschulgrupp:4t
grundschullehrerin:52
grundstuck:o q 97 99 9d cd
grundstucksgrenz:q
grundstuckskauf:99
grundung:95 9d
grundungsstart:95
grundungszuschuss:95
grundwass:7
grunflach:a4
grungut:1b
grunschnitt:19 b2
grunwald:2y
grupp:21 2c 33 3i 3n 3s 4c 4d 4e 4h 4i 4n 4t 4w 4x 4y 51 5d 5e 5f 6h 7m 8y 9f 9y bb bt cs e8
gruppenbild:21 8y
gruppenraum:3n
gruppenunfall:9f
gruppenzimm:9y
gruselnumm:2a
grusig:13
gs:62
gschafft:ap
gscheit:3 c 3o
gspielt:4o 4t
gsucht:g 13 1t 2c 2g 2h 2j 3e 3j 3o 4w 53 5d 63 64 6w 73 7c 7k 7v 9u an at cb ce cg cn cp cr cs dk dn
gta:72
guckt:1j
guid:8u
gulasch:3a
gull:bm bv
gullekanalabdeck:c0
gulletank:bm
gummersbach:b3
gummi:37 5y 6c 79 c7 cs d9
gummiart:48
gummiboot:6c
gummiprofil:c7
gummis:5y
gummistiefel:79 cs
gunstig:3i 43 5k 75 b6
gunzburg:8e
guppys:5n
gurkenglas:8c
gurt:1c 1j 69 6h 6j
gurtel:cy
gurtford:ar
gurtpflicht:6j
guru:5c
gurus:4d
guss:7k 7u ac af ag bf
gusseis:7k 7u
gusseisern:7o
gussform:ak
gut:15 1x 31 33 76
gutacht:s x 5v 5z 6c bm
gutburg:3f
gutenachtgeschicht:3r
gutersloh:7j a4
guterteil:97
gutschein:58 5b 9i
gutshof:7e
guzzi:63
gvp:9l
gymnasium:4q 51 67
h0:7h
h2:7r
h3:6t 7r
h7:ac
ha:bo bv bx c1
haar:2d 48 49 60 bb c6 ct dl
haarnadeln:2d
haarriss:c6
haarschau:dl
haarschnitt:2d 49
haarseif:bb
haarstyling:2d
habt:1w 5q 76 7v
haccp:w 6m
hack:k 9t dv
hackerangriff:9t
hackseln:bv
hacksl:1c 7j bv
haf:32 3b 3d 5a 6o c5
haferflock:3d
haferl:cy
haferlschuh:cy
hafermilch:3b
hafersahn:3b
hafling:4h
haflingerstut:5k
hafn:3
hafnermeist:3
haft:99 az
hafteln:59
haftet:1t 95
haftgrund:az
haftpflicht:29 5e 9f
haftung:1t az
hag:4g 91 a2 dq
hagel:1h 5z 8z 9f bv
hageldell:5z
hagelschad:5z
hahn:4 1n 2x bz
hahnch:bs
haibik:68
hainbuch:7p
hainbuchenheck:7p
hak:1 1n 2u af bg
hakeln:59
hal:2v 30 4b 4r 55 5q 74
halb:7 9 n o x 1t 21 2u 34 36 3b 3r 4q 5n 60 64 7q 82 83 8p 8q 8y 9c 9y a2 ak ao b0 bh bm bx c6 dn e7
halberstadt:bh
halbfert:9
halbiert:1z
halbjahr:bm c9
halbpension:3g
halbtag:dl e6
halbzeug:c6
hald:8z
halft:2p 2u 2z 4w 79 7k cc de dp
halftig:37
hall:r s 16 23 2n 2o 2t 35 4b 4c 4e 4h 4i 4m 4w 5k 5m 6d 6i 6r 72 7f 8k 8s 8v 8z 95 9c 9o 9u 9v 9w ae ap at bf cf ct cu db
hallau:6u
hallein:2v
hallelujah:25
hallenbad:4g ay
hallenkurs:4e
hallertau:32 cs
halloumi:1v
hallstatt:db
halsband:5e 5f
halt:j n q 1d 21 2d 2p 34 3c 3l 3v 41 43 44 46 56 6b 6j 6m 6y 70 82 8a 8h 8n 8p 99 9i 9n 9p a7 ah as au bl c6 c7 c8 e0 e6
haltbar:3a bb cq dq
haltbarkeitst:bb
halter:6y ah
haltestell:9p
halteverbot:16
halteverbotszon:16
haltung:4q
ham:1x 5m 88
hamburg:h z 2i 2y 39 3p 6l 6o 8e 9t a6 c5 ck dg e0
hameln:7v
hamm:6b ab af cf d6
hammerkopf:d6
hammerschlag:cf
hammert:db
hamst:5j
hanau:1h ci d3 dh
hand:3 5 o 1w 20 2r 31 39 3x 41 46 49 4b 4i 56 57 5b 6g 78 7b 7c 7i 8b 8f 8j 8x 8y 9l 9u 9w a4 as at ay b3 b4 bh c2 c5 cs cy d0 d7 d9 db dc dd dh dl e2 e6
handadr:2f
handadressiert:2f
handball:4k 8j
handballteam:8j
handbeschriftet:2f
handbuch:86 8b 9s
handel:95 9d ab b0 b6 b7
handeln:75 7i bu
handelsfirma:ab
handelsregist:95
handelsregisteranmeld:9d
handelsvertret:96
handfunkgerat:c5
handgedreht:da
handgefertigt:dd
handgeknupft:12 7s
handgelenk:9u b3 e2
handgemacht:37 7v
handgeschmiedet:db
handgeschrieb:8i
handgestrich:b4
handgestrickt:dd
handkreissag:7i
handl:3d 5k 5m 5v 62 64 6r 7e 7n 7x 81 8c 9z an ar bl bo c6 cf
handlang:cu
handlauf:1p
handlungsempfehl:9p
handout:56
handpolitur:d7
handrad:at
handschrift:dh di
handschuh:13 ba
handsend:o
handtasch:7b cy
handtherapi:41
handtuch:e2
handwaschbeck:2r
handwerk:1z 2j 3x 69 7x 88 91 9o b7 bj ch dp
handwerksbackerei:1z
handwerksbetrieb:3x 91
handwerksmeist:91
handwerkzeug:at
handy:c n 21 37 3k 3n 43 5d 6k 7x 7z 84 87 8k 8w 9f a4 ab d1 dv e1 e8
handybild:21
handyhull:37
handykur:e8
handynumm:8k
handyreparatur:d1
handys:71
handyspionag:ab
handzettel:8f
hanf:p b6
hanfmatt:b6
hang:8 k 1a 1c 1m 2c 2k 2u 34 4n 51 67 68 6b 6f 6m 6y 7f 7q 7t 8g 9r 9y aj at bm br bw bx c3 c8 cd d8 dj
hangelicht:7t
hangematt:7m
hangflach:c3
hanggart:1a
hanggrundstuck:y
hanglag:cd
hangt:a o 13 1n 5n 5p 5t 6p 6s 7c 7f 80 84
hangung:d8
hankook:5y
hannov:p 12 6h 7k 8p 92 9c dm
hantel:7k
hantelbank:7k
hanteln:4e
hantelscheib:7k
hantelstang:7k
happch:1u
hard:ca
hardcov:76 8h
harf:75
harmoni:d5
harry:76
hart:2t 2w 3y 44 b7 ba c9
hartepruf:be
harteverlauf:be
hartkas:2w
hartweiz:2t
harv:bw
harz:3g az
has:2a 37
haselnuss:2j 2z
hasst:5i
hatha:4d
hatt:u
haub:3e 5z 61
hauch:ap
hauchdunn:2t
hauf:19 b1 do
haupt:5r
hauptbahnhof:9x
hauptsach:3e 67 6b bu dn
hauptspeis:5r
haus:2 6 7 a c k l m p q s t x y z 11 18 1c 1f 1g 1h 1i 1m 1n 1p 1q 1r 1t 1v 1z 2b 2d 2e 2r 3h 3k 3n 3q 3u 3w 3y 41 44 45 46 47 48 4c 4h 4j 4l 4p 4r 4w 4x 4y 53 5c 5e 5f 5h 5j 5m 5q 5r 5v 5w 5x 65 68 6e 6i 6t 71 75 78 7a 7e 7g 7s 82 87 8a 8u 97 99 9d 9g 9h a0 a3 af ai b3 b5 b8 bi bo br bu bz c1 c3 c9 ch ci cj ck cm cq cz d4 dr dv dw dx dy e1 e7 e8
hausanlag:bi
hausanschluss:t ai
hausarbeit:8p
hausarztpraxis:45
hausaufgab:4u 4z 52
hausaufgabenhilf:53
hausbank:6e
hausbau:1a
hausbesuch:3w 41 44 45 47 4p 5j 82 dx
hausbrot:1z
hausch:7o 9g bz
hausdoktor:45
hausdurchsuch:9b
hausfink:79
hausflur:6i
hausgart:bo
hausgeburt:46
hausgeld:ch
haushalt:z 10 16 2y 3d 3e 3v 6s a9 bn ct
haushalterin:3v
haushaltsauflos:7e 7u
haushaltsherd:3e
haushaltshilf:3v
haushaltsmull:a9
hauskauf:x
hausl:3h
hausmann:1n
hausmeist:a3 a4
hausmeisteranruf:a3
hausmeistertyp:1n
hausordn:ce
hauspfleg:1t
hausrat:17 6o 6q 9f
haussitt:cj
hausti:9p
haustierversicher:9p
haustur:1 c m n 2x e4
hausturschlussel:e4
hausverkauf:9h
hausverwalt:a 1p 4y ch dv
hauswand:x
hauswart:1t
haut:2d 2v 2z 47 4a 4b ay b9
hautschutz:ay
hautunvertrag:4b
haydn:do
hazet:7i
hb:9y
hd:5m
hea:ae
head:2k
headhunt:9k
headset:87 9w
heb:63 6e 6l 8z ae b0 bg bh d1
hebamm:36 3x 46
hebebuhn:63 6e 6l bh
hebezeugpruf:bg
hebt:87 ch
heck:1b 38 7p 8k bw c3
heckauswurf:7j
heckenpfleg:1b
heckmahwerk:bu
heft:1j 58 5v 7h 8e a0 ae
heftgerat:a0
heid:33 4h
heidelberg:a 1r 51 8f
heil:40 53
heilbronn:8 4f ax
heilig:e5
heiligab:e5
heilpadagog:53
heilpraktikerin:40
heilversprech:bb
heim:18 2d 32 4l 6a 6j 76 a6 cl cn ct
heimatmuseum:7h
heimatwerklad:dd
heimgefahr:9m
heimgeschickt:1r
heimlich:1s
heimspiel:7w
heimstudio:8u
heimwerk:bh
heirat:2p 8l
heiratet:20 3p
heis:4r
heiss:8 15 1h 49 5l 5r 70 7l 8f a1 c2
heissfoli:8f
heissgetrank:a1
heisskanal:ak
heisst:97 dt
heisswass:15
heiz:3 l 1l 62 99 bi d6
heizein:9z
heizgriff:62
heizkamin:3
heizkorp:6 13 b1
heizkorperripp:13
heizkost:99
heizlast:7
heizlastberechn:7
heizmobil:bi
heizol:bn
heizperiod:d6
heizstab:1l
heizt:1g
heizung:b p 1q 1t 27 65 9o a4 bj cc cf
heizungsumwalz:an
hektar:39 8z bt bv bw bx c1 c3
hektarpreis:bv
helf:3t 4x 5c 7k 9l 9u b5 by cs ct cu dp dq e7
helfend:cs
helferin:ct
helferinn:by
helikopt:bw c2
helikopterberg:bw
helium:2b
helix:4b
hell:c 20 32
hellebard:3k
helllicht:c
helm:2c 4h 4n 62 6b 7l 9j 9u
helpdesk:82
helvetia:7g
hemd:2o 6t 7b cx e2
henk:3k
henn:2x bs
henna:48
heran:1m 2i
heraus:1 1j 5y 5z 6r 6x 8v ak
herausfind:66
herausgeriss:19 6x
herausgewachs:67
heraushol:95
herb:1 1a 1b 2h 2x 2y 31 3f 3h 4o 4w 4z 50 5u 6j 71 79 7p 9s bc bq bs bt bu bx df dw e3
herberg:6s
herbstferi:3h 4o
herbsttag:2h
herd:9 n 1l 3e 3o 3t 58 6x 7o bq cn
herdanschluss:9
herein:a3
hereinscheint:11
herford:6u 9q
hergestellt:2j
hergezog:5j
hering:27 29
herisau:48 al c8
herkomm:82
herkunft:2u 35 7e c6
herkunftsnachweis:2u 7e
hern:ar
herr:2c 2d 2r 49 4k 58 7b 9f ch
herricht:4a
herrn:dl
hersfeld:cq
herstell:j 1h 1l 6q af ag au az b7 ba bb bc bd be c6 c7 dl
herstellt:ah
hert:b1
hertz:d6
herum:8 o 55 bs
herumgeh:a2
herunt:1 1i cx
hervor:8f
herz:2m 46 5o dz
herzkasperl:7k
herzton:46
hess:1h
hetzn:83
heu:2j 5k 5o 84 bp bu
heubod:84
heuernt:bu
heufutter:5k
heult:4n 4u
heumilch:2j
heuschnupf:40
heut:4 t 3r 5j 64 6a 6w 8m d2 d4
hexenschuss:3x
hf:9l
hierarchi:n
hierarchiestuf:n
hieroglyph:82
hiess:45 5w 9f
hietzing:ct
hifi:6y
high:6o
highlightclip:22
hildesheim:0 47
hilf:w 3r 3v 46 4h 4u 55 5e 5t 61 92 9a cw dp e4
hilfreich:46 6p
hilfsbereit:7k
hilfswerk:92
hilfszugel:4h
hilft:z 16 52 5u 8t 95 9e
hilleberg:7m
hilti:7i bh
himbe:1y 2z 38 3c
himbeerkonfitur:38
himmel:2m
hinauf:8z ae
hinauftrau:i
hinaus:3l
hinausgeworf:b6
hinein:19 1k 6h 7i aj
hineingeh:s
hineingeht:6e
hineingekippt:5n
hineinroll:7r
hineinschau:5x
hineinzustopf:b6
hing:6r 87
hingehn:9b
hingelegt:9w
hingschmiss:9m
hinkann:40
hinleg:3x
hinstell:5r
hinstellt:3n
hint:1a 2l 5x 5y 61 6a 6b 7o 8k 8x 8y 92 9m a2 d1 d3 do e0
hinterfrag:92
hinterglasvergold:dh
hintergrund:8x 8y
hinterh:28 9m dv
hinterhof:8 bg
hinterlass:h s dx
hinterm:q 4i
hinterstod:9m
hinub:63 7p
hinunt:4n 6b
hinunterfiel:g
hiphop:4f
hiragana:50
hirsch:2u db
hirschhorn:db
hirschruck:2u
hirsland:d4
hirt:4y
histor:8a b4 db
hit:3s 8w
hitzebehandeln:aw
hitzesomm:7p
hitzewell:1g
hk:23
hoai:y
hobby:65 br cf
hobbyhalt:br
hobbykick:4k
hobbyzucht:5m
hobeln:m b3
hoch:8h c7
hochbetagt:5r
hochbett:1o
hochdeutsch:8r 8u dp
hochdruck:t 15 bf
hochdruckrein:bf
hochdruckspul:t
hochf:al
hochflor:12
hochfriert:r
hochgegang:42
hochgezog:cu
hochglanz:8c
hochglanzglas:8c
hochhubwag:as
hochkant:6e
hochkommt:5h
hochlad:8v
hochlochziegel:b4
hochsaison:w e2
hochschul:7f
hochstamm:7p
hochsteckfrisur:2d
hochstpreis:7c
hochstuhl:78 ck
hochvolt:bl
hochvoltbatteri:bl
hochzeit:1w 1y 20 21 22 23 24 28 2d 2g 2m 2o 2p 2q 2r 31 38 4f 6j 7c 8s 8y 9w bi d0 d2 d8 dh
hochzeitsauto:2g
hochzeitsbild:d2 d8
hochzeitscrashkur:4f
hochzeitsfilm:22
hochzeitsfotograf:21
hochzeitsgast:2r 38 6j
hochzeitsmorg:2d
hochzeitspapeteri:2f
hochzeitsplanerin:2p
hochzeitsrob:7c
hochzeitstag:1x 2d
hochzeitstort:1y
hochzyt:2j
hock:6u 73
hof:c o u 15 19 1e 1t 1v 1z 24 29 2j 2k 2s 2t 2u 2x 2y 31 3i 5l 5y 63 65 6a 6l 7j 7n 8i 8z aw ax b2 b9 bk bm bo bq br bs bu c0 c1 cf cs du e5
hofeinfahrt:1e
hoff:24
hoffnung:d2
hofheim:br
hofkuch:ax
hoflad:1z 2j 2t 38 7y 8i aa bq
hoflich:dp
hofmilch:8i
hofpflast:15
hoftor:o
hoh:2 5 g j m o 11 1d 1i 1o 1p 2l 2m 4r 61 6v 7p 7r 8e c3 cg dc ds e3
hohenang:8e
hohenfeuerwerk:2m
hohenkot:c3
hohenplan:c3
hohenverstellbar:1o 6v
hohl:f g 1c 37 8x
hohleis:dc
hohlfigur:37
hohlkorp:8x
hohn:75
hoi:2
hokkaido:2y
hol:1 7 s 11 20 29 2v 3q 5e 5g 5j 5q 6c 6k 6s 6v 78 7a 7j 7q 7s 8w 8z 9b 9m a9 an aw b2 b5 bh bt c5 c9 d3 d4 d7 dr e2 e3
hollandrad:67
hollow:8x
holn:f
hologramm:60
holstein:6c c5
holt:19 61 6k a5 a9 e2
holz:h i l m p x 17 1c 1d 1f 1h 1p 2t 31 33 38 4q 7a 7n 7q 7v aj av aw az b6 b7 bw c0 c4 dc
holzbalk:x
holzbau:9v b6 cu
holzbod:27 3n
holzbrikett:7n
holzcontain:17
holzdeck:1f
holzeisenbahn:7a
holzern:69
holzfas:p b6
holzfaserplatt:b6
holzfen:l
holzfull:1p
holzgestell:b7
holzkist:av
holzkohl:6w
holzkohlegrill:6w
holzkripp:7v
holzkugelbahn:7a
holzlasur:az
holzloffel:38
holznagel:i
holzof:2 1z 2s 3h
holzofenbackerei:2s
holzpfost:c0
holzrahmenbauweis:i
holzrohling:7v
holzschachtel:33
holzschal:dc
holzspalt:c4
holzspan:h
holzverkauf:bw
holzwurm:w d7
holzwurmbekampf:d7
hom:b ci
homburg:4i 4o
homematic:b
homeoffic:87 cv e6
homepag:7x 8y
homoopathi:40
hon:63
honda:6d
honig:38 5p bt
honorar:y 25 2h 2p 4q 8b 8e 91 98 9e 9h 9i 9k df di dy
honorarbasiert:9h
honorarberat:9h
honorarrahm:2h
hoodi:8j 9c de
hop:4f
hopf:32 cs
hopfenzupf:cs
hor:o 24 2h 44 45 46 5c 5x 6y 77 8q 8u 8v 9i d6 dn dw
horbeispiel:24
horberat:44
horbuch:8u
horgerat:44 dz
horgeschadigt:8r
horgeschicht:8u
horizon:7k 9i
horizontalsperr:v
hormann:o
hormon:40
horn:3h 47 4t 5l 67 bq db
hornhaut:47
hornis:w
hornlos:bq
horntrag:bq
horoskop:dy
horplatz:77
horprob:8u
horraum:6y
horspiel:dm
hort:3t 4p 5k 8d do
horversteh:4y
hos:2e 7b ba cx
hosenbein:79 cx
hostess:2o
hosting:83
hot:3y
hotdesk:9x
hotel:w 1e 1l 2d 36 3g 3m 3y 4a 57 84 88 8a 98 ab c9 ck cm
hotelbetrieb:98
hotelmodus:6y
hotelzimm:2d
hotlin:2q 8d
hotmelt:az
hous:23
hplc:bd
htl:4v
hu:b 5x
huawei:bl
hub:81 ak bg
hubhoh:as
hubsch:2i ci
hubsteig:1c
hubwag:ar as
huf:5l
hufschmied:5l
huft:5 3w
huftoperation:5
hugel:ds
hugo:2i 7b
huhn:1d 2x 47 5o ao cj
huhneraug:47
huhnerstall:c0
hull:1r 37 6z
hullflach:1r
huls:2m ah
humbaur:6f
hummus:au
hummusherstell:au
humor:2h 8e
humpelt:5j
hund:h 12 1d 3f 3g 3h 3j 3l 3v 4b 5e 5f 5j 5o 60 66 69 7s 8y 9f 9x a2 bg ca cj df dw e0 e3
hundefutt:5o
hundehaar:60
hundepension:5g
hundert:1w 27 76 7f 7g b4 bw bx di
hundertfunfz:2r
hundertjahr:8j
hunderttaus:76
hundertwass:7f
hundertzwanz:27
hundesalon:5i 7x
hundeschul:5f
hundesportverein:5i
hundin:5m ck
hundinn:5e
hungrig:1w
hunsruck:2h
hunt:bz
hupf:29
hupfburg:29
husqvarna:7j
huss:28
hustet:v 5k
husum:90 bm dd
hut:2a 2c 2l 2q 5s 8e
hutt:2u 4m 7o 7q 7r c1 cz
huttenoffn:7r
huttenreservier:4m
huttenverein:7o
hws:3x
hy:1w
hybrid:68 9y bl bs
hydradermi:4a
hydraul:6 6a am ao c7
hydraulikfilt:c7
hydraulikschlauch:ao
hygi:14 5j a7 c8
hygieneartikel:14
hygieneausfuhr:c8
hypermill:ac
hypotenus:4u
hypothek:9g dw
i5:70
iatf:c6
ibc:ay
icf:5c
icon:a8
ide:25 2a 3o 7z 95 9j c4
ideal:4z cg cj
ident:6x
ifs:bc
ihk:w 51
ikea:k 1o 7s
illustration:8e
ilmenau:be
imagefilm:8s dk
imbiss:aa
imk:9v ax
imkerei:5p
immatrikulation:cl
immobili:ci
immobilienertragsteu:91
immobilienmakl:ci
impell:6d
impf:5g
impfpass:5g
impfung:45 5j
implantat:42
import:5w 7v
importeur:96
importi:bl
importiert:6o
impragni:12 e3
impressum:7x 88
improvisation:4t
impul:3x
imst:29 7k 9d
inbegriff:48 5q 68 e6
inbetriebnahm:2 3e aa an aq au
inbusschlussel:1o
inbusschlusseln:1o
incl:11
indexiert:ad
indi:35 9a dn
individualprogrammier:81
individull:1r 9v ah de di
induktion:1x 6x 7u
induktionsgeeignet:7u
industri:45 az bf db
industriebetrieb:45
industriegebind:az
industrierein:bf
industriezaun:db
infektios:b2
infograf:a8
infrastrukturell:a4
ingenieur:4x 95 9a 9k a5
ingenieurinn:95
ingolstadt:52 55 5z 84 a5
inhab:cr
inhalt:8i 8o a8
inhaltsstoff:8i
inhous:55 56 5d
injektion:v
inkasso:9e co
inklusion:9i
inklusionsprojekt:9i
inklusiv:6 7 d e s x 10 11 12 16 1h 1o 1s 1x 2d 2i 2l 2m 2q 2r 39 3j 3m 3q 4k 4m 4t 4y 50 51 53 57 5h 5k 5n 68 6h 70 7j 7t 89 8a 95 9d 9g 9l 9m am at bd bi ca ci ck dj dx e6
inkubator:bd
inlandsflug:3m
inlett:7r
inlin:t
inn:8 f x 11 1a 1i 1j 2a 2i 3p 3r 3z 5e 60 6d 7m 82 8t 95 a2 aa ak av b0 b3 b7 bb bf bq cn cu cw d0 d9 df
innenaufdruck:av
innenausbau:cu
innengerat:8
innenhof:15
innenputz:f
innenraum:7w 8t
innenstadt:3p
innenverschatt:1i
innerhalb:x 82 a2 ak b0
innerschweiz:d9
innkreis:1j
innovation:9i
innovationsgutschein:9i
innsbruck:1a 1i 2i 3r 60 7m 8t aa bb cn df
innung:9
innungseintrag:9
innviertel:b3
insekt:5o
inseln:ap
insolvent:ai
insolvenz:3m 6v 9e
insolvenzabsicher:3m
inspektion:5x 63 68 6a 6d 7j 8z bm d4
inspiriert:59
insta:8a
instagram:8a
installateur:4
installation:a 2k
installi:b
installiert:bl
instand:cz
institut:9p a8
instruktor:4g
instrument:47 4o 4p 4t 75 d5 d6
instrumentenaufbereit:47
insulin:3u 5h
int:2m 4k 4t 6e 6z 7p a6
intakt:77
intarsi:d7
integral:4u
integration:4x
integrationskur:4x
integrationskurs:4x
integrativ:41
integriert:65
intensiv:4y 51 54
intensivkur:4y 51
intensivwoch:54
interess:6z
interessant:c9
interessent:9g ci
interessi:6e
interessiert:4k 4t a6
interim:94 9m
interior:z
interlak:2m 7p
intern:9s
internat:6j
international:a5
internet:1y 2f 3m 7x cl
internetauftritt:7x
interview:5b
interviews:8d 8p 8q 8s
intonation:d6
intoni:d6
intrastat:6p
intro:8v
inventar:17 e1
inventarlist:17 e1
inventur:92
investition:9m
inzahlungnahm:5v 5w 62
inzwisch:d i x 3t 44 a0 bk co
ion:as
ios:7z
ip:b c
ip69k:au
ipa:32
ipad:6z
ipc:ai
ipe:b0
iphon:6z d1
ipma:9m
ippc:aw
irgendein:6p
irgendwo:1g 3n 4s ck do dz
irr:1l a3
is:0 b q x y 18 1j 1v 1y 29 2d 2q 3t 44 4a 4w 5u 7b 7k 8c 8f 9g bx d0 d8 dm dn
isaruf:5e
isch:13
ischgl:36 6j
ischl:1b
isdn:87
iserlohn:bg
isfp:1r
island:4h 5l
isny:5j
iso:5a 9s bb c4
isofix:78
isoli:l 86
isolierglas:l b7
isolierscheib:l
isomatt:7m
isopropanol:ay
ispm:aw
isst:2z 34 3a 3f 5r
itali:66 dx
italien:2o 3k 50 8l 8m dp
its:a0
jablotron:c
jabsco:c5
jack:v 1k 41 4l 7b ba dd de
jacquard:b9
jag:3m
jagd:2a 2u cy
jagdgenossenschaft:cy
jagdhundeerfahr:5m
jagdhutt:2u
jahr:6l
jahres:3
jahresabruf:b0
jahresabschluss:81 92
jahresabschlusspruf:92
jahresrahm:6l
jahresrechn:92
jahresrevision:bf
jahresvertrag:1b ds
jahreswag:5v
jahreszahl:db
jahrgang:8h
jahrhundert:7e
jahrig:8p a6 ct
jahrlich:1 8 o u 1b 63 68 a5 ad ay d4 d6 ds
jahrmarkt:dy
jahrtaus:aq
jahrzehnt:3m
jahrzehntelang:62
jakobsweg:4z
jalousi:b 1i
jam:77
jan:ch
jann:4n
januar:j p 1j 2c 45 4f 4x 5g 7k 7l 81 89 90 97 b2 bm dj e5
januarhalft:7k
japan:3g 50 63 8l cj di dp
jasmin:36
jat:1b
jatet:1b
jault:d6
jausn:3o
java:80
jawort:22
jaz:7
jazz:4o 74 77
jcm:74
jean:7b cx
jederzeit:4 3a bq
jena:2t 3a 5v 67 7b 9i bd cy
jetzig:a4
jeweil:11 47 4u 5d 93
jga:3p
jingl:8v
jira:9r
job:6e 91 ca cq
jobrad:68
jogg:5w
joghurt:2w 3b 9p
johannespassion:4r
johanni:by
johannisbeernektar:34
john:69
joll:6c
joolz:78
josef:dc
journalist:a6
journalistenkontakt:a6
journalistenreis:a6
jst:ai
jubilaum:21 2f 9w
jubilaumsgab:7d
jubilaumsgala:21
jubilaumsschauturn:22
judo:4l
jugend:23 4h 67 6s 72 a2 d9 dg
jugendamt:53
jugendcamp:67
jugendherberg:6s
jugendstilvitrin:7e
jugendzentrum:72
juli:3 8 17 1w 1y 27 2g 2x 3b 3j 5s 5t 6q 7m 8c 8s 9m 9u a5 ae b3 bg br bw cc cj cl cr cs dn ds
jung:16 23 3p 4t 52 56 5b 5d 5s 6g 6s 79 9p bs cn dh
jungblas:4t
jungfahr:6g
junggesell:3g
junggesellenabschied:2i 3p
junggesellenrund:3g
junghan:7d
junghenn:bs
jungkoch:cn
jungpflanz:bo
jungwuch:bw
juni:e 13 18 1p 21 23 29 2a 2i 2j 2n 2r 2y 30 34 3g 3j 3l 3p 3t 49 4j 4v 5p 5w 68 6x 7c 7r 7x 8l 8w 8y 99 9g 9y a3 a6 am b7 br bz cp cs dg dy
junior:4i 4k 7a
jupit:75
jura:a1 b8 br
juraschaf:br
jurist:dw
jurt:7m
justi:1n 1o
jutebeutel:8j
juwel:5n
juweli:7d b0
k2:c2
kaba:e4
kabarett:77
kabel:9 w 2k 6r 7k 7t 84 a2 ai b1 bi bk bl c6
kabelarbeit:bi
kabelbaum:ai
kabelbruck:bi
kabeljau:2v
kabelkonfektion:ai
kabelsatz:ai
kabelstrang:c6
kabelturm:7k
kabelweg:a
kabin:2r 44 4a 74 8m 8w 9x ap bf bj dm
kachel:2 3
kacheln:3
kachelof:2 3
kaf:2g
kaferbefall:bw
kaffe:12 2a 2x 35 3f 48 4w 4z 50 6w 7e 7u 8o 9f 9x 9y a1 ce d4 d8 dp
kaffeebar:9v
kaffeefleck:12
kaffeehaus:aa
kaffeemaschin:9x ag ck
kaffeemuhl:7e
kaffeerosterei:35
kaffeevollautomat:a1
kahl:7o
kai:c2 dk
kaiserkopf:7g
kaiserslaut:4d 58
kajutkreuz:6c
kakao:60
kal:4m
kalamata:30
kalb:5j bq
kalbin:bq
kalbinn:bq
kalend:9n bn bs
kalenderwoch:bn bs
kalibri:be
kalibrier:be
kalibriert:bd
kalium:bo
kalk:f v 13 b8 bo c9
kalkammonsalpet:bo
kalkkasein:e
kalkplatt:v
kalkputz:f
kalksandstein:q
kalkstein:b8
kalligrafi:dh
kalt:6 1u 30 3c 5l 7n 7s 9f 9o ap ca ce
kaltakquis:9n
kaltanruf:9o
kaltblut:5l
kaltemittel:8
kaltemittelleit:8
kalteschein:8
kaltetrockn:ap
kaltezell:c8
kaltgepresst:30
kaltschaum:7r
kam:4 av b1 dk
kamera:1 2 c t 5a a2 aq d1 dk
kameraassistenz:dk
kamerabefahr:t
kamerad:4k
kameramann:8s
kameras:c t 21 22 9t
kamerun:7h
kamill:36
kamin:2 3 1k 1m 3h 7o bn df
kamingerust:1m
kaminof:7o
kamm:y 1k 3i 5b 7n 8d 8m a9 b3 ct do
kammergetrocknet:7n
kammermitglied:y
kammerorch:do
kampagn:86 89 9j 9o
kampagnentag:9j
kampagnenvideo:9j
kampagnenwoch:9o
kamptal:31
kanada:22 5g 9q
kanal:3f bf c3
kanalbau:c3
kanalschacht:c3
kanban:9r ad c6
kandersteg:7o
kandidat:9k
kandidatenprofil:9k
kaninch:2a 5g 5o cj
kanist:30 ax ay
kanisterweis:ay
kann:4g
kant:0 1b 1f 6u 7l 8k ac ad b7 c8 e2
kantblechmensch:ad
kantin:1w 34 55 a1 ay b2
kanton:7 f 1f 46 4n 9i
kantonspolizei:61
kantonsschul:4n
kantonsspital:83 9l
kantorei:4r
kanu:3l
kanzlei:n 35 6v 8q 8u 8y 97 99 9d a3
kanzleihaus:a3
kap:30
kapa:c6
kapazitat:92
kapell:2l 6f 6j 75 af dc
kapellengabelch:d6
kapfenberg:43
kapi:4u
kapital:95
kapitalanlag:9f
kapitel:5t
kapp:de
kapseln:35 ax bb
kaputt:1l aw d1 e8
kapuz:a2
karamell:37
karamellisi:2z
karaok:4r 9w
karch:15
kardamom:39
kardiolog:4c
karfreitagstafel:2v
kariert:a0
karl:76 cl
karlsruh:66 9h ab
karneval:2c
karnt:u 2v 3c 5g a4
karosseriebau:5z
karott:2y cd
karpf:c2
karr:61
karri:5b
karrierecoaching:5b
kart:n 2f 3m 3p 3r 3t 41 44 4c 4d 4h 6g 6q 7v 7w 7z 8b 8f 9a a1 a3 aa bk bw cn cv du e4
kartch:2f 8f
kartei:dk
kartenab:44
kartenleg:dy
kartenles:aa
kartenterminal:aa
kartenzahl:a1
kartoffel:bo
kartoffeln:8e c1
kartoffelpflanzgut:bo
karton:k 16 1o 2x 31 3b 3c 5a 6m 72 7q 8c a9 ar av b2 cp
kartonag:b2
karussell:bi
kas:2w 3b 96 ap aq
kaschi:8g
kaseersatz:3b
kaseproduzent:aq
kasko:66 6g 6h bh
kass:5 29 2x 3u 3w 3x 41 46 4d 55 5q 5u 74 7f 7y 84 90 aa cp cs
kassa:45
kassel:0 c 3w 40 6q 6y 77 7h 7u 8f 98 a4 ce cm
kassenabrechn:5q
kassenfuhr:cp
kassengefordert:4d
kassenleist:46
kassensyst:7y aa
kassenzetteln:85
kassenzulass:41
kassett:8 1h 27 6b 77
kassettenbod:27
kassi:75 99 ch cy
kassierst:cp
kast:9 l w 2q 6e 9z bl bs bt d8
kastani:1c 1d
kastanienholz:1d
kastch:3h a8 d2
kastenaufbau:69
kastenfen:l
kastenflugeln:l
kastenwag:65 6h 8k
kastration:5j
kastriert:br
kat:5h 5j 5o cb dl dz
katalog:y 7g 8x d0 db dl
katalogaufnahm:8x
katast:9u
kategori:8 3g 7w
katz:c 10 1j 3q 3v 5g 5i 5j 5o 76 8e ca cj
katzenklos:3v
katzensessel:76
katzensitt:5h
katzenstreu:5o
kauf:x 1r 2c 37 5p 62 65 66 69 6c 6e 6o 6z 71 75 77 78 7b 7d 7e 7g 7h 7s 7w 7z 89 8a 8t 99 9i 9q at bg bx c9 cc cd ci e7
kaufbeleg:6z 78
kauferschutz:7w
kaufersuch:9q ci
kaufhauspost:7f
kaufmann:81 94 cv
kaufprami:69
kaufpreis:cd
kauft:2u 5v 64 6w 70 74 76 7a 7h at aw bd bq br bt bu e6
kaufvertrag:96 9d
kaugummi:15
kaugummientfern:15
kaugummis:15
kaution:13 2c 66 bh cl
kawai:73
keba:bk
ked:1j
kegelclub:3m
kegelrund:d9
kehl:0
kehr:2 1t
kehricht:1t
kehrichtdien:1t
kehrung:2
keil:d6
keilriem:bv
keim:c9
kein:1m
keks:59
kelch:d9
kelheim:c0
kelim:7s
kell:6 g s t v x 17 18 1p 1x 2b 2w 31 32 3g 7k 7m 7t 99 a9 an b8 bn cl dn e1
kellerabteil:ca
kellerdeckendamm:p
kellerstieg:1p 7t b8
kellertank:bn
kellertur:do
kelln:1u co
kelt:9i
kelteranlag:9i
kelvin:7t
kempt:4t 62 7r dx e5
kemptn:6i
kenia:9a
kenn:24 2t 5u bx cb
kennenlerngesprach:46
kennenlernt:7f
kennlini:an
kennt:7 b 1g 3z 4m 7y 8u 9i a6 al b4
kenntnis:46 96 cm dn
kennzeich:64
kennzeichn:8c ay
keram:3 42 57 60 6o 6w 8x da
keramikgrill:6w
kern:1q 3o ak
kernbohr:8 bh
kernbohrgerat:bh
kerndurchm:8i
kerndurchmess:8i
kernob:by
kernsani:1q
kernteam:3s
kerz:2b 6q 7v dc
kerzenleucht:dc
kerzenwach:7v
kessel:6 33 37 ap c9
kesseltausch:6
ketchup:3a
kett:63 68 6a 6b 7d 7j 98 am aq as bc bg c5 cp d0 d4 db di
kettch:d0
kettenbefrist:98
kettensag:bw
kettensatz:63
kettenschutz:68
kettenverschleiss:6a
kettenzug:bg
kettl:7k
kettlebell:4c
key:81
keynot:2h a8
keyword:88
kfw:7 9g 9i
kfz:5x
kg:1v 2s 2t 2u 2v 2w 2y 2z 34 35 37 38 39 3b 3c 3d 3w 5o 5q 69 6f 6x 7k 7o af aq ar ay az b1 bc bh bn bo br bt e2
kgg:3w
ki:85 8e df
kick:9w
kickertrupp:4k
kickt:4k
kid:1z 2a 3r 3v 4i 5s 69
kiek:4r
kiel:16 3s 6g 8y dx
kielbolz:6d
kies:2l 8z b5
kiesgrub:8z c3
kieswerk:8z
kilo:1z 2s 2t 2u 2v 2w 33 35 4c 4i 5r 5u az bc bg bl e2
kilogramm:2u bc e2
kilomet:1z 2g 3t 5v 5w 62 64 65 66 68 6e 6g 6h 6k 6m 6n ar c1 cr d7
kilometergeld:cr
kilotut:2s
kilowatt:bl
kind:8 s w 1a 1p 1y 29 2a 2g 2x 3c 3d 3f 3h 3j 3l 3m 3q 3r 3s 3v 3z 41 42 45 48 4f 4g 4h 4l 4n 4o 4p 4q 4s 4w 4x 4z 52 53 55 58 5c 5m 5p 5s 5u 61 65 69 6c 74 76 7a 7l 8e 8u 91 97 9q a5 c2 ca cd cm cp cw ds dt dw dx e2 e5
kinderarbeit:ds
kinderarzt:3x 45 9y
kinderarztegesellschaft:9y
kinderballett:4f
kinderbetreu:4l
kinderbett:1i ck
kinderbuch:76 8e cp
kinderf:3c
kinderfreund:42
kindergart:1d 2y 3s 4g 4q 5u 69 79 a5 cm
kindergartenkonzert:4q
kindergartenplatz:a5
kindergartentrag:5u
kindergartnerin:41
kindergeburtstag:2a
kindergitarr:74
kindergrupp:3s 41
kinderkripp:a5
kinderrad:67
kindersitz:6b 6i
kinderwag:3f 78
kinderwasch:3v
kinderwoch:dw
kinderwunsch:40
kinderzimm:6v 84 dg e6
kinnwald:49
kino:1j 3r
kiosk:2z 3j dg e4
kipp:3e 6e 6f 7n b5 bu
kippbratpfann:3e
kippt:1c
kirch:y 1m 1v 20 22 25 2f 2h 5b 73 86 8w 9a 9h at dn dt du
kirchbau:1v
kirchenbuch:du
kirchgemeind:y 73
kirchlich:2h dr
kirchtag:2v
kirchturmsanier:1m
kirsch:7e 7p cs dc
kirschbaum:5p
kirschlorbe:7p
kiss:z 59 5o 7r
kist:17 2q 2y 34 5v 69 6k 6t 6u 70 72 76 77 7g al av aw b0 cq e6
kistenweis:34
kita:3d 3s
kitas:3d 7v
kitchenaid:7u
kitschig:21
kitt:l 5m 5z
kitzbuhel:98 bi
klackert:d2
klafft:d5
klag:87 98
klagenfurt:z 1g 2c 4a 5s e3
klagt:98
klamm:4u
klamott:8x e7
klangbeschreib:8r
klapp:2f 6u 6w 7w 9c d5
klappbar:7k
klappert:5l 67 cy d6
klappfeldbett:7m
klappkart:2f
klappkist:6u
klappsessel:6w
klar:1d 1g 49 97 9q a8 b7 dp
klaranlag:u an
klarinett:4t 75 d5
klarna:7y
klass:2x 4u 4v 4y 52 54 76 7k 8e 9c cr dg
klassifizi:6z
klassik:4r
klassisch:3y 4o 74 dh
klau:5j br
klauenhygi:5j
klausur:51
klavi:16 4o 6u 73 bg d6
klavierhock:6u
klavierstimm:d6
klavierunterricht:4o
kleb:1s 6q 8i 8k ay az dh
klebeband:av b6
klebebind:8h
kleber:8k
klebeschild:8i
klebezettel:9r
klebt:2t 8i
klee:bo ds
kleegras:bo
kleid:v 2e 59 6t 79 7c cx dj dr e3 e6 e7
kleiderkast:6t
kleiderpaket:79
kleiderschrank:v 6t e6 e7
kleiderschranklist:e7
kleidung:8x b9 cm cu
klein:q u 3g 4c 4e 5f 5j 6u 7a 86 8g 96 9f ah ai al aq at au b0 ba bb bm d0
kleinanlag:bm
kleinformat:8g
kleingart:19 cd
kleingartenverein:19 cd
kleingedruckt:96 9f
kleingrupp:4c 5f
kleingruppenraum:3n
kleinig:1n 37 a4
kleinkind:9g
kleinklaranlag:u
kleinkram:6n
kleinmeng:al b0
kleinreparatur:1n a4
kleinseri:ah ai ba
kleinteil:7a
kleinti:5j
kleinunternehm:90 91
kleinwag:5v 6g
klemm:9 b6
klemmfilz:b6
klemmt:m 25 an
klett:1c 4m
klettergurt:4m
klettersteig:4m
klettert:bm
klev:5w
klick:h 4s 7y 89 a7
klickbar:8d
klicklaminat:h
klickpreis:89
klickt:c0
klickub:a7
klima:8 5x 6j 9o
klimaanlag:8 6j
klimatisiert:a9
klimpert:4o
kling:49 8n 8w d3 d6 db dn do
klingel:dv
klingeln:5r
klingelschild:dv
klingelt:87
klingt:f 4r
klinik:3n 3u 3x 3z 88 8m bd bi cm d4
klinikum:3s
klink:q 1n 7q b4
klo:4 14 5h 65 8v bj
klon:d2
klopf:4s
klopft:f 1l
klos:3v
klospul:4
klost:36 3n d7 do
klosterneuburg:bx cc
klotz:aw
klub:44 6c 6j 71
klumpstreu:5o
km:2q 46 5q 64 66 68 6f 6g 6h 6l 9b dv
kmf:1s
kmu:94
knackend:6a
knackig:2j
knackt:3x 6a
knall:o 63 d3
knapp:23
knarrt:h
knauf:dc
kneip:32 9b
knet:1z 41 au
knetmaschin:au
knick:1p
knie:1e 3w 4k 67 68 88
kniebeug:4c
kniehoch:1b
knieprothes:68
knieschon:1e
knips:71
knipst:21 2q
knistert:9
knitterarm:7b
knitterfrei:7c
knodel:1v 3c cn
knopf:8d ag ah
knupf:dt
knurrt:5f
knusprig:1z
knx:b
koblenz:1l 5f 6e 9f
koch:1w 1x 2o 2y 37 3a 3f 3p 3q 3t 3v 58 65 6x 7m 7o 93 az ba c5 cn
kochfeld:k 6x
kochjack:ba
kochkur:58
kochn:3t
kochplatt:7o
kochschul:58
kocht:n 1u 1x 5r 8o
kochtopf:7m
kod:w
koderstation:w
kodiaq:5w
koff:6 1i 1o 5d 5m 5z 62 6e 6f 6i 74 75 d3 du e1
kofferaufbau:6f
kofferaufbaut:6f
kofferradios:d3
kofferraum:1o
kofferraumbod:5z
kofferraumhandl:5m
koffersyst:62
kohl:1l 1v db df
kohleburst:1l
kohlefeu:db
koi:di
koj:6c
kokill:af
kokos:3b bc
kokosjoghurt:3b
kolb:ap
kolbenkompressor:ap
kolik:5j
kolleg:f 16 3y 4w 74 86 8t ap b8 c7 cr dx
kollegin:14 40 56 5j 8u 98
kollektivvertrag:cm
kolloquium:5t
koln:4 e 1w 2c 37 3p 5h 78 80 9a 9v d1 dk dp e2
kolonn:1e 1m by
kolonnenfuhr:by
kolumbi:5s
kombi:16 3e 49 5v 6f 6g 6x 78 7s e0
kombidampf:3e
kombikinderwag:78
kombo:dn
komet:2m
komisch:2
komite:2r
komm:n 10 2d 3q 3w 46 5f 5l 6a 73 77 7e 7g 7i 8c 9b ae cp d6 dp e5
kommas:8o
kommend:25 3l
kommentar:8a
kommenti:5t
kommission:6c 79 7d bw dd
kommissioni:6q ar cq
kommissionierplatz:ar
kommissionsruckgab:31
kommod:7e d7
kommunikation:a6
kommunion:37
kompakt:5w
kompaktwag:5w
kompars:dk
kompetenz:5b
kompetenzprofil:5b
komplett:5 l t 18 1e 1q 22 4y 5n 5z 60 6b 6l 76 7a be
komplettbad:5
komplettlad:6l
komplettsanier:5 1q
kompliziert:8e
kompost:bo
kompressionsstrumpf:3u
kompressor:ap bh
kondensat:8
kondensatpump:8
kondi:4c
konditorei:g
konfektion:ai ba bg dj
konferenz:8m 9y a0 a3
konferenzraum:9y a3
konferenzt:a0
konfession:dt
konfetti:2b
konfi:8c
konfiguri:5w bk
konfirmation:cx
konfirmationsanzug:cx
konfitur:38 8c
konflikt:5d
konform:c 6m 8x aa c7
kongress:9v 9w
kongressprogramm:9v
koniginn:5p bt
koniz:3c 58
konjunktiv:4x
konkurrenz:9k 9q
konn:3x 85
konnt:9y
konsekutiv:8m
konserv:cq
konservier:38
konsistenz:bb
konsol:72
konstanz:25 3x 66 6h 6p 8n bb ce
konstrui:c4
konstrukt:91
konstrukteur:c4
konstruktion:ak c4
konstruktionsholz:b3
konsument:9b
konsumentenschutz:9b
kont:72
kontakt:c 43 a6 bb
kontaktlins:43
konti:90
konto:94
kontrabass:d5
kontrafagott:do
kontroll:w 1t 2n 42 92 9m ay bf
kontrollgang:a2
kontrolli:1c a4
kontrolliert:2 d4
kontrollstellennumm:3d
kontur:49
konturgeschnitt:8i
konvektomat:3e
konvention:dw
konventionell:3d
konversation:4w
konzentrat:32 ay
konzept:z 1a 2m 80 8v 9i 9w a6
konzeptprasentation:9w
konzert:2n 3r 4q 6i cw d5 d6 do
konzertdien:d6
konzertflugeln:d6
konzertkart:3r
konzessioniert:dv
koordinat:ac
koordination:9n 9u
koordini:5 a4
koordiniert:1q
kopf:p 1u 3p 4n 5b 7t 8y 9k 9v ak d2 d3 d6
kopfchemi:9k
kopfhor:73
kopfstand:9v
kopi:4b 72 8w 9t 9z df du e4
kopierpapi:a0
koppel:5k
koppelgang:5k
koppeln:7y 87
kopt:8z
korall:5n
korb:2i 7v bn e2
kork:1s ax
korn:1z 2s 33 be
kornspitz:1z
koroneiki:30
korp:3v 8x 9b cx
korperpfleg:3t
korperverletz:9b
korpuss:k
korrektorat:8o
korrektur:43 8b 8s a8
korrekturrund:8b
korrekturschleif:8s a8
korrigi:4c 4e 4z 8o
korrigiert:5b
kosmet:47 6q av bb
kosmetikerin:4a
kosmetikstudio:47
kosmetikversand:av
kost:j x 3z 42 48 53 7y 8s 90 99 9m aj b8 d3 d7 dr
kostenaufstell:dr
kostenerstatt:3z
kostenkontroll:9m
kostenlos:l 13 18 29 44 4k 83 8o 9g c9 cs dp
kostenrahm:y
kostenstell:90
kostenstellenrechn:94
kostenubernahm:53
kostenvoranschlag:42 d3 d7
kostet:p 21 2k
kostum:2c dj e3
kostumverleih:2c
kotlin:80
krabb:3l c2
krabbelt:7s
krabbenbrot:3l
krach:6 bi
kraft:2n 3y cn ct
kraftfutt:bp
kraftig:3y cq cu
kraftpapi:2f
kraftwerk:bl
krag:5b
krakow:50
krall:5i
kram:8f
krampus:e5
kran:i 61 6d 7a 9u ae al as b3 b4 bg cf
kranbetrieb:al
kranfuhr:bg
krank:98 9l ab
krankenfahrt:6i
krankengymnast:3w
krankenhaus:46 8m dr e5
krankenkass:3u 3v 44 5u 6i 93 a5
krankenkassenabrechn:44
krankenkassenanerkenn:4d
krankenkassenwahl:a5
krankenschein:6i
krankenversicher:by
krankgeschrieb:ab
krankheit:43
krankschreib:45 ab
krankschreibungsbetrug:ab
kranlastwag:b3
kranplatz:6d
kranwag:i 61
kratz:h 5g 5o 5z b6 c5 cg cz
kratzbaum:5g 5o
kratzig:dd
kratzt:5e 5o
kraul:4g
kraultechn:4g
kraut:1v 2y 36 39 40 64 77 bb
krauterdekokt:40
krauterlikorproduzent:8c
krautersalb:bb
krauterte:36
krautrock:77
krautsalat:1v
krav:4l
krawall:a2
kreativ:7v
kreb:40
kredit:3m 6g 92 94 9e 9g
kreditkart:3m 6g
kreditor:90
krefeld:3b 4m 55 6x 8i 9e 9l
kreid:df dh
kreidetechn:dh
kreis:2 y 19 1j 26 29 2x 3t 4v 5c 5k 7a c6 cc cg dm
kreisel:bu dc
kreiselmah:bu
kreissag:7i
kreist:84
krem:24 6j 7y aw ax
kreta:30
kreuz:g 14 39 3w 4z bv db
kreuzband:3w
kreuzbandriss:3w
kreuzberg:14
kreuzfahrt:3m
kreuzfugenbild:g
kreuzkummel:39
kreuzling:4q a3
kreuzstich:de
kreuzstichopt:de
kreuzviertel:4z
kriechgang:bu
krieg:43 97
kriegsgefangenschaft:8h
kriegt:3f 48 54 dw
krimi:3o dk
kriminalfall:8v
krimis:76
kripp:3q 79 7v a5 dc
krippenfigur:dc
krippenfreund:dc
kris:5b a6
krisenkommunikation:a6
krisenleitfad:a6
kroati:66
kroatisch:50
krokodilmaul:cy
kron:42 6k 6u cz
kronensicher:1c
kronleucht:7t
krug:32 7g 8x da
krugerrand:7g
krumel:w bt
krumelt:1z
krumm:1k b3 cd e5
krust:1z
krypto:9h
kryptotipps:9h
ksb:an
ktm:63
kubel:38
kubernet:83
kubik:r 19
kuch:a k q s t 10 14 16 1l 1u 1w 1x 26 2b 3b 3c 3e 3f 3n 3q 3s 4v 51 52 58 5m 6v 6x 7o 7t 7v 8p 8x a6 ax ay b2 b8 bb bc bf cb ce cl e6
kuchenabfall:b2
kuchenarbeitsplatt:b8
kuchenfen:a 8x
kuchenherd:7o
kuchenhilf:cn
kuchenmontag:k
kuchenplatt:b8
kuchent:2b 4v 51 52 6v 7t 7v 8p bb
kuchenzeil:6x
kuchl:w
kuckuck:cz
kuckucksuhr:cz
kuf:63 68 6r
kufstein:63 68 6r
kufsteinlied:75
kugel:2 12 6w
kugelgarn:12
kugelgraphitgehaus:af
kugelgrill:6w
kugelhahn:an
kugellag:am
kugeln:2b 2j dc
kugelschreib:8j
kugl:2j
kuh:2w 5j bq c0
kuhl:1k 31 32 3b 3c 3e 7r
kuhlanhang:32
kuhlauflieg:6e
kuhlausschnitt:1k
kuhlauto:3c
kuhlgefri:6x
kuhlhaus:2u c8
kuhlraum:c8
kuhlschrank:w 10 13 1l 34 6x dq
kuhlschranktur:dw
kuhlschrankverleih:34
kuhlt:8
kuhltisch:3e
kuhltransport:6m
kuhlversand:3b
kuhlwar:6l
kuhlzell:3e
kuhmilch:2w
kuhstall:c0
kuk:bs
kuka:aq
kultur:2h a6 bw bz
kulturabteil:d8
kulturpfleg:bw
kumm:3m 41 6o
kummel:39
kumpel:49
kund:1l 33 4j 4m 4w 5d 6l 6x 7f 85 87 8b 8n 96 9e 9n 9o 9s 9x a0 av be bn ce cv
kundbar:3a 6q 9x
kundendatei:bn
kundendien:62
kundenmagazin:8n
kundenmail:85
kundenzentrum:7f
kundig:93 98 99 9f
kundigungstermin:9f
kundin:8k
kundschaft:8d au
kunftig:2w
kunst:2o 7f ae cy db
kunsthall:2o
kunstl:2a 4b 7f
kunstled:1j b9
kunstschloss:ae
kunstschmied:db
kunstsohl:cy
kunststoff:l 36 7a ak ax
kunststoffkanist:ax
kunststoffstein:7a
kuoni:4z
kupf:1 33 37 a2 b1
kupferkabel:a2 b1
kupferkessel:33 37
kuppel:7m
kuppelzelt:7m
kupplung:5x 6e 6r
kupplungssatz:6r
kur:35 4d 4f 4g 4j 4l 4m 4n 4w 4x 4y 4z 50 51 54 55 56 57 58 59 5a 5e 5f 5s 91 a7 cw db du e8
kurbelarm:1h
kurbis:2y
kuri:6k
kurkuma:39
kurrent:du
kurs:32 4d 4e 4x da
kursleit:57
kursleiterin:59
kursmunzensatz:7g
kurtax:ck
kurv:5q
kurvendiskussion:4u
kurz:k 2e 3x 88 8r 93 9r cx dk
kurzarbeit:93
kurzfilm:8r dk
kurzfrist:f
kusnacht:1a 5s cj e1 e6
kust:bj
kutsch:2g
kutschi:cr
kutt:3l au az c2
kuvert:2f dh
kuvertur:37
kva:bi
kvh:i 7q b3
kw:3 7 a 7o am ap bk
kwh:d bl
kwp:d
kynolog:5f
kyocera:9z
kyoto:dp
kyrill:8l
l2h2:6e
l3h2:65
la:4z
laakirch:bf
laax:bi
label:9c
labor:1s 5z 6k 80 9s bd be bp c9
laborabzug:bd
laborgerat:bd
laborprob:6k
laborwert:bp
labrador:5e 5m
labradorwelp:5m
lach:2v 3o 9r ao co
lacheln:2o a3 cp
lachgas:42
lachsfilet:2v
lacht:3c 4i 8r 8y 9e df
lack:60 ax az d7
lacki:e 4a 5z 6d 8k ap az b0 bf
lackier:5z
lackieranwend:az
lackiererei:5z
lackierkabin:ap bf
lackiert:d7
lad:a 11 1e 1y 1z 2e 2j 2s 2t 2w 30 3c 3d 3p 3v 5h 5n 5o 5x 61 62 6b 6n 6y 70 72 74 77 79 7a 7u 7v 8c 8g 9x a4 a9 ao bh bk bu bv ce cp d1 e1 e4 e7
ladebordwand:6e 6h
ladebuchs:d1
ladekart:bk
ladendetektiv:a2
ladenlokal:ce
ladenoffn:11
ladent:e4
ladestation:a bk cg
ladewag:70 bu
ladezeit:88
lading:6o
ladt:y 4j b4
ladung:6l 6m
lag:0 e r 17 1t 2f 2r 33 3e 4p 4q 55 56 5w 5y 6q 6u 6v 6w 74 76 7e 7g 7m 7n 7r 7y 81 82 84 8x 92 98 9t 9v 9x a9 ab al am ar av b8 bf bk bo bp c3 ce cf ch ck d4 dv e1 e4
lagenwechsel:4q
lageplan:c3
lager:63 6q
lagerabruf:az
lagerabschnitt:cf
lagerbestand:76
lagerbox:17
lagerbuhn:ar
lagerfahrzeug:5w
lagerfen:bk
lagerfeu:4p
lagerflach:9x cf
lagerhall:r
lagerhaus:bo
lagerkontroll:bf
lagerraum:17
lagert:6q 9n bc
lagerverkauf:6u
lagerverwalt:81
lagerwar:bl
lagl:h
lahmheit:5j
lahmung:3x
laib:1z 2w aq
lak:2m 7p 8x e3
laktosefrei:37
lamell:71
lamellendach:1h
laminat:h 7q
laminatschicht:h
lamini:6d b7
lamm:bq br
lamp:0 b 1n 5x 76 7e 7t a0 a2
lampch:5x dy
lan:2g 84 8n
lana:85 bt
land:2 7 q y 19 1p 24 26 3d 3o 4h 4q 54 61 65 69 6f 6y 6z 7g 7q 8s 92 9i 9t af ai aq at bd bo bq bs bu c5 cc cj cn cs cu d3
landau:2g 6w 79 aj
landeck:8n
landerspiel:6y
landesbehord:9t
landesforderprogramm:69
landesgartenschau:6j
landesmuseum:d3
landesrichtlini:4q
landesverband:8s c5
landet:38 6i 7x 8j
landfrauenverein:59
landgasthof:cn
landkreis:2 y 19 26 cc
landmaschin:ai
landquart:aa
landratsamt:u 9i
landschaft:1a 1n 57 7f
landschaftsarchitektin:1a
landshut:18 46 b4 cx
landstrass:61 6z
landwirt:8s
landwirtschaft:8d c1
landwirtschaftskamm:8d
lang:1d 1f 1k 2d 2e 48 66 6w 92 af b3 bn dh dj
langarmel:2e
langendre:10
langenthal:5q
langfass:22
langfrist:ca
langjahr:6j
langlauf:4n
langlaufset:7l
langlaufskis:7l
langsam:1v 2t 63 e8
langzeit:5u
langzeitzuck:5u
laptop:8i 9m d2
laptops:3f 56 82
larch:i 1d 1f 7n b3
larchenlatt:1d
larchensc:7n
larm:7 7a 9u
las:j 3k 8j 9z ac ad d2 d9 db dh
lasagn:cb
lasagneblatt:2t
laserbetrieb:ac
laserdruck:9z
lasergravur:8j
laserschneid:ad
lasersinterteil:ah
lasertag:3p
lasst:4 1j 5u 60 6d 7x 85 8c 8h 8l 8n 8z a7 a8 aj ao aw ay be c2 c4 ce cx cz d0 d3 d7 de dh ds du dv e1 e3
last:3m 77 bu
lastenfrei:cc
lastenrad:2j 69
lastmanagement:a
lastwag:b3
lasur:e az
lat:3g
latein:4z
lateinamerikan:4z
latern:3k db ds
laternenarm:db
latex:2b 7r
latexkugeln:2b
latin:23 4s
latt:0 1d 1n 7l 7q
lattenrost:7r
lattung:0
latzhos:79 ba
laub:1 1b 6e 7j cd
laubabfuhr:1b
laubblas:7j
laubschutzgitt:1
lauf:1 9 o 12 1i 1j 1p 3o 3v 4c 4x 5c 5e 5n 5q 5v 5z 72 7s 82 8f 8q a1 a3 a7 a9 ar au b9 ce dd dl dz
laufband:7k
laufend:k 86 8d 90 94 c8
laufig:5e
laufleist:6r
laufmet:1 1i 1p a9 b9
laufrad:6a d4
laufschi:o
laufsteg:dl
lauft:1 4 u x 3e 40 44 4x 5e 6j 72 7z 8g 8p 8q 91 98 9a 9g an aq
laufwerk:72
laufzeit:6l 88 9j b1 c1
laug:12 1z
laugenbrezeln:1z
launch:8n 9w
laut:11 26 2n 4e 4y 6a 6b 8o 9d cd
lautsprech:6y d3
lautsprechersick:d3
lawin:4m
lawinenkund:4m
lawinenstuf:4m
layh:1m
layout:8f
lcl:6o
lead:9i dn
learning:8u a7
leasing:5w 68 9z d4
leasingrat:5w
leasingrucklauf:70
leasingvelos:d4
leb:5b 8p
lebend:5o br c2 dw
lebendgewicht:br
lebensdauerfett:am
lebensgefahrt:dx
lebenskris:5b
lebenslauf:5b 8l 9k cp
lebensmittel:17 8c aw bc c5 c7 dq
lebensmittelamt:3c
lebensmittelgeeignet:aw
lebensmittelkennzeichn:8c
lebensmittelkontrolleur:c8
lebensversicher:9h
leberkas:2u
lebt:1v 22 38 3t
lech:2e 76 c9
leck:4 c8
leckag:ap
leckageort:ap
leckerli:5f 5o
lecksuchgerat:4
led:j 1h 1j 2b 2i 49 60 6s 6u 7b 7t b9 cx cy d3
ledergurtel:cy
lederhos:b9
lederpfleg:60
lederriem:cy
ledersneak:7b
lederstuhl:49
leed:4w
leer:l u 13 18 23 2b 2x 30 31 32 3c 5c 6a 7n 87 8e a0 ay bp br ce ci cj d9
leergut:32 6l aw
leerung:b2 bj
leg:r 18 1f 23 27 2v 3v 4f 6q 6r 87 8t 8u 9a 9g ai bi bs dy e2 e7
legacy:80
legal:dg
legastheni:53
legasthenietrainerin:53
legehenn:bs
legereif:bs
legetechn:8t
legiert:b1
legionell:c9
legionellenprob:c9
legionellenprophylax:c9
lego:7a cw
legobau:cw
legt:3r 9o bs
lehm:r 1a 8t b4 bh
lehn:0 2b 3u 42 5m 5t 5x 6s 6v 7z 9i 9o 9w db
lehr:4g 4l 4m 4n 4p 4r 4t 4v 7i cn
lehrabschluss:cn
lehrerin:3k 4x 4y 51 52 73
lehrkraft:4o 4q
lehrling:4u 54 6x 87 8s 9u c7 cb dl
lehrlingswohn:6x
lehrmittelverlag:8u
lehrschwimmbeck:4g
lehrwerkstatt:7i
leibnitz:39
leica:71
leichenschmaus:3f
leicht:3v 4k cd
leichtathlet:4k
leid:6g 71 8e ct df
leih:2k 4j 4p 4t 5a 5q 5x 62 6f 75 an b6 cq ct d1 d5 dj e8
leihbar:4j
leihbud:ct
leihgebuhr:6f
leihgerat:5q d1 e8
leihgitarr:4p
leihinstrument:4p 4t d5
leihkamera:5a
leihkauf:75
leihkraft:9k
leihobjektiv:5a
leihpump:an
leihrad:d4
leihschlag:4j
leiht:2c 4m
leihvertrag:cq
leihwag:5x
leihweis:16 32 4m
leim:8h d5 d7
leimbind:b3
leimholz:1k
leimt:d7
lein:2 28 2v 3l 5o 7j 8h b9 c5
leineneinband:8h
leinenfuhr:5f
leinenpobl:5f
leinentischwasch:28
leintuch:9v
leinwand:6y 7f df e1
leipzig:9 16 2n 3z 69 6q 77 7z 8v 8x 93 ca cd cg dp dv
leis:8 2m 8m ap bi ca dc
leist:cb d8
leistung:3 46 4t 5m 7o an aq bm
leistungsabzeich:4t
leistungsnachweis:an
leistungsphas:y
leistungszucht:5m
leit:1 11 2n 4o 8g 9k 9m 9s 9u a4 c4
leitend:5d
leiterin:4r
leitfad:9o a6
leitn:4c
leitstell:c
leitung:4 8 9 t 1q 6z 94 9k ap b0 c0
leitz:a0
lektion:4g 4z 53 a7
lektorat:8o
lemgo:8j ah bp
lend:cg cw d4
lenk:2n 67 bu d4 e0
lenklag:d4
lenkrad:5x 72
lenksyst:bu
lenkzeit:6j
lennestadt:bw
lenormand:dy
lenovo:d2
leob:21 45 bg
lern:4g 4p 4t 4x 50 56 58 5a 5y a7 cl e8
lernportal:a7
lernraum:cl
lernreis:a7
les:1a 23 2h 31 3r 40 4o 52 53 5b 5u 5x 76 85 88 8o 8r 9f 9z am bx by ch cs cw dq du e5
lesbar:8i a8
lesebandch:8h
lesegerat:aa
lesegeschwind:8r
leselamp:76
lesetempo:8r
lesezeich:cp
lettering:di
letterpress:2f
letzt:j z 1z 21 23 29 2i 2j 2k 2l 2n 32 3h 3k 4a 4u 54 5i 6i 6m 6w 7h 8b 9j 9k 9n 9u 9w a0 a2 av ay b1 ba ca cc cg cm cn d6 de dx e5
letztwill:dx
leub:6n
leucht:z 2k 7t db dc
leuchtbuchstab:8g
leuchtet:5x
leuna:9u an
leut:14 1u 1v 1w 1x 22 23 24 26 27 2i 2n 2o 2p 2u 30 3b 3d 3e 3f 3h 3i 3k 3o 3u 4w 4y 57 58 5d 5s 6a 6s 6u 81 85 86 8d 92 9l 9o 9p 9q 9r 9t 9w 9y a1 a2 ah ar b6 bj by c1 ca cb ci co cq cu cv dk dn dt
level:c6
leverkus:2i
levi:7b
lexoffic:90
lexwar:93 cv
lfm:1d 1p
lg:6y 8l a8
lg1:ct
lg2:ct
lib:5k
licht:b c z 1t 23 2k 2m 5a 67 6a 7t 8s 8x 9v a4 c5 cg cj d5 dg
lichtenberg:dg
lichterbild:2m
lichterkett:27 bi e5
lichtgitt:aq
lichtmaschin:6r
lichtplan:7t
lichtpult:2k
lichtschrank:o
lieb:2z 4j 5e 76 bs dy
liebhab:50
liebhaberorch:do
liebling:5g
lieblingsjack:cx
lieblingsjean:cx
lieblingssong:4p
liecht:9e
liechtenstein:9e
lied:25 4p 4r 8w dn
liedbegleit:4p
lief:1z 23 28 2w 34 3b 3c 3e 4u 5q 64 6s 6y 7k 7n 7u 8f 8i 8k 8w 8z 96 au ay b0 b5 b6 b7 b8 b9 bd bk bl bo bp br bt bu c0 c5 c6 d1 e5
liefer:z 1k 1y 20 28 29 2q 2v 2y 2z 32 33 36 3c 3d 3e 5o 5w 6b 6s 6t 6v 6w 6x 70 74 7b 7d 7m 7p 7r 7t 8f 8g 8h 8i 8j 8u a0 ac ad ah al as av ax b0 b3 b4 b8 ba bb bd be bn bp c2 c5 c9 d8 d9 dd di e2 e3 e5
lieferant:2p 2s 32 6r 9m bn c6
lieferbar:37 av bo dc
lieferdien:d1
lieferfrist:b9 bk
lieferschein:3d a0 cv
lieferservic:3c
liefert:m 1z 2x 3b 5o 6m ay b0 bo
liefertermin:2w 7u b7
liefervertrag:96
lieferwag:8k
lieferzeit:l 5w 6l 9r
lieg:b w 1b 1k 1r 2w 32 33 3y 51 5o 6t 6w 71 7m 7r 7s 8q 8w 9t a6 a8 b1 bd bm bt bu cz d7 e2 e6
liegebox:c0
liegekiss:5o
liegenschaft:1t
liegeplatz:6c
liegeplatzfrag:6c
lienz:52 68 6k 7l ds
liesing:8k
liess:6m bz
liest:76 a4
liez:38
lif:5c
lifepo4:bl
lift:16 3g 3o 4n 5e 73 a3 a4 ai ca cc ce
liftbau:ai
lifting:4a
liga:7w
lightroom:5a
lila:12
lili:20
lima:9a
limburg:aa
limo:3p
limonad:34 9p
limousin:bq
lin:2k
lind:1c 2h 38 5p 7p as dc dm
linda:bo
lindau:3l 7m
lindenau:cd
lindenblutenhon:38
lindenholz:dc
lindy:4f
lini:2e 9m 9r ak bc di du dz
link:1k 3x 54 5l 5y 6r 88 al d3
linkaufbau:88
linkedin:5b 8a 8y
linkshand:74
linkshandermodell:74
linksrhein:4
linoleum:h 1q
linoleumbelag:h
lins:3a 3d 43 71 8x
linseneintopf:3a
linux:56 70
linz:1 9 q 1y 2d 3w 49 4l 53 5e 6v 6z 7q 7t 81 8b 9g ah b2 cu d1
lipp:4a 8r ar
lippenstift:a0
lippstadt:ar
liquiditat:94
liquiditatsplan:94
lispeln:41
lissabon:3m dp
list:z 17 1n 2f 2p 2w 2z 3b 3q 3z 5w 77 81 8l 90 ai b3 b7 c4 cd d9 de dx e1 e7
lit:6 30 32 33 5n 60 64 72 7m ao au ax ay az bn c5
lithium:as
litz:c0
liv:4d 81 8w dm
liveband:24
livegang:7y
livestream:22
lizenz:4c 4i 4k 8s
lizenziert:4i
lizenztrain:4k
lkw:16 5y 6o aw b0 b6 cf e3
lmiv:8c
lms:a7
load:69
lob:52 e5
location:2p 9w
loch:i 13 1d 1g 3e 42 4j 6d 6w 79 7m 84 a0 bh bl cy
lochau:5r
lock:3 t 2d 48 6z 8n 8r
lockenstab:2d
lockpreis:t
lod:7o b9
lodenjank:7b
lodg:3m
loffel:38 au bh
loffelschaufel:au
lofot:65
logfil:88
loggia:cc
logik:51
logist:as cq
logistikzentrum:cq
logo:2q 36 37 8b 8j 8k 9c de
logopadi:41
logorahm:2q
lohmann:bs
lohn:14 1j 1q 33 3q 93 9l a9 au b3 ba bb bc bv ct cu d3 dz
lohnabrechn:93
lohnausweis:93
lohnbrenn:33
lohnfert:ac
lohnfortzahl:ab
lohnherstell:bb
lohnnaherei:ba
lohnproduktion:bc
lohnt:d 1l 9g
lohnunterlag:a9
lohnunternehm:bv
lohnverpack:bc
lohr:bt
lokal:1x 2v 4s 6u 88 ce cy
lokalauflos:6u
lol:cl
london:4w
long:4h 69
longenstund:4h
longfrontbagg:s
look:20 a8 e7
loos:36
lorbe:7p
lorenz:cr
lorrach:1n 5z
lorrain:cb
los:o 36 3w 3x 6k 7g 87 8h ai bn bo d6 d7
losch:6z 9t dq
loschfrist:9t
loschung:6o
losegeldzahl:86
losemittel:e3
losfahr:6k
losgeh:1t
losgeht:cu d4
losgross:ac c6
loslass:9q
lost:77 81 az
losung:b aa
loswerd:4c 6n
loszuwerd:84
lot:1 ai d0 d1 d5
lotet:ai
lotnaht:1
lotto:89
lottozahl:dy
louis:7t
loung:6w
low:2w 5u
loxon:b
lps:77
lrs:53
lsg:6c
lte:6z
lubeck:v 2i 8z ci cr
luchow:ae
luck:7p
luckenanalys:9s
luckenlos:3c 6m c6
ludenscheid:ak
ludwig:75
ludwigsburg:1e 2j
ludwigshaf:a7 ay
ludwigslust:e0
luft:7 8 v w 2b ao ap as av b6 c7 d2
luftballonsaul:2b
luftbild:8z
luftdicht:p
luftfahrt:c6
luftfahrtzulief:c6
luftfeuchtekontroll:d6
luftgetrocknet:30 7n
luftpol:av
luftpolsterfoli:av
luftung:a4 ad bz
luftungsanlag:a4
luftungsbau:ad
luftungskanal:c8
luk:1w
lun:b7
luneburg:21 2y 4h da
lung:19 3o 5a 9m
lungau:8s
lup:7g d1
lupin:3b
lust:7t by
lustenau:27 4m aj am
lustenberg:by
lut:2j
luthi:2s
luxemburg:7u
luz:j 1x 26 42 4e 4s 6l 9n ch di
luzern:bo bp
luzerneball:bp
luzerneheu:bp
luzi:8p
lvs:7l
lymphdrainag:3w
lyon:4y
m1:70
m2:0 5 6 8 9 e f g h i p q r v z 11 12 13 14 15 17 18 1a 1b 1e 1f 1h 1m 1q 1s 1v 2l 3e 3j 40 5g 7j 7q 7t 9d 9v 9x 9y a4 ar b3 b4 b7 b8 b9 c0 ca cb cc cd ce cf ci ck cl dg dm e3
m3:s u 16 17 19 6h 7n an b2 b3 b5 b6 bz c8 c9
m6:71
m8x40:al
ma:i 81 9s a1
mac:ba
macbook:70
mach:2 1y 21 23 2d 3r 4s 4v 5a 5c 5h 8b 8o 9m cp e6
machart:ba
macho:4l
machtig:1c
madagaskar:5s
madel:3p 4s dl
madl:5s
madonn:dc
mag:3u
maga:4l
magazin:8e
magd:19 3w 9d bc
magdeburg:19 3w 9d bc
magenleid:36
magensond:3u
magnesium:bb
magnet:c b1 c9
magnetkontakt:c
magnetring:c9
magnum:31
mah:1b 6n 7i 7j 9x bu bv
mahagoni:6d
mahdresch:6n bv
mahdrusch:bv
mahlt:am
mahlzeit:3a 3t
mahn:ch
mahnbescheid:9e
mahnlauf:90
mahnt:93
mahnwes:90
mahrobot:7j
maht:1b
mai:e q 16 1g 1i 1m 20 25 27 28 2e 2f 2g 2i 2j 2l 2p 2y 37 3j 3l 3p 3q 3y 4k 4s 4y 56 5b 5d 5k 5p 6h 6i 6j 6v 6w 6y 7l 8i 8k 8v 92 9d 9e 9o aa ad b4 b5 bd bh br bz c2 c3 c5 ce ck co ct cv cx db di dl e6 e7
mail:3z 83 85 86 9n 9z
main:28 5h
mainboard:d2
mainz:n 1f 1u 1w 6h 6s 8l 9n
mais:bo bp bv
maisch:33
maisleg:bv
maisonett:j
maissilag:bp
majoran:39
mak:2d
makita:7i
makl:18 1r c1 cc ci
makleranfrag:cc
maklerburo:ci
maklerprovision:99
makrame:7v
makro:71
makroobjektiv:71
mal:e 1m 1n 57 7f ba df dg dh dw
malerarbeit:1n
malerin:df
malervli:e
malkast:57
malm:1o
malz:32
mama:5q dx e3 e8
mamas:di
managed:83
manch:8l
manchmal:v
mandala:di
mandant:8u 91
mandat:91
mandeln:2z
manduca:78
mangalica:br
mangalitza:br
mangel:99
mangelhaft:99
mangelmeld:a4
mangeln:e2
mango:2j 2y
manikur:4a
mann:o 1n 7c 8u 8w as b0 dh dm do e2 e7
mannch:8t
mannerstimm:8u
mannheim:6 1m 3y 4r 61 8w 9k
mannschaft:3w 4k bj
mannschaftsraum:bj
manschett:6d
mansfeld:62
mantel:6b 7b e3 e5
mantrailing:5f
manufaktur:3b 8x b9 da
manull:3w 3x 5a bw
manuskript:8p
mapp:5b 95
maran:bs
marantz:6y
marathon:4c 6b
marburg:3a 49 4v
march:5g
marchfeld:5g
mard:w bs
marek:bs
maria:25 7g
mariazell:3i
marill:2j 38 bx cs
marillenbaum:bx
marimbas:75
marinad:2u
mark:63 7g 8b 9c bc c3
markant:dl
marki:8q
markiert:1e
markis:1h
markkleeberg:ca
marklin:7h
markstein:c3
markt:1x 2v 2y 34 6m 7v 7y 9j da
marktforsch:9p
marktstammdatenregist:d
marmelad:38 3i bc
marmeladenbrot:3i
marokko:39 7s
marschrhythm:4s
marschwert:cx
marshall:74
mart:7b cy
martin:1d d5
martini:dc
martinigans:2x
marxloh:cu
marz:b q x 13 1b 1c 1h 1j 1o 1t 22 2b 2k 2w 3g 43 46 4g 4m 4r 4u 51 54 6g 6s 88 8b 94 9d 9l 9n a8 a9 bc bo bz cn cp cs cx d0 da dd dk do dv dx e0
marzipan:1y
marzwoch:43
masch:59
maschendraht:1d
maschin:4 f h n 12 2j 2k 35 49 59 5y 62 63 6e 6p 7i 7p 83 85 8t 9i ac ag ai at au aw be bf bo bu bv c0 c4 cy
maschinell:8i 8l
maschinenbau:8t 94 9c b1 cl
maschinendat:85
maschinenkauf:9i
maschinenputz:f
maschinenrichtlini:c4
maschinenring:bo
maschinenverkauf:bv
mask:8d dk
maskenbild:dk
mass:3 h 1a 1i 1k 1p 1y 7q 7v 8z 98 9q aw az b7 c3 c4 cx cy d8
massag:3y
massenabbau:9q
massenentlass:98
massenimport:7v
massenwar:7g
massgefertigt:1k
massiv:1k ad
massivholz:6t
massivholzausfuhr:6t
massstab:1a
mast:27 6d 7d 8w 9r a8 br bs cz
masterarbeit:5t 8q
mastering:8w
mastert:8w
masthahnch:bs
mat:4e
material:f 14 1n 4n 8s a0 ag b0 cu d2
materiali:z
materialschrank:a0
math:4u 51
mathemat:51
mathestudent:4u
matic:d3
matj:2v
matratz:6t 78 7r
matrikeln:du
matriz:2t
matsch:3s
matschhos:79
matschkuch:3s
matt:f 29 3n 4d 4e 4l 8c 8f 8k aj b6 c4 da e1
mattiert:d0
mattse:c5
matura:2d 4f 4y
maturaball:2d 4f
mau:p q 15 b4
mauerstein:b8
mauert:q
mauerwerk:p
maultasch:3c
maur:q b8
maus:w 10 7m
mauterndorf:7e
maxi:78
may:76
mayrhof:6f 84
mb:6e
mbsr:4d
mcz:7o
mdr:bd
mechan:4v 6a 7d 9c d6
meck:26
mecklenburg:3j c0
medaill:d9
medi:9j a6
media:89 8a
mediabudget:89
mediation:dw
medienarbeit:9j a6
medienbeobacht:a6
medikament:3u 40 bd
medikamentengab:5h
mediti:3n
medium:ao
medizin:47 8q
medizinert:51
medizinstudium:4v
medizintechn:8l 9k ac
medizintechnikbetrieb:8l
medjool:2z
medtech:9c
meer:3f 3h 5n ck
meersburg:3f ck
meerschweinch:5m
meerwasserbeck:5n
meeting:4w
mega:j
megawatt:bm
mehl:i 2s bf
mehlstaub:bf
mehr:1n 3v
mehrfamilienhaus:1 ch
mehrgenerationenhaushalt:3v
mehrkomponent:ag
mehrsprach:2o
mehrspuraufnahm:8w
mehrweg:34 3a
mehrwegbox:3a
mehrwegglas:34
mehrwertsteu:5v
meier:bk
meil:10
meilenstein:9m
meindl:cy
meint:0 y 2n 3x 3y 3z 4d 5o 6v 7q 7r 85 af bp d6
meiss:7e cz
meisseln:ds
meissn:7e
meist:0 2 3 9 x 1o 1v 21 3r 43 5x 75 91 9o ak b1
meisterbetrieb:0
meisterin:48
meisterschaft:6y
meisterwerkstatt:5x
mel:cv
melass:bp
meld:3 c 2u 2y 46 54 7z 9t bv cl cr dr dv
melderegist:dv
meldet:2m 9c 9k dz
meldung:93 bb
meliss:36
melk:1m 2w ai
melkkuh:bq
melkstand:ai
mell:a1 aw
memming:6i au
meng:1z 39 53 6x 79 7n al b0 d9
mengenbild:53
mengenrabatt:79 d9
mens:3b
mensa:3c cl
mensch:bf
menschenmeng:8z
mensur:74
menu:1u 1x 2f 3a 3f
menukart:2f
menus:58 5r 7x
meran:ay ck da
merced:2g 5z
merino:dd
merk:7d 9t dv
merkblatt:e8
meshgeweb:8g
mess:6 9 j x 1g 1i 1x 2i 43 49 4j 4y 67 6y 7j 7n 7r 7u 84 8g 8j 8m 8t 9c 9u 9v ac am an as at au bu c3 c4 c9 cn d3 db
messebau:9v
messebesuch:8j
messerrasur:49
messestand:9v
messi:18
messiewohn:18
messing:7t af an b1 d9
messkoff:6
messmittel:be
messprotokoll:9 84 ac
messschieb:be
messschraub:be
messung:2 h v 89 9b 9r
messwerterfass:80
met:1 g i k q r u 11 1d 1g 1i 1m 1p 1t 1w 27 2l 3u 4q 6d 7p 7q 7s 7v 84 8g a9 aj b0 b9 bf cf e3 e5
meta:89
metal:77
metall:1p au b1 c4 dz
metallbau:81 b0
metallbaubetrieb:b0
metalldetektor:au
metallfrei:6t
metallgeland:1p
metallica:4p
metallsond:dz
meterwar:b0 b9 c7
method:5d 5t
methodenkoff:5d
meti:a2
metod:k
metzg:2u 39 6m br
metzgerei:c8
metzgermisch:39
meut:35
mexiko:4z 74
mezzanin:ar
mfk:62
mg:bd
mi:1 w 3q 4d 74 do
microsoft:81 9n
mid:bk
midcourt:4i
miel:1l 6x
mies:9e
miesmuscheln:2v
miet:b d v 13 1t 1w 26 28 2k 2q 3j 3l 3m 4q 5q 66 6h 73 99 9c 9z a1 a3 as bh bi bj ca ce ch ci dm e2
mieterhoh:99
mieterin:4
mieterverein:v
mietet:27 29 2i 2r 6h as bh bj bt ce cf dj
mietfass:3j
mietminder:99
mietmobel:28
mietmodell:d
mietrecht:99
mietshaus:n 1t
mietspiegel:99
mietstreit:9c
miettoilett:bj
mietvertrag:a5 cg
mietverwalt:ci
mietwag:3m
mietwasch:e2
mietwohn:b 13
mietzinsinkasso:ch
mig:ch
migran:40
migration:81
mikro:22 2k dm
mikrofon:8v
mikros:2k 8v dm
mikroskop:42 bd be
mikrowell:3a
milb:7r
milch:2j 2w 37 3b 3d 5j 8i a1 an bp bq co
milchbetont:bq
milchhof:bp
milchig:5n
milchkalb:bq
milchkuh:5j
milchpump:78
milchsystem:a1
milchvieh:bp
militaria:7h
millimet:y ad b0 b7
millimeterpapi:y
million:y 92 9g 9m ah ak
millionenseri:ah
milonga:4f
min:22 24 2a 2h 2m 3n 3y 40 4e 4f 4g 4j 4o 4p 4s 4t 4w 50 5b 5u 77 8q 9o 9y ao cb cz dp dy e8
mind:2w 5v 6z 9u cg dl
mindest:1w 2j 2o 69 6h 6k 6z 77 a1 c1 cg
mindesthaltbar:2t
mindestlaufzeit:17
mindestlohn:by cu
mindestmeng:96 bb
mindestumsatz:1w
mineral:34 bp
mineralfutt:bp
mineralwass:34
mineralwoll:p
mini:r s bg bh
minibagg:r s bh
minijob:10 93 9k a3 cm
minijobb:93
minikuch:6x
minus:3c bn c8 cg
minut:2 22 24 25 2a 2h 2m 3k 3m 3x 3y 3z 4e 4g 4o 4u 5e 61 6k 6m 70 7w 8q 8r 8s 8u 8v 9j a1 a2 a7 ao ap aq as cg cl d1 dt dw e0 e5 e7 e8
minz:2i 36
mio:1c 92 ak
misch:19 1e 23 32 36 8w ay az b5 bp cu
mischabfall:19
mischling:5m
mischpult:22 2k
mischt:2p 8w
mischung:23 2j 2s 2z 39 bc bo
missverstandnis:5d
mist:5k bp
mitanbiet:1g
mitarbeit:n 14 2q 3a 3x 43 68 7d 80 85 8y 93 9q 9t ab cq
mitarbeiterab:2q
mitarbeiterin:9x
mitbenutz:9x
mitbewerb:88 9c
mitbewohn:cb
mitbewohnerin:cb
mitbring:23 4b ao b1
mitbringt:4k
miteinand:b 3o
mitfahrgeleg:e0
mitfei:2o
mitgebracht:30
mitgegeb:41
mitgenomm:o 3e 7u
mitgezahlt:a8
mitglied:y 20 71 7g 7x 8j dn
mitgliederverzeichnis:7x
mithelf:8s
mitlackiert:e
mitlauf:4j
mitmach:4k 5i 9j
mitmachshow:2a
mitmachtrick:2a
mitmarschi:4t
mitnahm:87
mitnehm:32 5h 6p 70 8j dm e4
mitschick:ay
mitsingt:dm
mitsubishi:8
mitt:14 1l 46 4e 61 6s 6y 79 7j 7r 7u 8h 8u 8x au bv ca cb cy d3 d5
mittag:1u 1w 3a 3f 3s 3v 49 5e 5p 5r d4
mittagess:4k 5r 7u 9y
mittagsmenu:3a 3f
mittagspaus:d4
mittagst:9y
mitteil:a6
mitteilt:1b
mittelalt:2r 3k da
mittelalterlag:2r
mittelaltermarkt:da
mittelformatkamera:71
mittelgross:92
mittelh:b0
mittelhess:b0
mittelmotor:68
mittelstand:81 86 9q
mittelwand:bt
mittenwald:d5
mitternacht:23 24 2d 2m 2o 2p 6q
mittl:73 d6
mittlerweil:6s
mittwoch:3b 3z 42 4p 51 5x 7i 8f 8v 9r b2 ct cw d4 dn dp
mittwochab:cw
mittwochnachmittag:51
mitverfass:8o
mjf:ah
ml:ax bb bc
mm:71 7i 8i ad b0 b3 b6 b8 c5 d0
mo:19 2s 3a 3i 3q 4d 5e 6p bh cm cr cv do
moabit:99
mobel:5 e i k z 17 1o 28 6e 6l 6v 7e 7r 8n 8u a5 a9 aj b9 bg ci d7 dc
mobelbezug:b9
mobelhaus:k 8u
mobellift:16
mobelmontag:16
mobelplan:z
mobelrestaurier:d7
mobelstuck:1o
mobelteil:6l
mobelvelour:b9
mobil:1w 2i 2r 2x 3y 44 47 48 57 5q 6a 6y 7x 8y 9s ae ak ao bi bj bs c0
mobilstall:2x
mobiltelefon:6y
mobiltoilett:2r
mobli:6t
moblier:z
mobliert:9x cb cl
moblierungsplan:z
mocht:0 l n x 15 1h 3f 3r 42 4n 4o 5m 65 71 8h 91 ag bb ci
mockup:8c
mod:2e 4f 7d 8d cx
model:2d dl
modelabel:ba
modell:d y 6b 74 7c 7h 7j 85 8d af c4 d1 de
modellautos:7h
modellbahn:7a
modelleisenbahn:7h ah
modelli:ah
modelliert:1y
moderation:23 8v
moderator:9w
moderhinkestatus:br
moderi:9p
moderiert:dw
modern:db
modernisiert:8b
modeschmuck:7d
modling:2b 5u e4
modrig:v
modul:d 11 72 81 a7 bj bl cr
mofa:64
mofas:64
moglich:w 2y 3g 3z dm
mohair:1j
mohairvelour:1j
mol:4v
molkerei:3d am c7 c9
molkereipump:c7
monat:d e 10 14 17 18 1z 25 2s 2w 30 35 38 3a 3e 3q 3r 3w 3x 3z 40 45 47 4i 4k 4q 4w 5c 5j 5o 5s 5v 5w 5x 6o 6p 6q 6r 6x 6z 7i 82 88 89 8a 8e 90 93 94 98 9a 9b 9h 9k 9m 9n 9s 9t 9x 9z a4 a5 a6 aa ah aj as au az b0 b1 bj bl bq cg ci ck cp d1 d3 d5 do e0
monats:18 5x 6x
monatsabschluss:90
monatsgebuhr:aa
monatsletzt:9i
monatspauschal:a4 e0
monatspreis:ck
monatsrechn:d1
monatsvertrag:82
monchengladbach:95
monday:ar
mondsilb:5z
monitor:70 72 d3 dm
monitorweg:dm
monstrum:ap
montabaur:8z
montafon:3g
montag:8 k l 12 1d 1k 1p 2c 2y 3a 3f 3v 4q 4t 4z 5e 5v 5y 6e 7b 7s 86 8g 8k 9b 9l 9r ae ag am ar b7 bg bh bl cb cn cq cs ct cu d4 db dg dq e2
montagebetrieb:bl
montagesaison:cu
montagestand:d4
montagesyst:bl
montagmorg:12 86
montessori:53
monteur:d k 3i 5d 8n
monti:1n 1o 5y an c6 c8 db
montiert:1 a c m 1d 1i c8
moodboard:z
moodl:a7
moos:1 15
mops:5g
mor:54
morg:w 12 19 20 2b 2d 2v 3i 45 4l 6a 6m 86 a8 co cq
moritz:6t
morsch:i 1d 6w
mos:8q
mosaik:g
mosel:31 63 bx
most:3f
mosterei:34
mostviertel:3f
motiv:2f 89 8i de di e1
motivationsshows:5d
motivtort:1y
moto:63
motor:o 41 54 5x 60 67 68 6a 6c 6r 7i 7r am b1 bm bw
motorboot:6c
motorhaub:96
motorisi:1i
motorlamp:5x
motormah:7i
motormanull:bw
motorrad:17 62 63 6o ah cg
motorradclub:62
motorradplatz:cg
motorradsitz:b9
motorradspiegel:ah
motorradwerkstatt:63
motorsag:1c 7j
motorwasch:60
mott:7s
mottenfrei:7s
mottenloch:2c
motto:2c de dj
mountainb:67 7l
mov:65
moving:2k
moxa:40
mozart:3k
mpbetreibv:bd
ms:7j
msc:2v
msr:7m
mt:62
mtl:cg
mud:40
muffig:8
muhl:j 2s 35 36 3o 7e am dc e5
muhlviertel:j 36 3o e5
muhlviertl:b8
muhlweih:c2
mulch:b3
muld:19 1s b1 b2 b4
mulheim:a9 dp
muli:96
mull:14 31 69 6r a4 a9 av b2 bx cm
mullauto:6r
mullraum:a4
mulltonn:1t
multifunktion:9z
multifunktionsgerat:9z
multiplex:b3
mumbai:a5
mumps:3r
munch:1l 6i 7w 86 94 9c bf cp e0
munchberg:bf
mundart:9o
mundstuck:75
munst:7 b 1m 4p 54 69 6y 92 9r dn
munsterland:7 92
munz:a1
munzpruf:a1
mur:47 74
murau:ao
muri:ct
muritz:6c
murnau:5p bu
murt:82
murzzuschlag:3f
mus:ax
muschel:b8
muschelkalk:b8
museum:77 8a 8r 8u cz d3 d8 e1
museumsglas:d8
museumsguid:8u
music:74
musical:4r
musik:b 1w 24 26 3y 49 4e 4o 4s 4t 6f 6j 6y 74 75 77 83 8s 8v 8w 9i d6
musikakademi:d6
musikanlag:6y
musikerin:4q
musikfestival:1w
musikhaus:75
musikkapell:6f 6j
musikkassett:77
musiklizenz:8s
musikschul:74 9i
musikstudium:4o
musiksynchron:2m
musikverein:4s 4t
muskat:39
muskatblut:39
muskel:3w di
muskeln:4e
muskelverletz:3w
musketi:2c
musli:bc bp da
musliriegel:bc
muss:s y 4c 4d 6g 97 c7
musst:8 u 26 2h 3m 6k 6n a2 af b9 bf bt c5
must:l z 2w 3b 7t 8c 8h 8i 8j ag ah aj am av az b8 b9 ba c7 da dd de
musterabschnitt:b9
musterachs:l
musterband:8h
musterblech:aj
musterbrand:da
musterflach:b8
musterpack:av
mustersend:ax
musterservic:8j
mut:e7
mutig:dl
mutt:j 1y 28 3a 3g 3t 4b 76 8m 9d 9n al b9 br ci ct cy dp dr ds e6
muttenz:as
mutterkuh:bq
mutterkuhbetrieb:bq
muttersprach:9n dp
muttersprachl:4w 50
muttersprachlerin:4w
muttertag:av d8
mutti:cs
mutz:8j
mwst:bn
mystery:9p
nab:67
nabendynamo:67
nabendynamos:6b
nach:k 19 1o 2p 3d 5b 5y 91 95 aj aq d5
nachahm:9c
nachbar:0 7 c 2x 3r 5g 8i 8s al av b2 b3 bp c3 c5 e0
nachbarbau:s
nachbarbetrieb:8i 8s
nachbargart:c
nachbarin:1e 4i 4s 5e 78
nachbarn:n t 1c 1d 26 2b 2t 49 4k 73 7n 7p 8z au b3 br by cf dv e5
nachbarort:bo
nachbarsbub:l
nachbarschaft:bn
nachbarstocht:3r
nachbearbeit:8v ah
nachbesetzungsgaranti:9k
nachbestell:7y
nachdruck:ag
nachfass:9o
nachfolg:9q
nachfrag:5d
nachgebaut:9c
nachgewies:7
nachgezeichnet:ah
nachh:e7
nachhalt:8j
nachhilf:4u 4v 4y 5t
nachkauf:7u
nachkomm:du
nachlass:71 76 7g dx
nachlauf:6o
nachlief:ag
nachliefer:da
nachmach:e4
nachmittag:1o 3f 3k 51 52 57 5n 87 df e6
nachmittagsbetreu:4p
nachricht:84 dy
nachrust:9 b u
nachsaison:1z
nachschlussel:e4
nachschrift:ds
nachsetz:ak
nachsorg:4b
nachsorgefoli:4b
nachsynchronisation:8r
nacht:7 8 a b h l n v w 1i 1s 1z 2b 3g 3h 3m 3t 42 5a 5m 5n 66 6i 6j 6n 7r 86 93 9b 9h 9l 9o a2 a8 ab ak an bf bi bn bq c5 cb ck cq dj dr dy dz
nachtbereitschaft:3t
nachtbild:5a
nachtdien:ct
nachtelefoni:9f
nachtess:cb
nachtkastch:6t
nachtschicht:cq
nachtsicht:c
nachtspeich:1s
nachttisch:6t 7g
nachtwach:3u a2
nachweis:2 s x 18 1s 29 2n 2u 2v 55 6p 7e 9i a7 ag al an ar b1 b2 c6 cc cw
nachwuch:71
nachwuchstromml:4s
nachzahl:8b
nack:3y 7r
nackenhoh:7r
nackt:7t aj
nacktsz:dk
nadel:12 14
nadelfilz:12 14
nadeln:2d 40 4b 59 dd
nagel:i 47 4a c3
nageldesign:4a
nagellack:47
nageln:aw cs
nagelspang:47
nagelstich:5y
nagelstudio:95
nah:p 1a 1c 1i 1j 2r 3g 3h 42 59 7r 8z 9y a1 av b9 ba cb cf cl cr cx cy de dm
naha:1i
naherei:ba
nahkur:59
nahmaschin:59
nahmodell:de
nahrungserganz:5u bb
naht:1 ae ba be cy
nahverkehr:cr
naked:1y 62
nam:10 53 7v 8g 8q 9c d9 de ds dt dv
namenskartch:dh
namensnenn:8p
namensschild:2o 6i dc
namenszug:de
namibia:3m
nanny:3q
napf:5f 5o
narb:di
narkos:5i
nas:3o 40 8e c7 d2
nasal:4y
nasch:37 bp
nass:v 49 5o 60 7n 8i
nassf:8i
nassfutt:5o
nassrasur:49
nasszell:5
nativ:30 50 5u
natur:g 1e 6q 8a ax b8
naturhistor:8a
naturkork:ax
naturkosmetikherstell:6q
naturkostlad:3d
naturrot:b4
naturschutzamt:1c
naturstein:g 1e b8
natursteinpflast:1e
navigation:c5
navigationslicht:c5
navision:81
nbr:c7
nda:96 a8
ne:a r x 14 1k 24 3d 4p 7x 7z 8t af
neb:8v
nebel:2k aj
nebelmaschin:2k
nebenamt:1t
nebenan:x 2m 47 59 bd dm
nebenbei:d2
nebeneinand:7w
nebeneinanderlieg:cg
nebenkost:99 ch
nebenkostenpruf:99
nebenraum:ap
nebenstell:87
nebent:8v
neckar:bj
neckarsulm:3i
ned:3 27 2t 2v 3w 4g 53 56 5d 5s 5x 8y
neff:85 8b ah b6 d2
negativ:e1
nehm:9 v 17 1b 1c 1o 1p 1r 1s 1u 2p 2s 38 3g 3j 3w 44 45 4q 4r 59 5e 5k 5w 6c 6g 6l 6q 6s 6x 6y 6z 72 77 79 7d 7q 7s 8e 8m 8y 91 9o a0 a3 ak au aw ay b6 cx dl ds e7
nehmt:11 2a 45 5x
neigung:8z
nen:i 2e 3f
nenn:3h 9m
nennt:e7
neon:5n
neotraditional:4b
ner:12
nero:b8
nerv:2a 4s cw
nest:w
net:6 1x
netflix:3r
nett:3t 5s 65 cb dn
netto:6e 93 96 ce cn cs
netz:a d u 1m 1r 2s 2v 7y 84 ap bi bl bm ci d2
netzbetreib:a d bm
netzdruck:ap
netzteil:82 d3
netzwerk:9 84 9k
netzwerkdos:9
netzwerkverkabel:84
neu:0 3 5 9 j k l y 15 1e 1j 1m 1q 3j 44 45 4d 5b 5j 5l 5w 5z 65 67 6b 6c 6d 6f 72 73 78 79 7j 7r 7t 7x 86 8c 8d 8w 9k a6 af am ao as b2 b9 bx c5 cr cy d0 d4 d5 d7 dg dm e3
neubau:3 b 13 7q 9m bj
neubesohl:cy
neubespann:1h
neuerding:d4
neukolln:3b cb
neukund:9e
neulackier:5z
neulich:4d 55
neumann:8w dm
neumodellag:4a
neumun:1m
neunjahr:4h
neunkirch:3x
neunzig:5e
neuorientier:5b
neupatient:45
neupflanz:bx
neurad:d4
neuruppin:5l
neuseeland:17 6o
neusiedl:6z 7q
neuss:8a 9l
neustadt:6c 72 b2 c5
neutral:w 8x 9f dw
neuwag:5w
neuwied:47
newslett:8n
nextcloud:83
nf:b4
nic:96 ca
nicht:1f 4a 7v
nichtrauch:78 ca cj e0
nick:4w
nickelhalt:d0
nickt:4y
niederbay:27
niederosterreich:1d
niedersachs:2m
niedrig:6s 7k
nier:cn
niet:al
nikolaus:dj e5
nikon:71
nimm:1 8 n w 1g 3z 4t 4u 5q
nimma:3
nimmt:1k 3u 42 7q 82 9o 9s ch cq cs dd
ningbo:6o
nintendo:72
nipp:5h
nirgend:6h dc
nirgendwo:al
nis:86
nis2:86
nisch:1i 1k 31 50 6u 83 8l ct
nit:1l
nitrat:5n c9
niveau:4n 4w 4x 4z
niveaugrupp:4n
nivelli:g
nivelliert:h
nivtec:2l
nix:4 21 4u 5v 7a 84 9b e6
nk:ca
nm:7i
no:q 1d 73 7s
nobilia:k
nochmal:13
nolt:6x
nonn:36
nonna:2t
nord:d 3u 4a 66 6a 6h b5 bi
nordbay:bi
norddach:d
nordenham:bk
nordh:5p
nordhaus:b5
nordhess:5p
nordisch:7r
nordischdeck:7r
norditali:66
nordmanntann:e5
nordse:3h
nordseekrabb:2v
norm:8o 8r ai bg c4
normal:6n
normgerecht:1p 7l c5
normseit:8o
normteil:c4
north:7b
norweg:dd
norwegerpullov:dd
nostril:4b
not:25 3m 4o 61 72 75 7w 8m a4 bi cl dn do
notar:8m 9d a9 ci dw
notarfert:dw
notariat:6v 9n
notariatskanzlei:6v
notariatspraxis:9n
notarkamm:a9
notarkanzlei:9d
notartermin:8m
notausgang:2n
notdien:6 5j 82 9o am d6
notebook:70 9y d2
notenkenntnis:dn
notenles:4o 4p 4s
notenpult:6f
notenstand:75
notfall:0 55 86 a4 cv
notfallhandbuch:86
notfallnumm:a4
noti:7y
notier:b1
notig:u 1w 3t 5g 6g 6s ct dn
notizbuch:8j
notruf:9b
notrufleitstell:c
notrufnumm:3m 61 a4
notstrom:d bi
notstromfunktion:d
notversorg:bi
notwend:4h 6w
nov:1t
novak:39
novemb:1b 1t 21 36 37 3n 7b 7u 7v 8d 96 9w bb bj do
npk:bo
nrw:x 24 3m
ns:7h
nubert:6y
nucht:2r
nudel:2t
nudelholz:2t
nudeln:2t 58 cb
null:t 1q 4v 5w 94 a6
nulltarif:44
numismat:7g
numm:1r 2w 6p 6r 6z 7l 7x 87 8i 8k 9o a4 am b2 d4 dy dz e4
nurnberg:l 12 30 58 74 8j 96 a9 ag ca
nuss:1y 2z az
nussbaum:1f 1k d7
nussbaumfront:1k
nussfrei:1x
nutz:6e 85 8d 9r
nutzenrechn:85
nutzerinterviews:8d
nutzert:8d
nutzfahrzeug:6e
nutzlast:69
nutzungsrecht:8e 8x dl
nuzid:59
nylon:ah
obenauf:e2
obenturschliess:m
ober:3 j k 1v 32 4a 4j 4r 4v 7i 8d d4
oberbay:1v 4j
oberengadin:2u
oberflach:r 5n
oberfrank:32
oberfras:7i
obergeschoss:j
oberhaus:4r d4
oberlipp:4a
oberosterreich:3 8d
oberpfalz:2u c2
oberschenkel:5q
oberschenkelhalsbruch:5q
oberschrank:k
oberschwab:5l
oberst:p
oberstdorf:7u
oberstuf:4v
obertau:4n
oberursel:6r c3
obhut:dw
objekt:3 a4 d8
objektiv:5a 71
objektkast:d8
objektleit:a4
objektschutz:a2
obon:do
observation:ab
obst:2y 3d 85 bx
obstanlag:bx
obstbau:by
obstbaum:7p bx cd
obstbrand:33
obstgart:3j
obstgenossenschaft:85
obsthof:cs
obstl:33
obstplantag:bt
obstwies:5p
obwohl:p 94 97 9f
ocpp:bk
ocr:a9
octavia:5v
od:7l
odenwald:3n 7n
odoo:81
of:6o 7w
ofen:2 3 1q 1z 2z 7o bn da
off:3 49 5p 6q 7m 9e 9w ax
offenbach:2z 49 57 9w dm
offenburg:40 6t
offenstall:5k
offent:c3
offeriert:cu
offert:7 y 1i 5d 5w 6j 97
offlin:7z
offn:9 n 61 6a 7u 9j bz cz d1
offnet:49 5r
offnung:11 3s 7r 8c
offnungszeit:7x
offset:8f
offshor:91
og:ca
ohmsch:4v
ohnehin:2l aa
ohr:1j 40 44 5i dz
ohrensessel:1j
ohrmark:br
ojendorf:ds
ok:2l 3k 4s 51 5q 5u 66 6o 6r 6t 7d 7r b4 c1 dd
okay:4w 76 79 an
oko:3d
okonomi:c1
okonomiegebaud:c1
okt:2n c6
oktob:2 v z 1g 1u 26 2h 2n 3f 3h 3k 3m 45 4l 5y 5z 6d 7p 7y 89 8h 8m 8t 9a 9m 9p 9s 9t 9v ax bc bw by cb ce ck cl cu dd
oktoberf:2n
ol:2z 30 3y ao ax b1 c7 df
olabscheid:ap cf
olanalys:ao
olbrenn:7
oldenburg:p 1b 3q 4v 97 bs c3
oldtim:2g 5z aw
ole:cz
oled:6y
olen:h 1f 49 ax
olfarb:57
olfilt:6r
olgemald:7f
olgetrieb:ap
olheiz:7 1r
olig:ao
oliv:30 b9
olivenol:30
olkessel:6
olma:9v
olmalerei:7f
olt:2 h 2h 65
olwechsel:bm
oma:3 16 21 26 5g 5r 6i bc cw dd dm
omega:7d cz
one:81
onkel:18 5p 6j 7g 8m at b1 c2 cu du
onlin:z 1r 21 3z 45 4d 4o 4u 4w 53 55 56 5b 5t 6q 7x 7y 81 89 8s 8w 90 96 97 9p 9t ar cf ch di dl e8
onlinebanking:e8
onlinehandl:7x ar cf
onlineshop:7y 81 89 96
onlineshops:6q
onlineverkauf:6q
onlinezertifikat:55
op:3v 3w 4e 5u 8m 90
opa:2u 33 3t 4t 7t 8h cz
opas:1j 6c ah d4
opel:e4
open:2n
operat:9c
operation:5
opern:dj
opernball:dj
optik:43 71 de
optimiert:7x 9r
option:1w ce
orang:48 c9
orch:4q 4t 66 do
orchestermusikerin:4q
orchesterprob:4q
orchesterverein:66
orchide:7p
ord:7h
ordent:r 2f 3y 6v 8w ba c4
ordn:2n 9f 9s 9u 9w a0 a9
ordnerdien:2n
ordnerinn:2n
ordnungsamt:7 1b b2
ordnungscoach:e6
ordnungssystem:e6
organ:2b 4v
organisi:2r 3p 9v a6
organisierbar:3o
organisiert:2p 5r e8
organist:25
orgel:25
orgeln:73 d5
orientier:5b 5c
original:1l 72 7f 7h 7w cx d1
originalarbeit:7f
originalersatzteil:1l
originalkarton:72
originalpreis:7w
originalqualitat:d1
originalsaum:cx
originalverpack:7h
orlikon:60
ort:0 t v x z 12 1c 1r 1v 1w 1y 2p 2v 3d 3x 43 46 5p 5y 6a 6l 71 7e 80 82 88 8a 8h 8m 92 9m 9r 9t a4 ab ac ao bb bo c4 d3 dh du dx e1
orthofoto:8z
orthopadietechn:ah
ortlieb:6b
ortschron:8h
ortsmuseum:e1
ortstermin:0 x
ortung:ap
osb:b3
oscp:86
osen:8g
osmos:11 6c 6d c9
osmosesanier:6d
osmosewass:11
osnabruck:37 4h 6j 91 cv do
ost:d 2l 37 3c 51 5i 6n 8c c2 dn
ostallgau:bq
ostbay:6n
osteopathi:3x
osterei:8a
osterferi:51
osterhas:37
osterreich:3 21 6n 7y 89 8d 8u
ostertor:d8
ostse:3j 6c
oststeiermark:bn
osttirol:2l 3c
oticon:44
otoplast:44
ottili:dt
out:3g
outdoor:ba
outfit:2c
outlook:56 82 cv
ovp:7h
ozon:60
ozonbehandl:60
pa:24 ag
pa12:ah
paar:3 f h 17 1n 1u 1y 2g 3z 4f 5n 79 8z a0 bq c1 cj cs cx cy dd dl dw
paarberat:3z
paarweis:5m
pacht:2j 3e bx c1
pachtanlag:bx
pack:p 16 2y 2z 30 3b 6o 6q av bl cq
packt:aq
packung:48 a0 bb
padagog:3q 3s 53
padagogin:52
paddock:5k
paddockbox:5k
padel:4i
paderborn:q 1e 41 4a de
pagod:27
pair:5s
paket:1o 3p 5w 6i 6p 6q 79 86 8j 8k 9m 9n a3 a5 an b9 cq cr
paketannahm:8x a3
paketbot:a3
paketdien:8k
paketmail:86
paketweis:b6
paketzustell:cr
palett:2s 2x 5o 6k 6l 6q 7n 7q a0 aw ax b4 b6 bc bl cq
palettenplatz:6q
palettenpreis:ax
palettenregal:ar
palettenweis:34 3c b6 bl
palisad:b8
palladium:d0
palliativ:3u
palliativerfahr:3u
palm:2z
palmfett:2z
panda:8k
paneel:bl
panel:7t 8e 9p c0 d3
paniert:3c
panik:3z 4v
panikattack:3z
panisch:4g
pann:5y 9t
pannendien:5y
pans:5o
pantry:cl
panz:n
panzerriegel:n
papa:41 4p 5q 6y db
papagei:5j cj
papi:y 14 18 1r 2f 2r 4a 5m 64 6c 6e 7d 8f 8g 8h 8i 9s 9z a0 a9 b2 bf c6 d8 dr e1 e6
papierfabr:bf
papierkorb:14
papierlos:91
papiermull:a9
papiersack:av
papp:3b aw
paprika:39 bz
par:2k
paradiddl:4s
parfumflakon:8x
park:1c 1w 2n 3k 4c 4i 69 9x a2 a3 cf
parkett:h 26 4f cb
parkplatz:1t 1w 26 2n 3i 3j 4a 5z 60 69 9y a2 ce cg
parkplatzeinweis:2n
parkrundgang:3k
parkwies:2n
parlament:9y
parlamentsbestuhl:9y
part:dr
partei:dw
partn:b i 3k 4f 61 84 8y a5 aj d1 dy
partnerruckfuhr:dy
party:2b 2i 2n 2u 34 dj
partyplatt:2u
partys:3h
parzell:3j c1 cd
pass:k y 19 3e 43 4y 5g 5q 8r av bb cb
passat:5x
passau:d 2u 5w 7e 7y c8 d7 e1
passbild:e1
passbildlacheln:8y
passend:1d 6t 6u 7b
passepartout:d8
passgenau:av
passi:21
passiert:s
passt:z 1k 6h 6r 7b b8 ba bg cw dn
passwort:b 86
pasta:58
pasteurisier:bc
pasteurisiert:34 bc
pat:dt
patch:82
patchfeld:84
patchwork:59 dx
patenschaft:5p
patent:8l 9c
patentanwalt:9c
patient:3u 41 42 45 4e 6i 8d 9z a9 ah bd cr dx
patientenakt:a9
patientendat:ah
patientenlieg:bd
patientenlift:5q
patientenverfug:dx
patientin:9t
patina:d7
patiniert:db
patinn:dt
patron:a0 c7
paul:4q
paus:5u 8q a1 ao bf bj d4 di
pauschal:4a 7g 9a 9z a4 d1 e0
pauschalpreis:7g 9z d1
pauschalreis:3m
pausenbrot:5u
pausencontain:bj
pax:1o
paypal:7w 7y
pc:70 82 e8
pcb:1s
pdf:8f di
pedal:4o 54 at
pedelecs:68
peel:4a
pefc:bw
pegel:1g bn
pehl:8q
peinlich:3p 8n ce
pellet:6l 7o bn
pelletof:7o
pelz:e2
pendel:7t cz
pendeln:dy
pendl:cb e0
pendlerin:e0
pendul:cz
penetrationst:86
penis:3p
penn:2t
pension:14 1z 38 3i 57 6y 9h d3
pensionist:cj
pensionskass:8v 97 9h
pensionskassenanspruch:97
pensionsplan:9h
pensionsstall:5k
pent:86
penta:6c
perchtenmask:dc
perfect:4w
perfekt:co
period:d4 d6 ds
perl:7v
pers:5i 7s e3
perserkatz:5i
perserteppich:7s
perso:9d
person:a 10 1u 1v 1x 26 28 2h 2l 2n 2q 2r 3f 3h 3k 3l 3m 3n 3o 3p 3r 3t 44 4c 4e 4i 4m 54 56 57 58 5c 5e 5s 6i 7g 7m 7u 8f 8m 8u 8y 9o 9w 9y a3 a5 as cj ck cr dr dy
personal:1u 2i 4c 6t 93 9l bd cn
personalhaus:6t
personalisiert:7w
personalverleih:9l
personalzimm:cn
personensuch:dv
peru:2y 9a
peruck:2c dj
pest:3k
pesto:30 58
petg:ah
petrol:b9
petroleum:7e
petroleumlamp:7e
pfadfind:7m
pfadfindergrupp:7m
pfadilag:2x
pfaff:59
pfaffikon:b5
pfahl:c0
pfahlung:7p
pfalz:18
pfand:9e
pfandbar:9e
pfann:1x 7u b4
pfarr:l y 25 8r 9z ch dq du
pfarramt:e4
pfarrarchiv:du
pfarrhaus:l y
pfarrheim:7s e8
pfarrhof:9y
pfarrsaal:ch dq
pfarrschul:9z
pfeff:36 39 dc
pfefferminz:36
pfeffermuhl:dc
pfeift:2 44 4k
pfeil:84
pferch:br
pferd:2g 2m 5k 5l 5o 6f 7a aj bp bw
pferdehang:aj
pferdemusli:bp
pferdestall:2m
pferdetransport:6f
pfing:1f 3h d7
pfingstferi:1d
pfingstmontag:63
pfingstros:20
pflanz:1a 5n bu bw ci dd dt
pflanzengefarbt:dd
pflanzgut:bo
pflanzlich:3b b9
pflanzmaschin:bu
pflanzplan:1a
pflanzrat:7p
pflanzt:7p
pflanzung:bw bx
pflast:15 1e 55
pflasterarbeit:1e
pfleg:5 1b 3t 3u 3v 56 5q 60 7j bb bw ct cy d7 ds e2
pflegebett:5q
pflegedien:3t 3u 6z 9k 9t cg
pflegedienstleit:6z 9k
pflegeerlaubnis:3q
pflegefachperson:9l
pflegegrad:3t
pflegeheim:18 3u 5q 9a
pflegehelf:ct
pflegehelferin:ct
pflegekass:5
pflegekraft:4x
pflegestift:56
pflegestuf:3t
pflicht:6j 92 97 aa
pflichtangab:8c
pflichtig:8w
pflichtteil:97
pfluck:by
pflug:4n bu bv
pfort:ae
pforzheim:7d
pfost:o 1d 1p bh c0
pfostenloch:1d
pfot:4b 5e 5j
pfusch:9
pfuschleit:9
pfutz:4
pga:4j
ph:1g ay
phantom:55
pharma:6m
pharmagrosshandl:6m
pharmagut:6m
pharmaunternehm:a5
philatelist:7g
philippin:4x
phishing:86
phonak:44
photovolta:d
photovoltaikanlag:d
physik:4v
physikprofessor:4v
physiotherapeutin:7r
physiotherapi:3w 68
piaggio:2i 64
pianinos:73
pianist:25
pianistin:4o dn
pick:6q
pickerl:5v 5x
piemont:2z
piepst:1l
piercing:4b
pigment:df
piki:cs
pil:32
pilat:4e
pill:4c
pilz:2t 71
pilzbefall:1c
pin:7l
pink:77
pinn:6c
pinneberg:5k
pinsa:1w
pinsel:e 50 dh
pinsl:aj
pinzett:cn
pinzgau:8s bq cn
pipett:bd
pipi:e3
piratenschiff:29
piratentauf:2a
pirmas:9s
pirna:43
pist:4n
pistazi:2z
pitch:8b 9j a8
pitchdeck:9j a8
pivot:56
pixel:6y
pixelfehl:6y
pixi:48
pizza:cr
pizzeria:3e 64
pkw:6e 6k
placetel:87
plack:1p
plagiat:7d
plagwitz:69 77 cd
plan:0 5 b i n q r y z 14 1a 1g 1t 27 2p 3e 3p 3u 4c 5u 6c 6e 6f 6v 70 8a 8g 8i 91 94 95 9h 9i a4 ar b4 bp bv c3 cb cd d2 dr
planerin:2p
planitz:29
planmaterial:d2
planstein:b4
plant:b y 2b 3o 4f 4l 59 8y 9a 9j 9q ar bg
planung:2p 3e 7t 80 93 94 9h ae ch
plasma:ad
plastik:28 6x 73 7v 8j
plastikding:73
plastikverzicht:8c
plastikwaff:7a
plastikwann:6x
plateau:61
platin:ai
platinenbestuck:ai
platt:0 g k v 1e 1j 1s 2u 61 6a 6u 77 7k 7o ac ak b0 b3 b6 b7 b8 bl cv d2 ds
plattdeutsch:cv
plattenlad:77
plattenlag:b8
plattenspiel:6y 77 d3
plattenweis:b3
plattform:9j 9t
plattli:g
plattlileg:5
platz:a 1a 1c 1m 1u 1v 1w 26 27 2g 2k 3c 3h 3j 3q 3s 3z 41 4i 4j 4k 58 5f 5g 5k 5l 5v 65 66 6d 6j 6q 72 77 7j 7n 7w 7z 88 8n 9d 9y a5 aa ar cf cg ck cl d9 dg e0
platzch:58
platzhalt:8n
platzreif:4j
plaud:4z dp
playa:4z
playback:24
playlist:23
playmobil:7a
pleit:b 81
plektrum:4p 74
plenarraum:9y
plenum:3n
plisse:1i
plombiert:17
plott:8g dh
pls:6q 7b bi
plumpsklo:2r
plus:c 15 1j 20 22 2c 2f 2h 32 3h 4c 5h 74 85 8k bn cm co cq cs d4 dl dv
plusaufgab:52
plz:6e 78
pmp:9m
po:4n
pobelt:5f
pod:j 2l
podcast:8v e0
podersdorf:6b
podium:2l
podologin:47
point:84
pokal:d9
pokemon:7h
pol:50 6l 8l ct
poledanc:3p 4f
poli:60 9j
polic:9f
poliert:73 b7 b8
polit:8u
politur:60 d7
polizei:c 2n 5y 6n 9b c0 d4
polizeibegleit:6n
poll:6d b8
polnisch:50 8l ct
polo:6r
polonais:23
polos:de
poloshirt:de
polst:12 1j 60 6s 6u av d5 dm
polsterei:1j
polstergarnitur:6s
polt:w 23 32 3p 5r 5v 6j bw
polterab:23 32 3p 6j
poly:6w b9
polycarbonat:bz
polypropyl:ag
polyrattan:6w
pom:ac
pomm:1w 3c
pompadour:49
ponal:az
ponton:2g
ponys:4h 5l
pool:cj
poolbau:1g
pop:24 4r
pork:1v
poroton:q 7q b4
porphyr:1e
porsch:dv
portal:84 88 8d a0 a7 ch
portier:87
portion:1w 3a
porto:7y b9
portrait:5a 7f 8y
portraitlicht:5a
portrat:8s 8y df
portugal:b
portugies:50
portversorg:3u
porzellan:7e
porzellanfigur:7e
pos:21
posaun:4t 75 d5
positionsanzeig:at
positionslatern:c5
positionsplan:x
possl:65
post:5h 6z 7g 7q 8a 8v 9x a0 a3 cv d8 e1
postadress:9x
postet:8a
postfach:83 a8
postfrisch:7g
postnatal:4e
postverteil:cv
potsdam:m 1a 38 4c
pott:76
potting:bu
pouls:7t
pow:56 85
powd:4n
powerbank:8j
powerhous:4e
powerpoint:5d a7 a8
pp:ag
ppap:c6
pr:a6
pradl:3r
praferenznachweis:6p
prag:8h c7
pragend:2f
pragma:9r
pragmat:9r
pragung:2f 8h 8i
praktikant:at
praktikum:cb
pralin:37 8c
prami:69 cq
prangt:8b
prasentation:8b 9p 9w
prasentiert:9v
prasentkorb:30
prasenzschul:a7
pratteln:5y
pravention:4d
praventionskur:4d
prax:45 5n 6k 88 bd
praxis:3x 3z 40 42 5a 5j 5n 82 8f 95 9n a9 bd ce cm cv
praxisauflos:a9
praxisausstatt:bd
preis:t 28 2w 77 7d 7g 7w 8l 8x 9z ad ai ax bk bv cc cd ck d1 d9 dh
preisg:b0
preisgleit:b0
preislist:2w
preisrahm:7d
preisstaffel:54
preistafeln:dh
preisvorstell:77
preiswert:91
premi:2c
present:4w
press:4 21 2t 6n 7k 8f 8h ae ak ao ap b2 bf bp bv
presscontain:b2
pressemitteil:a6
presslufthamm:s
pressmaschin:4
presst:34 ao
prignitz:c1
primarschul:a0
primavera:64
prince2:9m
print:2q dl
prinzessin:7c
prioritat:86
prisma:77
pritsch:2g
pritschenwag:2g
pritzwalk:au
privat:1x 3e 3i 3z 45 4n 6q 90 9e 9k 9o a4 az b2 bw cc ck cm ct e7
privatbank:9k e7
privatgart:a4
privathaushalt:ct
privatinsolvenz:9e
privatkoch:1x
privatlehr:4n
privatleut:3e 9o
privatwald:bw
privatzimm:3i
prob:1s 2b 2d 30 36 44 4f 4q 4r 4s 51 5d 68 69 6c 6k 6s 6w 7f 7m 7o 7r 8o 8r 8u 9j 9s 9x a8 au bc bd be c9 cf co cx de dn do
probeaudit:9s
probeaufbau:2b
probefahr:69
probefahrbereit:62
probefahrt:5v 65 67
probegebrat:6w
probeklausur:51
probelauf:au
probelieg:7m
probelokal:4s
probenab:cx
probenahm:c9
probenwochen:do
probepruf:51
proberaum:dn
probeschlaf:7r
probeschlag:6c
probeseit:8o
probestuck:de
probestund:4r
probetag:9x co
probetermin:2d
probetrag:44
probetraini:4k
probetraining:4l
probezeit:3v cm
probi:30 4i 5r
probierbox:1y
probierpackerl:36
probl:4w cq
procreat:8e di
produkt:7y 8c 8n 8t 8x 94 9h 9w a1 b6
produktanimation:8t
produktbeschreib:8n
produktdeklaration:b6
produktfotos:8x
produktion:1u 2k 3c 8j 8v 9l ba bc dk
produktionsfirma:dk
produktionshelf:9l
produktionskuch:1u
produktivstart:81
produktseit:8n
produktverkauf:9h
produzent:2w aq
produziert:8s
professionell:4s
professor:4v
profi:k 7k
profiklass:7k
profil:j l n 5b 9k b0 b3 c7
profilstahl:b0
profilzylind:n
profis:dn
prognos:85
prognosemodell:85
programm:4c 7l 80 9v 9w aq b7
programmi:56 8d 8w ac aq
programmier:b aq
programmiert:b
projekt:8d 95 9i 9m bk dg
projektbeschreib:9i
projektleit:9m
projektpreis:bk
projektwoch:dg
prokurist:9q
promoviert:5t
pronovias:7c
prophylax:42 c9
prosecco:2i 3p
prospekt:8f 9v
prospektstand:9v
protein:3b
prothes:68
protokoll:9 t w 1m 3c 65 71 84 9n 9o a9 ac ai ch d4
protokollier:6m
prototyp:7z 8c 8d 9c ad
proviant:3l c5
provision:2p 3y 9g 9h 9k ci e7
provisionsfrei:ca
prozent:1w 3q 3u 83 9r a1 b3 bm co ct cv dd
prozess:9s c6
prozessbeschreib:9s
prozesskostenhilf:98
pruf:2 9 1m 27 2m 5c 5v 6e 6v 6z 71 7d 7o 8c 8d 8f 91 92 98 9b 9h 9k 9s 9t 9u a1 a4 a7 ae af ai bb be bg bu c6 c7 dv
prufadapt:ai
prufbuch:27
pruferin:aa ay
prufflug:c6
pruffrist:a4
prufprotokoll:9 1m 71 ai
prufstand:am
pruft:86 99 aq as
prufung:o 4r 4s 4v 4x 51 54 62 6n 71 7y 8o 91 92 96 99 9e a7 ar as ba bg ci d3 d5
prufungsanmeld:4x
prufzettel:be
prufzeugnis:af c6
ps:6c 6e bu
ps5:72
psa:9u
psychiatri:5d
psycholog:53
psychotherapeutin:3z
pt:4c
pu:az
publikum:2h
puch:62
pud:2d
pudel:5i
puff:7
pufferspeich:7
pul:40
pulled:1v
pullov:dd
pulv:1p 2j 2s ah aj ay
pulverbeschicht:aj
pulverbeschichtet:1p
pulvermisch:2j
pump:8 r u 1l 5x af an ao b5 bm bz c5 c7
pumpenherstell:c7
pumpt:t 1l
punch:de
punk:77
punkt:c3
punktlich:6i cm cn cv
punktwolk:8z
puntigam:6h
pupillenabstand:43
pupp:55 7a 8x
puppenhaus:7a
pur:15 9f az b6
purbach:9f
puriert:5r
puschlav:cb
push:7z
pust:29
put:bs
putt:4j
putz:f v 10 11 3u 4h 72 bf cb cm e4
putzauftrag:3u
putzfrau:10
putzhilf:e4
putzkraft:5s
putzmaschin:f
putzplan:cb
putzstell:cm
puzzl:7a
pv:d 11 bl
pylon:8g
pyrotechn:2m
python:56 80 85
q3:f
q4:f
qm:1f 1s 7q c3
quad:62 6f bp bv
quaderball:bp bv
quadratmet:5 1e 26 66 6w 9v cd ce cf
qual:4c
qualifiziert:c6
qualitat:92 ba bp d1
qualitatsanalys:bp
qualitatskontroll:92
qualitatspruf:ba
qualm:2 7j
quartal:8a ai ch
quartalsbericht:ch
quartalsweis:14 9u c6 c7
quartett:25 dm
quarti:7p cs
quarz:15
quarzit:b8
quarzsand:15
quatsch:3k
quedlinburg:x
quell:c9 du
quellcod:80
quellensteu:93
quer:x 7m c5
quereinsteig:cp
querflot:4t
querlenk:5x 6r
querschnitt:2
quietscht:j 4q 5x 7k
quillt:b2
quitt:34 38
quittung:72 78 dq e4
quiz:a7
r11:g
r16:5y
r22:5y
r290:7
r449a:c8
r6:71
r80:63
ra:ac
rabatt:5o 5w 75 79 d9
rack:84
raclett:2w
rad:1e 1w 5a 5q 5r 5z 61 64 67 6a 6b 6n 78 ao bh cr d4
radeln:3i
radiator:6
radier:57
radio:77 bv d3
radiomuseum:77
radios:d3
radiospot:8u
radl:32 5f
radlad:1e 6n ao bh
radlauf:5z
radverleihlokal:6b
raff:4v
rag:85
ragt:1b
rahm:m 11 2h 2q 2w 5c 67 6k 6l 6n 7d 7q 98 9w ae ai aj bx cm d4 d6 d8 dv
rahmengross:67
rahmenhonorar:98
rahmennumm:d4
rahmenprogramm:9w
rahmentarif:cm
rahmenvertrag:5c 6k ai d6
raid:d2
raiffeisenbank:21
rakeln:8k
ral:l o 5s ag aj az
rally:3o
ram:70 d2
ramm:7w c0
rammstein:7w
ramon:dn
ramp:4h 5q 6m cf
ramsau:ck
ran:9 6l
rancilio:35
rand:5 38 3n 7g 81 a8 bt cy
randstein:1e
rang:4j
rangelei:2n
ranking:88
rankweil:6x
ransomwar:86
ranunkeln:20
rapp:7g dm
rapperswil:1p 4i 4z cn
raps:38 5p bt
rapsschrot:bp
raritat:77
ras:1b 27 4j 7j 9x
rasenmah:7j 9x
rasenspreng:7j
rasentraktor:7j bu
rass:br bs
rast:9e c3
rasur:49
rat:3g 40 5w 6o 9g
ratenkredit:9g
ratet:c4
rating:8c
rational:3e
ratlos:3b
ratt:w
rattan:6w
rau:2t dz
rauch:5s 60 66 6d 6s d3 dy e0
raucherhaushalt:6s
raucherritual:dy
raucherstabch:4d
rauchfrei:78
rauchrohr:7o
rauf:bp c0
raufas:e
rauh:e dy
rauhaardackel:5i
rauhfas:e
rauhnacht:dy
raum:0 1 2 6 7 a f i l r s u w 11 13 14 17 18 1c 1g 1o 1p 1r 1s 1t 25 2a 2d 2g 2m 2o 2u 2y 33 3g 3j 3n 3s 3y 3z 40 46 48 4e 4h 4l 4o 4s 50 5b 5g 5k 5m 5n 5o 5p 5q 5r 5z 60 65 69 6j 6k 6n 6q 6t 6v 6y 71 72 75 79 7a 7d 7f 7h 7j 7m 7n 7o 7q 7u 85 8a 8v 8y 92 94 9c 9f 9h 9t 9y a1 a3 a4 a9 ae af ai am ao at av aw ax b2 b4 b6 b9 bb bj bk bn bo bq br bs bt bu bv bw bz c0 c2 c9 ca cb cc cd ce cf ci cl cm cp cq cv d6 dm dr e7 e8
raumausstatt:b9
raumhoh:cf
raumlich:3s
raumluftprob:v
raummet:7n
raumschild:1t
raumung:19 1t 99
raumungsverkauf:8u
raup:6n bg
raupenkran:bg
rauris:7h
raus:1 2 5 m s x 1c 1e 1f 3p 42 4l 5a 5e 5k 5l 5z 60 61 6q ac al at bz
rausstell:1t
ravensburg:1u 9q aq ax cw
ravioli:2t
ray:43
rc2:m
rdks:5y
read:76
ready:21
reagiert:b
reaktionsgleich:4v
reaktionsmechanism:4v
real:8t
realist:df
realistic:di
reb:bx
rebeln:39
rebflach:bx
rechenzentr:83
rechenzentrum:83
recherch:8p 9c
rechn:7 d 1r 4u 4v 51 52 6p 70 7z 80 82 8b 8z 9e 9g 9j 9l 9p ah c3 c4 e8
rechnet:x 1l 81 93 9g
rechnung:7 l 10 2o 30 3x 4h 4u 5e 5t 67 6p 6z 74 78 7i 85 8j 90 9e 9n at bd c5 cv cy d1 dw
rechnungswert:6p
rechnungswes:90
recht:c 1k 4j 54 5x 71 7y 8e 95 96 97 98 99 9b 9d dx
rechtlich:98
rechtsanwalt:96
rechtsberat:9a
rechtschreib:52 53 8o
rechtschutz:97
rechtsform:95
rechtsgang:al
rechtsschutz:98 9b
rechtstext:7y
recklinghaus:6x
reclam:76
recruitingclips:8s
recycling:8f
recyclingpapi:8f
red:b 22 2h 2k 3o 3t 3z 41 4z 57 5b 5n 72 8n 8t 8v e8
redaktion:6g 8a a6
redaktionsplan:8a
redet:3o 3s 44 5d
redewend:4z
redn:9w
rednerin:2h dt
reederei:cv
reel:8a 8r
reeperbahn:3p
referat:4v
referent:2h
referenz:1q 3r cj cm
reflektier:8k
reflexstreif:8k
reform:4e
reformiert:73
refraktion:43
reg:h p v 1e 1p 29 2f 2m 2p 3j 3k 44 4m 69 79 7g 82 8l 8m aj bj c2 co dh e4
regal:10 1k 1n 1o 1z 2v 38 3d 6h 6q 7a 7v 8c a0 al ar cg cp
regalpruf:ar
regel:97 dr
regelmass:39 3r 6i cw
regeln:9w
regenbog:79 c2
regeneri:as
regenfall:3j
regenlatzhos:79
regensburg:p 1p 2f 3k 44 7g 82 8l 8m aj co dh
regenverdeck:69
reggio:3s
regi:dm
region:3 2y 7f 7v 89
regional:1x 2u 32 cn
regist:8o 95 9d dv
registri:1r
registrier:9w bb
registriernumm:1r
regl:c8
reglement:4k cv
regnet:0
regression:5t
regulation:d6
regulator:cz
reguli:cz
regulier:9b
reguliert:73
reh:5l
reha:7k cj
reib:7u
reich:y 5b dq
reichlich:dk
reicht:2o 3i 4r 6f 9d 9h bc bn
reichweit:89
reif:15 17 19 2w 4j 5y 6a 7c 7d bq bs bv cg d0 dj
reifekell:2w
reifenregal:cg
reifenspur:15
reifenwechsel:5y 63
reifrock:7c dj
reift:38
reih:2k by do
reihenendhaus:p
reihenhaus:y c0 cc
reihenweis:1j
reima:79
rein:0 5 m n s 13 18 1d 3u 4t 4v 55 9m ac bt ci e0
reingepieselt:12
reinheit:74
reinig:12 13 14 15 2c 2s 42 4a 6v 77 7k ay az bf cz dj e3
reinigt:1
reinigungskonzentrat:ay
reinigungskraft:10 9l cm
reinigungsplan:14
reinraum:d2
reinstell:ci
reinzucht:bt
reis:3d 3m 62 9b 9m a6 a7 cj dl
reisebereit:9m dl
reisebett:78 ck
reiseburo:3m
reisebus:6j
reisecar:6j
reiseenduros:62
reiseleit:4z
reisemobil:65
reisend:4y
reiseplan:9n
reiserucktritt:3m
reiseunternehm:4z
reiseveranstalt:9b
reiss:be bx
reisst:47 av
reissverschluss:59 b9 cx cy
reit:2l 4h 5k 5l 8s dk
reitbeteil:5k
reitstall:8s
reitstund:4h
reitturni:2l
reitunterricht:4h
reizdarm:5u
reklamation:9o
reklamiert:be
rekord:d3
rektorin:df
relaxsesseln:6s
reliefschrift:dc
relocation:a5
remot:7z 80 85 88 8d 8n 8v 94 9n a8 c4
rend:8t
rendering:8t
renn:4n 5m
rennacht:6c
rennrad:67
rennt:w
renovi:cc
renovier:9 j
renovierbedurft:c1
rent:1t ad du e0
rentabilitatsvorschau:95
rentenluck:9h
rentn:5k
rentnerin:1b 59
repair:5z dq
reparatur:1l 43 56 5q ak am an aw cy d1 d3 d5
repari:o 1g 1i 6x 70 be d5 e8
repariert:1 3 o
repeat:84
reportag:21
reportagestil:21
reporting:89 94
repowering:bm
requi:do
requisit:2q
requisitenkist:2q
reserv:2m
reserverad:6f
reservi:4j
reservier:3f 4m
reserviert:2x 3j 3p 7z
resin:ah
resonanz:4r
rest:f 1e 5n 5w 68 6z 7n 7q 7v 87 8k 9g b2 b3 b4 b6 b9
restabfall:b2
restaurant:20 2v 7r cn da
restaurantgeschirr:da
restauri:cf
restaurier:d7
restfeucht:7n
restgaranti:68
resthof:c1
restmull:b2
restpaket:b9
restpost:6z 7q
restschuldbefrei:9e
restwert:5w
retard:6e
retour:6j 6q 8x
retro:72
retrofit:aq
rett:h
rettung:c5 cw d2
rettungsw:c5
retusch:8e 8y
retuschi:8y
retuschiert:8x
retz:31
reus:c2
reutling:4w c4
revi:5h
revierdien:a2
revierfahrt:a2
revision:7d 92 cz
revox:d3
rew:3b
rexroth:ao
rezept:3w 3x 41 45 47 58 bc
rezeptheft:58
rezeption:3g
rezeptur:39 bb bc
rfid:bk
rh:67 68
rhabarberschorl:34
rhein:28 6p bj c8 dz
rheinau:5d
rheinbach:do
rheinberg:25
rheinfeld:8z
rheinh:15
rheinhess:15
rheinhof:bv
rhon:3n
richt:i k m 1d 1f 2l 5n 5z 6d 9z ae bg bz cc d5
richtbank:5z
richterpodium:2l
richtet:4e 6v
richtig:52
richtlini:3q 4q c4
richtpreis:cc
ricotta:2t
riech:v
riecht:9 12 5i 7i 7m
ried:1j 7j an c6
riedenburg:4e
riegel:n a1 bc
riem:68 cy d3
ries:y 29 69 9v
rieselhilf:39
rieselt:2
riesenrutsch:29
riesenschnauz:5e
riesling:31 bx
rigi:7z
rigips:f
rill:8f
rind:1w 2u 5j 5o b3 b9 bs
rindenmulch:b3
rinderherz:5o
rinderkopfhaut:5o
rinderviertel:2u
rinderzucht:5j
rindled:b9
rindshaut:b9
ring:q u 1i 1u 26 2r 3g 7d 8t 8w 9w a0 bo c7 c9 d0 d9
ringank:q
ringelblum:36
ringordn:a0
ringweit:d0
rinn:1 24 2e 2n 3s 3t 48 4d 4e 55 59 8d by dy e7
rinnhak:1
ripp:13 c6
rippch:1v
risiko:c4
risikobeurteil:c4
riss:f x bm c6 d5 dc
ritterburg:7a
ritterfest:29
ritual:2h dt dy
rksv:aa
roas:89
rob:7c
robini:c0
robot:7j aq
robust:6s 6z
roch:64
rock:24 4s 77 7c ba cx dj dn
rockig:24
rod:61 8v bv
rodel:7l
rogg:1z 2s
roggensauerteig:1z
roh:1a 2w 35 8l 8s
rohbau:b f
rohbauarbeit:q
rohbaubeginn:b
rohbod:1a
rohbohn:35
rohling:72 7v af
rohmaterial:8s
rohmilch:2w
rohmilchbutt:2w
rohr:4 u 63 6d 6x 72 7o 9f ap b0 d3 dm
rohrbruch:4 9f
rohrenamps:74
rohrenendstuf:6y
rohrenmikros:dm
rohrenmonitor:72 d3
rohrenradio:d3
rohrenverstark:d3
rohrfrei:t
rohrleit:4
rohrnetz:ap
rohrrein:t
rohtext:8l
roland:73
roll:1g 1o 2g 2i 2w 62 64 65 6v 7s 80 8g 8i a0 ax b9 cr d1 dg dk e1
rollabdeck:1g
rollator:5q 6i
rollch:6b
rollcontain:1o 6v
rollenbahn:ar
rollenetikett:8i ax
rollenklar:9q
rollenkonzept:80
rollenspiel:72
rollier:94
rolliplatz:2l
rolllad:b w 1i
rollladengurt:1n
rollladenkast:w
rollos:1i
rollout:9m
rollschrank:a0
rollstuhl:26 4h 5q 6j
rollstuhlgerecht:2r 6i
rollstuhlramp:4h
rolltor:cf dg
rolltrepp:d1
rollup:8g
roman:76 8h 8o
romankist:76
rontg:5j
rooibos:36
room:3o
roro:6o
rorschach:3l 6c ab
ros:1b 1m 1y 2b 4b 7p 84 b2 da
rosa:20
rosacea:8y
rosegold:2b
rosenbeet:1m
rosengart:da
rosenheim:i 19 1x 3s 68 9u 9z dt e2
rosenschnitt:1b
rosett:db
rosin:2z
rosmarin:39 9p
rosshaar:1j
rost:1p 2z 39 6e a1 b0
rosterei:35
rostfrei:am
rostig:u 6d
rostlaub:6e
rostock:t 4b bg d2
rot:12 1j 2y 39 47 4b 7a 7s 7u 8o 9a ac b4 bo bw dj dz e3 e5 e8
rotficht:e5
rotguss:ac
rotkle:bo
rotorblatt:bm
rotorblattinspektion:bm
rotse:an
rotstift:8o
rotterdam:6o
rottweil:4s
rotwein:12 e3
roulad:2u
rout:3o
rowdy:4l
rtk:8z bu
rtx:70
rub:bv
ruchlaib:1z
ruchmehl:2s
ruck:q s 16 1o 2u 3x 4c 4e 4i 5v 60 8h 8i 8q 9f 9n a9 an ch d4 d8 de di dy
ruckbank:60
ruckbau:5 1s bg
ruckbild:46
ruckegass:bw
ruckenbeschwerd:3x
ruckenetikett:8i
ruckenflock:de
ruckenpatient:4e
ruckenstuck:di
ruckfahrt:6j e0
ruckfuhr:a9
ruckgab:28 2c 6g 71 d5 dz e3
ruckgaberecht:71
ruckhand:4i
ruckhol:3l
ruckholservic:3l
rucklag:ch
rucklauf:5v 8q
ruckmeld:5t 91
rucknahm:ay
rucknahmegebind:ay
ruckruf:5f
rucksack:7m ba cy
ruckschlag:an
ruckseit:7s
ruckstell:92
ruckstrahl:d4
ruckung:bw
ruckverfolgbar:c6
ruckwand:1o d8
ruckwartswasch:48
ruckwartswaschbeck:48
ruckzubau:s
rud:5f 5g 6c 7k 8b df
rudergerat:7k
ruderklub:6c
ruderverein:8b
rudesheim:cs
rudiment:4s
ruegg:cu
ruf:44 5r 86 99 9b 9f 9k a3 a6 bv
rufnumm:3m 61 87 a4
rufnummernmitnahm:87
rug:2g 6d ck
ruh:6 3f 3i 8w cd
ruhestand:5a 9h
ruhetag:3f
ruhig:3y 49 5i 5l 8u b0 bq ck dh
ruhr:4 k 2j 2l 80 bb bm
ruhrflugel:bm
ruhrgebiet:k 2l
ruhrwerk:bm
ruiniert:29
ruman:8l
rumani:4x by
rumliegn:76
rumpf:6d
rumpft:c7
rund:1t 23 28 2h 3g 3m 4j 6k 7g 8b 9j 9p a2 a3 b5 cg dw
rundball:bp bv
rundfahrt:3l
rundgang:3k ci
rundki:b5
rundreis:3m
rundschling:bg
rundstreck:6k
rundum:5l
runt:1 e f bf
runterfall:bx
runterkomm:4d
rurup:9h
russ:2 4q
russisch:9a
rust:a n 6f
rustzeit:9r
rut:e5
rutsch:29 53 6s
rutschf:g
rutschhemm:7s
rutscht:4n cx
ruttelplatt:r bh
ruttenscheid:t
ruttl:1e a2 cu
s21:d1
s22:6z
s235:b0
s3:ba
s420:c6
s5:aq
s51:64
saal:1i 23 26 2b 4b 4n 6y 7s b9 ch dq dw
saalbach:4n
saarbruck:9b
saarland:18
saarlouis:4y 7u
saas:94 c3
saatgut:bo
sach:17 8p 97 e6
sachbearbeit:56 95 9f cv
sachbuch:8p
sachkund:2n 8e
sachkundeheft:8e
sachs:s
sachunterricht:52
sachverhalt:8e
sachverstand:ae
sack:2s 3d 4l 5o 7m 7n b5 b6 e5
sackkarr:6h
sackt:ao
sackweis:b5
safran:39
saft:34
sag:n s 1j 3z 7g 81 94 9b 9i a6 ab ao b0 b3 b8 bh bn dk dy e7
sageblatt:7i
sagewerk:ao as b3
sagezuschnitt:b0
sagt:26 5t
sahn:3b
saibling:2v c2
saiblingssetzling:c2
saildriv:6d
saison:1e 1t 20 2j 2y 5y 6b 98 aa az bv c5 cn co cu
saisonab:6w
saisonabverkauf:6w
saisonal:20
saisonauftakt:8j
saisonbeginn:c5
saisonblum:20
saisonkart:aa cn
saisonstart:6b
saisonvertrag:98
sait:4p 74 75 d6
saitenlag:74
sakko:2e
sakkos:e3
sakristei:d7
sakristeischrank:d7
salat:1v 2y 7u
salatschleud:7u
salb:bb
salbei:2b
salbeigrun:2b
salon:49 5i 7c
salpet:v
salsa:4f
salz:12 2z 5j 5n ar c9 da
salzarm:5r
salzburg:b m 1n 25 2y 3k 4e 5x 7w 8r a0 au d6
salzelektrolys:1g
salzgitt:5j
salzglasur:da
salzlag:ar
salzliefer:c9
salzspruht:be
salzwasserbeck:5n
sam:6k
samichlaus:e5
sammelband:8o
sammelcontain:6o
sammelklag:9b
sammeln:1n
sammelpreis:7l
sammelrechn:5x a0
sammelt:2q bo
sammlung:77 7g 7h b2
sampl:77
samstag:2 10 16 1n 1y 1z 20 24 26 28 29 2c 2g 2o 2r 2u 31 32 3h 3l 3y 42 49 4h 4k 4l 4r 4x 51 55 57 59 5a 5f 6m 6w 78 7i 7l 7o a2 b0 b5 bh c2 cc cp cw cx d9 dq e2 e5 e7
samstagab:2o
samstagmiet:bh
samstagsliefer:e2
samsung:6y 6z d1
samt:0 3 5 7 s 22 2c 2d 2f 2j 36 46 6b 6c 6n 6v 7o 8x a8 ax dj
samtlich:9t
samtvorhang:e3
san:g bt
sand:u 15 1g 4a 4i af am b4 b5 da dt dz
sandbod:u
sanddorn:9p
sandfilt:1g
sandform:af
sandguss:af
sandpapi:4a
sandplatz:4i
sandwich:a1
sanft:3x 4d e6
sang:24 2k
sangerin:25
sangerinn:24
sani:v 1q
sanier:5 v x 1m 1q 1r 1s 5j 6d ch
sanierputz:v
sanierungsbedurft:c1
sanierungsfahrplan:1r
sanierungskost:x
sanierungsplan:ch
sanitar:4 5 3j bj
sanitarinstallateur:4
sanitarmodul:bj
sanitat:5q 87
sanitatshaus:5q 87
santos:6o
sap:81 9m
saphir:d0
sardell:30
sarek:7m
sarg:dr
sargan:62
sarn:9i d9 dm
saron:9g
sass:23 3h 6u 8m 9b
sasso:bs
sattel:0 4h 67 6b 6m cy d5
satteldach:0
satteln:4h
sattelzug:6e 6l 6n
sattelzugmaschin:6e
satz:63 68 6r 75 7i 7l 8d 8n 8u 9l ai ao c2 dx
satzkarpf:c2
satzung:cd
sau:2u 3o af ch
saub:8 g 1x 5h 5i 60 88 ad ak ca
saubermach:1
sauc:bc
sauerland:3o af
sauerteig:1z 58
saug:1 10 12 14 2r 60 9v bj
saugling:3x 55
saugschlauch:1
saugwag:u
saul:2b 9g bk
saum:2e cx e3
saumig:ch
sauna:3g 3h
saur:g 35 4a an ay
sauref:g
saurefrei:d8
saut:73
sav:2f
sax:4t 75 d5
saxophon:4t 75
sb:6g
sbr:u
scan:m 86 9z ah du
scandat:ah
scann:6q 7z aa ah ar cq e1
scanservic:a9
scarpa:7l
schablon:f
schach:dc
schachfigur:dc
schacht:1g c3
schachtel:33 37 8c
schachteln:37 6q 8h 90 a0 av
schad:0 5z 6z 99
schadenmeld:9f
schadensfall:9f
schadling:w
schadlingsbekampf:w
schadstoff:s
schadstoffgutacht:s
schaf:5f 7s b6 br dd
schaferhund:5f
schaff:8q co
schaffell:7s
schaffhaus:31 8l 8o
schafft:15 5e 68
schafwoll:b6 dd
schal:1i 57 78 ah da dc dd
schalldicht:4s
schallgedammt:bi
schallplatt:77
schalt:c 4w 54 6b 89 b3 cv
schaltaug:6b
schalterdien:cv
schaltet:89
schaltschrank:ad aw bf c7
schaltschrankbau:aq
schaltschrankverdraht:ai
schalttafel:b3
schaltung:6a 6b d4
schalung:r b5 cu
schamott:3
schamottstein:3
scharf:30 7i 9q
scharni:d2
scharr:bs
schatz:7d 7e
schatzsuch:2a
schau:1 14 5f 5j 7p 89 dl
schaufel:au cu dq
schaufeln:8 b5
schaufen:11 7c ce dh
schaufensterfront:11
schaukast:9v
schaum:1j 60 7r b6 co
schaumkern:1j
schaumstoff:1j
schaumstoffmatratz:7r
schaumwein:31
schaun:i cw
schauspiel:dk
schaut:d v 37 50 5y 7o dz
scheck:5v 6a
scheckheft:5v
scheib:3 l 11 2u 2w 57 60 6r 7g 7k b7 d1
scheidend:df
scheidung:6t 96 97 e7
schein:2m 3l 62 8z 9l a2 as be cr
scheineh:9a
scheint:1i
scheinwerf:22 2k 43 6r
scheit:7n
schellack:77 d7
schellackpolitur:d7
schenk:2o dm dp
schenkung:91 9d
scher:5i 8a
scherb:av
scheucht:1d
scheun:s 26 33 57 7e 84 b1 c1
scheunenfund:7e
schicht:h o 3a 3s 3u 9l 9s ag aj aq bf cm co cq cw
schichtbetrieb:bf
schichtdick:aj
schichtdien:3a 3s
schichtleit:9s
schichtplan:3u
schick:t 3a 3o 3x 43 4w 4z 5b 67 7x 8v 99 9d 9l 9n a8 aa av b9 ba bx
schickt:6q 6z 8l c7 cn
schieb:o 1k 1t 1v ak an as
schiebeanlag:o
schiebeelement:m 1h
schiebetor:o
schiebetur:m 1k 1n
schiebt:68
schief:0 k r 8o b8 bm
schiefersteillag:31
schien:d g o 1i 5e 79
schienbein:79
schienenersatzverkehr:6j
schiess:2m 8a
schiesst:1z
schiff:3l 6o c5 dj dk
schiffsausrust:c5
schild:64 6n 7h 8g 8i am db dh dv
schilddrus:45
schilf:f 5a b6
schilfmatt:f b6
schimmel:v 2g a6 bp e1
schimmeln:2g
schimmelsanier:v
schimmert:5z
schimpfwort:dg
schink:30
schirm:6w 7t bz
schlacht:bq br c8 dw
schlachtbetrieb:c8
schlachtet:2u
schlachthof:6m
schlachthoframp:6m
schlachtreif:bq
schlachtung:2u
schlaf:0 8 f v w 3h 3j 3r 3s 3y 3z 65 66 6s 6t 7r a7 c8 cc cn dq
schlaffunktion:6s
schlafplatz:65 66
schlafraum:f 3s
schlafsack:7m dq
schlaft:4d 5g cl dz
schlafwag:3j
schlafzimm:0 v 3h 6t c8
schlafzimmermobel:7r
schlag:e n u 4g 4i 4j 4l 6c 6f 77 an bv c3 cf da dh e0 e5
schlaganfall:3u 41 dm
schlaganfallpatient:41
schlaghosenversuch:dj
schlagschnur:dh
schlagwerk:6f
schlagzeug:24 4s 8w dn
schlagzeugunterricht:4s
schlamm:an dw
schlammschlacht:dw
schlang:83 b1
schlank:9s
schlauch:1 44 6a 6b an ao bn bv bz c7
schlauchbeutel:au
schlauchbeutelmaschin:au
schlecht:2m
schleich:7a
schleier:7c
schleif:1p 43 7j 7l 87 8s a8 b7 b8 cx
schleift:h m 6a
schlepp:16 1x 2e 2o 61 a5 as bg bu bv cu
schleppschlauch:bv
schlesi:du
schleud:5p 7u bt
schleudert:1l
schleus:1s
schlicht:2n dr
schlier:11
schliess:f h 9s a2
schliessanlag:n e4
schliessdien:a2
schliesst:3 al b0 d4
schliffbild:be
schlimm:12 14 d2
schling:bg
schlitz:f
schloss:m 2g 67 6b 8z ae b0 c4 cz
schlosserei:1p at
schlosshoh:m
schlossmuseum:cz
schluck:41
schluss:62
schlussel:n 10 18 3h 3v 5h 66 6g 7g 7i a3 b2 be dz e4
schlusselanhang:8j
schlusselbund:dz
schlusseldien:n
schlusselfert:5 d
schlusselnumm:b2
schlusselvertrag:5h
schlusselverwalt:a3
schlusspruf:62
schmal:d8 e1
schmalfilm:e1
schmeck:3b
schmeckt:1z 30 38 39 8c
schmelz:d0
schmerz:42
schmerzfrei:4p
schmied:1p 5l db
schmiedeeis:1p
schmiedfromm:5k
schmier:30
schmierfett:30
schmierung:bf
schmilzt:3b
schmink:2a
schmok:76
schmor:1u 58 cn
schmorgericht:1u cn
schmort:58
schmuck:20 2g 3p 7d 7v 89 8h 8x
schmuckkart:7v
schmuckschub:8h
schmutzig:28
schmutzli:e5
schnappch:3m
schnappt:5n
schnaps:d9
schnapsflasch:d9
schnarrt:74
schneck:3f am
schneckengetrieb:am
schnee:s 1t 79 7l
schneeanzug:79
schneematsch:5y
schneeraum:1t
schneeschuh:3o 9c
schneid:l 1b 1v 22 48 49 58 5i 7x 8k 8s 8v ad ak br bv bx c4 c7 cx d0 d5 d8
schneiderei:cx
schneiderin:ba
schneidet:5i 8v bx d1
schneidplatt:ak
schneidwerk:bv
schneien:5y
schneis:49
schnell:0 6 w 3v 3w 4v 54 6b 7e 7j 9b 9e 9l 9y bk df e5
schnelllad:bk
schnellspann:6b
schnitt:49 59 8s 8v 8w ba bp bx dl
schnittarbeit:bx
schnittholz:b3
schnittstell:6q 80 81 93
schnittwechsel:8r
schnitzel:2a 3b 3c 3e
schnitzeljagd:2a
schnitzerei:dc
schnupf:8u
schnupp:4f 7l
schnupperein:4j
schnupperkur:4i 5p
schnupperprogramm:7l
schnupperstund:4j
schnuppertag:cn
schnur:1d 1i c3 dh
schnurrbart:8e
schnurung:1j
scho:g
schob:69
schock:3c
schoko:1y 5h 8c
schokolad:1y 37 5h
schokoladenschachtel:8c
scholl:2v
schon:z 1e 2z 3f 3r 5s 7o 8c 8n cb dh dt
schonend:35 bw
schopfung:do
schornstein:3 b6
schornsteinfeg:b6
schott:r 1a 3j 3r 5l b5
schottergart:1a
schotterwust:1a
schrag:p 1k cy
schramm:5z ak
schrammeln:4p
schrank:5 f k m v 16 18 1k 1o 39 6t 6v 7c 7e 7v a0 d7 e6 e7
schraub:9 d 1o 43 63 8x al ap ax cf
schraubenkompressor:ap
schrauberplatz:cf
schraubsicher:9
schraubstock:7i
schraubverschluss:ax
schrebergart:cd
schrecklich:4b
schredd:a9
schreddert:a9
schreib:x 14 1n 1o 1r 2h 45 4c 4p 52 5b 5t 6m 6v 7e 80 82 88 8n 8p 8q 90 98 99 9c 9i 9s 9u 9x a0 a6 aq bb ch cr dh
schreibarbeit:9n
schreibkraft:8q
schreibschrift:52
schreibt:u 4y 8n 8p 9a 9n a3 a6 aa
schreibtisch:14 1o 6v 82 90 98 9x
schreibtischlamp:a0
schrein:9v
schreinerei:1k 6l 9e ap
schreit:3x
schrieb:d9
schrien:55
schrift:52 76 8b 8r ds e8
schriftenmal:dh
schriftlich:v x 8m 9h d2 dr
schriftzeich:50
schritt:h 53 5z aq
schrittkett:aq
schrittlang:67
schropf:40
schrott:7l 7n at b1
schrottankauf:b1
schrotti:6r
schrubb:13
schub:8h
schubert:25
schubkarr:cu
schublad:1k 1o 6b 8j a0 aa
schubmaststapl:as
schufa:9g ca
schuh:5f 7l 8h 90 ce cp cy
schuhgeschaft:ce
schuhmach:cy
schuhschachteln:8h 90
schul:1s 2a 2c 2j 3q 41 4f 4k 4l 4n 4t 4u 4z 50 51 52 53 56 5p 6j 74 9i 9t 9z a4 a5 aa at bd cm d4 dg do dq
schularbeit:4u
schulbuch:76 8e
schulbuchverlag:8e
schuld:9d 9m
schuldn:9e dv
schuldnerberat:9e
schulerin:d6
schulerinn:4n 4q 6j
schulf:2a 2j
schulgemeind:dg
schulhof:72
schuljahr:a0
schulkind:5p
schulklass:37 3k 4s 70
schulplatz:a5
schulpsycholog:53
schulsprach:50
schult:3w 3x 6v 8y
schulterlang:dl
schultheat:2c
schulung:55 56 5d 68 7x 81 85 87 9r 9t a7 aa as au ay bd dq
schupfnudeln:2t
schupp:s 3i 7n
schurz:59 de
schuss:2b ag ak
schutt:s 19 7n b2
schutteln:2i
schuttet:0
schuttraum:7n
schuttraummet:7n
schutz:m 1c 1m 1s 1v 68 7w 8h 97 98 9b 9c 9u a7 ay bf bw d8 d9 dg
schutzbrill:43
schutzenverband:d9
schutzenverein:1v
schutzglas:d8
schutznetz:1m
schutzrecht:9c
schutzumschlag:8h
schwabisch:1z 2t 8q d0 dp
schwach:53 89
schwachstell:86
schwachstellenanalys:86
schwachstellenscan:86
schwag:9 d 2m 6r 7i 95
schwagerin:2r 39
schwalb:6b
schwalbenschwarm:di
schwall:1
schwan:cn co
schwang:4d 4e 9l
schwangerschaft:3v 5u 7b
schwarm:5p bt
schwarz:3 g v w 10 1s 2h 2o 33 39 4b 4n 4o 4t 6u 6y 73 7b 8c 8e 9z a0 ag ah b9 bl bw d2 d8 e7
schwarzarbeit:10
schwarzmarktaufschlag:7w
schwarzwald:2h 33 4t bw
schwatzt:cb
schwaz:5u
schweb:6t
schwebetur:6t
schwebeturenschrank:6t
schwechat:3s
schwed:1o 7m 7o
schwedenof:7o
schwedisch:50
schwefelarm:bn
schweig:2a 3n 4l 7v 9b e0
schweigt:3n
schwein:2u 3a br
schweinerass:br
schweinfurt:ap
schweiss:1p 24 5z 8y 9l ae b0 be c4
schweissbaugrupp:ad
schweissnaht:be
schweissprob:be
schweiz:33 35 3k 4q 4y 6j 6p 70 7g 83 8c 8o 8q 8r 8u 9d 9v ab d9 dd
schweizer:aa
schweizerdeutsch:3k 8q 8r
schwell:i 5v 5z
schwenkbar:t
schwer:1i 4x 6k 6s b9 ba d3
schwerin:18 7i
schwerlastregal:ar
schwerpunkt:4r 4y
schwertzeich:7e
schwest:2b 2o 36 3y 3z 4l 60 8r 97 da dr dv dy e3
schwiegerelt:24 3f
schwiegermutt:10 2p 9p
schwiegersohn:bx d3
schwiegertocht:4x
schwiegervat:r 2g 80 bx
schwimm:4g an
schwimmbeck:4g
schwimmflugel:4g
schwimmkur:4g
schwimmt:1l
schwindel:11
schwindl:88
schwing:h 4f
schwingbod:h 4f
schwingtor:o cg
schwort:1y 40
schwung:4j
schwyz:2x 7f
scienc:85
scoot:5q
scorm:a7
scratch:56
screen:8d
screenread:a7
scrum:9r
se:5z
sea:7d cz
seamast:7d cz
search:88
sechselaut:d0
sechsersesselbahn:9m
sechsjahr:2a
sechskant:al
sechsparteienhaus:1r
sechstaus:7u
sechsundvierz:6j
sechzehn:5u 7r
sechzehnjahr:64
sechzig:1q 26 2m 2u 6l 74 ca e2
secondhand:79
sedcard:dl
sedier:42
sedus:6v
see:1e 2m 2r 2v 3j 3l 4c 57 6c 6o 6z 8a a3 bu c2 c5 cm co dr dt dz e4
seeank:c5
seeblick:y
seecontain:6o
seed:9j
seef:6c 6o
seefeld:4c
seefracht:6o
seefrachtspediteur:6o
seeham:75
seehundbank:3l
seeland:bu
seen:3j c2
seepark:a3
seepferdch:4g
seesaibling:c2
seg:68 dt
segel:3l 6c
segelabteil:6c
segelyacht:6c
segl:c5
segmentbog:1e
segmentier:9p
segnung:2h
seh:0 3l 4a 6z 7g 8d 8e 9s a7 cc e8
seht:43 55
seid:12 2e 79 d8 e2 e3
seidenkleid:2e
seidenpapi:d8
seidenstuck:12
seif:14 7v 7y 8c 8i b0 bb
seifenkist:b0
seil:4m 61 7o 80 bg bm bw
seilbahn:80
seilbahnbetrieb:c4
seilbahntransport:7o
seilklettertechn:1c
seilkonfektion:bg
seilunterstutzt:1c
seilwind:61
seilzug:7k
seit:1m 24 27 3x 55 5z 74 7d 7g 7r 7x 83 88 8b 8e 8h 8l 8n 8o 8p 8q 96 97 9i 9q 9u 9z as b7 du dv
seitan:3b
seitanschnitzel:3b
seitenlag:55
seitenpreis:9z
seitenschieb:as
seitenschlaf:7r
seitenspr:dv
seitenverkehrt:1o
seitenwand:27
seith:0 1z 4g 4q 5b 7i
seitlich:8k
seitwart:7x
sek:8s 8t 8u
sekretar:7e
sekretarin:9n a0
sekt:2e 31 57
sektab:57
sektion:3j
sektionaltor:o
sektor:d2
sekund:2q 82 8r 8t
seladon:da
selb:0 f 13 1o 21 2q 2s 2u 3x 58 5x 6q 6x 8h 98 99 9d b2 b5 ba br d0 db e1
selbstabbau:6x
selbstabhol:29 2s 7q
selbstand:4a 91 95 e6
selbstauskunft:9g
selbstbehalt:6g 6h
selbstbehaupt:4l
selbstbehauptungskur:4l
selbstgebrannt:33
selbstgemacht:2t 38 3i
selbsthilf:d4
selbststand:3y 9h
selbstverstand:a8 e6
selbstverteid:4l
selbstwert:5c
selbstzahl:3w
selfi:3k
selt:72 92
sem:4v bd cl cs
semesterbeginn:bd cl
semesterferi:cs
semesterweis:cl
semi:1y
seminar:3n
seminarhaus:3n
seminarraum:9y
semmel:1v
semmelknodel:1v
semmeln:1v 1z
sempach:5a by
sencha:36
send:o 18 24 5x 6x cg e4
sendung:15 6q
senior:44 6j e8
seniorenbetreu:3t
seniorenheim:47 ct
seniorenklub:44
seniorenresidenz:1b
seniorin:dp
senk:9r ap ay
senkgrub:u
sennerei:2w
sennerin:2w
sensor:1h 5y bz
seo:88
sep:cs
separat:3f 8d 9e
sept:co
septemb:7 t 1c 1y 24 29 2j 2o 2p 2u 2x 31 3e 3l 3o 3q 3s 41 46 4b 4q 55 5i 5r 5s 66 6n 7n 86 8g 8o 8s 9a 9f 9j 9o 9w a1 ag b8 bv co cp cs d3 dn dz e4
septum:4b
ser:4z bb
seri:8s 94 af ag ah ai aj ak ba c6 cx da dz
seriennumm:dz
serienstart:c6
serienwar:1k
serios:3y
serv:b 83 86 8q ce
serverraum:ce
servi:1x 2o co
servic:1g 2r 3c 3l 50 5e 5x 64 6d 7l 7u 8j ao as bm c9 d4 e2
servicebuch:62
servicekraft:2o co
serviceteam:bm
servicewag:bh
servierleut:2o
serviett:7z 8b c4
serviettenskizz:7z
servo:am
servomotor:am
servus:0
sessel:1j 6s 6w 76
session:8w
set:24 2f 4s 72 7i 7m da
setz:1 c d j u 1d 1e 1n 3t 40 4o 5c 5n 6u 6y 6z 84 8d 9b 9h ap bx c2 cz d7 d9 ds dx e6
setzling:c2
setzstuf:j
setzt:3 l q 7o
sevilla:4z
sew:am
shabby:d7
shak:2i 5u
shampoo:bb
shampooni:12
shed:26
sheddach:26
sheeran:25
shellac:4a
shelly:b
shimano:67 6b d4
shirt:3p de
shooting:2d 8a 8x
shop:7y 83 85
shopify:6q 7y
shopping:89 9p
shoppingtour:e7
shopwar:6q 7y
shor:c7
shortlist:9k
shownot:8v
shuttl:9w
sibir:1f
sich:v 1m 27 2m 3g 4b 4m 6b 86 9u aq bb bf d7 e4
sicher:9 n 82 83 al e4
sicherheitsbericht:bb
sicherheitsbewert:bb
sicherheitsblatt:ay
sicherheitsdatenblatt:ay
sicherheitsglas:b7
sicherheitskart:e4
sicherheitskonzept:2m
sicherheitsschuh:9l ba cq cu
sicherheitsstuf:6b
sicherheitsunterweis:bf
sicherheitszaun:aq
sicherungskart:n e4
sicherungskast:9
sicherungsmutt:al
sicht:7g
sichtachs:1a
sichtbar:88
sichtscheib:3
sichtschutz:1d c0
sichtschutzstreif:1d
sick:1e d3
sickerfah:1e
sickert:6d
sieb:35 7u bn du
siebdruck:8j de
siebenburg:du
siebenjahr:2a 4g 52
siebkorb:bn
siebtrag:35
siebtragerbar:co
siebtragererfahr:co
siebzehn:a 9e
siebzig:1v 9g d7 e8
siebzigerjahr:dj
siedeln:w
sieg:1q 4k 6l 85 9y al d9
siegburg:59 63
siegel:3d d0 d9
siegeln:h
siegelring:d0
siegerehr:4j
siegerland:af
sieht:11 2l 7o 8t 8x c9 ci d1 d5 e8
siem:1l aq
sifa:9u
sigma:1i
sigmaring:1i
sikaflex:az
silag:bp bv
silb:2q 53 7e 7g 8x d0
silberbesteck:7e
silberhochzeit:2q
silbermond:25
silikatfarb:e
silikon:1n c7
silikoni:g
silo:bn
silos:bf
silowag:bn
silv:1x 2m
silvretta:4m
sim:6z
simlock:6z
simlockfrei:6z
simmerring:63
simpl:7x
simson:64
simulation:51 86 ak
simultan:8m
simultandolmetsch:8m
sing:25 e4
singt:25 dm
sinkt:1g
sinnvoll:v
sintra:3m
siphon:4
sir:c
sirnach:4k
sit:9t
sitz:z 3f 3n 3r 4d 4w 52 5u 6g 6j 6l 6s 6u 78 85 8m 94 96 9q 9x a5 ch cq cr cv cw d7 df du dx e0
sitzbreit:5q
sitzflach:1j
sitzheiz:5w
sitzhoh:6s
sitzordn:2p
sitzplan:2f
sitzplatz:1a 2l 7w
sitzschi:c6
sitzt:r 26 54 6s 81 8r 9a e7
sitzung:3z 42 4b 4w 5c ce df dw
sitzungszimm:4w ce
skala:1r
skalar:5n
skf:am
skg:5f
ski:1e 3g 4m 4n 6j 7l
skiclub:4m 7l
skifahr:3g
skiklub:6j
skilehrperson:4n
skisaison:1e
skischul:4n
skiticket:4n
skitour:4m
skizz:y 1k 7z 8b c8 dg di
skoda:5w
skorpion:dy
skt:1c
skulptur:db
skyp:4p 4x
slang:8r
sleev:4b di
slid:a8
slipp:6d
slogan:8n
slot:6o
slowflow:20
sls:ah
small:50
smalltalk:4w
smartphon:6z d1
smartwatch:cz
smash:2i
smd:ai
smiley:dz
smok:1v
smoking:dj
snack:a1
snackautomat:a1
sneak:7b
snes:72
snowboard:4n 7l
so4:bx
sobald:9 j 5h 7k 8i
social:8a
sock:n 59 dd
sockel:f q 15
sockelleist:h
sockelputz:f
sodass:6m
sof:u
sofa:z 5g 5h 6s 7f cj
sofas:6u
sofort:2 1n 2q 55 5w 6z 7e 80 98 9m aj an ao b0 b1 cg cn co cq e4
sofortaustausch:an
sofortdruck:2q
softphon:87
softwar:80 90 aq
softwareentwickl:80
sogar:d 3e 8m a2
sohl:r cy
sohn:v 2w 3r 3s 41 4l 4o 4q 4s 4v 53 58 5n 67 9b 9q b0 ca cl e4
sohnemann:b0
sojaschnetzel:3b
sol:7
solang:5i bv
solar:65 a2 bl c0
solarpark:a2
solarteur:bl
solidar:c1
solidwork:c4
soling:ac e8
solistinn:4r
solitar:7p
soll:3y 3z 98
solnhof:b8
solo:4p
solothurn:3n 3u 7a 8r 9x cr
somm:4 27 2k 2p 34 3b 3h 3m 4i 4m 4p 5k 5m 5y 60 67 6w 79 7m 7n 9w cc co dp ds e4
sommercamp:3b
sommerf:27 34 9w
sommerferi:4 3m
sommergummi:5y
sommerlag:7m e4
sommermonat:4i
sommersaison:co
sommersonnenw:dy
sommerweid:5k
sond:3u al c4 c6 dz
sonderbolz:al
sonderfed:al
sondermaschin:c4
sonderprozess:c6
sonderteil:al
song:4p 8w dn
songbegleit:4p
sonn:d 11 20 2k 6w 7b bu
sonnenaufgang:5a
sonnenberg:7b
sonnenbrill:8y
sonnenschein:3d
sonnenschirm:6w
sonnenschutz:b7
sonnenuntergang:3l
sonntag:0 1u 20 2r 3f 4f 4m 4t 5j 6h 7u 8p 93 9l ax bn cb cd cf cn co cp cr dl e0
sonntagmorg:co
sonntagsbrat:8p
sonntagszuschlag:9l
sonthof:7p
sony:21 5a 71
sopranistin:25
sorg:dw
sorgerecht:97
sorgerechtsregel:97
sort:1y 2j 32 36 3d 7p 8c b2 bo
sortenecht:7p
sortenkal:85
sorti:s 1o 5b 5c 7g 7q 9e 9m b1 by dq
sortiergreif:s
sortierhelf:dq
sortiert:9n e6
sost:2x 7x b2 bc e1
soul:24
soundbar:6y
sowas:3 j o 1k 1p 30 3k 5a 5z 63 8s ad
sowieso:79 cv
sozial:by
sozialabgab:3q
sozialversicher:9l
sozialversichert:3v
soziologin:5t
spa:7 2f
spachtel:1s 5z
spachteln:e
spaiching:73
spalt:m 4m 7n c4 d5 db
spaltenberg:4m
span:h 1f 1v ac b1 bf
spanferkel:1v
spang:42 47
spani:5s 65 cr
spanisch:4z a5 dp
spanischkur:4z
spann:1h 1j 27 6b 6h 9v ac c0
spanngurt:6h
spannweit:bg
spanplatt:1j
spar:29 7f 9h dx
sparbuch:9h dx
spargel:2y by
spargelzeit:2y
sparkass:29 7f
sparplan:9h
sparr:i p b6
sparsam:a8
spass:4s
spat:o 3g 4q 8r bh ch cq cw dn
spatanreis:3g
spatest:7 2f
spatschicht:o cq cw
spazi:3t 5c 5g b2 ct dp
spaziergang:3t 5c 5g b2
speck:3i 7o
speckstein:7o
spediteur:6o 80 bg
spedition:6l
speich:3 6 7 d i 1s 39 6b bl d2 d4
speicher:c
speichermass:3
speicherstadt:39
speis:5r 5u 6y c2
speiseeis:2j
speisef:c2
speiseplan:5u
speiser:b2
speisesaal:6y
spend:18 3d 78 8i dq dt
spendbar:8i
spendenfahrt:e6
spendenquitt:78 dq
spengl:1
sperr:d1
sperrholz:27 b3
sperrholzmast:27
sperrmull:19 77
spes:9n cr do
spey:28 46
spezialbeschlag:5l
spezialisiert:99
spezifikation:2z
spiegel:5 1n 2q 2r 41 4f 6r 6t 99 9p ah b7 cg e7
spiegelau:7u
spiegelreflex:2q 5a
spiegelschrank:5
spiegelt:8x
spiegelwand:4f
spiel:24 29 2l 3q 3s 3t 4i 4k 52 5h 6y 72 73 75 7w 8u am dk dm dn
spielbereit:75
spielbetrieb:7w
spielburg:29
spieldau:8u
spielebatteri:72
spieler:41
spielerei:85
spielplatz:b5 dg
spielplatzgeratebau:aj
spielt:82 d3 do e1
spieltag:3w
spielzeit:e3
spielzeug:78 7a ag
spielzeugbors:7a
spielzeugherstell:ag
spiess:1v
spiessig:8y
spinat:2t 3c
spinatlasagneblatt:2t
spinatwurfel:3c
spind:e4
spindel:bx
spindeln:at dc
spindschlussel:e4
spinn:d1
spinningrad:7k
spinnrad:dd
spinnt:c
spinnweb:d1
spionag:ab
spiral:t
spirelli:2t
spital:7n 9d a1 b2
spitex:3l 5w 8k 93
spittal:4f 7l
spitz:1z 2e 48 7c 9l
spitzenweit:at
spleiss:bg
split:8
splitgerat:c8
splitt:1f 1t b5
sponsor:9w
sponsorenbetreu:9w
sponsoringabteil:37
spontan:31
sport:3y 43 4n 7j
sportfass:43
sportplatz:7j
sportsitz:78
sportwoch:4n
spot:5z 8u
spotify:8v
sprach:41 4x 50 5d 5s 7x 89 9n 9o dp
sprachkur:5s
sprachmemos:8p
sprachstudio:50
sprachzertifikat:9a
sprech:45 4w 4x 6p 8e 8u a7 c5 dk dt
sprechanlag:b
sprechblas:8e
sprecherin:8u
sprechroll:dk
sprechstund:45
spreitenbach:61 72
spreng:b8
sprengt:6q
spricht:35
springt:1d 5f 6a ap
sprinkl:cf
sprint:3i 6e 6h 6j 6k 9r cr
spritz:15 1s 3t 4a 5h ag ak bf
spritzasb:1s
spritzform:ak
spritzguss:ag
spritzgussform:ak
spritzgussmaschin:bf
spritzmittel:bt
spritzmitteleinsatz:bt
spritzt:ag
spross:l
spruh:12 5f dg
spruhdos:dg
spruhextraktion:12
spruhextraktionsverfahr:12
spruhhalsband:5f
spruht:dg
sprung:4h dv
sps:aq
spss:5t
spuckt:6d ap
spul:4 6 k u 1l 4f 6x 7d a1 b8 c9 cn da
spulbeck:4f
spulf:da
spulgang:1l
spulkast:1n
spulmaschin:1l 3e 8i ay da
spulmaschinenf:da
spulmittel:12
spult:ao
spulung:4
spur:86 dm
squash:4i
squier:4p 74
src:55
srk:ct cw
srt:8r
ssd:70 d2
ssl:83 dm
st:w 14 1d 2g 3y 4q 56 5i 5r 5v 66 6t 7g 94 9p a8 b8 cr e0
staatlich:4n 5l
stab:1 h 1a 1l 1p 2b 2d 53 dc dh ds
stabch:h 3c
stabil:43 55 5o 6t
stabli:h
stachel:5f
stad:5v ay az
stadt:d 19 1c 1n 23 2q 39 3k 3o 3p 42 4t 50 5e 5j 68 6c 72 74 7v 86 88 8o 9y ar b2 b9 bh c1 c5 cb cd d3 e3
stadtamhof:co
stadtarchiv:8o
stadtentwasser:t
stadtereis:3m
stadtf:24 2k
stadtfuhr:3k
stadtgebiet:d3
stadthall:23
stadtkapell:cx
stadtkass:74
stadtmus:4t
stadtpark:1c
stadtrally:3o
stadttheat:e3
stadtverwalt:68
stadtwerk:2q 86
stafa:8w
staffelei:57
staffelpreis:b6
stag:7w
staging:ci
stahl:j 6u 7d 84 8p ae ak b0 bg d4 db
stahlbau:ae
stahlbeton:84
stahlbuhn:ae
stahlgehaus:7d
stahlgestell:6u
stahlhandel:b0
stahlrahm:d4
stahlrohr:aj
stahltrag:x 1s ad
stahlwang:j
stahlwerk:8p bg
staketenzaun:1d
stalking:dv
stall:2g 2m 2x 4h 5j 5k 8s b4 bq bs c0
stallbau:c0
stallmau:b4
stallung:c1
stamm:1c 2t 7p 95 b3 by dc dh
stammbaum:du
stammbuch:dh
stammeln:4y
stammkapital:95
stammleut:by
stammumfang:7p
stan:9z c2
stand:2 9 1m 1v 1w 2i 2k 3k 4g 55 5p 61 65 6u 6w 6y 75 7i 7v 88 8t 9b 9c 9o 9v a6 ai aq bk ca d4 d5
standard:55
standbild:8t
standbox:6y
standerbohrmaschin:7i
standesamt:21 25 2g 8l 8m dr
standflach:1m
standfuss:bk
standgebuhr:1w 7v
standheiz:65
standig:6 7 35 3z 44 7z 8k 8q
standl:de
standlfrau:de
standort:54 7k 88
standortbestimm:5c
standplatz:1m 1v 1w
standplatzbau:4m
standsaul:bk
standsich:ds
standstreif:61
standuhr:cz
standup:9r
standzeit:1m 6f ak
stang:11 1n 7k al
stanz:8c ad ak av c7 cy
stanzform:8c
stanzkontur:8c
stanzteil:c7
stapel:6l 9r a7
stapelbar:da
stapelbauweis:bj
stapeln:5o 90 aq ar
stapl:6l 8s 9l 9u ar as at au
staplerfahr:9l
staplerschein:cq
star:7h df
starb:cm
starfac:87
stark:r 15 16 20 3l 5b al b6 b8
starkstrom:cf
starnberg:3l
starr:5d
start:1e 3q 4x 61 6b 6i 6v 7x 85 95 9r 9x bc c6 co
startet:6 8v
starthilf:61
startnext:9j
startup:94 9i ba
statik:i q s x 1h 1m 2l ae b7 c3 c4
station:w 2q 46 7o bk
statisch:aj
statist:5t
stativ:5a 71
statt:4 g 2c 6v db
stattet:43 7a 7t
stattfind:4 g
statut:95
stau:6o 6t
staub:10 11 9v bf c7
staubarm:e h bp
staubfrei:h
staubig:5k 7a
staubsaug:10 9v
staubt:10
staubwisch:10
staud:1a 1b 7p
staudenbeet:1a
stauraum:6t
std:10 16 1b 1n 21 2g 3k 3l 5b 5e 7j 80 9n 9u bu c4 cm co cu dm e7
steak:2u
stech:1b 4b 7p by di
stecherfert:di
steck:x 2e 72 9p ai bk bl cx d1
steckborn:6d
steckdos:9 bi cg
steckplatz:72
steel:d1
steelcas:6v
steg:1f 3h 3l 4g 6d c5 d5 dl
steh:0 k n o 1u 1w 2d 2i 2n 2v 30 3e 3g 3v 4s 4v 5a 5l 5v 61 62 6i 6l 6v 6x 73 76 7i 7k 7p 7u 83 8x 8y 9e 9p 9v 9w a0 a8 a9 am at bk bp bq bx c3 ce cp cz dh dk do dy
stehenbleibt:7a
stehrund:9r
stehtisch:28
stehwandluft:bz
steiermark:33 9r bt dy
steif:3w 4d
steiff:7h
steig:11 4m 5l 7k 84 8d ar bl dg
steigband:ar
steigenlass:2b
steigt:4n 7l
steigung:j
steil:br bw bx
steilhang:br bw bx
stein:3 g k 1d 1e 1g 1z 2t 44 4b 4d 63 68 6c 6r 7a 7d 7o 7w 83 9e ae b4 b8 c0 c3 c5 d0 d6 ds
steinbock:4b
steinbruch:6n
steinegg:c0
steinhauf:7f
steinmahl:2s
steinmetz:ds
steinof:1z
steinpilz:2t
steinplatt:k
steinway:dm
steinwoll:p 7q b6
steinzeug:g 7q da
steiss:3u 6v
steisslag:46
stel:19 8g
stell:k o w y z 19 1m 1n 1r 1y 2l 2n 35 3m 3u 3z 44 45 47 4z 55 58 5b 5c 5p 5r 5t 5v 67 6g 6h 6m 6s 74 7l 7q 7z 87 8k 8t 8v 90 9k 9n 9p 9r 9z a2 a3 aa ab ae af ag an ap b1 b2 b4 bd bh bj bz ci cm cn cs ct dk dq
stellenantritt:cv
stellgenehm:19 b2
stellplatz:a 1e 3j 61 6l cc cg ck
stellt:19 3d 44 6x ao cm co cp cu
stellung:19
stelzlag:1f
stem:8w
stemm:cu
stemmeis:7i
stempel:y 7d 7v 8l 92 9s ak aw be d9
stencil:di
step:8t ac
ster:1x 2m 4q 4v 66 7n b9 bd bw cl cs
sterb:4n
sterbend:dq
sterbeversicher:dr
steril:47 4b
sterilisator:bd
stern:3m dy
sternekuch:1x
stethoskop:5j
steu:82 90 91 9b bu e6
steuer:ai aq bz
steuerberat:90 91
steuererklar:82
steuerfrei:cr
steuergerat:ai ao
steuerkanzlei:3a ce
steuert:a4
steuerunterlag:e6
stev:6d
stevenrohr:6d
steyr:2b 3j 4x 5o 5y 6f 81 af ak
stichel:d9
stichprob:92
sticht:di
stick:7h 8i de e1
stickbild:d8
stickeralb:7h
stickerei:ba de
stiefel:79 7b cs cy
stieg:j 16 1p 7t b8 dc
stiegengeland:dc
stiegenhaus:ca
stift:25 41 52 7v 8o a0 b8 bx
stiftskirch:25
stiftung:50 56 90 9i a7
stihl:7j
stil:21 4b 8b 8e 8o di e7
stilberat:e7
still:34 46 4d 5m 6p bf bt
stillberat:46
stillleg:u
stillstand:bf
stillstandswoch:bf
stilworkshop:e7
stimm:2e 4r 8u 90 cw d6 dn
stimmbildnerin:4r
stimmgabel:d6
stimmstock:d5
stimmt:93 99 a6 be
stimmung:d6
stimmungsbild:8x
stinkt:8 t a4 d5
stirnband:dd
stirnlamp:7m
stk:6v 93 ad ah al am av aw b4 bb bc be bj bl bp br bs c0 c6 c7 da ds e1
stl:ah
stob:77
stock:i 11 16 1p 4s 5e 5p 6t 73 7l a4 bx ce
stockbett:3h
stockend:9m
stockfras:1c
stockig:1y
stockli:4u
stockt:8d
stockwerk:j 1y 3w 99 a3
stockwerkeigentumergemeinschaft:99
stoff:9 z 1i 1j 2b 59 7r 8i 9v b6 b9
stoffbahn:2b
stoffhasch:dz
stoffkoff:1i
stoffwand:9v
stoll:5l
ston:3y
stor:o 13 7z db
stornier:3g
storung:a4
storungsannahm:a4
story:9j
stoss:2 67
stossbes:2
stossstang:5z
stott:41 a6
stottert:63
stracciatella:2j
straf:3j 6l 97 bc
strafsach:97
strafverteid:9b
strahl:15 7t aj bf d4
strahn:48
stralsund:32
strampl:79
strand:2v
strandbar:dz
strandrestaurant:2v
strang:c6
strass:c l 19 1w 5f 60 61 6z 7n ay bg c0 ce dx
strassenbahn:dm dz
strassenf:1w
strassenlatern:1i
strategi:9q
strato:83
stratocast:74
straubing:27 6f aw
strauss:20
stream:6y
streb:1p
streck:2g 3w 6k 6n ar db
streckenpruf:6n
streich:e f dg
streif:r 1d 2q 61 8s c7 d3
streifenfundament:r
streifig:9z
streik:9l
streikbruch:9l
streikt:3g 9z
streit:z 2p 66 7z 96 97 9c 9f 9m bk dw
streitet:99
streng:4q 50 e6
stress:2e 3s
stretch:3p
stretchfoli:av
stretchlimo:3p
streu:1t 5o 5p bo
streuobstwies:5p
strick:59
stricktreff:59
string:d bl
strip:8e
stripp:3p
strips:7t
stroh:f bp bv
strohbox:3a
strohmanngrund:95
strohstern:7v
strom:7 d o 1v 1w 29 2j 3j 4v 5l 9v at bh bi c8 cd cg
stromaggregat:bi
stromanschluss:o 1v 2j cg
stromkreis:4v
stromrechn:7
stromschi:a 7t
strubel:7g
strudel:3c
strukki:9f
stub:2 6 l 78 7s c8
stubai:80
stubb:1c
stubbenfras:1c
stubent:5h
stubenwag:78
stuberl:3f
stubn:1j
stuck:3 f 12 1k 1o 25 28 2c 2u 2v 2w 2x 30 4o 5l 6u 70 76 7d 7e 7s 81 8e 8h 8i 8j 8w 8x af ag ai al ao au b4 b5 ba bb bk bq bs c4 c6 ca cj da de dh di e2 e4
stuckgut:6l
stucklist:81 ai c4
stuckpreis:8x ai
stuckweis:1c
stuckzahl:70 76
student:2z 4u 7f 8p au cl dp
studentenapartment:cl
studentenfutt:2z au
studentin:4y 5t cl cw
studier:5t cl cs
studierendenapartment:cl
studio:h 1n 47 4a 4b 4c 4e 50 8u 8w 8y di dm
studiomus:8w
studios:7k
studium:3r 4o 70 co
stuf:j n 1f 2l 3t 4m 4v 5q 6b 7o a9
stufig:60
stuhl:12 26 28 3y 49 5j 6u 6w d7 dd
stumpf:ay
stund:4 a 10 12 1n 1o 1v 1w 21 2a 2d 2e 2j 2o 3k 3p 3q 3t 3v 45 4h 4i 4j 4l 4p 4q 4s 4t 4v 4w 4y 53 54 55 56 58 59 5c 5e 5f 5s 5x 61 63 6l 82 83 8m 8q 95 96 9l 9m 9n 9t 9x 9z ah ao as b0 be bm bv c9 cm cp cq cs cw dp dq du e0 e6
stundensatz:9l
stundenweis:3t 6h
stups:5c
stur:3t
sturm:0 1c 27 8g
sturmschad:0
sturmsich:27
sturz:q 3c 4n 6b ax b4
sturzauflag:b4
sturzglas:ax
stut:5k 5l
stuttgart:a n 23 51 8s 9a a7 e7
stutz:4r 4u 73 ar
stutzflugel:73
stutzrad:6f
stutzunterricht:4u
styl:49
styropor:p 1g
styroporstein:1g
sub:2k
subjonctif:4y
submission:an
substrat:bm
substratpump:bm
such:1 4 b i j o v z 10 14 17 1a 1f 1i 1l 1q 1w 21 24 25 26 2a 2g 2n 2o 2p 33 38 3e 3i 3q 3r 3s 3t 3z 44 46 49 4d 4u 51 52 57 5c 5e 5h 5k 5q 5t 5x 62 67 6p 6r 6z 72 76 79 7c 7d 7i 7n 7w 88 89 98 9f 9k 9q a3 a5 b8 c8 cb ci ck co cq ct cv cw dt dy e6
suchanfrag:88
suchbegriff:88
sucht:h 10 1t 2h 2s 2u 2v 2y 32 3a 3m 3v 3w 40 45 48 4a 4c 4e 4g 4h 4i 4k 4m 4n 4p 4q 4r 4t 4y 50 58 5f 5i 5j 5p 5s 61 69 6a 6e 6f 6k 6m 6o 6r 6u 71 72 73 75 78 7e 7i 7j 7k 7l 7o 7v 81 82 87 88 8a 8q 8u 94 9a 9b 9o 9s 9x a1 a5 a6 ah au bm bx c1 ca cd cg cj cl co cp cr cs ct cu d1 d2 di dk dn do dp dq dw e0 e6
sud:9 d y 2v 4z 8m 9k bx cd
sudamerika:4z
sudbad:y
suddach:d
suddeutsch:2v
suddeutschland:9k
sudhang:cd
sudhanglag:cd
sudkarnt:3h
sudtirol:8m bx
sudvorstadt:9
sudw:9
suffolk:br
suggestivfrag:9p
suhl:5q
suizidgefahr:3z
sulz:b6 e2
sulzbach:a0
summt:an
sumup:aa
sunburst:74
sund:7q
sup:16 3l 4o cd e1
superheld:2c
supermarkt:2u 2w 4y 5o 5u 5z 9p a2 c8
supermarktparkplatz:5z
supp:n 1g 2x 3n 42 5r 7u 8x bc
suppenherstell:bc
suppenhuhn:2x
suppentell:7u
support:83 bk
supramatic:o
surse:2c 4u 9e b0 e5
sushi:58
suss:1w 1y 34
sutterlin:8q du
sutterlinbrief:8q
suzuki:4q
sv:93
sverweis:56
sweet:2b
swing:24
swiss:92
switch:72 84
symbol:7h
synchro:63
synchronisi:63
synth:d5
synthesiz:73
syri:4x
syst:5a 62 75 7y 81 8d 9v aa bl bu
system:a1
systemintegrator:b
systemkamera:5a
systemwand:9v
t1:6p
t14:70
t30:m
t6:8k
t7351:c6
t8:b4
tab:4p
tabbert:65
tabell:2p 56 7y 81
tabl:2b 9j
tablet:4u 6z 9p aa e8
tablett:2o 3t 40 5g 5h
tabriz:7s
tabu:33
tacho:6e
tachodat:6e
tachymet:c3
tacos:1w
tafel:20 ad b3 bx dh dq du
tafeln:37 9r ad dh
tafelpreis:ad
tafelsch:at
tafeltraub:bx
tag:n
tagebuch:5u
tagelang:39 4r
tagesbetreu:3r
tagesgag:dk
tagesgericht:dh
tageskoordination:2p
tagesmiet:29
tagesmutt:3q
tagespreis:b1 bn
tagesregi:2p
tagessatz:5d 7z 8d 8m 94 9r
tagesschau:d3
tageszulass:5w 6e
tageweis:cu
tagliatell:2t
taglich:14 1g 1z 3a 46 4q 5g 5h 5k 5r 5v 6b 6k 6l 6m 6r 7k 83 8a a3 bh cr e0
tagsub:cr
tagung:2h 3g 3n 8m a8
tagungshaus:3n
tagungsraum:3g
tagungsvorlag:a8
tak:dm
takt:au
tal:7g 7h 7o
talk:50
talstation:7o
tamp:c5
tampondruck:ag
tand:2m 6f 7q dp
tandemachs:6f
tandemanhang:6f
tango:4f
tank:60 ao ay bi bm bn c2
tankanlag:bi
tankkontroll:ay
tankstell:1z a1
tankwag:bn
tann:bw
tant:17 1u 2f 2v 37 3t 5r 6k 6w cf d0
tanz:21 22 23 4f 53
tanzflach:23
tanzschul:4f
tanzt:8s
tap:3w
tapet:z ci
tapezi:e 9v
tapeziert:9v
tappt:7t
tarif:14 9l cm
tarifi:6p
tarifier:6p
tariflohn:14 9l
tarot:dy
tasch:1j 2n 5s 6b 72 74 7b 8j 9c a2 c7 cy d1
taschenfed:1j
taschenfilt:c7
taschengeld:5s 72
taschenkontroll:2n
taschenlamp:a2
taschenriem:cy
taskalfa:9z
tass:8j
tast:3x 4o 73 75 d6
tastatur:14 70
tasteninstrument:75
tatig:e cb
tatowiererin:di
tattoo:4b di
taub:7r 8r
tauchpump:an
tauf:1u 25 28 3f d1 dt e1
taug:68
tauglich:8x
tausch:0 6 i l 1g 1l 1n 44 5x 6b 6l 71 72 74 7h a1 am ar aw bf bm d1 d2 d3 e4
tauschpalett:6l
tauscht:82
tausend:76 b4
tauwerk:c5
taxi:60 cw
taxigeld:cw
taxis:a3
taxiunternehm:60
tc:4i 7j
tcm:40
tdi:5v 5x
te:7i
teach:aq
teak:6w
teakbank:6w
teaktisch:6w
team:q 14 32 3z 56 5d 5f 87 8j 92 9r 9t a8
teamevent:3o
teamleit:5d 9r
teamtag:3o
tech:9j a6
technic:7a
technik:u 1g 1l 1r 23 2k 4g 88 8l 8t 9c 9w 9y 9z a4 ag dh
technikschacht:1g
technikwart:a4
technisch:24 88 9t a4 az bm
tee:14 36 ce e8
teekuch:14 ce
teerhalt:1s
tees:8c
tegernse:22
teich:1a 2v 5i c2
teichanlag:2v
teichbau:c2
teig:2t 6z au c8
teigling:1z
teigteil:au
teil:1b 2c 2p 5l 5x 65 6l 6r 79 7a 97 9b 9s a9 ac ad af ai aj ak al au aw c2 c4 c6 c7 c8 cf ci cn d1 dw dx e0 e7
teilbar:ce
teilbetreu:2p
teildien:cn
teilehandl:c6
teilintegriert:65
teillad:6l
teilnahm:4z
teilnahmebestat:4z
teilnehm:3n 4d 4j 59 9y a6 dy
teilnehmerinn:4d 59 dy
teilsend:av
teilung:c3
teilweis:1j 1u 3w 8q
teilzeit:cp ct cv
telc:4x
telefon:n 2w 45 4y 5c 6y 71 7x 84 87 8k 8m 8n 8u 8w 9d 9e 9f 9t 9x a6 cv dr dv dy dz
telefonanlag:84 87 cv
telefonansag:8u
telefonbaum:8u
telefoni:4w e8
telefonkabin:9x
telefonnumm:2w 7x 8k
telefonservic:9o
telefunk:d3
teleobjektiv:5a ab
teleskop:11
teleskopstang:11
telf:4s
tell:28 2o 3b 7u 8x co da
tellerwarm:28
tellicherry:39
tempeh:3b
temperatur:3c 6m ag be
temperaturgefuhrt:6m
temperaturprotokoll:3c
temperaturschreib:6m
temperi:37
tempo:8r
tennis:4i
tennistrain:4i
tenor:75 do
tenorhornlehrperson:4t
tenorsaxophon:75
teppich:12 4n 7s e3
teppichbod:12
teppichrein:12
teppichwasch:e3
terabyt:d2
termin:0 2 8 e x 18 2c 2d 2e 2p 2w 38 3m 3w 3y 3z 42 46 48 49 4x 5a 5i 5t 5v 5y 7u 7x 8m 91 93 95 97 9b 9d 9f 9g 9h 9m 9n 9o b7 bv c3 cv d4 d6 dx e7
terminal:3g aa
terminbuch:9o
terminkoordination:9n
terminologi:8l
terminologiedatenbank:8l
terminologielist:8l
terminvereinbar:5i
terminverschieb:9n
terrass:15 1f 1h 1p 3f 8y
terrassendach:1h
terrassendiel:1f
terrassenuberdach:1h
tesa:43
tesafilm:43
test:7 2f 44 4v 53 5n 68 69 7m 80 89 8d az bb c9 d1
testament:97 dx
testamentsvollstreck:dx
testat:92
testdiagnost:53
testlos:a9
testung:53
testwoch:69
teu:5r 6u
teur:5a bl d3
texas:83
text:2h 7x 7y 88 8e 8l 8n 9j a7 a8
textabgab:8n
texterin:8n
textil:59 7t de
textildruck:de
textili:6p
textilkabel:7t
textilrein:e3
textilviertel:59
tfp:dl
tgl:6e
thai:58 aq
thailand:aq
thalwil:73
the:2f
theat:2c 2k 5d 6h 7c 7w a3 e3 e7
theaterdonn:97
theatergrupp:2c 6h
theaterkart:a3
theaterproduktion:2k
theaterverein:7c
thek:1k 2i 6v 9v a3 e4
them:3k 8e
thema:2h 2s 59 5u a6 cc
theoret:cb
theori:54 5a
therapeut:4h
therapeutin:40
therapi:3w 3z 41 5c
therapieplatz:3z
theresia:7g
therm:2 6
thermo:1f 6m 79
thermobech:8j
thermofutt:79
thermomix:7u
thermosch:1f
thermoschreib:6m
thermostat:b
thinkpad:70
thonet:6u
thor:6y
tht:ai
thul:6r
thun:y 20 2j 5c 8k 9p cg cz dn
thurgau:1f 31 bx
thuring:34 3g 7e ag dc
thusis:8f
thymian:39
tia:aq
ticket:4n 7z a4
ticketkauf:7z
tief:h r u 3y 4e 4g 68 6n 8u 9c d5
tiefbett:6n
tiefeinsteig:68
tiefengeweb:3y
tiefgarag:a 3g 61 99 cc cg
tiefgaragenabdicht:99
tiefgaragenplatz:a cg
tiefgekuhlt:5o
tiefkuhl:2v 3a 3c
tiefkuhlgemus:3c
tiefkuhlregal:2v
tieflad:6n
tiefpump:u
tiegel:bb
tier:1v 2a 2c 3b 4h 5a 5f 5i 5j 5o bo bq c0
tierarzt:5m
tierarztin:bp
tierarztpraxis:5j
tieraufnahm:5a
tierfrei:6s
tierfutt:bo
tierheim:5o dq
tierlieb:5s
tierschg:5f
tig:5h
tiktok:8a
timecod:8r
timing:5f
tip:co
tipis:27
tipp:8o 8q
tippfehl:8o
tipps:9h ck
tippt:8q
tirol:3 2l 2p 36 3c 4c 4j 8m 96 9w bx dr
tirschenreuth:bl
tisch:f 14 1k 1o 1u 20 26 28 2b 3e 3f 4s 4v 51 52 57 5i 5r 6u 6v 6w 7t 7v 82 8p 8v 8x 90 94 98 9g 9m 9q 9r 9t 9v 9x a0 aa b4 b7 bb cr cz d8 dd dw e4
tischdeko:20
tischgesteck:20
tischl:1k b3 b7 dc
tischlauf:dd
tischlerei:90
tischtennis:7k
tischtennisplatt:7k
tischtuch:e2
tischuhr:cz
tischwasch:28
tissot:7d
titan:4b ac c6
titanplatt:ac
titel:76 8w
tizio:7t
tkm:5v 62 6e
tms:51
to:37 9c 9p 9z ax
toast:3a
tob:1a 29
tocht:w 20 3b 3q 3r 4f 4h 4n 4o 4u 4y 51 53 5r 64 6h 70 7w 83 99 9d 9q a8 d0 d8 dk dv dz e7
tochterfirm:83
tod:4b 5m 6c 9m dx dy
todesdat:dy
tofu:3b
toggenburg:br
toilett:t 2r bj ce
toilettenkabin:2r bj
toleranz:ac
toll:58 8s
tolomeo:7t
tolz:7l d6
tomahawk:2u
tomat:2y 30 bo bz
tomatensort:bo
tomatenstock:cj
ton:0 22 46 4o 4r 57 6y 7f 7q 8w 9z a0 az d3 da dm do
tonabnahm:22
tonanlag:2a
tonband:d3
tondach:7q
tondachziegel:0
tonfrau:8s
tonic:2i
tonkopf:d3
tonleit:4o
tonmann:dk
tonmeist:dm
tonn:1t 61 6d 6n a9 aj aw ay b0 b1 b5 b8 bg bn bo bp
tonstudio:8w dm
tontechn:2k dk
tonung:8k
tonungsfoli:8k
tonziegel:0
tool:80
top:3w 7b co
topcas:64
topcon:bl
topf:1b 2j 2w 38 4s 57 7m 7u 9i
topferkur:57
topferworkshop:3p
topfset:7u
topp:7r
toprop:4m
topteil:2k
tor:o 1d 4k 7h 8s aj b1 bg c0 cf db
tordi:db
torgau:3i
tort:1y 21 3c
torwart:4k 7h
torwarttraining:4k
toskana:2p
tot:o 1n 8o bt bx d1 d2
total:59
totholz:1c
tour:3k 3u 4m 5l 62 63 6b 6m 6r 8n a5 cr ct d8
touran:5w
tourenbeschreib:8n
tourenski:7l
touring:68
tourismus:2m 89
tourismusregion:89
tourismusverein:2m
tourne:66
toyota:dz
tpe:ag
tpu:ah
trab:4h 5l
tracht:2e 75 dl
trachtenkapell:75
trachtenkatalog:dl
trachtensakko:2e
trachtenwiss:59
trachtig:br
track:8w
tracking:89
trackman:4j
traditionell:37
trafos:6n
trag:15 16 2o 35 3s 44 4b 5u 66 6r 78 7b 7c 7k ae aj be co cu cy da e7
tragbar:9g
tragend:s x bq
trageriem:cy
tragetuch:78
tragfah:ar
traglast:aq
tragt:6h
tragwerk:x
trail:6c 6d
train:4c 4e 4i 4k 55
trainerin:4e 4h 4l 53
trainerinn:4e
traini:53 85
trainiert:4i
training:4k 53 5d
trainingsbereich:3w
trainingsplan:4c
trakt:5g
traktor:5y af ao b1 b4 cf
traktorenherstell:af
trampolin:29 6s
tran:21
tranch:2x
trank:c0
trankebeck:c0
transf:2p 5d 6i
transferaufgab:5d
transferplan:2p
transkription:8q
transpond:a2
transport:16 6c 6e 6f 6h 73 7o 8k at ay b7 bq c2 cz
transportbeton:b5
transportbock:6c
transporti:d6
transportiert:6l
transportrad:69
transportversicher:16
transportversichert:16
trap:8w
trapezblech:7q bl
trapp:78
trau:1 9 w 20 26 2h 3m 3z 49 4c 5d 6a e6 e8
traub:34 5p aw bx cs
traubenles:cs
traubensaft:34
traubenverkauf:bx
traubog:20
trauerfall:e6
trauerfei:25 dt
trauf:1 1m
traum:20 2g 6u 74 9x
traun:3e ae
traunstein:ae
traurednerin:2h
traurig:82 bs
trauring:d0
traut:1v 53 80
trauung:1y 22 25 2d 2e 2h
trauzeug:49
trauzimm:26
travers:2k 9v bg
treff:4r 59 63 6z 74 7b 7d dp du
treffn:7h
treffpunkt:7l
treib:5n c2
trekking:67 7m
trekkingrad:67
trenchcoat:7b
trend:47
trendfarb:47
trenn:s 84 cc
trennung:3z dv dw
trennwand:6v
trepp:g j 1m 1p 1t 2l 3w 5h 80 ae b8 d1
treppenhaus:n 12 1t bf dg
treppenhauspfleg:1t
treppenlift:5q
treppenpfost:dc
treppenrenovier:j
treppenturm:1m ae
tres:9v a3 am co
tresor:e4
tresorschlussel:e4
tret:4f 6a 7k
tretboot:3l
tretlag:6a
trgs:1s
triathlon:2r
tribal:4b
tribun:2l
tricht:ag
trick:4r
trieb:c5
trier:1s 43 6s 9z dn
triest:35
trifft:ac
trigonometri:4u
trikot:4k 8b ba d8
trimm:49 51 5i
trin:9j
trink:2a 34 7u 9p d8
trinkflasch:8j
trinkgeld:co cr
trinkt:36
triplex:as
tripp:78
tritt:j
trittstuf:b8
trock:12 17 29 2h 2u 2z 31 5o 6d 6m 7n b3 bo bp bv cg
trockenbau:f
trockenbauwand:f
trockeneis:bf
trockenfleisch:2u
trockenfrucht:2z
trockenfutt:5o
trockenmau:1a
trockenschnitt:48
trockensteh:bp
trockenwar:3d
trockn:v 1l 36 5e 6x ap b3
trog:4n 6j
trommel:1l 2z 75 bz
trommelof:2z
trommelt:4s
tromml:35
trompet:4t 75 d5 dn
tropenwar:1f
tropf:1n ap bz
tropfbewasser:bz
tropfelt:bz
tropfend:4
tropfhahn:1n
tropfschlauch:bz
tropfsteinhohl:c9
tropft:0 4 8 63 ao c7
tropha:d9
trotz:9f
trub:1g
truck:1w
truffel:30 37
truffelbutt:30
truffelcrem:30
truh:3c 7e
trupp:1m cf
trx:4c
ts:7i
tse:aa
tshirt:de
tsv:4
tu:d6
tub:d5
tubing:57 7c cl
tubist:2l
tuch:1h 49
tul:41
tull:2e
tulln:23 bo
tuning:5x
tunnel:7a
tur:3 b e m n 14 1k 1n 1o 2e 3a 3c 5e 5z 61 6t 7q 7z 8c 8g 8k 9j a0 ap cq dh
turblatt:19
turdicht:1l
turgriff:1n
turkisch:49 50 9a dp
turklink:1n
turm:19 1m 7k ae bm
turmt:e2
turmuhr:cz
turn:22 3q 4k 55 6a 7b
turnhall:dg
turnhos:7b
turni:2l 5l d9
turnschuh:cy
turnus:b2
turnverein:22 55 6a
turopolj:br
turrahm:e
turschild:d9
tursprechanlag:b
tursteh:2n a2
tusch:8e dh
tuschi:ak
tut:2j 2s 2z 39 4b 6a au bo
tutor:cl
tuttling:ac
tuv:29 5v 63 65 9t aj bu
tv:6s d3
twint:7y
twist:ax
typ:a b bk
u:55
u3:3q
u30:2n
u40:4k
u87:8w
ube:5b
ubel:9h
uben:3w 41 4f 4g 4j 4q 4y 55 5b 5l 74 dp
uber:10 5h
uberall:3s b6
uberarbeitet:8d
uberbaut:j
uberbelichtet:5a
uberbot:cc
uberdach:1g 1h 2l
uberdacht:1v 2l 4j 5l
uberfuhr:61 dr
ubergab:13 5h 6f 80 9q ch d0 df
ubergabefahrplan:9q
ubergang:6p 90 9h
ubergeb:5 9 18 1q 5w 60 7x bh
ubergibt:9e
uberhol:6d ak ao d3
uberholt:67 at au
uberlass:f 50 7t ac bw c7
uberlasst:5p
uberlauf:9o
uberlauft:cj
uberleb:66
ubermorg:82
ubernach:3q
ubernacht:3n 3p cr dm
ubernachtet:cj
ubernachtungsmog:dm
ubernahm:53 5v 66
ubernehm:10 2c 3v 76 77 93 96 9m aa aq b7
ubernehmt:b2
ubernimmt:i 76 7g 8i b0
ubernomm:2 1t
uberpruf:5u 88
uberpruft:9f
uberrasch:50 9w
uberraschungsei:7h
uberraschungsparty:2b
uberreich:8h
uberschrieb:9d
uberschrift:88
uberschritt:92
uberschuldet:9e
uberse:2v 6o
ubersetz:8l 8q
uberstreich:v
uberstrich:d7
uberstund:98
ubertopf:da
ubertrag:59 8l 8m 9d 9y
ubertritt:52
ubervoll:14
uberwach:c s z 9t bi bm dv
uberweis:45 7y
uberwies:89
uberwuchert:1b
uberziehungskredit:9e
ubiquiti:84
ubrig:f 1o 7q b8
ubriggeblieb:7q
ubt:51 73
ubung:4d 74 86 a7
ubungsverstark:74
uckermark:c1
uechtland:4y
ug:95
uhlding:bj
uhr:7d 7e 9r
uhrenzulief:9r
uhrmach:cz
uhrmacherei:8b
ui:8d
uiagm:4m
ukrain:52 8l
ukw:c5
ul:65
ulcus:3u
ulm:e r 2e 4f 7c 7d 7k 8k 97 9k 9m 9x b6 c4
ultegra:67
ultraschall:45 5j 63 ae bd be
ultraschallgerat:bd
ulz:ba bo dd
umarbeit:bt
umarm:21
umbau:y 1m 68 a1 c8
umbausatz:68
umbaut:s
umbenannt:86
umbuch:3m
umdeck:0
umdreh:6a
umfrag:9p
umgang:5d ah
umgeb:8 17 1i 3f 65 8s
umgebaut:1w
umgeh:cu
umgeht:dy
umgeplant:4m
umgeschrieb:7w
umgezog:9e 9m
umgfall:q
umhangetasch:7b
umkarton:bb
umkehrosmos:c9
umkleid:7b
umkreis:32 64 bh c1 d7
umlad:6k
umlag:c0
umlauf:1f
ummantelt:9
ummeld:dv
umricht:am
umrust:u aq
ums:1
umsatz:1w 4a a1
umsatzbeteil:1w a1
umsatzmeld:91
umsatzpauschal:4a
umsatzsteu:91
umschalt:bi
umschlag:2f 76 8h dh
umschreib:7w 8o
umsetz:1a 6n 80 84 86 8d
umson:85
umsteck:5y
umstell:9z c1
umwalzpump:6
umweg:e0
umweltzon:6e
umzieh:83
umzug:k 13 16 18 4a 4y 6h 6t 77 82 83 9m d6 d7 dc
umzugsfirma:16
umzugsgut:6l 6p
umzugskist:6t
umzugsrein:13
unabhang:9f
unangenehm:1d
unauffall:21 dv
unbedingt:2e 4t 75
unbefristet:8e ca cm
unbegrenzt:6g
unbekannt:45
unbezahlbar:ag
unbezahlt:9e dk
undicht:1 99 bm d5
unertrag:1h
unfall:55 5v 5z 61 6g 9b 9f
unfallfahrzeug:5v 61
unfallfrei:62 78
unfallkass:55
unfallregulier:9b
unfallschad:5z
ung:ce
ungar:50
ungarischkur:50
ungebraucht:7r
ungebrem:6f
ungefahr:j 16 1j cy
ungefasst:dc
ungesalz:2z
ungeschalt:b1
ungeschwefelt:2z
ungespritzt:2y
ungestellt:21
ungestort:9y
ungewasch:28
ungleich:j
uni:5t 8l cb cl
unifi:84
uniform:a2 a3 cx
uniformrock:cx
unikat:d0
universal:at
universalfrasmaschin:at
universitat:1u a8 cl df
universitatsinstitut:a8
unkastriert:5g
unkraut:1b cs
unkrautzupf:cs
unlegiert:b1
unna:29
unregelmass:b8
unrein:2d
unrepariert:cy
unruh:cz
uns:3 8 e i u w 19 1o 1w 1x 22 26 2c 2i 2v 30 36 38 3d 3e 3i 3l 3n 3r 4l 4o 55 5l 5o 5v 6b 6y 77 7a 7p 7v 83 8g 8i 8p 8r 8v 8x 8y 92 99 a3 aa ab ai aw bb be bk bs c2 cb ck dh dl dt e3
unscharf:df
unschon:98
unsichtbar:8
unsr:22
unt:1 7 m 1c 1e 1f 1j 1m 2z 31 6w 7q ck d6
untatigkeitsklag:9a
unterarm:4b
unterbau:1e 1f
unterdruck:1s
unterfuhr:dg
untergrund:g 1h
unterhalt:14 2a 97 dv dw
unterhaltsbetrug:dv
unterhaltsrein:14
unterhos:ce
unterkonstruktion:1f bl
unterkunft:1x by cm co
unterlag:5b 8m 9d a9 e6
unterm:p 5s 90
unternehm:2h 60 96 9q bb bv
unternehmensnachfolg:9q
unternehmerverband:2h
unterputzspulkast:5
unterricht:4f 4h 4o 4q 4r 4s 4u 4v 4w 50 56 5a dp
unterrichtsraum:50
untersagt:cg
unterschied:1w
unterschlagt:dx
unterschrank:5n
unterschreib:2 x 98 9d a5
unterschrieb:96 a0
unterschrift:4b 9d
unterschriftsbeglaub:9d
unterseit:7x
unterspannbahn:0
unterstand:7q
unterstock:bx
unterstutz:4v 68 8a 97 9a 9i
untersuch:1s 45 bd c2
untersucht:1s
untersuchungslieg:bd
untertitel:8r
untertiteln:8r
untervermietet:dv
unterverteil:9
unterwasserschiff:6d
unterweg:3m 5j 6m e4
unterweis:9u at bf
unterwoll:5i
untreu:ab
unverpackt:ce
unvertrag:4b
up:2d 45 4b 8g di
updat:6z 7z 82 88 aa
upload:8v
ups:6v 9x
ur:aq
uralt:9
urban:69
urfahr:5e
urgrossmutt:7e d7
urgrossvat:du
uri:92 du
urinal:4 2r
urinalblock:2r
urkund:8l dh
urlaub:13 45 4g 5g 9w
urlaubsschnappschuss:8y
urn:ds
urnengrab:ds
urnenplatt:ds
ursach:v
ursachenklar:v
ursprung:30 6p
ursprungszeugnis:30 6p
urteil:1c
us:74 96
usability:8d
usb:e1
user:81
ust:6w 8i 91
uv:8g c9 d8
uva:90
uvv:o as bg
ux:8d
uznach:cu
v2:9u
v2a:1p ae
va:ac
vaduz:2k 6o 9k d2 dv
vaillant:6
vakuumi:3a au
vakuumiert:2u
vakuumverpackt:2t
valencia:4z
vamos:4z
vanill:1y 2j
vanillecrem:1y
variabl:8i
variant:2m 3a 60 8c 8y
vario:bu
varroa:5p
vas:20 7u
vat:22 31 47 62 71 77 8p 9h 9q bh cx dn dr
vaud:7m
vb:5v
vdh:5m
vds:c
vechta:5k
vegan:1u 1w 2j 3b 4b
veganerin:3f
vegetar:1w 3a 3n 5u
vegetari:1u
vegi:3n
veit:5i 94
veka:l
vektor:8b
vektordat:8b
veld:co
veldenz:3y
velos:d4
velour:1j b9
veltlin:31
velux:1i
ventil:4 63 an ao ap bz c6 d5
ventilator:8
ventilblock:ao
ventilgehaus:c6
ventilinseln:ap
verabschiedet:5b 6b
verank:1m
veranstalt:9b
veranstaltet:29 6a 9w
verarbeit:p 9t d0 dc
verarbeitet:1j 2u
verarbeitungsverzeichnis:9t
verargert:5d
veratzt:ay
verb:2r 3g
verband:2h 3u 55 8f 8s 9v b8 c5 d9 du e5
verbandswechsel:3u
verbau:1f
verbaut:bi
verbeugt:4l
verbi:1x
verbind:81
verbindet:87
verbindungselement:al
verblend:b4
verbog:1h 59 as bu
verbot:1p 5f cd
verbrannt:bz
verbrauch:1r
verbrauchsdat:1r
verbring:2r 3g
verbund:8g c8
verbundabdicht:g
verbundanlag:c8
verbundkalt:c8
verbundpflast:1e
verbundplatt:c6
verd:2l
verdacht:7e
verdampf:8 c8
verdeck:69
verdeckt:1f ab
verdicht:r
verdichtet:1a
verdickt:47
verdient:94 dv
verdoppelt:7
verdraht:9
verdreht:56
verdunkel:1i
verdunkelungsrollos:1i
verdunn:ay
veredeln:8f
veredelt:bx
vereidigt:8l
verein:v 19 1v 22 2m 2z 31 34 3j 3n 3w 4k 4s 4t 55 5f 5o 5p 66 6a 6c 6j 6l 75 7a 7c 7g 7l 7o 7q 7x 7z 88 8b 8h 8i 8j 8n 8r 92 99 9b c2 cd cy d9 de
vereinbar:5i 8q 98 cc co do dw
vereinbart:6l
vereinheitlich:8o
vereinsanlass:31
vereinsausflug:7l
vereinsblatt:8e
vereinsfilm:8r
vereinsheim:4 1u 26 3c 4k 9i
vereinslogo:de
vereinslokal:cy
vereinsmitglied:8j
vereinspruf:92
vereinsrabatt:5o
vereist:7
vererbt:4t
verfahr:6
verfang:1e
verfarb:ao
verfass:8n 8p
verfilzt:5i
verfolg:6i a2
verfug:5 q 15 dx
verfugbar:50 83 94 bm
verfugbarkeitszusag:bm
verfugt:g 6c
verfull:u
vergammeln:cs
vergang:4z
vergangenheitsform:4z
vergas:63
vergeb:f r 1b 62 7i 80 cv
vergess:2p 6k 8p 9n
vergibt:2m 47 5d 6i 6q 83 86 8e 8o 90 93 9m 9u a2 a4 ac ae af ai b2 ba bf bv bw ch d6 e2
vergisst:3t
verglas:d8
verglast:l 1h
vergleich:9e 9f 9g
verglich:9g
vergold:d0 d8
vergor:31
vergram:w
vergriff:76
vergross:i
vergut:3v
vergutet:af
verhaltensregeln:ab
verhaltenstherapi:3z
verhandelbar:2j 4a
verhandeln:98 ci
verhandelt:96
verhandl:4y 5b 94
verhaut:51
verheiratet:dx
verhungert:58
verjung:bx
verkabel:7t 84
verkalkt:4
verkauf:17 1i 1r 2i 2u 31 4c 5d 5k 5m 5n 5o 5q 5u 60 65 6b 6q 6u 6w 6z 71 7c 7j 7l 7o 7q 7y 8j 8t 8z 91 9f 9g 9h al ar b3 b9 bd bk bn bq bs bv bw bx c2 c5 c9 ch ci cp cz d4 d6 d8 dr
verkauferin:cp
verkaufsfert:bs
verkaufstraining:5d
verkauft:2s 30 67 6u 75 76 ap at au az b1 bc cc ci
verkehr:5v 9p cr
verkehrsbetrieb:9p
verkehrstaug:d4
verkett:aq
verkleb:h
verkleid:ad
verknot:du
verknupf:7y
verkost:30 31 32 3p
verkostungsprob:30
verlad:at
verlag:8e
verlagert:ag
verlagsrecht:8e
verlang:df dl
verlanger:23 ce
verlangerungskabel:a
verlangt:2 l 1c 2m 4m 4x 6j 92 95 9t ba
verlass:1k 1s 3r 5e
verlasst:74 7n aw
verleg:9 d g h 1e 7s 9v ai bz
verleih:2c 34 3l 6f 6h 7l 9l dj
verletz:3w 9b
verli:5t
verliebt:7c
verlob:2p d0
verlobt:2e 4f 50 7d 9a 9d
verlobungsreif:d0
verlobungsring:d0
verlor:4u 5b cx dz
verlorn:5l
verlot:d0
vermahl:2s
vermess:43 8z bw c3
vermiet:8 9 v 26 3h 65 6g 99 9x ca ch
vermieterin:ca
vermietet:2l 65 91
vermischt:90
vermiss:dv
vermitteln:3p 3t 5s 6c 86 9e c1 ch
vermittelt:5s 9q
vermittl:5s by ci
vermog:dw
vermut:2 5n dx
vernaht:ba
vernicht:6m a9
vernietet:5l
vernissag:2o
verockert:u
veroffent:8v
veroffentlich:7z
verordn:3u 3w 40
verpack:1o 3d 7h 8c ag ai bc
verpackt:37 7c
verpackungsdesign:8c
verpasst:2h 9o
verpfleg:4j a1
verpflegungsautomat:a1
verplomb:6l
verplombt:a9
verpress:b1
verputzt:f
verrechnet:v
verregnet:bp
verreis:c
verriss:16
verrostet:4p
verrutscht:8f
versamml:a ch
versand:2f 2w 2z 33 38 3a 3b 57 6b 6q 6r 72 76 7a 7p 7r 7v 7y 8c 8x av b9 c2 c5 cq dd
versandkarton:8c
versandkost:7y
versandregeln:7y
versandtasch:av
versandverfahr:6p
verschal:l
verschatt:1h 1i
verschenk:33 58
verschick:6q 8j av
verschickt:2w 35 ah ch
verschieb:9n
verschiebt:be
verschied:2i
verschlagwort:a9
verschlampt:2
verschleiss:6a
verschliess:au
verschluckbar:7a
verschluss:9c ax
verschlusselt:86 8q 9d
verschmiert:8i
verschmort:9 7i
verschnitt:b1
verschraub:c0
verschraubt:1f
verschrieb:3w
verschult:7p
verschweisst:cy
verschwieg:8p 8q
verschwiegenheitsvereinbar:8q
verschwind:s a2
verschwindet:1x dv
verschwund:7d af c3
verseh:8j de
versendet:36
versenkt:e4
versich:ab
versicher:9 l 16 5z 64 6g 8z 98 9p ar dq
versichert:16 17 1c 5e 6k e1
versicherungsagentur:3o
versicherungskennzeich:64
versicherungsmakl:9f
versicherungsmaklerei:9o
versiegeln:60
versilber:d5
versorg:3u 47 al bi
versorgt:3u cj
verspachteln:f
verspannt:3y
verspat:9b
verspeis:3b
versperr:7q
versperrt:61
versproch:9f
verstand:4w 8m a7 cq
verstark:6y 74 75 d3
verstarkt:do
versteckt:5h
versteh:44 8m 8n 95 dx
versteht:4y 9s
verstellbar:1o 6v
verstimmt:d6
verstopft:1 t
verstorb:71 80 df
versuch:m 4v 8n
versucht:48
verteid:9c
verteil:a6 ap bi cv
verteilt:82
vertikuti:1b 7j
verton:8u a7
vertrag:u 2p 45 5c 5h 5r 5u 5x 6k 82 83 8l 8p 96 98 99 9d 9k 9n 9t 9u 9x 9z a1 a2 ai ap b2 bm by ce cl cq cs d6
vertragsabschluss:9k
vertragsbeginn:45
vertragsdau:5r 9x a2 ce
vertragserstell:9d
vertragslad:5x
vertragsrecht:96
vertragt:1y 2w
vertrauenswurd:cj
vertraulich:5c 82 9n ab ah bc d2
vertraulichkeitserklar:82 d2
vertret:97 99 9b
vertrieb:3o 4y 96 9k
vertriebsleit:9k
vertriebsleut:4y
vertriebsvertrag:96
vertritt:dl
vertrostet:3s
verwackelt:21
verwahr:61
verwahrt:9d
verwaist:bq
verwalt:a 13 1p 4y 68 7e 82 84 a3 ch ci ds dv
verwaltungsnetz:84
verwandeln:2b
verwandt:26 6u
verwandtschaft:3b
verwechselt:52 6q
verweigert:dx
verweis:3z 5c
verwend:9i
verwendungsnachweis:9i
verwert:6r 9e b2
verwieg:b2
verzeichnis:7x 9t
verzink:aj
verzinkt:1p ad ae c8 db
verzog:m 74 7l
verzweifeln:8x
verzweifelt:4v 5e 5u
vespa:64
veterinaramt:6m
veterinarzeugnis:bs
vg:77
vhs:e1
vibram:cy
vibrato:4q
vibriert:bd
video:c 2h 3z 4i 4z 5u 8t 8z 96 9j 9t 9y e8
videoanalys:4i
videoaug:c
videoband:e1
videograf:22
videokonferenz:9h
videosprechstund:45
videotechn:9y
videotelefoni:e8
videouberwach:c 9t
viega:4
vieh:bp bq
viel:30
vierbein:5e
viereck:5k
vierergrupp:59
viererrund:50
vierfarb:de
vierjahr:e5
vierkantrohr:b0
viermal:c
vierreih:bu
vierstund:3l
viert:4y 66
viertag:3m
viertaus:2c 5v
viertel:j 2s 2u 36 3f 3n 3o 4q 4z 59 b3 bm bq e5
viertelgeig:4q
vierteljahr:39 6o 8z ac b6
vierundzwanz:bv
vierzehn:11 1v 28 2c 2d 5w 6l 6n 6u bj
vierzehntag:1b 3c 5n
vierzig:26 2t 5v 6k 8h 93 94 cg dk dn dp ds
viessmann:6 7
vietnam:b8
vilbel:82 e6
vill:7e
villach:11 4p 50 5g 64 6u bh bl
villeroy:1g 7u
villing:5t 73
vintag:20 7b 7c
vinted:7b
vinyasa:4d
vinyl:h 77
vip:2r
virtull:83 9n
virus:82
visa:3m
visagistin:2d
visit:8b 8f
visitenkart:8b 8f
visp:a5
visualisier:z 8t
viszeral:3x
viton:c7
vitra:6v
vitrin:2j 71
vitro:5n
vlies:e
vlookup:56
vlt:2a 5c
vogel:1c 33 5a
vogelbe:33
vogelklecks:11
vogelschutz:1c
vogelwart:5a
vogtland:64 ba
voip:87
vokal:4r
vokalquartett:25
volk:5p bt
volkslied:4r
volksschul:70
voll:1 2 a i u 15 18 1s 1u 2p 37 49 66 6g 7e 85 8k 94 9e 9f a8 an as at b0 bh cd e1
vollautomat:a1
vollbart:49
vollbiolog:u
volleyball:4k
vollfolier:8k
vollkasko:66 6g bh
vollkorn:2s
vollmacht:9d dx
vollmaterial:b0
vollmilch:37
vollpension:3n
vollplan:2p
vollschutz:1s
vollservic:as
vollstand:9d
vollstreck:9e
vollstreckt:dx
volltankt:bh
vollzeit:9m
volum:8z c8
volumenberechn:8z
volumenstrom:c8
volvo:6c
vorab:l v 1k 30 7e 7g 84 8i 8j 8z 91 9d 9v b9 c9 de
vorabdiagnos:d2
voranmeld:90
voranschlag:42 d3 d7
vorarlberg:3 f 87 dq
vorarlberger:8q
voraus:8m ct dr
vorausgeht:4m
vorausgesetzt:5e 62 bp
voraussetz:1q
voraussicht:9s
vorauszahl:dy
vorbei:1l 8g ax cp
vorbeifahr:1e 4h
vorbeikommt:6
vorbereit:4r 4x 4y 50 51
vorbereitet:b3
vorbereitungskur:51
vorbesitz:b
vorbestell:2x 9j
vord:ce
vordach:ae
vorerst:a
vorfall:3x
vorfinanzier:9j
vorfuhr:69 7j d3
vorfuhrbar:at
vorfuhrgerat:d3
vorfuhrmodell:7j
vorg:15
vorgang:90
vorgart:0 t
vorgeback:3c
vorgefertigt:2h
vorgeles:9d
vorgespielt:83
vorgesprach:2h dt
vorh:n r 2d 3g 48 5b 5l a6 ba bg dg dn e7
vorhab:9i 9m
vorhand:3 8 i o q s 1b 1n 1v 20 23 25 3s 3t 3y 40 48 4a 4i 4l 56 58 59 5f 5l 6c 8g 8m 8w 92 9b 9k ai bw c7 cf cn cs ct dk do e8
vorhang:l 1i 7b e3
vorhangstang:1n
vorhersag:85
vorig:aq
vorjahr:bo
vorlad:9b
vorlag:2f 8b a8 dc di
vorlauf:7 6o
vorlegt:cj
vorles:9d cw
vorlesestimm:cw
vorli:3r
vorm:m
vormiet:e 6x
vormittag:1r 2w 3v 41 43 4e 4x 5a 8y as cm ct cv dq
vorn:1h 2l 5l 69 6b 88 cy d4
vorplatz:1e
vorprojekt:y
vorrat:au bl
vorratskamm:e6
vorrechn:3m
vorricht:9c c4
vorschlag:df dk
vorschul:3s 4g
vorschulkind:4g
vorschulstress:3s
vorsorg:46 dr dx
vorsorgeauftrag:dx
vorsorgevollmacht:dx
vorsortiert:85
vorspiel:4q 4t dn do
vorspielbegleit:4t
vorstand:7g 8b 9w a8
vorstandsab:8b
vorstandsmitglied:7g
vorstell:3t 77 8t
vorstellt:dt
vorstellungsgesprach:5b
vorstieg:4m
vortag:5i
vorteil:cq cu
vorwand:5
vorwandelement:5
vorwort:8n
vorzelt:65
vorzimm:ce
vsg:1h b7
vtt:8r
vulkanisi:c7
vw:5v 66
waag:1o aa b1 bd be
wab:bt
wabenmann:38
wach:q 7r 8a 9b a2 a3 bt ds
wachau:31 38 bx
wachdien:a2
wachold:33 39
wachrund:a3
wachs:1 h 2x 5m 7l 7p
wachssiegel:2f
wacht:1h 1i
wachtel:bs
wackel:ae
wackeln:g 1e
wackelnd:d1
wackelt:j 1n 1o 6s d1
wadenswil:9g dg
waffeln:2j cw
wag:a i 16 2g 2i 2j 2r 3c 3e 3j 3m 5w 5x 5z 60 61 70 78 7i 8k a9 ao bk bn bu c6 dz e0
wageli:2j
wahl:z 6s a5 ab
wahnsinn:cd
wal:61 dg
wald:1v 2h 2r 2s 2y 33 38 3g 3n 3s 4t 56 5c 5e 6d 8e bj bm bq bt bw c1 d5 da dc dg ds
waldbrandstuf:2m
waldf:2r
waldgenossenschaft:bw
waldgrupp:3s
waldheim:90
waldhon:38 bt
waldkindergart:3s
waldparzell:c1
waldrand:38 3n bt
waldviertel:2s 3n bm bq
walk:5 di
wallach:5k
wallbox:a bk
wallfahrt:3i
wallfahrtsgrupp:3i
wallis:3h
walnuss:2z
walnusshalft:2z
walsrod:61
walz:23 2s 4f bf bv d0
walzerrund:23
wammerl:2u
wand:1 8 e f g k m q s v x 1o 1q 21 27 2z 34 3g 42 4f 4s 67 6o 6y 7b 7o 7z 9s 9v 9y bt ca cy d8 d9 dg
wandbefest:1o
wandbelag:g
wanddurchbruch:x
wanderkart:7z
wanderpreis:d9
wanderstiefel:cy
wanderverein:2z 34
wanderweg:dz
wandflach:v
wandhalt:6y
wandhalter:6y
wandmalerei:dg
wandschrank:m
wann:5 k 69 6x 78 b1
wannenlift:5q
wannenrand:5
wanz:w ab
wapp:ad d0 dc de du
wappenbrief:du
war:q 16 17 20 22 2l 2y 3f 3j 3r 3s 3w 3z 46 4o 58 5l 65 6f 6u 70 7h 7w 9x b5 br c2 ca cd cj co
wareneingang:cq
warenkorb:7y
warenschwund:ab
warenwert:6p
warenwirtschaft:81
warm:6 p 12 1u 2i 2u 3e 3y 4g 5l 5r 7t 8u b7 ca cb
warmebehandl:w
warmebild:8z
warmedammverbundsyst:p
warmepump:7 bg
warmeruckgewinn:ap c8
warmewag:3e
warmluftzug:3
warmwass:6 c8
warmwasserspeich:6
warmweiss:7t
warnw:2n ba
wart:z 3e 3i 3q 3z 4k 5a 5j 5n 66 6i 7a 7h 7j 7x 83 87 9z c7 cd cj d1 dy
wartebereich:z
wartelist:3q 3z cd
warteraum:7a
warteschlang:83
warteschleif:87
wartet:ap
wartezeit:45 cx
wartezimm:z 5j 5n
wartung:6 8 u 1t 5n 5q 5w 6d 7z 9z a1 a4 ap bf bm c4 c8
wartungsbuhn:c4
wartungspaket:5w
wartungsplan:a4
wartungsvertrag:u ap
wasch:s 10 2i 3v 48 60 7r 8i ay bj c9 de e2 e3
waschbar:5o 7b 7r
waschbeck:5 2r
waschbeton:s
waschcontain:bj
waschekorb:2i
waschepaket:e2
wascherei:12
wascheservic:e2
waschestand:7u
waschmaschin:9 t 16 1l 6h 6x cb ck
waschmittel:ay
waschsalon:cl
waschstrass:ay
wascht:ct
waschtisch:4 b8
waschtischarmatur:4
wass:1 7 l u v 11 15 1a 1g 1l 1o 2r 31 34 35 3h 3j 4g 5n 5x 60 7f 7m ap az c1 c5 c9 cd dz
wasseranschluss:3j c1
wasserau:dz
wasserbad:3a
wasserbeck:1a
wasserbehord:u
wassereisbeuteln:2j
wasserf:2d 7m 8i
wasserfass:cd
wasserfilt:7m
wassergewohn:4g
wassergewohnungskur:4g
wasserhahn:cd
wasserhart:c9
wasserkoch:c9
wasserpump:5x
wasserrett:c5
wassersack:7m
wasserschad:17 d1
wassertank:60
wassertropf:ap
wasserwaag:1o
wasserwechsel:5n
wassrig:az
watt:bl
watzmann:ck
wauwil:bs
wav:8u
waxing:4a
wc:5 14 2r 6j c5
wcag:7x
wdvs:b6
web:24 6w 7x 80 83 8e 9t b9 d1 dd
webanwend:80
webcam:7z
webcomic:8e
webdesign:7x
weberei:26
webflow:7x
webhosting:83
webschal:dd
webseit:24 8n 8y
websit:9t
webstuhl:dd
wechsel:4q 5n 7z ch d8 e0
wechseljahr:40
wechseln:n 1g 1t 3u 6d ap
wechselrahm:d8
wechselricht:d bl
weckglas:ax
wed:a1
wedding:4
weg:1j 9r ak bx dm
wegbringt:1b
weggeb:1j
weggeblieb:4d
weggebroch:ak
wegreiss:bx
wegweis:8g
wegwerf:1j 7q 8j e6
wegwerfcouch:1j
wegwerfplast:8j
weh:46 4b 6a 6v au
wehr:4l 9t
weich:29 2w 5r 7a
weichkas:2w
weid:2u 5k 5l 6n 71
weiderind:2u
weidet:bq
weidezaun:c0
weidezaungerat:c0
weigert:3t
weihnacht:3b 4i 4o 6u 7y 9l bm
weihnachtsbrat:3b
weihnachtsess:6u
weihnachtsgeschaft:7y
weihnachtsmarkt:7v
weihnachtsproduktion:9l
weihnachtsuberrasch:5m
weihwassergefass:ds
weil:at
weimar:20 2r 3k 5r cd df
wein:12 1k 25 28 3p 3y 3z 58 59 7u 8i ax bx by cs d2 e3
weinausschank:2o
weinbau:aw
weinbaubetrieb:aw
weinetikett:8i
weinflasch:ax
weingeschaft:1k
weinglas:28 7u
weingut:24 6j bx
weinguterkooperativ:9f
weinhandl:7y
weinhotel:3y
weinles:by
weint:22 3q 4h 5m 7w
weinverkost:3p
weis:aw bd
weisheitszahn:42
weiss:e j m 13 1k 1y 20 27 28 2a 2b 2g 2s 2v 33 3a 3h 3w 4o 4u 5w 6o 6x 7b 7t 7u 8e 8k 8x 97 9a 9q 9v a5 ay br c9 cp d0 d7 d8 dg dr
weissgold:d0
weisshorn:3h
weiterfuhrt:9q
weiterlauft:84
weiterleit:87
weiterwandert:bj
weiz:2s 2t 32 4h 81 bo bv
weizenkorn:2s
weizenmehl:2s
wel:1 19 1s 2t 48 4g 5k 64 6e ah as b1 bd cf
well:1i 1s 6d bu c7 di
wellenband:1i
wellendichtring:c7
wellig:av
wellness:36 3g 57
wellnesshotel:36 57
wellpapp:av
wellplatt:1s
wellt:d8
welp:5f 5m
welpenkur:5f
welpenspielgrupp:5f
welt:1x at bj
weltlich:do
weltweit:aq
wendel:j
wendeltrepp:j
wendland:c1
wendung:4y
wenn:12 1z 2s 5y aa
werb:2d 6q 8g 9n
werbeanruf:9n
werbeartikel:8j
werbeaufnahm:dl
werbefilm:8s
werbekart:6q
werbeshooting:2d
werbespot:8u
werbestel:8g
werbetext:a6
werk:j p 2q 5w 6f 6n 72 7d 86 8p 8z 92 96 9k 9m a2 ag b4 bg bi bm bv c7 cq cz
werkbank:am
werkleit:9k
werksbesicht:ag
werksgaranti:5w
werksgeland:a2
werkstatt:1k 43 5x 61 63 6o 6r 7i 7o 95 9k 9u ae ao ap at cf cg d5 d8 da
werkstattauflos:7i at
werkstattbetrieb:cg
werkstattleit:9k
werkstattplan:ae
werkstattwag:ao
werksverlager:9m
werkszeugnis:c7
werktag:1r 6k ch e0
werktisch:cz
werkvertrag:96
werkzeug:18 1n 6o 7i 9j af ag ak al at
werkzeugbau:ak
werkzeugbox:69
werkzeugkostenanteil:c7
werkzeugverlager:ag
werkzeugwag:7i
wert:6 u 18 5w 6p 6r 7g 92 9h bp bq ci dx
wertanrechn:18
wertermittl:ci
wertgutacht:9q
wertlos:7g
wertpapierdepot:9h
wertstromanalys:9r
wertungsspiel:6j
wesel:5i
wesermarsch:ao
wesp:w bx
wespenn:w
west:9 d 2e 3n 4y ce d6 da
westerwald:3n da
westmunsterland:bv
westschweiz:4y
wett:22 27 2m 6d 6w 85
wettbewerbsverbot:96
wetterf:c 6w 8i
wetterfest:6w
wetting:4r 5w
wetzikon:cw
wetzlar:6i
wg:3b cb
wh:68
whatsapp:2f 5g 5i cr e8
whirlpool:1g bg
whisky:49
whit:3f
whiteboard:9y
wichtig:4o
wick:ap
wickelfalz:c8
wickelfalzrohr:c8
wickelkommod:78
wickelmog:3f
wickeln:al am bp cq
wickl:3r
widd:br
widerruf:9b
widerspruch:9a
widerstand:cz
wiederbeleb:55
wiedereinsteigerin:4t cv
wiedereroffn:dh
wiederherstell:c3 d2
wiederhol:4c ac
wiederholteil:ac
wiedikon:h
wieg:4c 7g au
wiegt:6n bg
wiehr:co
wien:8 n z 13 1b 1k 1q 2b 2p 3m 3z 4f 4v 56 6m 6t 7f 7s 89 8k 8m 90 9j 9t 9w a6 a8 b2 ca ct d7 dk dv e8
wies:n r 1u 27 29 2b 2k 2n 2r 2x 3j 4e 5f 7j 8e bi bl bs bu c1 dz
wiesbad:n 1u 2b 4e
wiesloch:bl
wieviel:4h dz
wifi:3j
wig:ae
wiking:2c
wil:40 9s ar do
wild:3f br bw
wildhaus:br
wildschutz:bw
wilhelmsburg:dg
will:dx
willensvollstreck:dx
william:33
williamsbrand:33
willkomm:3n 4e 6z a5 ag b0 cs dk
willkommensf:dt
willkommensfei:dt
willkommenspaket:a5
wimm:bq
wimp:2d 4a
wimpernlifting:4a
wind:l n 1d 1h 3l 61 64
windeln:dq
windig:2d
windkraft:bm
windlastnachweis:27
windlicht:7v
windows:70 82
windrad:bm
windschild:64
windsensor:1h
windstark:3l
windwacht:1h
wing:4l
winsch:c5
wint:6 m r 17 1k 34 3e 4i 5l 5y 63 6d 6g 6w 7p bo cg cu d4 df
winterausrust:6g
winterdien:1t a4
winterf:1g
winterfischerei:6d
wintergart:q 11 1h bz
wintergartensockel:q
wintergeld:cu
winterhalt:3e
winterjack:1k
winterlag:6d
winterlager:63
winterlind:7p
winterperiod:d4
winterreif:5y
wintersportartikel:7k
winterstoll:5l
winterthur:5 13 1t 35 53 7i 8b 8u 95 9y be c7 co dt
winterweiz:bo
winz:31
winzig:4q
wirbel:4e 4s
wirbelblockad:3x
wirbelsaul:7r
wirefram:8d
wirk:z
wirt:26 2t 32 9y
wirtin:8v aa
wirtschaft:2w 5b 8m
wirtschaftskamm:5b 8m
wirtschaftspruf:92
wirtshaus:32 6u db dh
wirtshausschild:db dh
wirtshaust:6u
wisch:10 14 7x cm d1 e8
wischblatt:6r
wischgerat:e8
wischt:10
wisconsin:du
wissenschaft:5t
witt:3r 5h
witz:3k
wlan:3n 82 84 9y
wm:7h
wmf:7u a1
woand:4x 75 9s bo di
woch:0 5 8 c d j k l s u x 10 11 14 19 1b 1g 1m 1o 1q 1u 1z 2e 2v 2x 2y 32 3a 3c 3e 3h 3i 3j 3l 3n 3t 3u 3v 3x 3z 40 41 43 46 48 4a 4c 4e 4f 4k 4n 4u 4x 4y 51 52 53 54 5c 5g 5l 5m 5q 5r 5s 5x 60 69 6g 6i 6x 79 7f 7x 7z 80 81 89 8a 8d 8f 8k 8l 8m 8r 8v 8y 8z 92 94 95 98 9e 9j 9k 9l 9n 9o 9p 9r 9u 9x a0 a2 ab ac ak al aq as b9 ba bd bf bi bk bn bs by c3 c4 c7 c9 cg cj cl cm cn co cq cr cs ct df dg di dn dp dq dw e2 e8
wochen:k o 1o 27 2c 2q 2r 2u 3f 3g 3n 3r 3t 4j 4l 4m 58 5a 5h 5j 5y 66 6g 6t 83 84 8a a2 am bf bh bl bm c0 c5 cl cn co cw dj do dy
wochenbett:46
wochenendgast:cl
wochenendkur:4l
wochenkist:2y
wochenlang:cr
wochenstund:3v
wochent:1q 20 2t 2v 32 3d 3u 3v 3y 4h 4o 4s 4v 6l 89 8q a1 a4 ad aj b2 bc bj bp d1 e2
wochenweis:3i
wohlfuhlmassag:3y
wohn:h s t 3t 48 54 5m 6t 9d c1 cb cd cf cj ck ds
wohnanlag:t 48
wohnbau:6w e5
wohnbaugenossenschaft:6w
wohnbauverband:e5
wohnflach:6
wohnhaus:s c1
wohnheim:cl
wohnkuch:cb
wohnmobil:3j 66
wohnmobilstellplatz:3j
wohnrecht:9d
wohnresidenz:a3
wohnt:64 cj dv
wohnung:9 b e y z 13 17 18 1q 1t 26 2k 4q 5e 6x 7u 8t 91 97 a4 a5 b2 ca cc ch ck dv dw dx dy e2
wohnungssuch:a5
wohnungsubergab:13
wohnwag:65
wohnzimm:s z 1i 27 4u 7h 8t cc
wolf:br
wolfgang:2g
wolfsberg:71
wolfsburg:o bf c6
wolfszaun:c0
wolfurt:de
woll:10 19 79 7b 7v b2 b6 dd
wollmantel:7b
wollmaus:10
womit:31 a5
womo:3j
woodstock:74
worauf:6t
word:56
wordpress:7x 80
workshop:5a 5d dg e7
workshops:4s 9q
worm:3q bd dq
wort:50 8l 8m 8n 8q 9s dt
wortherse:1f 3l
wortlos:c5
wovon:35
wozu:5c
wpc:1d 1f
wuch:7w
wucht:5y
wund:3u 4c 5o 7r
wunderpill:4c
wundversorg:3u
wunsch:3 d g v 15 1a 23 2h 2k 35 4b 5u 62 6u 70 84 8u 8v 95 9o ae az c0 dd dt
wunschenswert:1y
wunschkandidat:9k
wunschlist:a0
wunscht:3l 6y 7a 7f 9w dx
wunsiedel:b8
wuppertal:1o 3v a8
wurd:4i 7w
wurdig:dr
wurfel:3c
wurm:d7
wurmloch:7e
wurst:2u 3b 55 bi
wurstbud:bi
wurstel:dk
wurstwar:2u
wurz:2g 4u 93 9x c9 d5
wurzburg:2g 4u 93 9x c9 d5
wurzel:t 1c 7p
wurzelball:7p
wurzelfras:t
wurzeln:42
wurzelnackt:7p
wurzelstockfras:1c
wusst:2u 55 78 9p
wust:1a
wutend:dw
xant:5m
xf3:b5
xl:2c 7b dd
xps:b6
xt:6b
xt3:71
yacht:6c
yamaha:4o 6d 73 75
yanmar:6d
ybb:az b4
ybbsitz:db
yin:4d
ykk:b9
yoga:1n 3n 4d
yogakurs:4d
yogamatt:3n
yogastudio:1n
yogawochen:3n
yorki:5i
youtub:57 8r
yts:75
z650:62
zahl:a 28 2b 3x 4c 4d 51 5t 76 7n 7w 8o 92 9i 9r a4 ap be bk cf cq dd
zahlart:7y
zahlerkast:9
zahlerschrank:9
zahlt:l 3v 4k 4p 52 5u 95 96 9g b1 bh dr dv
zahlung:5w 6r 7k a1 aw bl cd
zahlungsziel:6r bl
zahm:5m
zahn:z 5j 6k 7g cx
zahnarzt:42 9o
zahnarztpraxis:z
zahnend:cw
zahnlabor:6k
zahnrad:7z 8b 8t am cz
zahnradbahn:7z
zahnriem:5x am
zahnsanier:5j
zahnschlussel:7g
zahnweh:dl
zam:2
zand:2v 5p
zang:3x
zangengeburt:3x
zank:97
zapf:i 2i ap bu
zapfanlag:32
zapfstell:ap
zapfwell:bu
zara:79
zarg:m d5
zart:37
zartbitt:37
zaub:2a 4n
zauberkunstl:2a
zaubert:1x 2a
zauberteppich:4n
zaugg:9o
zaun:2n 3h 4i aj al aq az db
zaunbau:1d bw
zeh:47 4a 4f
zehennagel:47
zehnjahr:8m
zehntaus:ag
zehnteil:8v
zeich:8b 8n 8r
zeichn:5 y 1a 70 8b 8d 9c bw db di du
zeichnerin:di
zeichnet:1a 8e
zeichnung:1k 8e ac af al c4 c7 di
zeig:4n 56 59 5p 5x br e8
zeigt:d 1g 1l 27 4q 5p 88 bo c5
zeil:8r aq cn
zeiss:43 bd
zeit:51 6k
zeitarbeit:9l cq
zeitdruck:51
zeiterfass:80 81
zeitfen:6k
zeitgenoss:7f
zeitlich:11
zeitmark:8q
zeitnah:1f
zeitplan:1q 2p 9j cz
zeitschrift:8h
zeitstempel:dv
zeitung:18 1q 1t a6 b6
zeitungsfrau:1t
zeitvertrag:ca
zeitwaag:cz
zeitzeugengesprach:8p 8q
zelda:72
zell:2r 8a aq c8 cm
zellteil:4v
zellulos:p b6
zellulosesack:b6
zelt:1w 24 27 3i 3j 66 7m ae cs
zeltf:24
zeltplatz:3j
zeltset:7m
zeltwies:3j
zement:15 6n b4 b5
zementwerk:6n
zentimet:1g 1k 79 8z bn c3
zentn:34
zentral:3m 51 9d
zentri:d4
zentrierstand:d4
zentrifug:bd
zentrifugierding:bd
zentrum:47 72 7f 7k 9x a2 cp cq e8
zentrumslag:9x
zenzi:bq
zerb:bz
zerbarst:da
zerbrech:6k
zerbroch:d0 d1
zerbroselt:57 ah
zerdruckt:bl
zeremoni:dr
zeremonienleiterin:dt
zerknullt:e2
zerleg:2u 58 63 b1 br c8
zerlegt:2u 5f 6t 7s
zermatt:4a 6j dt
zerplatzt:2b
zerriss:4l
zersag:b3
zerschlag:1h
zerschneid:7d
zertifikat:39 4d 4x 55 7d 9s 9w a7 a9 b6 ba bb be c2
zertifizi:9s
zertifiziert:3d 40 4e 5s 6r 86 8g 9t a9 av bo ch
zet:58
zettel:41 7e 7z 8f 93 9y be dw
zetteln:7y
zettelwirtschaft:9r
zettl:aa
zeug:49 4s 7i av bg c6 df e2 e7
zeugnis:30 6p 8l 8z 98 af b0 bq bt c2 c6 c7 cn
zev:8s b4
zieg:2w b9 br c1
ziegel:0 d q 7q 8z b4 b5 bj bl
ziegelbruck:bj
ziegeldach:d
ziegelei:b4
ziegeln:b4
ziegenbock:br
ziegenled:b9
zieh:8 f q t 13 18 1j 2a 2x 37 3k 49 4g 4s 4z 5m 5y 7j 7p 84 92 bj by c9 cj d6 dp e7
zieht:3 9 m 16 4i 58 5e 5f 84 8w 9z c8
ziel:5c 6o 6r 6z 89 bl
zielhaf:6o
zielort:16
zierrat:ae
zigarr:7g
zigarrenkist:7g
zillertal:7n
zim:9i
zimm:0 5 e m q v w z 12 13 16 18 1a 1q 26 2d 3g 3h 3i 3n 3t 4w 5c 5g 5j 5n 5s 6q 6t 7r 7w 84 8t 91 9x 9y by c8 ca cb cc ce ci cm cn cs
zimmerdeck:w
zimmerei:i 9u b3 b6
zimmereibetrieb:i
zimmeretag:cm
zimmermann:i
zimmertur:m
zimt:39 3f aj
zimtschneck:3f
zin:9g
zink:1 af
zinkbad:aj
zinkrinn:1
zinn:5z
zinnbech:d9
zinnkrug:7e
zinnowitz:1g
zinntell:d9
zinsvergleich:9g
zirb:6t dc
zirkulation:an
zirkus:4h
zirl:dc
zischend:ap
zischt:7n
zistern:bz
ziti:5t
zitierweis:5t
zitron:1y
zitronensaur:ay
zitt:dd
zittert:5x
znacht:cw
znuni:cu
zofing:a1
zoliaki:2s 5u
zoll:67 68 6b 6o 6p 6y 6z 70 75 an ao aw
zollagentur:6p
zollausfuhr:6o
zollformalitat:16
zollfrei:c5
zollpapi:6l
zoo:c2
zoogeschaft:c2
zoom:4r 50 dp
zopf:1z dd
zopfmust:dd
zubau:s
zubehor:7u
zucht:2v 5f 5j 5m bo bq br bt
zuchtbull:bq
zuchtlach:2v
zuchtwert:bq
zuck:1y 31 34 37 47 5p 5u bv
zuckeranteil:5u
zuckerblum:1y
zuckermass:1y
zuckerrub:bv
zuckerwass:31
zuckerwatt:cw
zuckerzusatz:34
zuckt:3x 4v
zudreh:4
zufahrt:r bn cf cg
zufolg:3
zug:2 3 a n 1x 26 28 2h 2u 33 4t 5h 5t 5y 6f 6i 6m 8q 8y 99 af al bk cy d5 dx dz e3 e6
zugang:17
zugefall:n
zugekauft:2u
zugeklappt:9m
zugel:4h
zugelass:7o c7
zugelauf:dz
zugelegt:2e
zugemacht:46 at
zugesagt:26 5t
zugeschlag:n
zugesperrt:1z 45 ac
zugestimmt:a u
zugfahrzeug:6f
zugfed:al
zughak:af
zugmaschin:5y
zugposaun:d5
zugversuch:be
zuhaus:3u 4s 6x cr cw
zuhor:8p dq dw
zuknopf:41
zukunft:2e
zul:6f
zulag:cq
zulass:41 ae
zuleit:a
zuletzt:9m cn
zulief:1p 9r ac ak c6
zulieferteil:c6
zuluft:3
zuluftschacht:c8
zumacht:8v cp
zund:2m
zundpult:2m
zunft:d0
zunfttruh:7e
zung:40
zuoz:7l
zupf:4a cs
zurch:5
zurich:h 13 1o 2o 3g 3x 4c 60 6i 6k 71 7z 83 8e 8o 97 9e a5 a9 ab c1 cg d0 dh e6
zurichse:dp
zurrschi:6f
zurucknehm:1b
zurucknehmbar:28
zuruckspul:8q
zusag:9g b0 bm cl
zusammengebroch:6w 83
zusammengelegt:74
zusammenschnitt:22
zusammenspiel:b
zusammenzubau:1o
zusatz:34 5d
zusatzverkauf:5d
zuschau:2l 37
zuschaueranlag:2l
zuschauertribun:2l
zuschlag:93 9l cp
zuschneid:b3
zuschnitt:59 ad b0 b7 ba
zuschuss:5 1r 95 9i
zustand:76 77
zusteht:97
zustell:5r 64 7s cr
zustosst:dx
zutat:3b
zutatenlist:3b
zutraulich:br
zutritt:9x
zuverlass:10
zuzieh:m
zuzug:a5
zwanzig:1x 27 2c
zwanzigerjahr:77
zwanzigmal:19
zweck:cb
zweier:v dw
zweifamilienhaus:e
zweig:2 a7
zweigelt:31
zweigeschoss:s
zweihundert:1w 5r 67 6q 89 az
zweikomponent:ag
zweimal:1 1b 2v 3r 3y 4q 51 57 5h 64 6k 8o a1 a4 an d1 d6 dn
zweischal:p
zweischicht:cq
zweisimm:bw
zweisitz:6s
zweisprach:2h a3 a8 be dt
zweit:4m bz
zweitag:56 5a
zweitaktding:64
zweitklassl:52
zweitrang:dn
zweitur:6t
zweiundzwanz:3s
zweiwell:av
zwergkaninch:5m
zwergzieg:br
zwetschg:by
zwetschk:33
zwettl:4j 75 cy
zwickau:29 5f 5q 5x 7o 9l
zwieback:5r
zwiebel:cz
zwiesel:bn
zwilling:q 3q 46 6t 79 dy
zwing:5g
zwingend:82
zwischendurch:52 6v
zwischenfrucht:bo
zwischenfruchtmisch:bo
zwischenhalt:6j
zwischenmiet:cl
zwischenrein:2r
zwischensaison:6y 84
zwolfhundert:28
zwolfjahr:7l
zwolft:9y
zylind:n 2g ao ap e4
ø40:ac
μm:aj c7`,
fr: `a0:9z
a1:4x
a110:5z
a2:4x 62
a3:8f 9z
a4:8e al df
a5:8f
a54:6z
a6:8f
a7:61
a9:e0
aa:7x
ab:3d ag ah
abacus:90
abandonnent:8d
abat:s 7t
abatt:d7
abattag:bs
abattoir:2u 2x
abatton:bw
abattr:s 1c
abattu:b3
abbatial:25
abce:42
abecedair:d8
abeil:w bt
abibac:4x
abidjan:6o
abim:f 2y 48 8k d8
abo:2y aa
abon:c 35 7k 7x 8a 9t a5
abord:5e 5m 8k 97 9c c3 do
aboy:c
abri:i r 1s 5k 7n 9b bz c0
abricot:2j 2z by
absenc:12
absent:ds
absinth:33
absolu:9k
abstrait:7f
abuel:4z
abus:6b 96
acaced:5f
acaci:38 c0
academ:d6 dl
acanth:dc
accastillag:c5
acce:2 r s 17 1d 1e 1f 1g 1p 1t 26 2l 9t 9x a2 a9 c5 cc ce
acced:9g
accent:50 8q 8u
accept:f 2n 3g 3w 42 45 4e 80 ad cd ci cx dj
accessibil:8d a7
accessibl:17 3l 7x 8r a7
accident:5r 5w 78 8w 9u
accompagn:24 46 52 53 54 5b 5c 95 9a 9e 9s a5 br e7
accord:y 1p 1x 4o 4p 4y 58 73 8o bc cc dp dw
accordeon:75 d5
accouch:21 3x 46 4e 93
accred:be
accredit:9s
accroch:1i 20 4g 6a am d0
accrochent:7l
accroissement:9d
accueil:26 2o 3q 3v 5s 6u 79 84 87 8n 9o a0 a2 a3 a5 a7 cv dq
accueillent:9y
accumul:ao bl
accuphas:6y
accus:5u
acet:ay
achat:x 2e 77 7d 81 ai at b1 c1 dd e7
achet:3 a e k 30 3j 56 5a 5v 65 6e 6x 76 7c 7g 7i 7m 7w 88 8a 8c 9d at ax az b3 b6 bc bp bw cc
acheteur:9 6h 8t 9d ci
acheton:64 7e
aci:j 1p ae af ak bg
acid:8a an ay
acompt:21 4b 9b
acoust:7 h m 4p 6v 73 d6
acquer:62 7o cc
acquereur:9q
acqui:77
acquiert:7f ap bd bg bu
acre:95
acte:6c 8l 9d du
action:5r 74 d5
actionnair:2o
actionneur:an
activ:5a
ad:89
adapt:5 53 73 8r
addit:52
adherent:2y
adhes:8i b6
adieu:13 25 7w 87
adieux:dt
administr:7b 90 9m ch cv
admis:5l
admissibl:ab
ado:1w 40 4s 53 cw
adolescent:4h 4p
adopt:5f 5m 97 dt
ador:7w
ados:3c 4n 5u 6s
adoss:1h
adouc:b8
adoucisseur:c9
adr:6l ay cr
adress:8b 9t 9x dv
adressag:3x
adult:4f 4o 4q 4r 50 5u 6j
adulter:ab
aer:aj
aerat:bz
aerateur:c2
aerien:8z bw by
aerodrom:8z
aerogommag:d7
aeron:6v
aeronaut:9r 9s
aeroport:6g
affair:17 94 98 br c6
affaiss:1e
affaissent:bv
affalent:6s
affam:3c
affich:q 1l 71 7h 83 8f 9a c8 d8
affichet:8f
affin:2w
affinent:c2
affret:6l
affut:7i
affutag:7j 7l
after:8t
afterwork:2i
agad:50
age:3s 3t 4n 5a 5e 6a 7z 9p cj dl
agen:bz
agenc:n 1r 2d 2i 6v 96 a4 by c1 cc
agend:7x 9n cv
agent:2n 56 9f 9l a2 cm
agglo:1l
aggrav:63
agil:9r
agiss:99
agit:bf
agneau:1v br
agrand:q d0 e8
agre:9 a u 1r 1s 2l 2n 2x 3m 3q 3y 40 46 5m 5z 61 6p 92 a2 ab bc bk dw
agreg:4v
agress:c 5f
agricol:s 2l 5d bv by c1
agricultric:c1
agroalimentair:9m
agrum:36 7p
aid:7 3r 3t 3v 53 5t 97 9i 9j 9l ct dq
aieul:du
aigl:dc
aiguill:40 59 dd di
aiguis:e4
aigus:44 4r
ail:5z 8k
ailleur:29 3q 4e 50 5h 7k 81 88 9k 9y b8
aim:b i q 20 21 2g 2z 36 3x 49 4r 57 7o 7v 8h 8w b3 bx ck cp d0 do dy
ain:3 3l 47 5a 61 e8
air:7 n 1s 20 2d 2t 2x 42 4o 5n 6a 70 71 8a 8x ao az c2 dz
airbrush:2d
ais:dl
aissel:4a ba
aix:1e 2j 36 5s dh
ajout:9 q 34 99
ajust:i m 2e 74 cx di
al:cl
alambic:33
albertvill:7l
albi:1m 55 6n
album:21 5a 7g 8e 8w e1
alcalin:ay
alcool:2i 34 72 9b
ale:5p cs
aleman:4x
alentour:c9
alert:c
alesag:ac
alevin:c2
algebr:4u
alger:8p
algu:9i
align:30
alim:d3
aliment:4 1g 5o bn
alimentair:5u 9s ab c7 dq
allait:46
alle:15 1a 1c 1e 22 ds
alleg:1c 3a
allemagn:6l
allemand:k 4x 8l al aq be c6 co cq cv dp
aller:17 1e 50 5n 6j 8n 9k d4
allerg:1x 3q 5p 5u
allergen:2z 39 bc
alleud:a5
allez:i 6w 9k ac
alli:af
allianc:7d d0 d9 dz
alloc:9h
allon:96
allong:4e 6u cx
allum:b 7n cw ds
allumag:e5
allument:8g
allur:i
alor:d l p 2g 4f 4g 7k 9y a6
alpag:2w bm
alpin:5z br
alsac:33 8z
altern:5x 6r 97
altherm:7
alto:4q 4t do
altos:do
alu:1 l 1h 5l 5y af ap b1
aluminium:o 1h 67 af b1 c6
alveol:av
alzheim:3t
amand:2z
amap:3d
amarrag:6c
amateur:17 2c 7h do
amay:8e
ambert:b3
ambianc:z 8x dy
ambre:32
ambul:5w 95
ambulanci:5y
ame:5v
amen:4s 63 bi d7 e6
amenag:z 3j 41 65 66
amend:o 9t
amenon:by
amer:35 4z
americain:49 6x av
ameubl:b9
ami:s 10 1r 1s 3p 3y 3z 46 5c 5s 8o
amical:2a d9
amien:1r dw
amiral:df
amis:1h 1x 65 dt
ammoniaqu:2v
ammonitrat:bo
amorcag:9j
amortisseur:6r
amovibl:6e
amper:1w
ampli:d3
amplif:6y d3
amplifi:2k
ampliroll:cr
amplis:74 bi
ampoul:1n 1t 7t a4
an:2 8 u v z 11 12 16 1d 1h 1l 1n 1t 1u 1w 1x 23 29 2a 2i 2j 2k 2m 2p 2r 32 33 3b 3f 3h 3l 3m 3q 3r 3t 40 41 42 43 44 45 4d 4g 4h 4i 4k 4l 4m 4n 4o 4p 4q 4r 4s 4t 50 53 54 59 5b 5g 5k 5n 5p 5r 5s 5w 62 64 65 66 6c 6x 6z 70 72 73 74 75 76 77 79 7a 7c 7h 7n 7r 7w 7x 85 8b 8k 8l 8o 8p 8s 92 95 96 98 9a 9g 9h 9q 9t 9x 9z a1 a4 a5 a8 a9 ab ag ai aj az b1 bf bl bq br bs bx c1 c6 ca cd ce cf cw d2 d3 d6 dk dn do ds du dw dx e1 e7 e8
analog:87
analys:u 2s 6k 80 8q 91 9c 9e 9s 9t bo bt c9 e7
analyst:85
ancetr:b9
anche:75
anchois:30
ancien:6 f s 12 1f 1j 1p 1v 1z 22 26 2g 2s 2w 32 3e 43 44 5q 5w 67 68 6s 7e 7p 7s 80 8k 90 9i 9l 9z ad b5 bd bu c5 d3 d6 d7 d9 db dc e7
ancrag:1m bg
ancre:c5 db
ancron:1o
and:bl
android:6z 7z
angel:9j
angelot:dc
anger:2r 2z 3y 65 a7 ai cc cx d8
anglais:2o 3k 50 6i 7z 86 8l 8r 9m a3 a5 a7 dh dp
angle:q 1k 3w 6s 8x 9v ce
angoiss:3z
angoulem:6r 9i
anim:23 29 2a 3o 4j 57 5p 77 8a 8e 8s 8t 9r a8
animal:2m 5g 5o 77 9f cj
animali:71
anjou:bx
annal:51
anne:8 1b 1q 23 29 2c 2o 37 3q 4h 4l 4o 4v 52 6e 6u 77 7l 90 9v bd dj dk
anneau:a0 al c7 d0
annecy:j 1p 2j 3l 3p 5h 89 97 cw
annem:7g b2
anniv:26 2i df
anniversair:1x 2p 32 7a 7d 7i 8w
annonc:4 d 1r 27 2j 66 94 9d 9k a6
annuel:6 g 1b 26 28 2h 2s 2x 45 5d 5j 5x 6l 8o 90 9h a0 a2 a9 ap bf bg cb d6
annul:3m 6g 7w
anod:6d
anodis:c6
anse:cy
antecedent:4l dq
anten:6y
anterieur:5l
anterior:9c
anthrac:l
anti:15 bz
anticoagul:3u
antiderap:g
antifouling:6d c5
antigiratoir:bg
antipast:30
antipuc:5o
antirouill:az
antivol:64 6b
anver:2z 6o 9b
anxiet:3z
aout:5 g 1h 1w 21 2g 2m 2s 3h 3j 3l 3q 4j 4q 50 54 5g 66 6q 87 8f 8h 8j 8n 92 9l aq b9 by cj cv de do dt
apa:3t 5r
apais:40
aperit:2z 3l 4m bc
apero:2z 3l
aphas:41
apiculteur:w 5p
apl:cl
apostill:8l 9d
appar:ak
appareil:6 44 4e 9b 9o 9z ai al an ap b4 be d1
appart:8 9 w 10 13 16 18 1q 1t 6x 73 7u 9d a5 b2 cc ce ch ck e4
appat:w
appel:w 31 35 3c 5k 6e 89 8l 94 9e 9k 9n 9o 9x a4 a6 d7 dg
appellent:6e e8
appli:7w 80 8d
appliqu:15 7t 7z 96
apport:1i 34 92 a0 as bi
apprec:3r 5s ct
appreci:1w cw
apprend:4s 56 aq e8
apprendr:4d 4f 5a e8
apprennent:5s
apprent:54 64 93 cn
apprentissag:cu
appris:cu
apprivois:4g
approch:u 4u 7h
approuv:d0
approvision:2w a1 bk
approvisionneur:c5
appui:5t
appuis:b8
aprem:2a 2j
aquaphob:4g
aquarel:2f 57 7f 8e d8
aquarium:5n
aquascaping:5n
aquat:4g
ar:5z
arab:50 8l
arbitr:4k
arbre:27 33 af am dt du
arbust:1b
arcachon:1f ck
arcan:dy
arche:20 2b
archet:4q d5
architect:e q 4w 9z
architectur:8t
archiv:17 a9 e1
arcopal:7u
ardech:27 3j 7v bt
arden:2p c1
ardois:0 7q d9 dh
aret:4m
argent:5s 7g 7i 9i dr
argenteuil:99
argentin:5s dp du
argil:r 7p b4
argon:l
argot:dp
arlon:1d 7k 8j dt
armateur:c5
arme:r 5p
armoir:v 18 1o 5u 6t 6v 7b a0 ai aq d7
armois:40
arnaqu:n v e8
arom:38
arpentag:c3
arrach:f 5m 5z 9g ae am c5 cy
arrang:1 2d 33 8w
arras:7c a1
array:2k
arret:4 d p 18 1l 2f 2y 6n a3 a6 am ao ap ar bf bq c6 c8 c9 cr dw e0
arretent:24
arrier:19 1x 6a 7e du
arriv:4 a k n u 17 1b 3c 3j 42 4p 4y 58 5c 61 6m 6x 78 79 7n 8t a5 av bh di
arrivag:b9
arrivent:3k 6m a8 be
arrivon:3i
arrond:b8
arros:bz
arrosag:s 1a bz cs
arrosoir:bz
arrow:69
art:7e 7t co db dl
artesien:u
articl:8n 9t a6
articulat:a7
artifici:2m
artisan:5 1z 2j 6e 90 b6 cf dd
artisanal:2j 2t 33 34
artist:7f 8e db dl
arvin:31
as9102:c6
asc:16
asca:3y
ascens:6w
ascenseur:5g 5o 8s 99 a4 c4 ca
ascensionnel:v
ascq:14
asi:ag
aspers:bz
aspi:10
aspir:2 h 14 42 60 bf bh
assain:bj
assembl:i 2k 2o 3m 6w 92 99 ch
assemblag:i 1o 6t ah
assembleur:ai
assemblon:1o
asserment:8l
assez:1 4s cf
assied:58 9s
assiet:f 1i 28 2o 2v 7u co da
assis:1j 1o 1x 26 2l 3y 5q 6u 6v
assist:b 5q 61 68 69 9w a5 bz
assmat:3q
asso:92 ay
assoc:4s 85 94 95 96 9l ab
associ:y 22 2y 3l 4i 4k 5o 5x 66 7b 7q 8b 90 9f bz cf
assort:1d 1k 2e db dd e4
assu:9h
assum:48
assur:0 9 f n x 11 16 1n 2m 3m 3z 46 4d 4k 4n 5z 61 64 66 68 6h 6n 7h 8d 8z 91 92 95 9f 9g 9h ab at bv ch e1
assureur:2 c 1c 86 a2 d7
astreint:6 83 9o a2 an bf bi
asynchron:a7
ateli:12 1i 1j 1p 1u 2e 35 3o 3p 43 4j 4y 54 56 57 59 5a 63 6l 6p 73 7i 7s 7v 81 86 8d 8h 9f 9k 9l 9q 9u 9v ac ad ae ao at az b2 b9 bc c4 c6 cf d7 da di e8
atex:bf
ath:74 7p bl
athe:2h
athlet:3w
atlantic:7
atlas:7s ap
atomiseur:bu
atp:6m
atre:2 3
attach:6i a6 d8
attaqu:86
attardent:ci
attel:2g
attelag:5v 6f
attend:2f 4g 4l 6l 7e 7v 9d 9q ao bk ct dg dp e5
attendent:2g 9l
attendon:5s
attendr:d4 e4
attendront:cs
attendu:o
attent:z 41 45 5n 6i 87 8u a1
attest:6 p 2x 6m aa bg c8
attrap:3x
attribu:9v
aub:2y 4m cw
aubagn:26 4s bt
aubel:cs
auben:d6
auberg:6t e4
aubervilli:3u 6z
aubin:5p
auch:5x 64 6m
aucun:16 18 2t 38 3s 5b 5o 6a 78 7c 7k 80 8o 8s 8v ad c7 dr
audienc:8q 96 97 9b
audio:3k 8q 8u 8v
audit:1r 4r 86 88 89 9s 9t a9 ap do
auditeur:9s
auditoir:2h
aujourd:9 o
aupr:4c 9j 9p
aureol:0
auriculair:44
aurillac:2u
auror:5a
auss:1 4 5 6 h m 10 13 1c 1p 1r 1s 1u 2d 2h 2p 30 31 34 36 47 4g 4q 57 5h 5k 5o 5t 5w 5y 63 6b 6c 6o 72 7k 7u 8c 8m 8q 8y 93 9d 9n 9p 9t am bj bu c2 c7 c8 cg cp cr cx dt e4 e6
australien:aw
auteur:8w
authent:9d
autism:4h
auto:54 5x 61 6r 9f 9g
autobloqu:1e c0
autocar:6j
autoclav:1f bd
autocoll:52 ds
autoconso:d
autoconsomm:d
autocopi:8f
autoliquid:6p
automat:5a 5v 7d a1 aq bi bn c9 cz
automatis:6e 80 aq ar
automn:2 l 9e
automobil:11 60 cf
autonom:24 41 bj
autoplan:h
autoport:o 7j
autoris:19 3j 4b 6n 8g 8z ab dg e4
autorout:17 54 61
autorouti:c3
autos:7h
autour:u 17 2e 3o 5m 65 6u 79 cf
autr:1a 1z 34 3c 3f 3o 3p 3q 3s 3y 4o 4t 4u 4z 56 5a 5c 5g 5m 5u 73 78 7i 7q 7s 7y 81 8s 96 97 9e 9i 9y a2 ao ar bi bs c0 c8 c9 ci co d2 da de ds e2
autrichien:du
auvent:1w 66
auvergn:p
auxerr:7e
auxiliair:3t ct
avach:6s
aval:3 9z a1 aa
avanc:1e 2g 78 8e cu cz dr
avant:0 2 3 4 7 c e p r s t u w x y 11 14 15 1d 1f 1g 1i 1j 1m 1s 1t 1z 2d 2f 2h 2j 2k 2v 30 33 35 37 38 3c 3z 42 46 49 4b 4d 4m 50 51 54 5b 5l 5m 5q 5w 5x 5y 60 67 68 6a 6d 6k 6t 6w 6y 6z 70 75 79 7b 7d 7g 7i 7j 7l 7m 7w 7y 7z 84 86 8e 8h 8m 8n 8s 8u 8w 95 96 98 99 9c 9g 9j 9s 9u a0 a4 aa ag ai aj am aq as b3 b4 b9 bm bn bo bq c0 c6 ci cx cy d0 d6 d7 db dg dh di ds du e1 e3 e7
avantag:93
avc:41
ave:25
avent:7v e5
aventur:76
aveugl:dg
avicol:2x
avignon:39 55
avion:6i 6o 82 9n cw
avionneur:c6
avis:u x 5i 7y be
avitaill:c5
avocat:m 1t 1u 8q 97 99 9b d2 dw e7
avoin:3b 5i
avoriaz:4n 6j
avou:8n
avril:0 q t 1e 1t 2o 2w 3e 3v 4d 4y 55 5b 5d 5r 5y 63 65 69 6f 7b 80 8c 8e 8r 96 99 9i 9u a2 ah b3 b4 bn c6 cb ce cg ci cl cm cs da di e6
axe:g ac aq
azur:83
b1:4w 4x 4z dp
b14:am
b2:4y
b6:bb
ba13:f
babbo:69
baby:29 2b 3r 4h
babyshow:2b
babysitt:55
bac:2j 3d 3q 4v 4z 51 5n 60 69 a9 al b2 ds
bach:0 e 27 29 63 6f 6w 7q 8g cf
bachiqu:de
back:7z
backend:80
backup:83
bacter:c9
badg:14 2o 9w 9x a3 bk cg e4
badminton:4i
baf:3r
bag:8j b5 bo
bagag:e0
bagager:6f
bagarr:9b
bagneux:82
bagnol:o
bagnolet:7u
bagu:7d ax br d0
baguet:1z 4s d8
bahut:7e
bai:c l 1f 1i 33 84 b8
baign:1l 5i
baignoir:5
bail:13 18 99 a5 c1 ca cd ce cf cl
baill:ao cx
baillent:a0
bailleur:v w 99
bain:4 5 10 19 1e 24 3r 46 5i 6w ay cb cw
baiss:b 60
bal:4f 4h 4q 4t 4x 7u 7x cx dj
balad:3i 3p 5e 9d
balai:18 48
balanc:2k 36 5u aa bd be
balayag:48
balcon:8 x 13 1p ca cb cd
balein:dg
ball:n v 3z 49 4i 4j 55 9m 9u
ballon:l 2b 5p 5u 7k
ballot:b6 bv
ballotin:37
balois:4s
balsam:30
balustr:dc
bambou:7p 8j
banc:20 7k
bancair:94 a4 a5 cg
bancal:8o
banch:b4
bancontact:7y
band:f 1f 8k 8q ar
bandol:3l
banjos:75
bann:1h 30
banni:9t
banqu:58 8o 8t 90 92 94 97 9e 9g a5 bx e8
banquet:1j
banqui:8b 94 9p
baptem:2b 2p 48 71 dt
bar:15 2i 2o 2v 33 35 8a 9v bf
baraqu:f
baratt:2w
barb:48 49 dl e5
barbar:1c
barbecu:1v b4
barbel:c0
barbershop:49
barbi:49
barbour:7b
bardag:az b3
barem:28 bc cn
barg:2m
baril:32 bt
barillet:n
barist:35
barman:2i
barmen:2i
barnum:27
barqu:b3
barquet:3a au
barr:5 4p 5q 6y b0 dn e3
barreau:1p 51 6t 6u 78 b0
barri:c0
bas:6 v 1p 2d 2e 3u 46 5z 61 67 6i 6s 6w 80 ae bj c7
bascul:6e 83 9m aa cg
basilic:2i
basket:cy
bass:2x 6s 74 75 7p 8w a0 bq do e0
bassin:1f 3x 4g 5n c2
bassist:dn
basson:do
bast:70
bastid:9x
bastogn:6w c7
bat:3o 8f 93 b4 bs c1 cd
bateau:1i 3l 3p 6c 6f 79 7c 7v c2
batimat:9v
baton:5e 7l
batt:l m o
battent:bk
batter:4s 5q 61 64 68 69 6r 6z 7i 7j 8w as b1 bl cq d1 dm
batteur:dn
baudri:4m
baux:96
bav:ak
bavard:3f dp
bavur:ak
bayeux:d7
bayon:al ch
bazar:9r
bbq:3b
bcp:dr
bd:7h 8e
bdx:8d
be:2a 3p cy
beagl:5e
bearnais:58
beau:d 15 2u 33 77 ac bj
beauc:8p 9q bv
beaucoup:3p ct
beauf:7k
beaujol:2h 6i
beaun:1y 3i
beauv:cr
beb:6 3h 3q 3r 3s 3w 46 4c 4g 66 6g 78 dd dg
bec:75 9c bs
becan:70 d4
bech:bh
bechstein:d6
begai:41
beig:z
bel:j 2b 2f 2v 47 4x 57 58 68 6u 6z ao b9 bi
belfort:8p
belg:37 76 7g 91 9w
belgiqu:31 37 6l 6q
bellignat:ak
bemol:75
ben:19 6e 7n b1
bench:6v
benedict:25
beneficiair:ct
benelux:6n
beneteau:3l
benevol:2m 7z 9f d9
bennet:bh
berber:7s
berck:ck
berger:1j
bergerac:2h
berlin:6g 6i 8k cg
bern:6j
bernin:59
bernois:5g
besancon:3f 5o 6b bw cz
besoin:o w x 17 19 1d 1r 3v 51 5h 6f 6g 6z 80 9d cb co e4
bestiol:bw
bet:1v 2x 4z 53 bp
betailler:bq
bethun:bf
beton:r s x 1g 27 3y 5g 5x b5 bh
beurr:1z 2w 9q
bezi:q 4v 5v 6h
bi:8 85
biannuel:68
biarritz:3v 4d 9c cn
biathlon:d3
bib:34
biblio:5t
bibliothequ:1k 6o 6y 76 dp
bichon:5i
bicolor:d9
bicoqu:1q
bicyclet:6a
bidon:30 9i ax ay
bien:11 2a 2t 35 3k 43 48 4p 55 59 74 7c 7n 7y 8l 8r 8z 90 95 97 9o ac b1 dw
bientot:4g 7a
bienveil:do dy e6
bienvenu:22 3w 4z 77 cn cv dt
bienvenus:4k 58 9g 9l du
bier:3p
bifacial:bl
big:b5 bo
bijou:dl
bijouter:c d0
bijouti:cz
bijoux:6k 7d 7v
bik:3p 68 8b
biking:7k
bikram:4d
bilan:41 4c 53 5b 67 9h
bilingu:2a 2o 36 3k 7x 88 8c 9o be dt
billet:3r 5g 70 7w 9n
bimensuel:bs
binational:97
binoculair:bd
bio:1z 2s 2x 31 39 3d 3s ag b9 bb bo dd
biocid:v
bioclimat:1h
biodegrad:2b
biograph:8p
biolog:3d 4v
bip:6m
biporteur:69
bipoutr:bg
bisaieul:du
biscarross:3j
biscott:5r
biscuit:7g 8c 9w bc e1
bistrag:2
bistronom:1x cn
bistrot:24 3e 3f 6u 8v aa bi dh
bitcoin:86
bitlock:d2
bitumin:1f
bitunnel:bz
bivouac:7m
blabl:ch dy
black:bl
blagu:89 a8
blanc:e v 1s 2g 2k 48 4v 51 6w 7j 7q 8c 8x 9s az bx d8
blanch:28 2o 32 42 4r 5t 7c 7r ag az bo d2
blanchisser:a3
blanquet:3a
blason:de du
blatt:w
ble:2s 2t aw bo bv
blend:8t
blessur:4e
bleu:2e 5z 7f 7t 82 b9 bu cg d0 da
bleus:6b
blind:m
blist:72 7h
bloc:m 3a 7g b4 b8
blog:8n
blond:b
bloqu:1l 3w 3x 61 6z 97 9z e6
bloquon:9o
blouson:ba cx
blu:4p dn
bluesign:b9
bmw:62 63
bo:dj
bobigny:9a
bobin:8i
bocal:18 2z 30 3a 8i au av ax bc
boeuf:2u 2y
bof:5g
boir:6j
bois:2 3 i l p s y 19 1c 1d 1f 1i 1v 30 3y 4i 69 6l 6o 7a 7e 7n 7v 88 af aw az b2 b3 b6 bn bw dh
boiser:e
boisson:3e 9x a1
boit:1 14 1b 2f 36 4q 54 5b 5l 5o 5v 61 6k 6r 6v 7g 7h 7u 82 8c 8f 8s 8y 90 94 9h 9n 9x al av cg e1
boiteux:bq
boiti:21 5a 71 8g aa ag ai cz
boivent:4k
bol:57 5o da
bologn:2t
bomb:v 2m 4h bw dg
bon:2f 3l 3n 3y 49 4u 5f 6o 71 76 7o 7q 8g 8h at bb c2 ck co cq cv dc
bonbon:2b
bonjour:0
bonnet:59 dd
bonsoir:co
bonus:1l 5w
book:dl
boost:64
boot:7l
bord:t 1g 20 2m 3h 3j 3l 5q 6d aj bw c5 cj d1
bordeau:m 16 1j 21 4a 5d 87 9x dh
bordelais:ax
bordereau:1s b2
bordur:1e b8
borel:53
born:a 1d 2g 2q 3j 6h 84 bk c3
bornag:c3
bosch:1l 68 6x
boss:4x 60 7r 9h 9x e2
bossoir:c5
boston:4w
bott:1e 79 7b bm bp cu cy
bou:u 1a 5l c2
bouc:br
boucan:7
bouch:4 t 2a 4y b4 bj c8 cv
bouchard:b8
bouchent:au
bouchon:44 4s ag ax
boucl:7d 82 90
bouff:c9
bouffent:5d
bouffon:5a
boug:r w 1p 1u 2a 5m 6n 7u 7v 7y 8u 95 bi
bougent:h l 5p
bougon:do
bouguen:3q
bouill:7m
bouilloir:9 c9
bouillon:58
bouillonnent:38
boul:2j 57
boulang:2s
boulanger:g 1z 2s 3e 4y 9q aa cp cr
bouledogu:5m 5o
bouloch:79
boulon:ae al bg
boulot:c 2q 5v d4
bouquet:20 2b 2m
bourdon:5p
bourg:33 9d ad
bourgogn:2l 31
bours:26 7h 7l 9h b1
bousill:cy
bout:1o 3x 40 42 68 6l 6o 6r 75 7j 7q 7r 7y 9o 9x ar cw
bouteil:31 33 60 8c ax bn
boutiqu:c 2b 2e 39 6b 6q 6z 7c 88 d2 dd e2 e7
bouton:c d1
boutonni:20
boutur:5n
bouvi:5g
bovin:5j bp
bowl:9p
bowling:3o
box:a 17 3a 4l 5g 5k 9x a9 cg
bp:95
bpi:9i
brab:j
bracelet:cz dy
bract:7p
brain:a5 d9
brais:1v
branch:9 k 1c 1w 23 2q 43 85 86 8v du
brand:96
bras:3q 43 4b 4i 4n 55 66 7b 82 ai ao aq b6 by c4 dq
brasero:6w
brass:4g 84 cu
brassen:dr
brasser:1j 3c 6l 6u 8i an bt c7 dh
brassin:32
break:4s 5v 60 6f 6g 71
breb:br c0
bress:4n
brest:11 7y c5 dn
bretagn:2f ab cj du
breton:34 50 bm
brevet:4u 51 cq
brex:6p
bricard:e4
brico:m
bricolag:1m
brid:62 64
bridg:3f 42
briefing:2n
brieuc:3r d3
brill:13 b9
brillent:8x
brin:bg
brindill:2
brioch:1z
briqu:f q 6f 7a 7o b4
briquet:d9
bris:64 b7
briv:1v
broc:18
broch:1v 8h
brocol:cw
brod:53 8j ba d8 de
broder:ba
broi:1c
bronchiol:3w
bronz:2t 7f af ds
bross:12 1p 5h ad
brossag:5i cw
brossard:8g
brouilly:bx
broussaill:49
broutard:bq
broy:b3 bm
broyag:1b
broyeur:ad
bruay:0
brug:20 3g
brui:bi
bruit:1g 26 4t 5l 61 8r 9u ch
brul:2m 7p 9z b9 co
bruleur:6 6w 7m
brum:ck
brumis:bz
brun:91
brunch:2x
bruno:7b
brushing:2d
brut:5a 9k af b8 cn cp cq cv
bruxel:n 16 1j 2v 3d 3p 3s 4r 4z 5b 5d 5s 6g 6h 77 7e 81 8m 8r 8v 91 9t dj dl e7
bruxellois:dw
bsp:dv
bu:cy d2
buander:4 cb dm
buch:7n bn e5
buckfast:5p bt
bue:l cz
buffet:n 16 1u 3g
building:3o
buis:dc
buissi:0
bull:7 16 2a 4n 54 5x 6j 78 av e8
bulletin:93
bullitt:69
bungalow:bj
bunk:4j
bureau:m s z 14 1k 1o 1w 2l 35 4w 4y 56 60 6v 9c 9r 9x a0 a4 ab ah be bj cf cl cm cq ct e6
burg:1w
burin:dk
burn:5b
burstn:65
burton:7l
bus:3g 54 67 6j 9w ce cm cq
business:88 9j
busti:2e
buvet:32
bxl:22 7f 8c
bypass:c9
c1:4x
c24:b3
c3:5v 5z
c30:b5
ca:0 1 2 3 4 9 g t u w 12 13 1e 1g 1k 1v 23 25 2s 2v 3x 4k 4p 55 5n 5p 6d 6l 6u 72 7q 7s 7y 82 84 87 8i 8n 8w 9d 9h 9o a6 a7 a8 a9 ad ai aj am an ao av b3 b9 bm br c3 c9 d0 d1 d3 d5 d8 d9 db dh dm dn e3
caban:4m 7q
cabanon:cd
cabaret:3p
cabillaud:2v 3c
cabin:2q 2r 44 5z 6c 74 8m 8u ap bj bu cp dm e7
cabinet:8 m z 3u 3w 3x 41 44 45 5n 6s 82 98 9o a9 ab bd ce cv d9
cabl:1p 6b 6y ai b1 bg bi bk bw c5 d1 d4
cabriolet:2g
cac:92 9l bh
cacahuet:2z
cach:8 9 c 22 5j 6u 7x 99 e6
cachemir:dd e2 e3
cachet:24 4d 4p be dk dn
cadastr:c3
cadeau:38 7v 8c
caden:67 6b
cadenassag:9u
cadenc:ad
cadr:5b 67 68 86 9q bt c6
cadrag:81
cadran:cz
caen:15 1j ad
caf:1z 35 3f 9x 9y a1 co d2 d4 dp
cafeteri:2z
cag:e 5g 5i 6q 6s bs
cageot:2y
cagnott:3p
cahi:y 14 2p 3q 7x 8h a0
caiss:1k 2q 2x 31 34 5z 69 6m 6o 75 7y 85 8d 9t ar av bx co cp d4 d5
caisson:k 69 6v aw b2 c8
cajon:4s
cajou:2z 3b
cak:1y
cal:2e 2k 37 63 6p 7j 8c 8r aw dp
calag:aw
calcair:13
calcul:x 1m 27 52 7o 7y 80 93 98 c4
calech:2g
calendri:8a 9a 9i
calendul:bb
calibr:2x bd
californi:66
calin:5h
calligraph:dh
calm:3f 3n 5m 8m dm dy
calor:7
calorifug:c8
calqu:8e di
calvados:15 33
cam:c t 17 22 d1
camarad:5k
camargu:6c c5
cambr:1s
cambriolag:c
camembert:3b
camerounais:9a
camion:r t u 16 1w 3c 61 6e 6l 6q 7n a2 ao as b4 b6 bf bi bu c8
camionnet:17 3g 7q 8k 9b
camouflag:49
camp:3j 4g 4n 7m 7u
campagn:89 9j
campeur:65
camphr:4k
camping:t 3j 6u 84 cf
campus:cl
can:bs
canad:9d bb ch
canadien:7m 9s
canal:d3
canalis:t 2n 4s
canap:z 12 16 29 4s 5e 5g 6h 6s 6u 7f 7y dq
canard:2x e7
cancerologu:8m
candidat:9a
canet:32
canich:3v 5i
canin:5f 5g
caniveau:1e
cann:6i 7e
cannag:d7
cannel:39
cannelur:av
canon:5a 71 9z
canot:3o
cantin:27 2u 2y 3d 3e 55
canton:45 68 8c 8f cr
cantonal:7 8o
canut:3k
caoutchouc:2w 5x c7
cap:3m de
capabl:24
capitainer:c5
capital:95
capot:3e ad
capricorn:i
capsul:7h 8r ax e7
captat:22 8v 9y
capteur:1h
captur:47
car:3j 42 64 68 cf
carabin:cw
caracter:50 8r e8
caramel:2j 42 8c
carat:7d d0
caravan:2r 65
carbur:v 58 5w 63 6l
carcasson:63 65 e2
card:7v
cardeux:b6
cardiaqu:9c
cardio:4e
cardiologu:4c dx
carenag:6d
carenc:5u
cargo:69
cargos:c5
caricatur:df
carist:9l cq
carit:4j
carnaval:2c
carnet:5g 5m 5v 6e 8f 8j bo
carnic:bt
carott:2y bh bo
caroug:1i 3x 4i 6k 8f dd dy
carp:di
carpentr:1g
carport:5p
carr:q 1a 2a 48 6t 6u 7k 7l 7q 8h 9v 9x ax b0 b6 bl bp c8 cb cc cd ce cf dg dm e1 e2 e3
carreau:5 g l 11 da
carrefour:2n
carrelag:7q as b8 bd cz
carri:5b 5k 8z b8
carriol:2j
carross:1e bw
carrosser:5z 60 8k
carrossi:60
cart:n 2f 2n 31 36 45 4b 4h 4j 53 55 59 62 6f 6h 7h 7x 7z 8b 8f 9u a1 a2 ai c5 cj cr d2 d3
cartomancien:dy
carton:k l 16 1o 2f 2q 31 3c 6m 6q 8c 8x 98 a9 av ax b2 b9 bc bs e1 e6
cartonnent:bc
cartouch:72 a0 c7
cas:4m 64 80 8e 91
casal:1j
cascad:2m 4m
cash:6y 6z
casi:28 9b 9x c2 cr
casqu:4b 4n 62 64 6b 7l 87 8q cu dm
cass:0 b l n o 19 1q 28 29 2n 34 43 4r 59 6r 6s 7r 7u 81 89 ac ak av aw b1 be bh cs d7
cassent:as
casserol:n 1g 4s 58 5l 7u
casset:6b e1
catalogu:3d 6r 7f 8l 8x di
cataphores:aj
catastroph:x
categor:54
cathedral:1m
cathol:2h
caus:54 8n 99 dx
caution:13 3l 6g 6h 99 bh cb ck cl dj
cav:v w 13 18 31 3k 7m a9 an ca dc
cavaillon:ax bz
cavali:5k
caveau:ds
cavist:31
cavit:ak
cazeneuv:at
cc:63 cl
cd:77
cdd:9g cp
cdi:3t 9a 9k ca cm cn cr ct
ce:9i
ce1:52
ced:39 6f 8p bq c1 cy
cedr:1c
ceintur:4l 69 6j b9
cel:m 14 2g 4o 6u 74 8n 9h cz d3
celebr:dt
celli:6
cellul:o bq
cellulos:b6
celui:g 1z 2u 49 5j 5l 65 7n 7t as e5
cem:b5
cendr:da
cent:1q 1u 24 26 27 2c 2l 2o 2r 2w 33 3t 4i 4k 5a 5t 66 68 6b 6g 6r 6v 72 76 7n 7u 89 8o 92 99 9q 9t 9w ag ai au aw b3 b4 ba bg bi bl bs bu c7 ca cc cd cg cl cq d6 de dk ds e1
centain:2j
centenair:1c 8j
centiem:ac
centimetr:m 1k 37 4b 6u 79 7n 84 8g 8z d8 d9 de df dh di
centr:20 2v 3f 3n 3r 3y 4e 4g 4h 57 5l 5r 5u 6e 9l ac b2 cd ce d1
central:c j 68 6u 8h ao ar b5
centralis:68
centrifug:an bd
ceram:g 60 7v b8
cercl:3f 4f 76 e3
cercueil:dr
cereal:3d 5o
ceremon:22 2e 2h 7c 9r dr
cergu:bw
cergy:9u bj
ceris:by
cerisi:bw dc
certain:h 8q
certif:3 1c 1r 1s 2v 39 3b 4c 4d 4g 55 56 89 90 92 9d aa ae b9 be bk bl bn bo bw bx du
certifi:c 1j 3d 4b 4e 83 dd
certificat:2 1r 45 6p 7d 7f 7g 7s 9s a9 af an b0 b3 bs c7 d0
cervez:4z
cess:2s 5o an
cession:8b 8s 94 di
cesu:10 1b 3v
ceux:4k 9s
ceven:db
ceylan:7d
cgv:96
cha:4f
chabl:8s bv by cc
chacun:1p 1y 2l 2p 3p 4a 58 6g 8r 9q a7 af c3 cw dc dp
chai:26
chain:63 6a 6b 7d aa bg c5 c6 ck d0 d2 d4
chais:1f 1j 27 28 6u 78 7e 9y a0 d7
chalet:1x cc
chaleur:7 z 8n ap bm
chalon:27 59
chalumeau:d0
chalut:ae
chambery:2t 78
chambly:7t
chambr:0 8 e i j m x 12 26 2h 3c 3e 3g 3h 3i 3n 5g 5s 6a bc bx c8 ca cb cc ck cl cm d4 dm dr e4
chamonix:5w 7l 7r
champ:r 2r 8t bl
champagn:2g 2i 2o 31 7h
champetr:20
champignon:71
chandel:2m
chang:3 m n 10 16 1g 1h 1n 2s 44 4f 5e 5i 70 7k 9e bf c5 ch cz d2 d4
changeon:35
chanson:23 4p 4r 4z 77 8w
chant:25 4r 68 6j 8w b7 c8 do
chanteur:7w 9w
chanteux:24
chanti:9 y 14 4w 6d 6e 7q 8z 9f a2 af al bj bw ch cu
chantilly:2d an
chap:g b5
chapeau:q 2a 2q
chapel:2g af b8
chapiteau:27
chaq:36
chaqu:2 e y z 1e 1k 20 38 39 3f 3r 3w 45 4o 54 59 5h 5m 6l 6q 7i 7s 8h 8j 94 9o 9r 9z aq ar ay b1 bj by ch cm dg dp ds e6
char:6n
charbon:6w c9 db
charcuti:br
charg:16 1v 21 3p 6o 7k ah cq cs
chargent:1u 6q
chargeux:bh
chariot:17 3w 4e ad c4 cq
charleroi:f s 29 2t 4y 6x 7r 90 9d 9l b7 cf de
charlevill:af
charm:7n 7p
charni:d2
charolais:bq
charpent:i ae
charpenti:i 5y b3
charru:bu
chart:8b a8
chartr:bb c9
chass:4 l 2a 2u 3p 4n c4
chat:w 10 12 1j 3q 57 5g 5h 5j 5o 6s 8a ca cj dx
chataigni:38 5p c0
chatbot:85
chateau:1c 22 29 2g 2w
chateauroux:6e 7j
chatenay:cl
chatgpt:8n
chaton:5m
chatt:dz
chaud:6 15 1l 1w 2f 3y 49 5l 5r 7t 8u a1 aj am cn dk
chaudi:6 m 1s a4 an cc
chaudron:38 d6
chaudronner:b0
chauff:2 3 7 9 12 1l 2r 3h 3y 5g 62 7n 7o 8k a6 aw bj bm ca cg e5
chauffag:7 b p 26 27 7n 9o
chauffer:1t a4
chauffeur:2g 45 6i 6j 6m bh bv cr
chauss:v 3w 4m
chausset:6x dd
chausson:n 79 dd
chaussur:4f 4q 7l 8x 90 9l cq
chaux:0 f 2y 5y cz du
chef:1u 1x 5d 6m 98 9k 9m by cn da do
cheff:4r do
chemin:20 3h 50 b5 bw cz df
chemis:9r e2
chemisag:t
chen:h j 1k 2h 6s 6t 6u 7n b3 bw d8
chenet:db
chenin:bx
chequ:1b 5b 5d 5m 8e 95 ch cq cs cu
cher:4 3f 4l 75 7q 7w 8i 9f bu dw
cherch:3 8 e g h i 10 12 14 17 1b 1f 1i 1n 1t 1v 1w 1z 20 26 27 29 2a 2d 2e 2h 2i 2k 2q 2s 2t 2u 2v 2x 30 32 33 37 39 3b 3c 3d 3h 3q 3r 3t 3z 40 45 46 48 49 4a 4d 4f 4i 4k 4l 4o 4s 4u 4v 4w 50 51 57 5b 5e 5f 5g 5i 5o 5r 5s 5u 60 62 67 69 6a 6c 6f 6i 6m 6r 6s 6u 6w 6y 6z 70 71 73 74 75 78 79 7c 7l 7o 7u 7v 7z 82 88 89 8a 8e 8i 8l 8q 8w 94 9k 9o 9p 9x a2 a5 a8 aa ag al ap as au ax b1 b2 b9 bk bt bu by c1 c2 c5 c6 ca cb cd ce cf cg co cq cv cw dd dl dn do dp dw dy e7
cherchabl:a9
cherchent:da
cherchon:1 k u z 1g 1y 21 2o 2r 2t 3d 3g 3s 42 4h 4j 4n 4y 5l 69 6c 6p 6v 7o 99 9c ca cj e0
cheval:2g 4h 5l 6f ap bp bu bw c0
chevalet:b7
chevet:e0
cheveux:2d 48 7a dl
chevill:i al d6
chevr:br c1
chevret:br
chevron:b3
chewing:15
chf:b x 13 1z 35 3v 4x 83 91 9h a5 af cb cz df
chi:8 4o
chicoutim:23 59 6h
chien:c 12 1d 3h 3j 5c 5e 5f 5i 5o 60 7a 8n a2 a5 ca cj d9 dc df
chiffr:2b 56 86 92 94 am ci d2
chiffrag:x
chignon:2d
chil:17
chim:4v
chimay:2r 8i c1
chimiqu:2r bj
chinois:40 6p 7f 9c
chiot:5f 5j 5o
chipot:9f
chiro:3x
chiromancien:dy
chiroprat:3x
chirurg:5j
chirurgien:3w
chlor:c9
choc:5z 6r
choco:2j
chocolat:37 5u
chocolater:96
chocolati:bc
choeur:dm
chois:e 1a 2u 4r 5w 8d 8n b8
choix:e z 2i 8w 95 bq dt
cholesterol:5u
cholet:1 6j 9r
chomag:95
choral:25 3h 4r 6j
chorist:4r 6j d6
chos:r 1m 1p 1w 1z 29 2z 30 32 34 35 36 3z 49 4t 57 62 6e 6h 7d 7k 7p 7s 7x 8w 9d b6 br cd d8 di e6
chou:49 cw
chouc:2
choux:1y
christoph:dz
chromat:75
chronofresh:2v
chronograph:cz
chronometr:51
chronometrent:3o
chu:8m
chuchot:6y 8m
chut:3v b0 b8 b9 cz
ci:95 d3
ciao:4c
ciblag:89
cicatric:di
cidr:ac
ciel:2k 62
cil:4a
ciment:g b5
cin:22
cinem:3r 7e d3
ciney:7x bn bp
cinq:5 o q 18 1g 1u 1x 24 25 2h 2j 2n 2p 2s 2t 2w 2y 2z 3g 3i 3q 3s 3x 4c 4g 4n 4o 4r 4w 50 5a 5j 5s 5w 6j 6m 6y 6z 72 74 7v 8d 8v 8w 8z 93 9e a9 ac ad az b2 bm bq bt bx cc ce cj cq cr cu cw cz dt dz e2 e6
cinqu:26 2a 4k 4p 50 5b 62 64 6j 6u 7p 8p 9g 9h ak aw cl e4 e7
cinquantain:c7
cinquiem:2 4u
cintr:cx e2
cir:2c 44 4a 5p 6u 7v 9i af b9 cy d0 dc
circuit:6 4v
circul:an
cirqu:7w co
cisaill:at
ciseau:5i 7i
cit:9t
citadin:6g
citern:bi bn
citriqu:ay
citron:34
civil:1n 21
cl:33
cla:bu bv
clair:e 7s 8b 8d 8x a8 b7 ci
clapet:an
claqu:0 n 63 6a a8 cn d3 e4
claquent:dw
clarinet:4t d5
class:1f 1i 1m 4l 4q 65 9c 9n a7 a9 b8 cv
classeur:a0 a9
classic:74
classiqu:74 7g df
claud:38
claus:14 96 9d
clavi:4o 70 73 74 d2 d6
cle:5 d n 10 18 1d 1q 1r 1s 24 26 3p 4o 4y 5e 5z 66 88 8j 9w a3 be ck cm d4 dz e1
clef:n
clerc:9d
clermont:2k 49 4f 4z 6l ah
clic:89
clich:df
click:3b
client:33 37 3d 4a 6e 6i 6l 7x 87 8g 8n 96 9e 9k 9p 9s a6 ab av be ce cm co
clientel:c2
clignot:6 ai d3
clim:8 a4 c8
climatis:5x bu
cliniqu:3g 3u 45 5j 5u 6k 87 8g 9a bb cb dr
clio:5v 65 6o e4
clip:22 8s ak
clips:h
cliqu:8d d2
cliquabl:7z 8d
cliquet:d2
cloch:a3 af b4 bg
cloison:f x 6m 6v 9v
clop:e3
clos:3h 5f 5g 61 6e a4
clotur:q 1d 5g 92 94 br
clou:5y 8g d8
cloud:83
clown:2a 5n
club:y 1v 26 2k 2z 3m 3w 4h 4j 55 5a 67 6f 7k 8i 8j
clus:ac
cm:p 1e 1t 7f 7l 7n ai b7 d9
cm1:52
cm3:64
cnap:2n ab
cnesst:55 9u
cnsm:4r
co2:c8
coach:2h 4c 4k 4r 5b 9r
coaching:z 9j
coc:34
coccinel:cg
coch:2g
cochon:1v 2u
cocktail:1u 2i 33 cn dj
cocott:7u
cod:6 2x 6p 80 85 8r d9
codabox:90
coefficient:9l
coeur:2y 5p
coffr:64 6t aw c5 c8 d5
coffrag:x
coffret:9 30 37 77 8c 9l ai bi bl
cofrac:1r be
cogn:1k
cognac:ax
coiff:48
coiffeux:2d dy
coiffur:2d 9u
coin:1a 26 31 3f 3j 3k 49 4j 5r 7e 8f at ck cy
coinc:o 6k 6p
cointrin:a5
col:34 7c ax c0
coliqu:3x
colis:k 1o 2u 2v 3b 6b 6k 6p 6q a3 av cq cr
colissimo:7y
coll:g 2c 6y 7s 8h 8i a0 az cj cy d6
collabor:2i 3o 3y 4m 5l 8y 9t
collat:a1
collect:3b 4p 6v 77 7b da dj dl dq
collecteur:c2
collectionneur:5z cz
colleg:7l
collegu:g 35 3n 3o 3p 40 4a 4i 55 60 78 8m 9a 9h e4
collent:8i
colli:5f 5o 8x dz
collin:bm
colmar:33 4r de
coloc:cb
cologn:4x
colomb:2a 35
colombi:aj
colombien:4z
colombin:57
colon:t 2b 34 3c 4e 6y 6z bt
color:1j 48 9u
colorimetr:e7
colz:bo bp bt
comb:5p 6x
combien:3 n u 25 48 55 5i 5x 6g 6k 6l 8n 93 94 9l 9o 9s a2 a7 aj c3 cz dd dr e3
combin:a1
combinaison:79
combl:p 3i
comedien:8u dk
comic:2l 8b
comit:23 4j 58 7v 8b 8m 9m 9u dj dy
comm:f h 1c 1j 2g 33 3q 3x 3y 4d 4x 4y 5a 5o 5p 5x 6d 6u 70 7n 7u 7y 82 84 8n 8p 93 9f 9q af ao b8 bq bz c7 c9 cn co d2 d5 d6 d7 da db dc e7
command:b 2v 39 4w 54 6b 7f 7y 8f 8j 8s 99 9s a0 aa b0 b7 b9 be bo ci cq d5 d8 d9 da db dd de df di ds
commandent:7n
commandon:34 av
commemor:8h d9
commenc:p 1a 1q 4o 59 5c 5v 73 8i cb cq dk
commencent:70
comment:44 59
commentair:8a
commerc:11 2h 4z 64 6k 70
commercial:5d 81 9c b2 ce dg
commiss:29 9h a0 ci
commod:1k 1o 6t 7e d7
commun:i 14 1m 1t 29 2i 2l 3i 3z 61 8e 8l a5 a6 ae ay b2 bw cm d1 ds
communal:1d 1i 2a 3s 5p a5 bm cv ds
communautair:59 77
communion:1u 2o 6w
compact:1e bh
compactag:ao
compacteur:b2 bh
compagn:1o 2c 5k 9f 9n dx e2
compar:9f 9g
compart:2r
compatibl:54
compens:8d
competent:5b
competit:3w 4g 4j
compl:62 b4 bb
complementair:3x
complet:3 5 k 1a 1q 1t 2f 2p 3b 3d 3u 46 4h 5v 72 76 78 79 7a 7g 7h 7u 8b 9a as at bt by ca cz dm
complex:a4
compliqu:y 8v c9
compos:1d 1f 30 4y ai dm dn
composit:20 5a
compositric:8w
compost:av
compostel:7m
compot:5l
compr:d i s 13 16 1u 21 2i 2l 3i 3r 3u 4i 58 73 7c 7k 96 9z b6 bi bq bv bz dr
comprend:41 4x 4y 56 59 92 9q dp
comprendr:3y 44 4w 50 9o dy
compress:be
compresseur:ap c7
comprim:5h ao
compris:0 3 g h r 14 1b 1h 1o 27 2c 44 4n 57 5j 7z 9v cb dc
comprom:1r 9d
compt:a 13 4f 5w 6e 6r 7a 7g 81 86 89 8a 90 93 9w a0 a5 a8 a9 au ch
comptabl:3o 56 89 90 92 94 a0 aa ch
comptent:dw
compteur:a 71 bi bk
comptoir:1k 2i 43 9v am az e4
compton:92
comput:85
comt:2w
comtois:cz
con:7 3p 3s 40 6o 7f 82 a3 a5 a6 cb dm dn
concarneau:2v
concass:s
concept:z 1a 8v a7 c4
concert:2n 2r 75 bi d6 do
concess:11 62 65 ds
concessionnair:a 60 bu
concevoir:a8
concierg:1t 5e a3
concierger:1t
conclu:cf
conclur:6
conclut:4j
concoit:9v a7
concordatair:9e
concour:4j 51 92 d5 d9
concu:ak
concurrent:88 96 9k 9o a3 ab
condens:6
condit:cc
condition:2y 2z 9l al bc
conducteur:r 2g 66 6g 6j bk cr
conduir:5s 6h bh bu
conduit:2 54 63 bh
conf:63 7m 8d 8o a4 by cz d3 d5
confect:59
conferenci:2h 3k
conferent:a8 bx
confi:y 10 2p 6q
confianc:10 3r 3v ch
confidential:14 85 86 9k
confidentiel:d2
confient:e2
configur:5w
confin:1s 5f bf
confion:5x
confiser:8x
confiseur:37
confitur:3i ax
confl:5d
conflit:5d
confond:52
conform:j u 29 7o 9d 9t 9v aa at az c4 c6
confort:9w
confrer:37 7o 8k 8n 9w de
cong:1s 3q 3t 4s 4v 93 99 a3 cn
congel:1l 3c d2
congr:9w a8
conjoint:97 9a
conjugal:3z
connaissent:9w
connecteur:ai d1
conner:de
connexion:84
connu:13
conqu:db
conscienc:4d
consecut:cn
conseil:5 7 e 36 5o 6b 6y 7b 7p 8y 91 98 9h 9i 9m 9n 9s 9y a8 az b6 bh bt cp dx
conseiller:9g cp e7
consent:97 dw
conserv:o 3a 3d 8u a9 d1 d7 dq
conservatoir:4o 4p 75 d5
conserver:ay
consign:32 34 b7
conso:9b 9e
consol:2k 72 7a dm
consolid:d7
consomm:d bd
constat:9b ab
constitu:7a 9a br
constructeur:8t ac ad al c4 c6
constructibl:cd
construir:i y 1f 2h
construison:b
construit:1i
consuel:d
consult:y 3x 3z 40 45 46 5j 6s 89 91 97 c4
consulton:1q
contact:a1 a6 aa dz
contamin:ao
conten:1s
conteneur:19 6o 6q a9 b2 bj
content:2e 3u c0
contenu:8a
contest:x 91 99 9b
contient:7b 9j a0 a9
contigu:7w
contour:49
contr:4 18 38 5s 5z 64 6c 75 7h 7u cc cj dz
contract:3u bn
contrair:4m
contrat:6 8 w 11 1b 20 3q 3v 4z 5j 5m 5n 5p 5r 5s 69 82 8l 8p 96 9b 9c 9d 9f 9t 9z a1 a2 a4 ap b2 bf bl bt bx by c6 cb cq d6 dk dl dr
contreb:24
contrefacon:78
contremaitr:9q
contrepart:9j
contreplaqu:b3
contrepoid:as cg
contresign:16
control:2 2l 42 43 4c 4u 5v 5x 5y 6a 6e 6q 78 91 92 a2 a4 a9 ac ae af ar as ay b1 ba bt c6 db dv
controleur:aa bf
convaincu:bq
conven:df
convent:4q 93 96 97
convention:41
conventionnel:at
convenu:48 6i
convers:3t 44 4z dp e0
convertibl:6s
conviv:1u 1v 1x 28
convoc:9b
convoi:6n
convoyag:ar
convoyeur:ar
cook:9t
coon:5m
cooper:a 3d 5d 6z 7a 83 8k as b5 b6 bl bm
coordin:2p
coordon:1q 3p di
cop:7e 9d d2 e4
copain:g 23 2a 3j 4f 5g 72 7o b5
copco:ap
copeau:2r b1 b2
copin:4n 58
copro:8 9i
copropriet:0 a 1p 99 9y c3 ch
coproprietair:cg
coq:bs
coqu:1g 6d 6r 6z 78 ak cq
coquill:8o
coquillet:58
cor:47 75
coral:5n
corbeil:14 9r
corbillard:ds
cord:4m 74 bm d6
cordag:4i c2 c5
cordeau:1e cu
cordon:1i
coreen:4y 5a a5
corn:47
cornad:c0
cornalin:31
cornemus:75
cornet:2j
corni:b0
cornich:f 62
corp:i j 1f 1p 2l 7o 9u ac aj bu db dl
corporel:ab
correct:12 31 51 77 8b 8o a2 di
correcteur:43
correspond:3k 3m cv e0
correz:c0
corrig:4u 51 86 8o 9s c5
corteg:20
corten:ad
cortison:40
cosmet:6p 8c bb
cosmiqu:4m
cosmos:bb
costaud:16 cu
costum:17 2c 2e 9j cx dj dy e3
cosy:78
cot:0 1 f q 15 18 1a 1j 1p 1y 27 2e 30 3g 3j 3t 40 5w 68 6a 6w 77 7e 7g 98 9v a6 ac am be bi bl by c3 c4 c8 e3
cotat:6l 6o
coteau:b8 br
coti:3l
cotis:cd do
coton:2f 7m ax b9 d0 e1
cotr:c2
couac:2p 4t
couch:e h l 3l 3s 7r b9 cw
couchag:65 66
coud:1i 4i cy
coudr:de
couet:7r e3
couinent:6a
coul:4 l m o r 1k 4u 6t 8i af b5 be da
couleur:z 2f 6s 8b 8e 8h 8j 94 9z av b4 bp dd de e7
couloir:8 c k p 12 1k 6q 7s 9z c0
coulur:e
coup:9 k m 1c 3j 3n 48 49 4c 4k 51 5i 67 6d 6y 7c 7j 84 87 8k 8s a2 ak b0 b6 b7 ba bp bs bv bw ci d9 dl e5
coupel:da
coupent:7u 8u
coupl:10 1g 3q 3z 4f 58 5h 6c 97 9d 9h am ca ci cj da df dv dw
coupon:b9
coupur:bi
cour:4 n o 1w 1x 2c 2k 3t 3w 46 47 4d 4e 4f 4g 4h 4i 4m 4n 4o 4p 4r 4x 4y 4z 56 57 58 59 5f 5s 6a 6e 6s 7d 8l 8r 97 9m ap b1 bz cl da dg dv e8
courb:an be dh di
courbevoi:3w
courcel:cq
coureur:2r
couron:42 cc
courri:2f 3v 5h 91 9e 9n bj cj cv
courriel:6p 77 86 8n cn
courroi:5x 7k am c7
cours:1x 1z 29 3t 3v 69 7k ap
coursi:69 a3
court:q 22 43 5u 7c 8a 9k 9z bx ca dk
courtag:ci
courti:9f 9g
courtois:5z
cousin:1u 21 23 3h 4g 6o 79 7g 8h 95 ac bh de du
coussin:6w
cousu:7v 8h ba
cout:7 25 a7
couteau:1x 58 7u db
coutur:59 9c cy
couturi:cx
couvercl:ax
couvert:15 1u 28 31 3f 5t 7u 9f b2 bo
couvertur:0 1g 6h 76 84 8e 8h 8z dd
couvr:84 86
couvreur:1m cu
cov:az
covering:8k
covoit:7z
coworking:9x
cp:52
cpf:5b 89
crach:35 ap
crachot:d3
crai:bo
craintif:5f
cram:9
crampon:4m
cran:48 ck
cranien:3x
crapaudin:1
craqu:1c 3x 6f 6w 72 9o
crau:bp
cravat:2k e7
crayon:8e a0
cre:4 48
creanci:9e
createur:7v
creatif:3p 7v
creation:3d 7x 89 8b 95
creatric:7v dd
crech:1d 3d 3q 3s 78
cred:10 1b 3t 6h 92 bd bu
credit:9e 9g
crem:1y 2j 2w 31 3b bb
cremat:dr
creneau:4e 4k 54 5y 6a 7y 8d 9a 9o
crep:p 15 7c cc dp
cret:30 3m 5g
creteil:6s e4
creus:1 r 1g 4g 5p bg da dc
creux:g
crevaison:5y 61
cri:4 56 a3
crin:1j d5
crini:4h
crinolin:2c
cris:3z
crisp:4q
criss:5z am
cristal:27
crm:9m
crochet:4r 59 7v dd
croi:dt
crois:w 3w 44 47 56 5f 9c 9p d1 d3 d4
croisi:3l 3m
croiss:1z 3i
croix:7t dq
croqu:y 8e ac c4 dg di
croquent:2z
croquet:3x 5o
crott:w
crouesty:6c
croul:9n
croupon:b9
crout:2w cs
crpe:4u
cru:2w 76
crustac:1x
cryogen:bf
crypto:91 9h
cryptos:91
csa:bl
cse:3n
ct:5v 7d
ctr:8z
cu:cd
cub:16 64 6h 6o 7o an b3 b5 bn bw c9
cubag:b3
cubatur:8z
cueil:20 2y
cueillet:bx
cuir:6s 7b b9 cx cy e3
cuisent:1u
cuisin:2 4 a g k w x 10 14 1q 1w 26 3a 3e 3h 3n 3v 52 58 5u 6x 7u 9b aa bb bc cb cc cl co dp e6
cuisini:5u 6x 9a ba
cuiss:1c
cuisson:1w 57 aj da
cuistot:1x
cuit:1v aj b4
cuivr:4 24 2w 38 87 a2 b1 d5
cul:5v
culinair:3o 58 8x
culmin:7t
culturel:2p 57 66 7x
cumin:39
cur:t 25 8v af cp cs d4 dt du
curag:t
curcum:39
curet:s
curry:39
cutan:3u
cuv:2w 32 6n ay b1 bf bl bn
cuvelag:v
cuvet:6z 7r
cv:5b cn cp cv dv
cyb:9f
cyclist:3i 5f 67
cyclosport:d4
cylindr:n ap e4
cynophil:2n
d40:ap
dad:5p
daf:94
daikin:7
dakar:6o
dal:3a 7t
dalf:4y
dall:r u 1g b8 ds
dam:18 2r 5h a3 db dq
dan:4l
danger:1d b2
danois:5s
dans:h 21 23 24 4e 4f 9n bd
danseux:2l
darjeeling:36
dashboard:85
dat:2 1r 2f 2g 56 7e 7m 85 8r bc bg di dn dy
datacent:83
datat:au
dax:l
db:m
dc04:ak
dci:5v
ddft:9
ddm:8i
de:1 3 7 9 b j k n r 12 17 1h 1m 1t 1v 1z 2d 2f 2z 31 39 3d 3q 3r 3s 3v 42 43 4e 4k 4l 4q 4r 4x 50 52 59 5h 5i 5r 5s 67 6d 6f 6i 6p 6v 77 7b 7f 7r 83 84 8j 8o 8v 8x 90 94 9b 9f 9v 9x a1 a2 a7 ai b0 bb c3 ca cb ce ch cm cr d4 de dh do e6
dea:ct
deambul:5q
deb:7m c9
debard:bw
debarr:18 7q b2
debarrass:18 2o
debit:i ae b3
debiteur:90 9e dv
deblai:1t
deblocag:d1
debloqu:6z dx
debord:1 6l a5 e6
debordent:14 b2
debossel:5z
debosselag:5z d5
debouchag:t
debout:0 1m 1o 1y 28 3a 4l 6c 6v
debriefing:3o
debroussaill:7j br
debusquon:bw
debussy:4o
debut:j q 10 2g 3d 3t 46 4f 4i 4n 4o 4p 4r 4t 4y 59 5p 5q 63 6p b2 cn cp cq cu cv dq
dec:18 4n
decaf:35
decafein:35
decaiss:1e
decaissement:1e 9h
decap:15 bf d7
decapot:2g 6g
decembr:1u 23 2a 2w 37 5h 6q 7l 7n 89 9f c0 cj e5
decennal:0 q 9f
decent:3j
decharg:1s
dechet:1w 8e bm
decheter:1s
dechetter:19 6f
dechir:1h ao ba
decibel:9u
decid:2u e6
decis:3z 99 9q
deck:9j
declar:10 14 2z 3b 3q 3v 4p 5s 6p 8z 90 91 by cs dk dx
declench:71
declenchent:1t
declinaison:4x
deco:7f 7t
decoll:e 6i 8h 8i d5
decompt:90
deconseil:a
decor:z 17 5n 6h 7e ae e5
decorn:bm
decort:56
decortiqu:2z
decoup:k 1v 2u 8c 8y ad b7 b8 c7
decouvert:3b e8
decouvr:94 ch
decriv:di
decroch:1 1n 82 86 9e
decrochon:9o
ded:83
dedan:o 11 1l ak d2
dedicac:76 8o
dedouan:6o 6p
deduct:18
deduit:3 18 1l
defaill:d2
defaut:6l 99 aq
defendu:2u
defens:4l a3
deferriseur:c9
defibrill:55
defigur:y
defil:3k dl
definit:8e 8x
defonc:7l
defunt:du
degag:1t
degarn:49
degat:f 9f
degauchiss:7i
degel:u
deglutit:41
degoulin:1
degr:6 7 d 2j 2q 2w 3e 4g 6m aw ax be c8 cq
degrad:49
degraissag:bf
degress:5c 60 bn
degueu:60
deguis:2c 3p dj
degust:1y 31
dehor:7 m t 11 1a 27 2x 6w 7e 7k 8y bq
dehouss:6s
dej:e f j o 1c 1d 1x 2f 2p 3i 5f 6z 7c 7p 84 90 99 9c 9j 9u a5 an b5 bp ca cg
dejeun:38 3g 3i 4d ck
del:s 4z 5z 61 86 8g 8x 9r ad ag ak b7 bb bl cy d5 d9
deleg:98 9l
delegu:8m 9g 9n 9w a1
delemont:2 4x 6n 76 a9
delestag:a
delf:4y
delicat:e3
delivr:55
deloyal:ab
delt:c5
dem:1 p 12 1m 1n 2u 3g 3o 3s 3v 4n 4p 4t 4z 56 97 9y ca cn cs dl e7
demain:9 6k 9b a0 al ap cu dx e2
demand:7 c l p t y 13 1m 1x 27 2p 3i 3n 4q 4r 4y 50 59 5d 5m 5w 6g 6o 6r 76 7y 86 88 89 8b 8r 8w 8z 98 9i 9l 9p 9s 9u a8 aa ad aj ar aw ay az b0 b5 bf bi bj bz c2 c3 c4 c6 c7 ca cj ck dq dr e5
demandent:2y 8k d4
demandon:9 d 1a 1d 2l 2z 3j 3m 5h 6n
demarch:1h 4y by
demarchag:9b
demarcheur:d
demarr:6c 70 au bj
demarrag:81 82 8d
demarreur:6r
demelag:5i
demenag:5k 7t 97 a5 d6
demenageon:13 6f
demenageur:3w
demeur:99
demission:9w
demoisel:cx
demol:s
demolit:5 cu
demonstr:81 ah db
demont:16 1c 1f 27 2l 6t d6
demontag:16 1m 9v at b1 c7
demoussag:0
den:4l 99
denain:9e
deneig:1t cc
deni:7g
densifi:7n
densit:1j
dent:42 cw
dentair:8 5n ac
dentel:2e 7c
denud:b1
dep:3v br
depann:5q
depannag:1l 61 82 9z a1 az cx d3
depareil:28 6u 7u
depart:2d 3m 3z 5c 5m 66 6j 6l 6m 6o 91 a4 a5 cr e0
depass:5v
depend:54
depens:89
depistag:45 br
depl:1w
deplac:4 21 3q 4k 5h 5j 6n 83 8p 9m 9y as c8 cg d6
depli:8f
depol:8g c9
deport:6w
depos:5 l p y 19 1p 6n 86 8w 8x 9c b2 e3
deposon:9c
depot:c m 19 2x 5t 6p 75 79 80 8h 9c a1 a9 bh cu dd
depoussi:14
depoussier:cm
depuis:0 4 6 a b c k m q t v z 10 11 18 1b 1e 1l 1z 2m 2s 38 3l 3n 3o 3r 3s 3v 3x 3y 3z 42 45 46 47 4h 4n 4p 54 57 58 59 5j 5k 5n 5p 5r 5t 5u 5x 63 65 68 6d 6e 6g 6l 6p 6t 6v 74 7f 7n 7t 7w 7y 82 99 9g 9h 9l 9n a2 a4 a7 ad af ak am an b2 bv c5 c8 cd cg co cp cz d0 d1 d4 dm do dq dw dy e6
deput:bm
deraill:9m
derailleur:6b d4
deratis:w
derby:7b
deriv:bd
deriveur:6c
derni:7 8 u 1r 1t 23 2d 2k 2m 2o 32 3h 3m 3o 43 4c 4h 4u 5b 64 6b 6j 72 7l 7n 81 8a 9p bn bq d9 dd dv e0 e5 e8
derogatoir:cf
deroul:2i 7s
derri:9 f n v 15 1s 2r 3y 61 7q 8m 8w al b1 bj d8
des:3 j 11 1k 2f 38 4d 65
descel:42
descend:4n bn bu dx e0
descendent:35 a4
descendr:6m
descendu:1g
descent:1
descript:36 dz
desembou:6
desembouag:6
desencombr:3w
desherb:cs ds
desherbag:1b
design:q 8d 8t ah dx
desincrust:ay
desinfect:14 ay c9
desir:5y
desol:4u
desorm:2m 6t e4
desoss:2u
desoxyd:d1
dessert:3c
dessin:i y 1a 1k 1y 4u 57 8b 8e 9v ad ah ba db dc df dg di dl
dessinon:9c
dessous:g m 1u 6s 7s d6
dessus:1 e f w x 1e 1v 2e 4l 6z 73 78 7f 7r 8z bf df e4
destockag:bl
destop:t
destruct:a9 c6
destructeur:a0
detachag:e3
detail:2m
detaill:1e 51 9d dv
detartrag:42 5j
detect:ab
detecteur:c dz
detendu:5f
detergent:ay
detest:3p 6h
detestent:cw
detour:6j 8x
detourag:8x
detourn:b2
detruir:a9
deuil:3z e6
deux:
deuxiem:k 11 2n 43 4e 6s 8b 8u 9h b4 bp bq cg
dev:1 g k l n o s t 19 1e 1k 1v 1w 21 26 2n 2u 2v 40 4l 4o 4p 52 5q 5w 5y 5z 67 69 6d 6j 72 7f 7m 7p 7z 80 8d 8k 8o 8p 91 9b 9e 9j 9n 9u a6 ab bc be bv ci cy cz d2 d7 db de dl dr e1 e5
devantur:dh
developp:5a 80 82 9c dg
developpeur:7z 8d 9k
deven:4v
devenu:15 1g
deverrouill:6z
devien:b3
deviennent:43 bc dc
devient:c4
devill:7o
devoil:df
devoir:3r 52
devon:c s 1s
devor:5e
dgac:8z
di:7o
diabet:45 47 5h 5r 5u
diabl:6h 7o
diag:s 5x
diagnostic:s v 1l 9q 9r ci d1 d2 d3
diagnostiqu:1c
diagnostiqueur:1r
diagonal:7x
dialectal:50
dialogu:8r 9m
diam:7d d0
diametr:37 af b3
diapason:74 d6
diaphragm:5a
diapo:9j e1
diaporam:a7
diapos:a8 e1
diatom:c9
dickson:1h
dict:4y 52 8q cv
dictaphon:9n
diesel:5v as
dieteticien:2z
different:2p 46
difficil:1g 5l
diffus:8v a6
digest:40
digesteur:bm
dijon:1j 2w cl cp
dilu:an
dimanch:5 15 1z 26 28 29 2k 2o 2u 2x 3c 42 48 49 4j 4x 55 6f 6g 6i 6y 7c 7v 87 aa bf by cp dj do e0 e2
dimens:73
dimensionnel:am
dimon:93
din:1x 2h 3i 3o 3p 3t 5r 9w 9y a9 bn
dinan:1i 2u
dinatoir:1u
dind:bs
dingu:8p
dinosaur:70
dip:bb
diplom:4g 4n 4q 4r 4t 5f 8l 8m 9d ct cu dh
diplomat:3v
dir:3k 4z 5c 85 9i co
direct:2v 55 6j 7y 9m 9q bv ck d4
directeur:2n 5t 8y 9k 9m
directric:3n 9k
dirig:6m 8p 9q
dis:53 5d bv
discord:dp
discour:22 2h
discret:8 8p 8y 9k 9n dv
discus:5n
discutent:8v
disent:5p 7x 9a
disjoncteur:9
disparaitr:s
disparu:82 90 c3
display:89
dispo:e f k 1r 23 2h 3x 44 4a 4x 5c 85 8t 9c b6
disponibil:9m bv
disponibl:i 1r 3z 4j 4p 5m 61 7x 9g ar ca cd co dc dq dx
dispos:25
disposit:3y 7q b1
disput:z
disqu:5x 6a 70 7k 85 d2
disquair:77
dissert:4u
distanc:6z 7o 82 8n 8v 8w 9n
distill:33
distiller:33 8c ax
distribu:5x 96
distributeur:6r a1 ao bk
district:9p
dit:7 x 10 17 2a 2e 2g 3x 41 44 45 4a 4b 4d 4s 4u 51 5j 5x 60 6k 72 73 7g 7z 8a 8n 92 9b 9q ab ay bk bm c2 ch cy dd dv dy e6
divan:6s
divis:c3
divorc:74 7u 97 a9 e7
dix:4 c d j 12 13 17 1t 1y 1z 21 26 28 2a 2c 2d 2m 2o 2q 2u 2w 2y 34 36 3a 3c 3g 3i 3k 3m 3q 3r 3w 3y 3z 41 42 46 4a 4f 4g 4i 4j 4o 4p 4w 50 52 57 58 5a 5d 5f 5h 5m 5t 5w 64 66 67 6d 6e 6i 6j 6k 6m 6t 6z 76 77 79 7i 7w 84 8d 8m 8r 8s 8t 8v 9g 9q 9v a0 a5 ac ag av az b0 b2 b8 b9 bc bd be bg br bs by c2 cg cl cy cz d2 d4 d6 da dd de dk dm du dv dw dx dy e3 e5 e8
dixiem:32
dizain:52
dizi:bg
dj:23
djemb:75
djerb:3m
dn50:an
doc:4e 85
docil:br
docteur:44 47 5t 5u 6c
doctolib:9o cv
doctor:5t
doctoress:4d
docu:8m 93 9u bq c3
document:6m 85 at bi
documentair:8r
doigt:b 48 7d 9u cv da
dois:2 4 18 31 9e 9j b0 b6 bx e0
doit:8 k m r 8j 8m 8r 9d 9t
dojo:4l
dol:5k bl
dolibarr:81
dollar:1w 3o 65 6b 7h 88 cg cp cs ct cu
domain:1y 2g 83 8z bu c1 db
domest:aw
domicil:1l 1x 2d 3q 3t 3x 41 43 47 4c 4o 50 52 5f 5h 5j 5r 60 6y 77 7s 82 9d 9g ct dx e5
domicili:95 9x
doming:8j
dommag:1l 77 8k
domot:b
don:m n 2d 38 39 4d 5e 6z 78 7x 8e 8u 97 9t am aw bw bz d1 dq e0 e6
donat:9d dx
donc:26 65 6c 74 9f cq
dont:l 1l 1u 29 2i 31 37 6j a0 a8 cp
dor:w 28 2b 3z 9e cg d0 dh
dorm:8 3h 3j 7g dv
dorment:3r 50 6t 9n a7 bz d0
dormon:cj
dort:3 a 26 3q 53 7r 9h bi cj ck d4 d8 dx
dortoir:3n cs
dorur:2f 8c 8h d7 dc dh
dos:16 3c 3o 3w 3x 3y 4e 4g 5l 6v 7j 80 8h a9 as ba cr cs de dz
dosag:au c9
doseux:au ay bz
dossi:2m 3s 47 4y 5q 7h 9e 9g 9i 9j 9n 9r a6 a9 bb c4 ca cv dx
dou:23 5x 9s a1 c9
douan:6p aw
doub:7n
doubl:5 d g l 1i 1t 1y 2j 2q 2w 4i 4s 54 69 6f 6j 75 78 8e ai ap av b7 bs bz ds e4
doublur:cx
douc:1c 3x 6c 8e
douch:5 g t 13 3i 3j 65 66
doudou:78 cw dz
doudoun:3 79
dougl:i b3 bw
douill:ac c6
doulour:40 4i
dout:a2 ab
douteux:ab
doux:4d bq
douz:a 1c 1g 1u 1z 28 2m 2w 35 3h 3k 3l 3p 3q 41 4i 4r 4x 59 5a 5i 5k 5l 5s 64 67 68 6c 6u 6v 72 7n 7p 7u 83 8a 8f 8g 8x 9q 9x a0 a2 af ag b0 bc be bp cb cw de dj e8
douzain:2v 2x
down:59
dpe:1r
dpo:9t
drag:2f
dragon:7a
dragu:dp
draguignan:cj
drainag:bv
drap:10 3h 3i ck cm e2
dress:du
dressag:5k cn
dressent:1u
dressing:1k 6t e6 e7
drift:72
droit:j 16 1d 26 4j 4o 5t 73 8b 8g 8p 8s 8y 97 9t c1
drol:u df
drom:27 2h 3n 61
dron:22 8z c3 ci
drummondvill:u 60 7j al
dsn:93
du:2o
dub:2p 9v
ducato:65
duchess:2k
dufour:6c at
dump:bh
dunkerqu:2c 51 ap
duo:4r
duos:58
dur:h i 1s 2t 35 3y 45 55 5x 79 85 a7 cq dd
durabl:2v bw e6
durbuy:24 3h
durcisseur:az
duret:be
dust:5w
duval:6
duvet:7m 7r
dxf:ac ad
dy:8o
dynam:a
dynamo:be
dyscalcul:53
dyslal:41
dyslex:53
dysplas:5m
dysprax:41 53
e18:1l
ean:8c
eas:bk
eastman:3i
eastpak:dz
eau:1 4 5 6 7 9 f g t u 11 15 17 1a 1g 2r 2u 33 34 3j 4g 5i 5n 5q 5x 60 6c 8i 8t a1 an ap c1 c2 c7 c9 cd cm d7
ebauch:af
ebavur:ad
eben:1k 7e
ebenister:az
ebrech:28 5l
ecaill:2v 72 7l
ecart:4n 9s
ecg:bd
echafaud:bg
echafaudag:1m 9u cu
echaffaudag:1m
echallen:27
echang:62 6w 70 72 75 79 7h 7u 7w an c1 cc dp
echantillon:1i 33 6m 80 8i 8j 8o 8u 9p ac av ax b4 b9 c7
echapp:8r
echard:1d
echarp:dd
eche:9g
echeanc:54 9f 9m be
echec:dq
echel:1 j 1m 6t by
echelon:70 8u aw bn e1
echograph:5j
eclair:4j 6m
eclairag:b 1a 1k 27 2k 8s 9v
eclairc:bw
eclaireur:7m
eclat:2b 8t
eclosoir:bs
eco:5t
ecocert:3d
ecoeur:1y
ecol:6 i 1s 2j 2k 37 41 4m 4n 4q 53 5f 63 68 6a 6d 6j 70 7i 7p 8i 8j 9t a5 a8 bm d1 dg dl
ecolog:e3
ecorc:bw
ecornag:5j
ecoss:65
ecossais:5s
ecout:46 6y 77 8n 8v 8w do dv
ecran:0 14 3n 3y 42 6y 7a 7o 82 8d 9g 9v aa aq d1
ecras:2s 34
ecrir:bb ca dh
ecris:4y 5t 8p
ecrit:a s 1c 1t 2h 2n 41 4v 53 5y 6j 6k 88 8e 8m 8q 8s 91 9h 9s a6 ci dr dt
ecritur:4b 50
ecriv:dt
ecrivain:8p
ecrivent:dw
ecrivon:92
ecroul:s
ecrous:al
ecru:dd
ecuel:5m
ecully:2o
ecusson:de
eczem:40
edf:1c
edit:2n
editeur:6q 8e 8u
editorial:8a
editric:8o
edl:ch
educ:3s 5f
effac:8q d2 dg e8
effar:9r
effect:8t
effet:74 ap
effig:df
effondr:q 8m
effrai:2a 4u
effrit:l
egal:dn
eglis:e 1v 20 25 2g 4r b4 d3 dc
egout:u
eheim:5n
ehpad:48 ct
ei30:m
ei60:b7
ejecteur:ak
el:39
elagu:1c
elarg:c3 cg
elast:al d1
elec:1q 1r a4
electr:7 t v 1q 3j 4p 4v 5i 5q 5w 63 64 68 69 7o 9v ah as bm cd
electricien:9 bk
electrif:c0
electro:23
electromecanicien:am
electromenag:1l d3
electron:6d 81
element:b4 c4 c7
elev:46 4n 4u 4v 4z 53 56 6a 6j 7l 7o 7z bg cf d2
elevag:2x c2
eleveur:5j 5m bp c0
elingu:bg
elle:3z 46 6l 7q cs
email:da
emaill:7o ds
emal:57 da
emball:16 6q 7a cp
emballag:16 1o 6y 7v 9l
embarc:6d
embargo:a6
embarqu:3l
embauch:5b 7b 9a co cp cs
embaum:1v
emblem:8b 9c
embouchur:4t 75
embourb:1e
embout:44 ag
emboutisseur:ak
embrayag:54 5x
emdr:3z
emigr:du
emilion:31
eminc:3b
emmen:2g 3l 3n 6i
emmenag:1q 45 6v 6x cb
emouss:58
empil:6u 6w 7n b6
empilent:19 6u e2
emplac:1w 3j 84 cg
emploi:3v 89 b5 dy
employ:3o 40 4c 5w 80 81 9q cp e0
employeur:68
emport:1w 8g au e6
emporton:1o
empot:6o
empreint:ak
emprunt:64 7i bg
en9100:c6
encadr:4h 4m 7f df
encaiss:aa
encastr:k
enceint:1o 23 2i 2k 3p 46 6y
encoll:g
encombr:18 19 a4
encor:k 14 1h 2q 38 3f 3q 7l 7o 7u 8k 8q 8t 8y 9j 9z ad by d3 db do dq e7
encord:1c
encre:8e 8i 9z ac au dh
end:z 2r 3h 3n 3u 4b 57 5s 6h 6t 7i 7s 7u 83 bh ck cm ct dj
endorm:cq
endort:42
endroit:3f 9y ca dm
enduir:f
enduit:f 7q
ened:d
energet:1r
enerv:41
enfanc:5u
enfant:10 1c 1l 2a 2j 37 3a 3f 3l 3q 3r 3s 3t 3v 3z 4f 4g 4i 4l 4n 4q 4t 4w 50 57 59 5c 5m 5n 5s 60 61 67 69 6i 79 7l 7s 84 97 a5 ca cc cd cw df dg dw e6 e8
enfer:7
enfin:4p 6t 84 cx
enfoncag:ak
enfou:19
enfum:2
engag:17 2x 6h 82 89 bs cm cq ct cv dl
engin:66 6f as
engrais:bo bz
engraiss:br
enjamb:5
enlev:p 1j 1s 3u 47 63 7o 7q d3 d7 e2
enphas:d
enquet:9u ab
enquetent:3o
enqueteur:dv
enregistr:3c 87 8p 8u 8v 8w dm
enregistreur:c 6m
enrob:1e 37
enrou:4r
enrubann:bv
enrubannag:bp
ensach:2s 7r au
enseign:48 4r 4v 8b 8c 8g 9g bc ca db dh
enseignent:50
ensembl:z 23 25 3o 55 6n 72 7e 87 c4 dm do
ensement:2f
ensilag:bv
ensoleil:1a cc
ensuit:22 5m
entam:7q
entass:b1
entassent:cv
entend:p 22 7r 7s
entendr:25 8s ch
entendu:2k
entent:3w 5g 86
enterr:3p
enthousiasm:5a
enti:22 39 5e 7l
entier:1v 36 77
entors:3w
entour:9 bw
entrain:4k
entraineur:4c 4i
entre:0 1 l m 12 18 1k 1l 1o 1p 1r 1t 25 27 2d 2l 2n 4j 51 5d 5v 5w 6d 6h 6m 7b 7c 7w 7z 93 9n 9v b6 cb cg cn cq ct cv dq
entrecot:3f
entrent:6q
entrepot:r 84 a2 cf
entrepreneur:2h 6n 9f bh dv
entrepris:r y 1m 1q 23 2z 37 3g 3y 45 4d 4j 4m 54 55 5d 6e 6p 6v 7w 87 8m 8p 95 98 9h 9m 9q 9u 9z a3 ae ag c2 e5
entrer:3z
entreten:2
entretenu:7j
entretien:6 10 14 1b 2h 5b 5c 5d 5n 5s 5x 62 63 6d 7b 8d 8p 8q 8v 9g 9p ap as bk bx c9 cm cv e7
env:b6
envelopp:y 2f 57 5y 7a 7d d5 dh
enver:1o e8
envi:1h 2p 3i 8u
environ:4 b e r u 1t 1w 2v 5x 76 7d 7f 7x 80 8d 8p 8q 9f b1 di e2
environnemental:9i
envisag:5c 9e
envisageon:1e
envoi:2q 38 4j 5e 5m 6l 6r 7v 8g 8x 90 av be dd dk ds e8
envois:6p
envol:dz
envolent:6k
envout:dy
envoy:2f 7y 9t av bj
eo:7h
eolien:8z aw
eori:6p
ep:r 8v
epa:3
epais:7s b7
epaisseur:ad aj b0
epal:aw
epandag:u 1t bv
epandr:bm bv
epaul:m 3y 40 4b 7j 8y ar cx
epav:6e
epdm:c7
epeautr:2s
epernay:5r
epfl:4v
ephemer:7q
epi:9l
epic:39 74 b3 bw e5
epicer:2x 2y 30 3b 3d
epil:4a
epinal:6f 8f b5 dc
epinard:1g 2t
episod:8v
episs:bg
epluch:1u cn
epluchur:b2
epoint:c0
epous:2e 4y dv
epoux:97
epoxy:g az
epreuv:8f bg
eprouv:7m
eprouvet:be
epuis:4u 67
equarrissag:5k
equat:4v
equerr:ak
equestr:4h 5l 88 cy
equilibr:1g 5y
equilibrag:5y bk
equip:a q 14 27 2n 3e 3h 3n 3o 43 49 4k 56 5d 6x 6z 78 7l 7u 80 85 88 8y 9j 9m 9r a1 a2 aq bf bk by cq ct dn
equipementi:c6
equipon:3e
equit:35 4h a1
equivalent:4e ap c7
erabl:d8
ergo:41
ergonom:a0
ergotherapeut:5 41
erib:65
erp:9m
erreur:83
escabeau:11
escalad:2z 37
escali:e j q 12 1p 1t 2l 3v 6q 6s 7s a3 c4 ca cc
escap:3p
escargot:5n 8b
escarpin:7b
escroquer:9b
esi:4n
espac:72 93 a4 bf cf
espagnol:4z 50 5s a5 by
espec:aa
espresso:35 co
esquimal:2j
esquiss:y 1a dg
essai:2d 2y 44 4e 5e 5k 5v 62 67 68 69 6c 6u 71 74 7c 7r 9x ak as at bl cm co
essaim:5p bt
essais:5q 7r au bb be bi
essay:65
essayag:2c 2e cx dj
essenc:5v 5w 65 7j d8 dn e0
essieu:6f
essieux:6n
essilor:43
essui:5e
estar:4z
estavai:d7
esthet:60 bb
estim:9 16 71 7e 7h 9j ci
estival:dn
estri:8a br
eta:cz
etabl:3u 41 51 7i 91 b1 bq c0 dv
etag:2 8 14 1m 1o 1y 3e 3g 6j 6s 6t 7r 84 a3 ar b4 bk ce
etager:i 1n bk
etal:15 2v 4b 6u
etalon:be
etanch:g 6z ai
etancheit:65 ag cz
etang:2m 4j 8g c1 c2
etat:v 13 6s 76 77 7a 7h 7i 7k 7q 8z 9c a5 bw ch cj d1
eteindr:80
eteint:2k 5m a6 ai
etetag:1c
etf:9h
ethiop:35
etien:18 1d 70 dn
etiquet:2f 33 38 3b 5p 5y 7p 7y 8c 8i ax bb bc e3 e6
etiquetag:3b e6
etir:8k av
etivaz:2w
etoil:20 cn cz
etouff:55
etrang:1t 5g 9q
etrangl:9e d0
etrangleur:5f
etri:c6
etrivi:cy
etroit:1m bu
etterbeek:4e 7i
etud:7 4o 6n 70 74 75 7f 7t 8q 8y 9d 9o 9p 9z a9 aq ar bm cc cd d2 du
etudi:17 2n 3a 3r 4v 51 5s 9a 9l ai bd by cb cg cl
etui:74 75 8c
etuis:75 av
eucalyptus:2b
euh:8v
eur:5l
europ:6l
europalet:6l
europeen:3s 73 8j 8m 9c 9i
evacu:3 r s 1b 1e 1o c8
evalu:3t 9q 9s 9u ci dv
evaluon:81
evapor:c8
eveil:78
evenementiel:2d 2n
eventr:c0
ever:1o
evg:3p de
evi:4 k 5j 6x 9o b8 ce
evian:7v e0
evident:dp
evjf:3p
evolut:78
evreux:97
evry:a9
ex:g 7f 86 8f 8h 8j 97 dv
exact:7q aw
examen:43 45 4s 4u 4v 54 6g 7g bd
exc2:ae
excav:r
excel:56 81
excellent:5d
excentr:6w
exceptionnel:6n
exclu:4i
exclus:32 78 7v 8z bb da
excurs:6j
execu:ae dh
executeur:dx
exemplair:5q 8h 8p
exercic:4u 5b 92
exig:0 2 9 n w 15 1t 4h 4m 5g 8t 9m ab bn bw cu dj
exigent:9u
exigeon:d2
exist:7 m 33 7r 81 87 9i ah bu bx
existent:36
exos:a7
expans:b6
expatr:a5
exped:30 6l bk
expedi:6q
expedit:2z 37 6b 6p
experient:3v 5l co
experiment:r bv cj
expert:h 5z 9f bw c3
expertis:f x 6c 7f am d5
expir:9a a4 bd c5
expliqu:42 5a 8l 8t 9a
exploit:u 1k 5i 9c bm bx
explos:d1
expo:7h
export:6o 6p 8x aw
expos:a8
exposit:6x 7o 7t 9v d8 e1
express:cx
expresso:co
expuls:99
ext:cc
extens:86
exterieur:p z 1f 1g 1p 2i 4c 60 7t 84
externalis:93 9t a9 bc
externalison:90
extinct:26
extincteur:a4
extra:5 30 b7
extract:12 c8 ce
extrait:12
extranet:ch
extras:2o
f1:71
f28:6
f3:7o
fa:4o
fabric:k 1h 3b 78 8l 9o ac ah aj aw az b9 bl c4
fabriqu:e 1k 4x 73 7r 7x 9v ae ah ap bb bc c4 d5 dc
fac:11 1i 2q 35 3g 48 74 8a 8g 9a a3 ai cl dg
facad:1 e p 15 1m 2b 99 dh
facebook:8a
fach:k 9y
facon:1y b3 b4 c7
faconnag:b7 bb
faconni:bb
facteur:1e
factur:a d n 1n 1r 20 2c 33 3g 43 57 5f 68 6d 6g 6i 6p 6v 6y 71 72 76 7e 7i 7n 7o 7w 81 90 92 9e 9l 9n 9y 9z ap d1 d6 dv e6
fai:cc
faienc:5
faillit:7 26
fais:8 2b 5z 68 6g 6h 94 99 aa b3 b9 cy dd dg e4
faisabl:aq bm
faisceau:ad ai
faison:o 1l 95
faissel:2w
fait:2 5 7 c g i j t u 11 12 1g 1h 1i 1l 1p 1v 1x 1y 1z 22 2a 2d 2e 2g 2u 2v 32 39 3c 3k 3w 49 4f 4l 4q 4w 58 59 5a 5i 5q 5x 64 68 6f 6j 6k 6l 6m 6s 7c 7f 7m 7o 7t 7v 7w 7y 7z 82 87 8a 8k 8x 93 94 99 9d 9i 9j 9o 9t 9u 9v a0 a1 a9 ad ae ah am az b2 b3 b4 ba bb bh bi bl c1 c8 ch cn cx cy d1 d7 d9 da db dc de df dx e1 e3 e6
faitag:0
faiti:7q
falafel:1w
falais:4m
fall:2e
fallu:ag
familial:3v 78 8p 9a cd ck d0
famill:3 q 16 2h 2t 2u 3m 3r 3v 42 44 4t 4x 4z 50 52 5m 5s 65 8q 91 97 bm br cd cw d5 ds dt du e6
fanfar:4s
fantom:82 8k 8p
fantomet:76
fargesi:7p
farin:2s az
fario:c2
fartag:7l
fass:9c a7
fat:68
fatigu:c4 ct dk
faudr:1 2 9 z 1k 1y 26 2c 2j 2m 2w 32 38 3f 3g 5j 60 6h 6j 7n 7s 8e 8m 8z 9k 9n 9z ae aq ay az b3 b9 be bk bs bw c9 cf cp cq cs d8 dl ds
faur:do
fauss:1i 7h be
faut:8 b c e g i l m p r 13 14 16 1c 1m 1x 1z 23 2r 2x 2z 3s 44 47 4g 4q 4w 4y 53 54 5c 5i 5k 5o 5y 61 63 64 6d 6e 6h 6l 6m 6x 70 76 7d 7f 7i 7p 7x 7y 84 85 8f 8g 8m 8u 8x 8y 90 92 9h 9m 9s 9v 9x a0 a1 a2 a3 a5 a8 ab ac ag ai aj ak al an au av aw ax b0 b2 b3 b4 b5 b7 b9 ba be bg bh bi bj bk bn bo bp bx bz c0 c2 c3 c4 c5 c7 c8 cf cn cy d0 d7 d9 de dk dm dn dq
fauteuil:1j 1o 3f 3l 48 5q 6s 9r 9v a0 ce dw
faux:f 3b 86 94 9a d6
fda:c7
fdm:ah
fed:9i
feder:7z 9w
federal:4s 51 9t
feedback:5d
fel:7o
femel:5j 5m
feminin:4k
femm:3 10 3a 3i 3m 3y 44 46 4l 4m 5q 62 65 67 6s 7b 7d 8k 8l 8q 8u 9o cm cn cy df dl dv e7
fend:7n b3
fendu:j 7e af
fenetr:a i l q 11 1i 1p av bv
fenouil:2y
fer:1p 4p 5l 5u 68 ar br c4 c9 db dg e2
ferm:3 4 b l 17 1d 1w 1z 2j 2x 3i 3w 3y 44 5e 5j 69 6i 7h 7o 7r 7w 8g 9x a9 ac ay b8 bg bn bo br c6 ce cg dd
fermacel:7q
fermag:c1
fermenteur:32
fermet:c1
fermetur:g 1j 9m cx
fermi:2u 2w 2x bs
ferr:5l 9h
ferraill:s b0 b1
ferrat:4m
ferronni:1p
ferroviair:3g
ferrur:5l c6
fess:1j 51
festif:3p
festival:1w 2n 2r 7b 8r
festo:ap
fet:1k 1u 1v 1w 24 29 2b 2j 3g 6i 7p 8j 9w bi dt dy
fetent:cb
feu:m n 1j 2m 3j 4p 63 6w 7n 88 a6 da dr
feuill:1 1b 36 41 8p 97 99 9q 9z ad b7 cy d7 db dc dh
feuillet:7g b7
feutr:4u d6
feux:3e c5
fev:1x 37 3g
fevri:9 o 3m 40 4n 4v 4x 52 5q 6e 6i 7u 81 8d 8o 94 bw cb ck
feyzin:an
ffas:ct
ffe:4h
fi:d3
fianc:2e 4f 4z cv e6
fiancaill:49
fiat:65
fibr:1s 6d 84 87 9x ad b6 dd
fibroc:1s
ficel:9g
fich:2s 39 4v 7y 8n 9u ay az b6 bg
fichi:21 2q 56 5a 86 8b 8g 8o 8r 8t 8x 9k ah c4 d2 di dm
fiddl:4q
fidel:cs
fiduciair:14 9e
fient:11
fievr:3s 45
fig:7k
figm:7z 8d
figur:99 9c cl dk du
figurin:1y 7h
fil:8 9 g k r 16 1d 1e 1s 2a 3i 3j 3r 3u 3v 41 42 45 4c 4k 4o 4u 4v 4x 52 59 5k 5u 6r 6t 76 79 84 87 8a 8k 9o 9q ai ak b1 b9 bx c0 c4 cc cj co cy d2 dd de dt dx
filag:9
filatur:32 ab dv
filet:1m 2v 3c al bz c2 dh
filial:4w
fill:4 2l 2m 3b 3p 3s 41 43 4a 4g 4h 4l 4q 4r 4u 4z 52 57 58 59 5p 5s 5z 68 6z 73 7b 7m 7u 8e 93 9l ab ar b3 cb cl cm ct cw d6 dj e6
filleul:48 dx
film:c 22 3r 4f 4i 4o 4w 5b 5s 6l 72 8k 8r 8s av b4 dp
filou:5e
filtr:8 1g 5n 6r 8t bz c7 c9 dk
filtrag:2n a2
filtrat:c7
fimo:cr
fin:a 13 18 1h 1v 23 29 2b 2f 2n 30 37 3a 40 49 4b 52 54 5a 5c 5q 64 6c 6y 7i 7q 7y 8f 8h 8j 8o 92 9h aq bd c4 c5 cj ck cp di
final:2m 6y 8e 96 9w
financ:54 56 5v 68 cc ct
financi:3m 94 95 9w
fingerpicking:4p
finit:ad ah b8 dc
fioul:6 7 bn
fiscal:91 dx
fissur:q x ag d5
fix:8 a k 1n 5g 5h 5t 65 6i 6t 70 96 9g cn
fixat:1n 7l
fkm:c7
flacon:30 ax bc
flamb:2 3f
flamm:b4 b8
flanc:5y 5z ad
flandr:6i
flaqu:ao
flash:4b 71 9b
fle:4y
flech:x 4v
fler:3t br ct
fleur:1q 1y 20 38 7p 98 b9 bt dg dr ds
fleurist:cr
fleuv:8e dg
flex:b6 co
flexibl:9x ao
flocon:bp
floral:di
florid:2g
flot:2i
flott:4f 4g 8k c2
flottaison:6d
flottent:5n
flour:6m 8q
flous:df
floyd:77
fluid:8
fluorescent:bd
flut:4t
flutt:7z
flux:bd
flyer:8f
fob:6o
focus:9p
foi:3 1n 36 7u
foin:5k bp
foir:a2 ar
fois:2 8 c 11 23 2x 3c 3d 3m 3t 46 4c 4e 4l 4w 4x 54 5i 5k 5r 5x 6b 6j 6q 6r 7c 7f 7n 7y 8d 9o 9p a2 ad av b1 b2 bd dp dr ds dy e8
folk:74 8w
fonc:6k
fonctionnair:3s
fond:p s 1k 2q 2y 5y 74 7a 7g 7j 7l 7r 84 8j 8x 8y 9j 9q a8 ap c7 cg ch cw cz du
fondat:2p 3n 7x 90 92 dx
fondateur:8p 9q
fondent:95
fonder:6n 8s af bg c6
fondu:2j e1
font:7 1i 24 36 3m 45 4a 4v 5h 5i 6u 7k 7o 7u 84 at ax cu
fontain:a1
fontainebleau:4h
food:8b
foot:29 45
for:u
forag:bz
forain:bi
forc:c o u 4c 4r 6d bu
forcep:3x
forest:6a
foret:5c b9
forfaitair:1b 4a 92
forg:1p af db
forgeron:db
form:2m 4h 4i 4q 53 6m 7r 9r 9u a8 aq as bf db
format:b 24 2f 2t 35 3e 55 5d 5p 5u 6p 71 7f 7j 7x 81 85 89 8e 9l 9r 9t 9u 9y a6 a7 aa aq b4 cp cr ct cu d8 df di dn dq e1
formateur:4s 55
formatric:4w
formel:a
formic:1q 6u
formul:3f bb
formulair:6p 7x 9i
fort:1 2m 3y e7
forteress:7a
fos:bf
foss:t u 61
fou:5k 5t
fouger:aa
fouill:r 18 2n dv
fouin:bs
four:9 k 13 1h 1l 1x 3e 57 5z 6x 7u ad aj al bi e6
fourbus:3i 5l
fourch:63
fourchet:7u
fourgon:65 66 6e 8k cr
fourgonnet:5w 5x
fourn:f i 14 1d 2g 2h 2n 30 3d 3h 3l 4a 4d 4l 4t 4v 55 5i 6h 9l a3 an ay b6 b7 ba c7 cq cr cs cu de do
fournisseur:2u 2z 39 5o 6p 8j 96 al au av ay b5 c2 c4
fournitur:14 1z 7v
fourri:61
foutr:6w
foy:1p 51 cz
fr:23 77 8c 8r 9b
frac:cx dj
fraction:4u 8f b0
fragil:4e
fraich:1w 1y 2t
fraicheur:au
frais:1h 1u 2j 2y 32 35 3a 3b 3c 6e 6r 8i 99 9d 9n at c6 cq cs d2 e0
fraiseux:at
frambois:38
framboisi:7p
franc:5 7 10 17 1g 2e 2o 2p 30 3f 4f 4v 4w 52 5k 65 6c 6l 6y 72 74 76 77 78 7c 7d 7f 7g 7h 7i 7k 7r 7z 85 89 8j 8l 8m 8n 8o 8r 8s 8u 95 97 9a 9e 9g 9j 9o 9v au b4 bb bq cb ck co cr cv dl do dp e0
francais:23
franch:j n 4c 8c ca
franchis:5z 6h 95 96
francis:4y
franco:3d
francophon:20 2z 3m 6d 83 9k
frang:48
frapp:4i
fratr:3t cw
fraud:8i bb
freelanc:80 85 8d a6
freestyl:4n
frein:5x 63 68 69 6a 6f al bg
frelon:w
fren:j 1c
french:4a
frequent:ab
frer:d 2i 2u 49 4b 52 6i 74 8w 9b 9d b8 dv
fresqu:3k
fret:4q d5
frey:1j
fribourg:b g 1m 2e 2j 39 42 4f 4j 5j 6u 6z 7c 7i 7u 8j 8x 9h 9t ay c1 c3 cf d1 df dp
fribourgeois:ae
frigo:13 16 1l 1n 2q 3a 3e 5r 6o 6x 8i 99 dn
frileux:bn
frimouss:8e
fringu:e7
friper:7b
fris:4s dc
frisent:2d
frit:1w 3c 3f
friter:8a
friteux:3e
frittag:ah
fritur:c8
frl:ap
froid:6 1l 1u 30 3c 5r 79 ag bc bx d5
frol:61
fromag:1v 31 3b 3d br c8
fromager:7y aq ay
froment:2s
fronc:47
front:ck
frontal:6x as
frontali:4x 91 a5
fronti:1r
frott:m 12 2w 4q 5z
fruit:1a 1y 2v 33 34 3d
fruiti:7p as
fsc:bw
fui:h 8j
fuir:4a
fuit:1g 63 ap ax ch
full:bl
fum:2 39 3b 40 7j 7o 9j bu
fumeur:68 6g cb
fumi:bm bo
fumur:bo
funebr:dr
funerair:b8 dr
funk:23 24
furet:4 t
fus:2m
fusain:df
fusibl:1q
fusion:3n 4k 9w
fut:32 bt
futur:2e 4j 7c
g:62
g1:cd
g23:4b
ga4:89
gabar:f 8c a8
gabarit:8b c7
gach:2i 36 cu
gagn:5g 9b
gaillac:8z av
gain:6b bz c8
gainag:4c
gal:22 2d 2q 9w dj
galandag:m
galaxy:6z
galb:7e
galer:21 6f 74 7f d8
galet:1g d4
gall:7e
gallon:ap
galon:1j
galop:4h
galvanis:6f aj
gam:3p 70 a7
gamay:bx
gamecub:72
gamel:5g
gamin:s 29 64 7h ah
gamm:2r 4t 5o bf
ganach:1y 37
gand:8t e7
ganshoren:6x
gant:2g 4k cq
gap:40 7m
gar:16 1t 1w 24 3g 49 5e 67 6g 77 8l 9r 9u 9y ao as c1 ca cq di dl
garag:9 a d i q s 15 17 1n 4s 5v 5x 5z 6o 6r 7k 7q 8u bc bu cc dn e4 e6
garanc:dd
garant:v 13 1h 1w 3m 5v 5w 62 65 67 69 6e 6r 6x 6z 70 71 7e 7j 88 8k 99 9k aj ak az bl br ch cl d1
garcon:3r 41 4l 4s 52 5s
gard:3 7 d i j 10 17 18 1c 1f 1p 2l 3r 5g 5s 6t 7c 7z 87 97 9b 9u aj bx cj cw db dc dw e7
garder:3s
gardien:1r 4k
gardiennag:61
gargouill:8z
garnitur:an
gasoil:c bh
gasp:c2
gaspes:84
gastronom:1x
gateau:1y
gatin:bv cd
gatineau:19 1t 3e 47 5u 77 9a bh
gauch:4o 6s 74 d3 dd
gaufr:2j 5p
gaulois:2c
gaum:br
gaz:6 1r 3e 3t 6w au
gazet:a6
gazol:bi
gazon:1b
gdyni:50
ge:1v 2a 2b
geber:4
gel:r 2y 4a 7k 7p 8i af ay az b4
gelatin:38
gelcoat:6d
gelul:bb
gembloux:2m 32 5g 7p bc
gen:8 1w 24 4w 6j 6m 7z 88 89 8k aa be bq cb ci cp
gendarm:51 6n dk
gendarmer:9b
gendr:7i
gener:70
general:n 1m 1q 2k 3x 45 51 9k
genet:4v
genev:n x 14 1u 3n 3v 50 5h 6i 6m 7d 7s 83 91 97 9t 9v a3 b7 cc d9 dl dn
genevois:2d 37 8q du e7
genk:8w
genois:1y
genou:j v 3g 3w 4d cs ds
genouiller:ba
genoux:1b 5f d7
genr:3 1a 25 4p 65 79 df
gent:4r 8c e6
gentil:5e 5r
gentill:3z
genval:5o
geomarketing:9p
geometr:8z c3
ger:5 19 2p 2s 6n 89 9f bk c1 e4
geranium:4x
gerardm:1l
gerbeur:as
gerbi:ae
gerland:h
germanophon:9k
gest:55
gestat:br
gestion:a 5d 6q 6z 80 81 89 9h a1 bw ch
gestionnair:61 93 c2
ghost:4s
gibi:31
gibson:74
gicl:4 ao
gilet:3l ba c5
gill:5e d1
gin:33
giro:6b
girond:21
girouet:db
gisor:2g
git:1l 38 3c 3h 6w 7n 84 bn e2
gitan:67
givr:7
glac:2g 2i 2j 2v 36 3c 4m 7s 8i
glaci:6m 8a
gland:e0
gliss:0 1b 1f 1t 4g 7d
global:2p 43 46
glouglout:t
glu:v
gluten:1u 1y 3b 3f
glycero:az
gmao:81
gnss:c3
go:70 9k
gobelet:32 8j a1
godin:3 7o
goeth:4x
golden:3h 5m
golf:4j 6r 7j 8k
gomm:5y cy
gommag:4a
gond:d7
gondol:h
gonfl:29 42 ci
gonflabl:29
gonflet:4c
gonfrevill:bf
googl:88 89
gopro:ah
gorg:g 30 e4
gospel:25
goss:1v 34 3f 5f 69 br dw
gossel:56 81
gothiqu:dh
gouach:8e
goudron:35 5l c3
goug:dc
goujon:al
goulott:8
gounod:25
gourd:8j 9p
gourmand:30 9y
gout:1y 2a 2s 30 34 38 8c 9p cw da
goutt:4 6d an bz da
goutti:1 42
gouvern:cm
gp:6b bv
gpl:bn
gr20:7m
grad:77 ac al
gradat:7h 7t
gradin:2l
gradu:ba
graduel:8r
graffit:dg
grain:2f 2s 2t 35 a1 au bp
graiss:15 6a b2 bf bm
graissag:bf
gramin:1a
gramm:36 38 39 8f ag bo
grammair:4x 50
gran:k 15 2s 84 b8 ds
granby:65 88 az c0 d4
grand:1 3 i o 1w 20 22 23 26 2f 2h 2t 3d 3h 4g 4o 50 65 78 7e 7f 7l 7m 8c 8p bc bw c3 cn cz d0 d6 dc dd df dt du e5 e7 e8
grang:s y 20 84 at b0 b1 bi c1
granol:2z 8c
granul:3 bn bo bp
graphiqu:a8
graphism:41
graphist:83 8b 8c 8t
grapp:db
gratt:w 30 4p bf dh
grattent:2x
gratuit:9 o p 1g 29 3t 5p 6g 6i 8i 8u 9x a0 a1 ab ax b1 b6 cj dp dr dv
grav:1e 1n 31 38 8j 8u 98 am ds
gravat:s 19 b2
gravel:67 6b
gravi:1e b5
gravur:d0 d9
gre:g 1e 6c 6d 7q da
greff:95 bx
grel:5z cg
grelot:6a
grenaill:1v
greni:j p 1s 50 77 7e
grenobl:16 1l 2z 41 8h
gribouill:76 dg
griff:5h 5i d0
griffon:3w 97
grignot:2z 3a
grill:1e 1p 2z aj
grillad:15 3b
grillag:1d 4i a2
grillon:d2
grimac:2v 32
grimp:1m 4m
grimpeur:1c
grinc:42 d5 e2
grincent:j
gripp:9l cw
gris:11 1f 1h 1s 2b 48 49 4b 5w 62 6f 6s 7g 7p 8y dz
grivegn:6t
grogn:64 bu
grond:am e6
gros:b q 20 2u 2x 2z 47 5p 62 64 6h 8k 9s 9z ap bh bk e8
gross:0 f 1c 5h 68 75 c2 cq d5 dc
grossess:3x 46 8d d0
grossist:2y 3c 3d 6b bl cq
grott:c9
group:8 1l 21 24 2c 3f 3g 3k 3m 3n 3p 3s 45 4b 4c 4d 4e 4g 4l 4n 4w 4x 50 54 55 57 5f 67 7n 7w 93 94 9p bh bq bt c8 ck cy dn
groupag:6l 6o
gru:1g ae b4 b6 bg bj c4
grum:bw
grundfos:an
grut:b4
grutag:6n
gruyer:1y 2g aq bj
guer:2h
guerr:52 7e b8
gueul:8 dk
guichet:7w ci cv
guid:3k 3m 5u 69 8u
guidon:6b
guillotin:i at
guilvinec:2v
guimauv:37
guindeau:c5
guingamp:75
guirland:2b 7v e5
guitar:4p 74 8w d5
gum:15
guppy:5n
guy:2h
guyot:bx
gva:6i
gymnast:7k
gyps:19
ha:bv bw bx c1
habill:8k e7
habillag:3 2i 8c 8v aw ax
habit:a b y 18 3i 5m 5r 64 6c 6h 6t 78 79 b6 c1 ch
habitat:9v
habiton:1t
habitu:4r
habitud:y
habituel:6l
habl:8
haccp:cn
hach:2u
hah:83
hai:1b 1d 6w 7p bj c3 cs
hainaut:81 8q
hait:dw
hall:20 9v
hallelujah:25
hameau:54
hameconnag:86
hamst:7h
hanch:11 3w 7c 7k
handball:4k
handoff:8d
hangar:s 6d 7q ar b8 bl
hannut:3x 5r 7a aj bv
hanoi:4y
hanout:39
hanovr:9c
harcel:9u
haricot:bo
harmon:4t 75 d5
harmonic:dn
harmonis:8y
harmonium:77
harp:25
harpist:25
hasparren:73
hath:4d
haubanag:1c
hauss:38 40 bt
haussmannien:f
haut:0 1 3 6 t 15 1c 1i 1j 1n 2r 4f 6h 78 7n 7p 7s 8j 8x 8z a8 ar ba bf bm bt c8 cf d3 d5 da
hauteur:e j v 1d 1p 9u ar cf cg
havr:1r 6o 7r
hayang:5r
hayon:6e 6h 6l cr
hb:6c
hb500:at
hcr:93
hd:di
hdi:5x
he:ae
hebdo:2y 9l 9m a1 bj
hebdomadair:10 1q 2j 2t 2w 4e 4h 4k 4o 52 6m 89 al bs
heberg:3p 5g 7x 83 a7 by dw
hebergeur:83
hectar:5k bv bw bx c1
hein:f 64 7n
helicoidal:7j
helium:2b
helix:4b
hem:2b
hennebont:5f
herault:d
herb:u 1b 27 39 5e
herisson:2 r 8e
herit:y ch
heritag:97
heriti:du dx
hermet:7u
hern:4e
herstal:5j 8t ak c4
hesit:5w 8q 9q
hetr:j 6u 7n bw dc
heur:6 c d m p w z 10 13 14 18 1h 1n 1o 1t 1v 1y 1z 20 21 23 24 25 26 29 2a 2d 2g 2k 2n 2o 2q 2u 2v 2w 2y 3a 3b 3c 3g 3i 3j 3k 3l 3o 3q 3r 3s 3t 3u 3v 3y 42 45 47 4d 4g 4h 4i 4m 4o 4p 4s 4t 4u 4v 4w 4x 4y 4z 52 55 56 59 5b 5e 5g 5h 5s 5t 5u 5y 5z 61 64 6g 6i 6j 6k 6m 6q 74 82 83 8a 8g 8p 8q 8u 91 98 9a 9l 9n 9o 9z a0 a3 a4 a7 a8 a9 an aq as bu c1 c4 cg cm cn co cp cq cr cs ct cu cw cy d4 d6 dl dq dy e0 e5 e6 e8
heureux:7a
heurtoir:db
hf:23 2k
hi:0 6 t 1f 1l 42 5b 5j 5l 7y 8i 9c 9u ab am d3 dz
high:6o
hip:4f 77
hirondel:di
histoir:2h 3k 3r 8e 8h 8p 93 cw e1
histor:85
hiv:7 1d 1f 1g 1t 2y 59 5s 5y 63 6b 79 7n 9o aj b9 bo bq bt dd dg
hivern:1g 5p 63 6c 6d
hivernag:6d 7j
hl7:80
hobby:65
hockey:49
holland:9v
hom:b z ci d3
homard:2v
homm:10 1n 7b 80 8u 98 99 cm cy e7
hommag:2h
homolog:27
homologu:5y 9b b1
honfleur:7f
hongr:h 5k
honnet:77 7g dy
honneur:cx
honorair:3k 3w 3x 5z 92 96 9b 9g 9i 9k df
hont:4g a0 b1
honteux:7w
hop:4f 77
hopital:22 2y 46 54 5g 5q 9m a1 a9 bi dr
hor:y 1c 1f 4n 6d 6z 7z 89 96 ca cd
horair:2n 3u 4b 4u 54 5e cm
hordain:9l
horizontal:8s
horlog:3k cz
horloger:3k 8l 9v
hormann:o
hornet:63
horodat:a2 dv
horodatag:8q
hortensi:1
horticulteur:by
hospitalis:5j 8e bv
hot:1c 3i 7r
hotel:12 20 2w 36 3m 3p 6i 6j 7s 9n 9w ba cl cm dj
hoteli:4c
hotess:2d 2o a3
hott:k 3e bd c8
houblon:32
houmous:bc
houpp:76
hous:y
houss:28 7r av ax
hp:82 a0
ht:1k 1m 2l 9x
hu:b
huawei:bl
hubb:7m
hubert:44
hui:9 o
huil:h 2z 30 37 3d 3e 3y 7f 9n am c7 df
huisser:m
huissi:99 9e
huit:2 c f 17 1e 1n 1o 1p 1t 1x 24 25 2j 3c 3g 3i 3n 3r 41 44 4b 4d 4g 4h 4i 4q 50 51 55 56 59 5c 5d 5e 5k 5m 63 6c 6d 6g 6j 6m 6t 6u 6w 70 72 7a 7k 7m 7w 8a 8y 9a 9h 9j 9l 9m 9q 9v 9z a5 a8 ag aw b8 b9 bd bq bs by c1 c2 ca ck cl cm cv cx d3 d6 d9 dj dk dt e3 e5 e8
huitain:2n
huitiem:4j
huitr:2v c2
hull:4p
hulp:1x
humain:29 a2
humeur:co
humid:v 2d 65 7n bt c8
humour:8e
hurl:4e 4g 6a 98
hurlent:84
hurleur:4k
husqvarn:7j
huy:1h 3m 57 6z al bs e1
hyacinth:79 8z 9s bo c8
hybrid:d 5w 71 8k bo
hydac:c7
hydraul:68 69
hydro:az c8
hydrocur:t
hydromel:bt
hyer:6w
hygien:3e 4b a7 an aq
hygrometr:d6
hypothequ:9g
hyrox:4c
i5:70
iat:3m
ibr:bq
icloud:6z
icon:a8
ide:3o 58 5b 7c 8o c4
ideal:1f
ident:2d 7u 8b b9 cj db dc e1
identif:du
ie4:am
if:bc dc
ifi:91
ifr:94
ignifug:b7 e3
ignor:1k 4e
ii:b5
ijss:93
ike:k
ille:7
illegal:c 95 dv
illim:2q 66 6g 8y
illisibl:41 8q am
illustr:8b
illustrator:8t
ilot:k
imag:c 21 42 6z 8b 8t 8x d3 e7
imagin:1a 2r 8t
imaginent:8s
imbuv:a1
immatricul:5w 95
immediat:63 9m
immerg:u an
immeubl:2 8 n x 1i 1t a4 dw
immobili:99
immond:12
impact:5d 7k 9t
impair:5e
impatient:e8
impay:99 ch
imperme:7m
implant:1d ar c3
import:26 2z 30 42 5o 6p
impos:22 5z ck
imposit:91
impossibl:f bj
impot:10 1b 3t
impress:2f 5c 7u 8f 8h 9v ah
imprim:5a 70 7w 82 8h 9g 9z a0 ag av bc
imprimer:bf
imprimeur:8c 8f
impro:4t
improvis:3g
in:ai
inaptitud:dx
inaugur:24
incarn:47
incend:5d 9f a2
inci:bb
incis:42
inclu:6 19 cw
inclur:7
inclus:1 u 19 1f 1n 1p 1x 2i 2r 3e 3m 3p 4m 57 58 61 64 68 6c 6k 6v 73 75 7f 85 8d 8g 8j 8w 8x 9h 9l aa b7 bh bj cp dj
incoherent:8o
inconsol:bs
incoterm:6o bl
incrust:8r
inde:88
indemn:cr
independ:x 5v 6r 92 9n
indetermin:cq
index:6l b1
indic:7t
indifferent:6l
indigen:7p
indiqu:21 88 9r 9v
indispens:j 12
individuel:2 a 3c 3g 3n 47 4t 53
indivis:1q dx
industriel:32 37 94 az bf cr e0
inferieur:7n
infirmi:3u 4x 51 5b 5v 6z 8v 9a 9d 9k 9y bd
influenceur:9w
info:9t
infoger:84
informat:3y
infrastructur:83
infus:36
inge:dk dm
ingenieur:i r x 4y 95 a5 ae db dk dm
ingredient:3a
inhum:dr
initi:4j
initial:ac
inject:v 12 4a
injonct:9e
inocul:bo
inond:18 cd
inox:3 1f 1p 3e 8j ac ad al an au b0 b1 bf
inpi:9c
inscript:95 9w a5 dp ds
inscrit:4i br
insect:bz
insert:3 7b ag al bs
insist:3v
insonoris:8m
inspect:t 65 6f 8z 9u bj c2
inspecteur:3e 9i 9u
inspir:2h
insta:8a
instagram:8a
install:3 7 8 d u 1g 1w 3a 3e 5n 5p 87 8g 8y a1 ap at bd d8 e5
instant:l 2o
institut:4a 4h 9k 9p bd
institutionnel:a8
institutric:50 52
instru:dm
instructeur:4l
instructric:4e
instrument:2k 47 4a 4p 4q 4t ac d5
insuffis:98
insulin:3u 5h
insult:5o e6
intact:bs cz
integr:h l 1k 6y 7x 80 81 aa ai aq
integral:18 4u 5w
intelligent:5a
intend:3v
interact:2a a7
intercommunal:56
interd:6e 92 c5
interdict:s
interentrepris:4i
interess:72
interieur:m z 11 2b 5y 7q 8s aw cg d0
interim:9g 9l 9m
interimair:as ct
interlocuteur:1q a4
intermediair:4y
intern:8u 9s as cp cu
international:3v 8u cl
internet:3m 7x 84 c7 cl cm e8
interpret:4e
interrang:bv
interrog:3x 8q
interrupteur:7t
interstic:1d
interven:3t 48 4d 4z 59
intervent:m w 1c 61 a4 bf d6
interview:8s
intiss:e
intra:44 5d
introduct:9j
introuv:9k bu
invent:8o 9c c4 du
inventair:18 6q 9d 9t cq
invers:bd bi
invest:9i 9m
investisseur:94 9j
invict:3
invisibl:1k 59 6y
invit:1g 21 2d 2f 2o 2p 2r 2u
inviton:1w
ios:7z
ip44:7t
ipa:32
ipad:6z
ipe:1f
iphon:6z d1
ipn:q x ae
iq:bd
irait:3 cx
irland:4q dd
irrig:bx bz
irve:a
isbn:8h
iser:4n
iso:5a 83 ag bb
isofix:78
isol:m o p 1g 1h 1r 4s bj bl ce
isoplan:m
isotherm:64
it:51
ita:5s
italien:5 g 2t 8l 8m au du
ite:p
iter:ah
itinerair:3m 6n
ivoir:7c
ivry:19
ixel:o 3r 58 8v co cx
jad:cy
jai:0 5t 6g
jaill:ag
jam:p y 20 24 2m 2o 34 40 4m 4q 54 59 5f 62 7c 7q 7w 98 9a 9e ap bh c2 dc dd di du
jamb:4i 63
jant:5y aj
janv:85
janvi:6 12 1o 2c 3q 3s 42 4y 51 5h 5s 6e 72 87 8f 8x 90 93 bp ch cl cq dl dq e5
japand:z
japon:3m 6p 7i 8l 8m
japonais:73 di
jaquet:72 77
jardin:q 1a 1b 1u 29 36 3h 3s 5g 5m 5n 6o 9b aw bo bw bz c0 cc cd cs dt dz
jardinag:8n
jardini:1b 4a
jaun:p 12 1w 2t 39 60 6e 7h e5
jav:80
javel:ay
jazz:1w 4p 74 77 dn
jbl:23
jcherch:49 5d 5n 5p 5q 6e 6w 71 7e 7j 7s 94 aa ar at br c1 cb cl cr cw
jd:bu
jdois:3u 8o
jean:1f 4g 5u 7b cx
jerom:5y b4
jet:1l 7i 9k au c7 e6
jeton:52
jeu:2k 4i 4w 63 70 7a 7i 9j d4
jeud:0 13 2x 35 3f 3o 3x 3z 45 47 48 4f 4q 52 5c 6h 6l 6m 7w 83 8f 8v 9y a8 bv cb cr dk dl do dv e0
jeun:1w 3j 3n 3p 4s 5c 5d 5s 62 67 6g 8s 9c ba c1 cv
jeuness:2g 6t 76 8e
jeux:50 5d 6q 72 7a
jexpos:8g 9v
jfais:2z ax
jingl:8v
jme:7c 7w
job:a5
jockey:6f
jodoign:1r
joi:4q
joint:0 4 g 13 1n 5v 6m 7i 7o ak an ao b7 bf c7 e4
jointoi:g q
jol:80 8c
joliet:29 5l
jongleur:co
josaphat:dz
joseph:bx
jotul:7o
jou:2k 42 4k 4o 4q 4t 5c 5f 5g 5h 70 7h d6 dm dn
jouabl:3f b8 de
jouent:s 4k 72
jouet:5o 73 dq
joueur:49 4j 6y
joueux:4k
jour:0 2 5 j k m 1e 1u 22 26 2p 2r 2u 2x 34 39 3f 3m 3n 3p 3s 3u 41 44 46 48 4b 4g 4n 54 55 56 5a 5d 5e 5h 5k 5l 5r 5u 67 6b 6k 6l 6p 6q 6r 74 7k 7t 7w 7z 80 82 83 85 88 8d 8f 8k 8m 8o 8r 8s 8x 94 99 9a 9e 9g 9m 9n 9o 9q 9r 9s 9u 9x 9y a5 ab ac ad aj am as aw b1 b2 bc bd be bi bs by c8 cn cr cs cu cz d0 dk dm dv dy e5
journ:o p 12 1n 1o 21 29 3l 3o 3v 44 4a 4m 4n 56 5d 6a 6h 8d 8m 8s 9o 9y au dl dm dq e6 e7
journal:18 3p 3s 43 a6
journali:9l
jpeux:1c
jpg:8g
jsuis:j 4h 74
jubil:2p
judo:4l
jug:ab dj
juil:ck
juillet:8 g 16 1y 24 27 2f 2i 2l 2r 34 3h 3i 3j 3l 4g 4w 5s 60 66 7m 7w 8l a4 ao b2 bm c9 ca cj d4 e3
juin:0 j v 19 1g 1v 1y 25 27 29 2h 2l 32 38 3k 3o 3p 40 4c 4d 4j 4m 4u 4v 4z 5m 6g 6j 6n 6t 6x 7c 7w 80 8b 8m 8t 8u 91 92 95 a6 by c3 cf d0 d9 db dg dh dn dt
jumeau:10 3s 46 65 9c cw dt
jument:5k
jup:2l 59
jupon:7c
jur:i 1y 30 40 4f 4m 7a 7s 7y 85 8p 9f aj b3 bq cj du e3
jurassien:85 94 ai
jurid:8q
juridictionnel:97
jus:34
jusqu:1i
just:e m 1h 21 2p 3y 5w 5z 6r 7e a8 b7 cf cz dn dy
justif:9i
jvais:dj
jveux:3y 5w 6h 78 7k 98 9c c3 dy
jvien:a
jvoudr:3 a6
k2:bl
k4:2m
k7:77
kakemono:8g
kalamat:30
kampot:39
kanban:9r al
kangoo:b0
karaok:23
karat:4l d9
karch:15
karim:8s
kart:72
karting:3p
kaw:73
kbis:95
kehl:ab
kel:1d
keral:39
kermess:1v 29 32 34 de
kettlebel:4c
kg:1v 2t 2z 5q 6f 6x 7b af bn bo br bt bx c5
kharkiv:8l
kid:4r
kilim:7s
kilo:39 7a aj bs e2
kilometr:17 1z 2g 3t 5v 5w 62 64 67 6g 6h c3 cl cs ds
kilometrag:66 6g
kilos:1z 2s 2t 2u 2v 2w 2y 2z 33 35 37 3b 3c 4c 5o 69 6f 6k 7m bg bn bo bt cu cx e2
kilowatt:bk
kimono:4l
kin:4e cu
kit:2k 4s 7v 9b bl c5
klink:1e
km:b 5v 61 64 65 66 6g ct
knx:b
konic:9z
kot:cb
kraft:2f av d8
krav:4l
ksb:an
kunekun:br
kva:bi
kw:6 7 a 7o ad ao ap bk bm c8
kwc:d
kwh:bl
l3h2:6e
l5:4e
la:f r u 55
label:3b 3d
labellis:3d
labo:c8 d2
laboratoir:g 3e 6m 80 9s bd be
labour:bv
labrador:5j 7s
lac:11 6c bx co d7
lach:3e 4c 5c 9m aq
lachut:1s
lactat:bq
lain:p 12 7b 7q 7s 7v b6 dd e3
laiqu:2h dt
laiss:2 b o r u 1x 22 25 2r 3o 3t 4l 4o 5e 5f 5g 5o 60 68 6b 6x 71 74 78 7u 8h 8k 8q 8w b6 bp bs bw c7 d6 dx
laissent:6q
laisson:1a d0
lait:1v 2j 2w 37 3d 60 bq co
laiter:bq
laiteux:5n
laiti:u 9i bp
laiton:4t 7t ac at b1 d0 d9
lam:h 7i
lambourd:1f
lambr:7q b3
lamel:13 1i
lamin:b9
laminair:bd
laminoir:2t 3e
lamp:7e 7t c5 d3 ds
lampadair:7t
lampion:2i
lanc:42 4i 7x 8b 95 9w a7 af bb dg
lanceur:7j
land:21
lanest:2y
langoustin:2v
langr:bi
langu:3s 40 4w 50 5s 9a
lani:cy
lantern:7m ds
lapin:2a 2c 5h bs dz
laqu:m az
laquel:9i aq
larg:1h 66 al b9 cf
las:j 4a 8z ad d9
lasagn:2t 3a
lateral:8k as bz
latex:5t 7r
latin:du
latt:6s 6t 7q co
lauri:1d 7p
lausann:a x 13 1o 2o 30 35 3b 3y 46 4d 5e 5t 61 66 6k 6q 72 7b 7q 8j 8v 8y 91 95 9c 9d 9j 9r 9x a4 a5 a6 au bd cb co dj e3 e5
lausannois:33 58 ba bk
lav:4 h 11 1i 1l 2y 3h 3y 58 6x 78 79 7u b9 c9 ck da e2
lavabl:3s 7r
lavabo:4 2r
lavabos:2r
lavag:7b
laval:8 9 21 2b 5f 6k 73 8b 8i b2 bb cs cu
laver:ay cl
laveur:11
laveux:6x
layon:bw
lead:9r
leadership:5d
lean:9r
learning:a7
leasing:9z
leboncoin:ah
lecon:4f 4j 4t 52
lectur:1j 4s 52 53 cw
led:4s 7t d3
leg:3n 4p 5q 70 cx
legal:2m 8h 92 a4
legalis:9d
leger:4b 8y
lego:7a 7s c4
legum:37 3a 3c 6e
legumin:3d
leic:71
leman:3l
len:1u 4w 7q 95 ba
lendemain:28 2b 6k
lent:2s 35 3k 3y 88 e8
lentill:43
leroy:1d
lesquel:2r
lessiv:e t 3v ay
lessivag:e
lest:27 73
letterpress:2f
lettr:1r 2b 50 53 7g 8g 98 9t cv dh
lev:11 1t 2h 2s 3t 41 4l 4m 5a 5c 5q 62 63 7b 7r 8y 9j 9u a2 a6 a8 aj bo c2 c3 ct d7 dv e1
levag:i 6n aw
levain:1z
levr:2d
lexion:bv
lezard:db
lg:6y
liaison:8 14 84
libert:65 9c
libourn:e8
libr:9 h q 25 3q 3s 5s 5v 8u ac bx cb cm cw dq dz e0
librair:1k cp
libramont:ci
licenc:4h 4k 5t 98
lichen:15
licorn:dj
lidl:59
liebherr:1l
lieg:1 9 1p 1z 37 3a 4b 4k 4w 5a 64 6n 7g 7s 7y 83 93 97 at ay b6 bz cx d0 d5 dl
liegeois:9m bg
lien:2f 88
lieu:2p 2v 3n 4z 9w
lieux:13 2p a5 ch cj
lifepo4:bl
lift:1m 6d
light:8d
lign:a r w 1c 21 2k 2v 32 4g 4x 53 56 5g 6b 6d 6n 6q 6r 7f 7r 7x 7z 87 8v 9m 9p 9r a0 am aq au bf di dl
lill:l 13 3m 3r 6i 6l 6q 89 8r 8t 96 dl e7
lillois:5n
limac:bo
limerl:cw
limit:8r ab
limog:5c 75 7u c2
limon:j
limonad:34
limousin:1v 2u 3p 7j bq
lin:1g 1i 21 28 3i 4b b9
lineair:1 f 1k a9 aj
ling:4 18 1l 3v 6x ck e2
linguist:dp
linkedin:5b 89 8y
linteau:b4
liquid:aa b5 bb
lir:43
lis:3b 5j 8i du
lisbon:91
lisent:8l 8r
lisi:bo bv
lisibl:90
liss:5y ar
lissag:ah
list:z 16 1n 3q 45 4d 77 9k bk cl e7
lit:w 16 1o 3g 3i 3n 3v 40 4o 50 53 5q 65 66 6s 6t 78 7s 7x 88 98 9i 9x bd bo cb co e2
liteau:0
liter:3g 7r 8n
lithium:as bl
lithos:7f
liti:5h 5o
litig:9b
litr:u 2j 32 34 3e 5n ay az bd
litterair:50
lituanien:ai
liv:dm
livr:k 1o 1u 1y 1z 22 2b 2t 2v 2w 2x 30 37 39 3a 3b 3c 3e 56 5o 5q 5r 5w 69 6e 6k 6r 6w 7e 7j 7k 7n 7p 7r 7x 80 85 8h 8l 8p 8u 92 96 a0 a6 ai am as b0 b8 ba bd bh bo bp bs bu c2 c9 df di e1 e5
livraison:i k 19 1z 20 27 28 29 2j 2r 2s 2t 2u 2v 2w 2x 2y 2z 31 34 35 38 3c 3d 5r 5w 5x 60 64 65 67 69 6f 6g 6m 6r 6s 6t 6u 6w 6x 70 72 73 7f 7i 7m 7n 7p 7r 7t 8f 8i 8j 8r 8u 9r a0 ad ah aj an av aw ay b0 b3 b5 b6 b7 b8 bh bk bn bp br bs c5 d9 dd e3
livret:9h du
livreur:3v 5r 6k 8g bn cr
lln:cb
lm:a7
lo:5l 5w
loak:cy
loc:2k 4n
local:b h i 17 1g 1h 26 2s 2u 32 3w 3y 6k 8v 8y a6 bc ce dn
locarno:8r
locat:19 1l 1m 1r 27 2c 2e 2l 2r 35 3l 4t 5q 69 6h 6j 73 75 7l 8w 91 9y 9z ap as bh bj cf ch dj e2
locatair:e n 17 99 a4 an ch
lock:n 86
locl:af
loctudy:au
lodg:3j
lof:5m
log:0 2 v 1q 3v a4 a5 by ce cn cs
loget:c0
loggi:ck
logiciel:53 80 8r 90 9r
logist:5t 9w a2 ar
logo:2i 37 6e 8b 8c 8d 8i 8j 8k 9c ba de
loi:91 9t ca ce cf ch
loin:3g 3n 4s 68 6g cd de
loir:f bp bt cy
lois:4k
lol:l 1j 4d 7a 8e cj
lombalg:3x
lon:a0
londr:b1
long:1a 1m 3j 48 4h 63 7b 7s dk do
longtail:69
longu:2e 3q cx dj dq
longueuil:1f 4p b6 e6
longueur:1p 6n b0
lookbook:e7
loos:b1
lor:3w 9s
lorient:4b 5f bc
lorrain:a4
lot:1b 2s 6l 6x 79 7a 7l 7u 8i 8t 9i ai b9 bb be bl c6 cd ch dd
loto:8f
lou:19 1j 1r 1u 26 28 29 2c 2g 2k 2x 32 3l 4q 66 7e 7i 7m 7o 8s aa as bg bh br bx ca cd cf cg ci ck d7 dj dm du
louch:au
loudeac:as bn
loufoqu:3o
louon:2c 7e
loup:7g c0 di
lourd:61 67 6j ax
louvain:37 8o ah bd cl
louvi:4o a2
low:83
lpd:9t
lpp:9g 9h
lsf:8m
lucarn:0 bg
lucqu:30
ludiqu:72
ludothequ:7a
lueur:7o
lug:7l
luig:aq
lumi:y 21 2k 2r 6b
lumin:9 2b 8g ca
luminair:7t db
lun:5e cm
lund:0 14 19 1j 1l 20 28 2c 2u 2x 3a 3i 3q 47 4f 4l 4o 5j 5r 5v 6h 6k 6l 6u 70 79 86 8a 94 9l a0 a2 a3 a8 b0 b2 b5 bc bh c8 cq cu dg dn e0 e2
lunet:2q 43 8y de dl dz
luthi:74 d5
luxembourg:91 dt
luxman:6y
luzern:bo bp
lyc:23 4v 4z at dm
lyceen:4v
lymphat:3y
lyon:2 h 2h 2i 4z 5s 66 67 6j 6k 6l 6m 7t 7z 89 9j 9p 9w cg d3
lyr:23
m1:1i
m2:0 3 5 7 8 9 b e f g h p q r s y z 10 11 12 15 17 18 1a 1b 1e 1f 1h 1m 1q 1s 26 3j 3n 4l 7j 9v b3 b6 bz cb cd cf cl e3
m3:16 19 6h 6o b5
m6:71
m8x40:al
macbook:70 d2
mach:9z
machin:1l 35 3o 59 5b 6l 6n 6o 80 83 86 9f 9u 9x 9z a1 ag ai al ap aq aw bf bw co di
machoir:3y
machouill:5j
macon:x 9l ap bj cu
macram:7v
macrograph:be
madagascar:37
madam:ct
madri:b3
madrilen:4z
mag:3b 4l 51
magasin:3d 44 67 6t 75 7i 7q 7r 7v 7z ar cp e5
magasini:cq
magicien:2a
magnesium:bb
magnetoscop:d3
magnum:31
mai:b k r 1i 1x 20 21 2b 2e 2g 2h 2j 2o 38 3g 3h 3n 3p 3s 45 46 4l 4m 4s 4y 5h 5p 64 66 68 6a 6o 7c 7e 7j 7p 7z 83 84 8k 8u 9j 9p 9w 9x an ax bh bt bv by cb cn cp d7 d8 dj e2 e7
maigr:5k 7d
mail:82 83 9n 9z cv e8
maillot:4a 4k d8 dl dv
main:5 d k 1q 20 2t 37 3p 3u 46 4a 4b 4o 56 57 5i 5m 63 6z 7v 82 8c 8q 94 9n 9w am au b4 ba cs d9 dd df dh dl dq ds e3
mainten:2 4h 69 76 7j 7x 7y 7z 98 99 9z a4 bd bf bx cb cs d1
mair:s y 19 1b 21 25 2g 2m 2r 3k 5p 69 6n 8f 8g bg db dg
mais:2r bp bv
maison:4 7 b l p y 10 11 16 18 1a 1h 1q 1r 2z 36 3a 3c 3d 3f 3h 3i 3n 3s 3t 3v 3y 46 4o 4p 57 5c 5m 6r 79 7q 7r 7u 8e 8p 97 9g a0 bn bu cc ci cj cm d7 ds dw dx dy e4
maisonnet:9g
maisonny:53
maitr:9 36 4g 73
maitress:i 41 52 73
maitris:6g bc
majeur:78 cw
mak:2d
makaton:41
makit:7i
mal:m 16 3l 3m 3q 42 47 5e 5g 5i 5m 5p 5t 6j 7o 96 a6 dn
malad:12 2g 40 9d
malentend:8r
malgr:s 1g
malinois:5f
malo:47 67
maluss:9f
mam:5r cw
maman:1u 25 2d 3t 3x 4b 8d ci df
man:47 48 76 cr
manag:5d
manch:2e 74 79 d5
manchest:4w 77
manchet:c7 di
manchon:8c c7
mandarin:50
mandat:41 53 88 92 9k a6 ab bm ci du dx
mandatair:99 9i
manet:72
mang:1b 28 3b 58 5g 5r 5t 6w 7l 7t 9h bj bn bo bs dc ds dz
mangent:1h 1u 5o bp
mangeoir:c0
manifest:8n
manip:4m
manipul:8
manivel:ah
mannequin:55
manoeuvr:54 cs cu
manometr:be
manouch:dn
manqu:1r 6b 6r 76 7g 7q 9l 9o af b4 bd bq cd cn cu d7 do
manquent:77 a0 c6
mansard:1k
manteau:3 7b 7o cx dq e3
manucur:4a
manuel:1b 54 76 9s bg bx
manufactur:81 9v
manuscrit:8q
manutent:cu
mapaq:w
mapping:9r
maprimerenov:3 9i
maquet:7z 8c 8d 8j 8w de dm
maquill:2d
maquillag:2a 2d
mar:4 6 f k o x 13 1b 1y 26 2c 2d 30 35 3g 3l 3n 3p 3z 49 4a 4c 4f 4p 4w 51 56 5m 5w 67 6d 6j 6r 6v 75 7c 7r 7t 86 88 8b 8y 91 97 99 9a 9v a1 b3 b5 ba bj bn bo cr ct cw dj do dw dx dz e2
maraich:2y bo bu bz
maran:bs
marantz:d3
marathon:2n 4c
marbr:7e
marc:11
marcel:a4
march:j 15 1f 1h 1p 20 2t 39 5a 5c 5e 5k 5q 67 6i 6j 72 7m 7v 7y 80 9p 9y aa ax b8 bb ci cu cy dd dk
marchand:5v
marchent:3k
mard:10 1j 1z 25 2v 2y 3f 3k 3r 3y 46 4f 4i 52 5l 5q 6l 82 85 8m 9e 9y bh bj bs cv dl dn dp e2 e8
marechal:5l db
mareyeur:2v
marg:30 6b 9q
mari:1y 20 25 2d 2e 7c 8y e3
mariag:1x 21 23 24 25 2e 2g 2h 2j 2m 2p 2r 66 6g 6j 8l 8p 8y 9d 9w b3 cx d2 da df e7
marin:30 az b3 c2 c5
mario:72
marion:1y
maritim:6o aw
marklin:7h
marly:cq
marmit:37
marn:6h
maroc:e1
marocain:50
maroll:77
marqu:i 1l 2c 2z 5o 5w 5x 73 8n 8s ba bc bt de
marquag:6y 8j 8k
marqueter:d7
marquis:b7 db
marquon:bw
marr:d 40 9x
marseil:8 1q 2n dv
marseillais:dz
marteau:4i d6 db
martel:db
martigny:2s
martin:9s
martyr:n
mascaron:dc
mascott:dg
masculin:7b
masqu:1s dj
mass:7o
massepain:37
massey:bu
massif:1a 1b 1k 74 b8
massy:52 cm
mast:6e 72 8w
masteris:8w
mastic:az b7
mat:e h 2d 6j 8f 8k as az bm d8 da e1
match:2n 7w
matel:w 3h 6s 6t 7r
material:s z 1m 2b 57
materiel:1v 41 48 4m 57 60 6w 7m 7u 9f bd bk
matern:4v 78
maternel:du
mati:9c ag ak b0 ba
matin:6 9 w 10 1v 1z 20 21 28 2o 2q 38 3i 3j 3k 3t 43 45 47 49 4e 4t 4u 53 59 5l 5y 67 6h 6i 6n 86 a7 ap ch dq e0 e4 e6
matos:g
matou:5o
matricag:af
matrimonial:97
matur:4v bt
maubeug:3e
mauric:3g
mauv:86 av ay
mavic:8z
mbti:5b
mdr:3h
mec:3p ab dj
mecan:d 43 4v 5x 65 b1 b4 bh bv bx d4 d5
mecanicien:6a
mech:48 5h bs
mechou:1v
medaill:4n 7h d9 dz
medecin:3q 3u 40 44 45 4a 4v 7k ce e8
medi:89
mediat:97
mediathequ:72
medic:3t 5e 5h
medical:83 8q 9j 9s a9 ag bd
medicalis:5q
medico:3u
medit:3n 4d
mediterran:ck
mediterraneen:1a
megan:a
megev:1x
meilleur:3p 5c 8o
melamin:1k
melang:19 2z 30 35 39 bo bp
melangeur:ah d3
melez:1f b3
mellifer:7p
meloman:6y
melun:19
mem:i 19 4p 7u 8q b2
membr:3z 4b 55 9f a7 bz do
membran:an d3
memoir:5t 7r 8h 8l 8q
men:4m
menac:7 1c 98 9e 9q 9w cr
menag:d 10 ay cm
mend:2l
menopaus:5u
mensuel:w 11 17 1b 1n 20 2s 2z 39 41 47 5c 5e 5j 5n 5o 63 69 6i 6p 82 88 8i 90 a9 az b1 b2 bf ch cx e0
mensur:dl
ment:ab
mental:53
menth:36
mention:8c 9t
menton:4q 5q 8y
menu:1n 1x 3f 58 dh
menuiser:i 9e
menuisi:1k cf
menus:2f 3a 5r 5u
mer:2 b j 1g 22 23 27 2f 2p 2q 2t 2v 31 3b 3g 3h 3l 3q 47 4b 4f 4o 58 59 5c 5m 6c 6i 6r 6x 76 77 7c 7e 7p 7w 8d 8p a6 aj b1 bc bi bw ck cy d0 d6 d8 dd dk du e0
merc:7 p 21 36 3y 4w 68 6z 78 ae by
merci:67
merco:61
mercred:27 2a 2t 3q 3r 4d 4f 4h 4i 4k 4o 4p 4v 52 57 59 72 9y cw do
mergu:1v 2u
meridien:6s
merignac:2a
meringu:2x
merinos:7v dd
mess:25
messag:87 8u
messager:6l 83
messieur:2e 2r
mesur:j m 1i 1k 1s 2c 2e 2h 3e 3w 43 4y 5d 5n 7c 7t 88 9u 9v ac ao b5 b7 bm c7 cx d0
met:6 k 18 1x 34 6l 6w 70 89 90 92 a1 aq b6 bw ci
metal:6t 7h
metall:m s
meteo:27 4m 85
method:4o 4q 53 5c 5f
methodolog:5t
meti:s 5c 80 88 8s bi cu
metod:k
metr:1 4 a f g i j o q u v 16 1d 1i 1j 1k 1q 27 2a 2c 3e 6c 6n 6s 6t 6w 7k 7o 7q 7s 7v 8g 9v 9x a9 ad ae aj an ar aw b0 b2 b3 b5 b8 b9 bg bh bl bm bn bw bz c2 c7 c9 ca cb cc cd ce cf cg db dc dg dm e3 e5
metrag:dk
metro:3z 6z
metronom:4s
metropol:l
mettr:3 5 r 17 3p 4z 5n 84 8q c2 dw e1
metz:23 2v 5m 71 91 dt
meubl:5 e k z 16 17 1k 5n 6k 81 91 9x ap aw cb ci cl d7
meul:2s 2w aq
meuni:j 2s d7
mexicain:74 co
mezzanin:i 1o 6t ae ar
mfa:86
mi:48 85 cp dp
mich:1z
michelin:5y
micro:d 23 2h 3a 4r 6x 8v 95 bl dm
microbrasser:32
micron:ac ak c7
micros:22 23 2h 2k 2o dm
microscop:bd
microsoft:56
microst:u
mid:1u 1w 29 36 3f 3n 4c 4d 4f 4q 5e 5p 5r 6h 6k 8y bf bk by cm cq e2
miel:1l 48 5p bt
mien:42 43 5v 6e 7i 91
miet:g 60 av
mieux:5w 6c 8p by cq
mignon:37
migr:7y 83
migrain:3x 40
migrat:81 83 93
milieu:h 76 7e 9v aj d0 d6 dw
militair:du
mill:32 4m 5v 62 6e 72 76 8i 91 95 99 9e 9g 9l 9s ac ag av ba bc bl bn bs c2 c6 cc
millau:b9
millberry:b1
milli:7g
millimetr:2e af ak
million:94 9j 9m ak cc
min:6 r s 25 2m 38 3g 3z 41 4j 4o 4p 4t 5e 61 6j 6l 70 8r 8v 8w a7 ag b5 ba bh cl d1 dy e5
mineral:p 5o
minet:5h
mineur:2i 4b
minibus:6j 9f
minim:10
minimum:1n 1w 30 3h 6b 77 8i av ba
minister:4u ab
minuit:8 2m 3r 48 6m 6q 92 a8 e4
minuscul:a8
minut:4 n 22 24 2a 2h 2m 2u 35 36 3a 3y 4c 4g 4o 4r 4w 50 53 5a 5h 5y 61 70 7k 7w 8m 8q 8r 8s 8v 8y 9j a2 au b7 cc cz d4 dt dy e4
mirabel:33 38 45 bx c6
miracl:4c
mirecourt:d5
mirepoix:58
miroir:2q 2r 4c 6t 7e ak b7 dh
miroiter:b7
mis:0 4 9 3e 3u 48 4l 5d 5i 5t 6x 7x 82 85 87 88 8o 8v 8x 99 a8 ak aq au b1 c4 ci d2 ds
missel:8h
mission:9m
mit:7s
mitain:59
mitigeur:4
mitoyen:l
mitry:ar
mix:5r 8w
mixag:2k 8v 8w
mixolog:2i
mixt:1h 3e 4r 68 do
miyuk:7v
ml:1 1d 1p 8j ax
mm:71 7i 8i ad ah b3
mobil:8 2i 5e 5i 60 6a 7v 7z 87 8y a6 ac b3 bx
mobili:6v 9v
mobilis:3w
moch:5 a8
mocktail:2i
mod:8x
model:44 57 7h 85 8n 8t af ag am c3 c4 d0 dc dl
modelag:57
modelis:80
moder:cf
modern:7g
modest:7b
modif:98 c3
modifi:5r 7x a8
modul:2l a7 bl
modulair:9v
moelleux:2z
moellon:v
moin:2 17 18 3c 3j 5v 62 64 65 6c 6e 6k 6m 71 7q 9u bl bu c1 c8 ci cl cu
moindr:1c 58 5d
mois:a 11 17 18 1o 1t 20 2e 2f 2p 2w 2x 2y 35 3f 3q 3r 3s 3u 3w 3z 41 44 4i 4l 4o 4p 4q 4t 4x 4z 5d 5f 5i 5k 5s 5v 66 6g 6i 6r 6w 6x 6z 71 73 75 79 7b 7n 7x 7z 87 88 89 8a 8i 8o 90 94 95 99 9d 9f 9h 9k 9m 9n 9q 9r 9t 9x 9y 9z a6 au bc bj bk br c2 cb ce cf cg cl cp cw cy d1 dl dq dt du
moisissur:v
moisson:6n bu bv
moit:d o s 10 1a 3b 44 76 7a 7q 9f bw dp
mojitos:2i
molenbeek:49 c8
molex:ai
mollet:5f di
mom:2a
moment:8m dt
mon:11 43 4c 5x 67 7t 8f 9l dq dx
monaco:7g
mond:q 23 32 3h 4b 51 5f 6y 7y
mondial:7v 7y
moniteur:4g 4n
monitoring:46
monocristallin:bl
monospac:6g
monsieur:u 5i 9t af e5
mont:0 4 b j k l q 16 1m 1o 1y 24 27 2b 34 44 4r 58 5k 5y 68 6n 6s 6t 6x 70 7l 7m 8m 8s 8w 8z 94 9e 9i a0 am ao ar at b6 bd bm c0 c4 d7 ds e0
montag:1k 1m 1n 1y 22 27 2l 3e 6v 70 7k 8s 8v 9q 9r 9v ar ba bg bz c0 d8
montagn:38 bi
montan:ck
montbeliard:2w 8m bq
montcalm:ce
montelimar:71
montessor:3s
montlucon:6r
montmagny:7l
montpelli:8 7z
montr:3k 4t 7d 9f ah c9 cz d8 e3
montreal:16 1n 36 3z 4e 4y 6m 6o 8e 8u 9b 9n a7 ah b9 cg d0 dp
montrealais:dk
montreuil:t 6u
montreux:12 2m 57 99 dz
montur:43 68
monu:ds
mooc:8r
moodl:a7
moqu:2w
moquet:12 7s av
morain:dz
moral:5r
morceau:2u 6r 7a 7i ac ah
mord:5f
mordr:5i
mordu:7a
morg:k 13 3q 5k 9g dx
morgon:58
morlaix:6f
morpholog:e7
mort:1b 1c 1d 4b 4t 61 6r 6z 85 88 8h 8w 97 a4 be bg cx cy d4 dr dy e2 e5
mortais:i
morti:0 b5
morvan:3
mory:ar
morzin:6i
mot:1b 1o 1s 4b 4w 4x 52 56 5e 5r 6q 82 88 8l 8m 8n 8q 8u 95 9j d6
motard:62
moteur:o 1g 1h 60 65 68 6c 6d 6r am b1 c6
motif:e 4b 98
motion:8t a7
motiv:4c dn
moto:61 63 6f 6k 6p aj cg
motobin:7j
motocyclet:63
motoris:o 1h d4
motos:6o cg
motriqu:3s
mott:cn
mou:1z 8w
mouill:5i
mouillag:c5
moul:2v 2w ag c2 c4 db
moulag:37 af c7
moulin:35 co
moulu:2s 35
moulur:f
moulus:39
mour:3t
mous:5n 6m
mouscron:j l 8a cd
mouss:15 1j 5j 5n ay co ds
moustach:2q
moutard:30 7v
mouti:4s ao c9 do
mouton:10
moutur:2s
mouv:cz
moyen:74 7b c9 dn
moyeu:am d4
mozamb:cj
msr:7m
mt07:62
mtl:8t
muet:8s
mug:8j
mul:n
mulhous:5n 7x b9
mult:52
multicouch:4
multidirectionnel:1m
multip:dm
multipl:91
multipoint:n
multirisqu:9f
municipal:t 2m 4g 4t 75 7d 86 8g ay
mur:1 4 b e f q v x 15 1n 1o 44 4m 6y 7f 84 9y b6 by dg
mural:8
mus:8u b4 d7 d8
muscl:4e
musel:5i a2
musical:23 87
musicien:24 2k 44 74 8w dt
musiqu:24 2m 44 4f 4q 75 8s e0
mut:4x dn
mutu:5u
mutualis:83
mutuel:3x 44 68 93 97 a5 dw
mvp:7z
my:88
mycos:47
myrtill:38
myster:9p
n3:2v
nac:5j
nacel:1p 8g 8z b7 bh dg
nacr:5z
nag:4g
nageur:4g
naiss:5u
naissain:c2
naissanc:10 2f 58 8l dd
naked:1y
naming:dt
namur:0 j 26 2n 2p 2x 3u 44 4p 4u 5d 5v 5z 62 6l 7g 7h 7y 8y 97 9b 9d 9i 9w 9x 9y ab ar aw az bn cn cu cy d4 d6 di dr e3 e5
nancy:17 23 5t 8s ca
nant:5 z 21 2r 3o 4q 69 6v 77 8d 8n a6 be do e0
nanterr:a
napoleon:28 7g
napp:u 28 8x 9v c4 dz
narbon:1v e0
nass:c2
natif:4y 50 8l dp
national:61
nativ:2v 7z
natur:2w 3d
naturalis:9a
naturel:x 1z 21 2d 7r 86 8n c0
naturopath:36 40
nautiqu:6f
naval:6d ae af
navet:6i 6j ar
navig:c5
navir:6o
nazair:az
nbr:c7
ne:3s 5m 8l du
necessair:1e 4h c5
neerland:9o cv
nef:8z
negat:br e1
negoc:2p 3p 4w 63 b3
negoci:5z 96 98
neig:3 p 4n 5y 79
neon:2b 5n b2
neopren:az
net:49 67 80 84 86 8z 9g 9h ac bw by cn cr
netflix:8r
nettoi:20 44 56 70 72 ay ds
nettoy:2
nettoyag:1 8 13 15 1u 2c 85 bf cz dj
neuchatel:5 1k 1z 2p 4o 53 5c 5q 6c 6s 6y 7c 7x 9k a8 bs dm
neuchatelois:40 8d b0
neuf:d l 1y 2c 2v 3i 3l 3p 3t 47 4e 4m 4o 4y 54 5w 64 67 6a 6c 6d 6g 6t 73 76 7a 7i 7o 7q 7s 7u 82 96 9k 9m 9s ah al b1 bg bl bu c2 ca ce d3 d4 de dg dw dx e7
neuilly:6h
neurologu:40
neutr:8y 9y d8 dw
neuv:1a 37 3g 3w 5w 5y 63 6f 6r 74 bd co
neuvevill:7k cm
nev:45 e1
neveu:7a 7x cu
newslet:8n
nextcloud:83
nez:5d b8
nf525:aa
nfa2p:c
ni:1d 1k 20 2z 56 5c 6c 7m 94 9t 9y a5 ah bc dy
nic:1x av cv
nich:1k
nickel:g
nicol:37
nid:2 w 1c 59
nidif:1c
nidr:4d
niec:2o 4v 8b da dx
nieuport:6d
nikon:71
nim:d 3d 98 9z
nimp:aw
nirvan:4p
niveau:k r 4f 4m 4n 4s 4w 4x 4y 57 5k ar c6 d8 dn dp
nivel:q s 2i 4h 52 72 88 bi c3
nl:8r
nm:am
noc:1u 2f 2i 2p 38 7d bi cy
nocturn:9e 9x cj cr
noel:v 15 1q 23 2a 32 4x 59 6u 7a 7l 9l cp da do e1 e5
noeud:5i bt
noi:31 6s 6u dc
noir:e h v w 13 15 1e 1p 2b 2g 2l 2o 4b 4l 5z 78 7o 8k ag aj ay b8 b9 br by c7 cy d8 db de dv dz
noirc:9
noiset:37
noix:2z
nom:2b 38 7e 83 8k 9c 9e 9o ab c9 cl d9 dh ds dx
nomad:27
nombril:4b 4e
nomenclatur:81 c4
nomin:7w
nommag:e1
non:e u 10 14 1q 24 2y 3e 3q 3s 42 4h 4i 4w 5c 5g 64 68 6g 6k 6u 72 79 7a 7f 7u 7y 80 8c 8u 8w 8y 90 94 96 99 9q a6 ae am as b9 ba bg bm bo bp bq by bz c6 cb ce cq cs cx d3 d5 d6 dc dd dm dr
nord:0 15 2b
nordmann:e5
norm:9 43 78 7k 7l 96 9s ba
normal:3r c1
normand:16 25 3i d7
norveg:66
not:x 36 4q 4s 5u 7y 82 8i 99 9n ae
notair:18 1r 7f 9g a9 bj cd cv du
notarial:8y 9d
notent:cm
notic:k 1o 5a 7a 8l bl
notif:7z bb
noton:9o
notoriet:89
notr:2i 6u cc
nou:20 58 7s
nougatin:1y 37
nounou:3q
nourr:3x 5h 5k by
nourrisson:3x 55
nouveau:9 3e 42 45 56 5v 7e 8t 8y 9w a7
nouvel:5 a 16 6x 8k 9r 9t a0
nov:1t 23
novembr:3 6 c 1c 1h 1r 1t 22 26 2d 2k 2q 4e 58 5d 6d 79 7l 7p 7v 7y 8h 9s ag bg bn bw cg cj cs cy df dk ds
noy:7t
nu:f 7p 7t 8w c5 dl
nuag:5p 8z
nuc:bt
nuit:0 4 b c w 15 2n 3g 3i 3j 3m 3q 3r 3t 42 5a 66 7m 7r 86 87 93 9k 9l a1 a2 a4 aq bf bi cb cj cq cr ct dr
null:17 88 9f d2
numer:2k 5j 73 93 c3 ch d6
numeris:9z a9 e1
numero:6p 87 8i 8k a4 am cl
numeros:87
numerot:2x 8f e4
nuqu:3x 3y
nus:5l 9v
nylon:ah al
nyon:x 1g 3f 4a 6p 82 cj
obei:9r
obeiss:5f
object:21 4c 59 71 9j dl
objet:7a 8j
oblig:1w
obligatoir:1n 3h 6l 72 81
obliter:7g
obsequ:25 dr
obstacl:29 7z
obten:ba
obtenu:q
obtur:71
occas:10 3e 4t 5a 5q 5v 67 69 6f 6r 6v 71 73 75 7c 7d ar at au c2
occult:1d 1i e3
occup:b 1c 1j 4s 93 c0 c1
ocpp:bk
ocr:a9
octobr:2 z 10 17 22 28 2n 30 32 46 50 5e 5w 6d 6s 7x 81 8p 9w 9y bi bj by c8 ce cx d8 dy
odet:ds
odeur:t 12 5x 60 7m am c8 dg
odoo:81
oeil:b9
oeillet:8g
oeuf:2t 2x 3d bs
oeuvr:b q 63 dg
oex:2w
of:8n
offert:17 1b 1p 3y 43 4t 4z 57 6z 7t 89 8o 98 9v d1 dl dq
offic:z 3k 7z 8s 9p
offici:2h
officiel:7w be df
offre:a d 1b 1w 54 6e 92 b0 c0 c6 ch d7 dp
offrir:38 3y
ogm:bp
ois:2d
ok:a e r s 1b 1w 24 2r 2y 3h 3z 45 4e 6r 89 bq cc ck cm cq ct dn dw
okoum:b3
old:4b
oled:6y 72
oliv:30
olivi:1a 7p
ollair:7o
ollon:1t
olograph:dx
om:7w
ombrag:3j
ombre:1a 3j dh
omeg:7d cz
omelet:2x
omoplat:di
oncle:2h 31 5g 5q 6w 7o bx d4 dr
onde:3a 6x
ondul:1s
onduleur:d bl
oner:7b
ongle:47 5i 6d
ongler:ce
onglet:7i
ongulair:4a
onze:0 20 23 2p 2w 3c 3f 3g 42 4f 5s 5y 6j 6n 6p 70 89 8d 8g 8o 8p 91 9a 9r a8 ae an as bv c8 cs ct d8
onziem:70
oolong:36
ooon:8r
opalin:7t
opco:5d
open:2i
oper:1b 2q 3g 3w 43 4r 7n 7w 87
operatoir:3a
opercul:au
opinion:9h
opq:3z
opticien:43
optimist:6d
option:a 2a 3a 3h 4v 7w 8t df
optiqu:4v 6r
oq:bd
oqtf:9a
or:7d ab de
orag:27 4m 5g 9w by c2
oral:4z 51 9j dp
oran:3g dv
orang:28 34 5x d4
orchestr:4t bi cx do
ordi:dz
ordin:70
ordon:3u 3w 40
ordre:8v 9n a7 a9
oreil:49 5i 7d 7r
organ:9 25 2b 2l 5f 92 as bg
organigramm:n
organis:1u 29 2i 2l 2p 3i 3o 4j 4x 53 55 6j 7v 9l 9w d4 dp dr e8
organison:2o
orge:bp
orgu:25
orient:4x a5
origin:1l 2y 5z 62 6p 6y 7s
original:7h 9w ah di e4
orlean:93
orne:5l
ornemental:4b
ornier:r
orteil:47
orthes:47
orthodont:82
orthograph:8o
orthoped:5j 5l
orthopedagogu:53
orthophon:41 4s
orthophoto:8z
ortlieb:6b
os:2u 8m
osb:7q
oscillo:l
ose:4y 80 df dq
osef:2e dn
oser:4o 5c
osmos:6d
osmoseur:c9
ossatur:i s y
osteo:3x
osteopath:3x 9n
otoscop:bd
ottign:1e 6p 7m dg
ouat:p b6
oubl:3t 53 5r 6k 8o 9n dz
oubli:60
ouest:l 1b
ouf:42
oui:1l 2a 3s 73 bk co
ourlet:59 b9 cx
ourson:4n
out:5b
outaou:a0
outil:1n 1s ak
outilleur:ak
outlook:56 82
ouvert:3 w 1o 2k 3f 3t 4a 5o 7q
ouvertur:q t x z 11 24 2b 38 4f 5a 84 aa co
ouvr:o q 1o 30 3e 4o 4q 4y 70 72 8b 8c 9z bd bt c8 cn
ouvrabl:be
ouvrag:8h cy
ouvri:8j 93 a2 cu
ouvron:32 3c 3s
ovh:83
oxydoreduct:4v
oxygen:c2
oyonnax:9k ad ag
p1:1e
p125:73
p20:ak
pac:2n c1
paccot:4n
pack:3p 51 8b 8v 9j 9n
packshot:8x
pact:95 96 dx
pad:4s
paddock:5k
padel:4i
pag:21 5a 5t 7x 83 86 88 8a 8d 8e 8h 8l 8n 8o 8p 8q 8s 8u 8x 8y 96 9i 9j 9p 9z a6 a8
page1:88
pai:5a 5e 5l 62 7f 7y 7z 98 a2 a6 b1 bn ct cu dj dr
paill:5k bp
paillasson:bp
pain:1z 3a 3c 3j 9b al d7
paintball:3o
pair:43 6i 8x cy dd dq
pajemploi:3q
pal:bm
palan:bg
palet:1a 2l 3d 5o 6k 6l 6q 7p 7q ar as av ax b4 b6 bl bn
palettis:aq bc
palexpo:9v
pali:m 5e 9j ba
palissag:bx
palissandr:74
palm:2z 37
palpat:2n
pan:c0 e3
panach:31
panel:9p
pani:2y 30 38 5o 7y cq cr dq
paniqu:4f
pann:34 56 9o
panneau:9 d 1d 7q ad b6 b7 bl ci
panneton:e4
panopl:2c
pans:3u
pantalon:ba cx
pantin:6o
panton:8c
pantoufl:cr
pao:bb
pap:5 22 2g 97 ah b1 dc dr
paperboard:9y
papeter:2f 9l
papi:2 e f v x 14 16 18 1q 1r 2f 2r 4y 6n 7c 7d 7y 8f 8g 8i 9a a0 av ax br c3 ci dr du dx e1 e6 e8
papillon:an
paprik:39
papy:3t
paqu:e 1k 37 50 84 8x 9s ai
paquet:w 2t 5o bt
par:1f 4z 5l 5z 64 6r 87 92 9t b6 dx
parag:5l
parallel:am
parametr:aa
parametrag:81
paraplui:1m 78 8j bz
parasol:6w
parc:21 4c 7s 9d aa ag aw c0 ce cs dz e2
parcel:2s bx cd
parcellair:c3
parclos:b7
parcour:29 5d 8d a7
pareil:8 q 2z b9 c7
parent:2d 2l 3h 4g 4i 4k 4u 53 5m 6k 6z 7d 7z 8m ci di dt e6
parental:3q
parfait:4a
parfois:cy
parfum:1y 2j 39
paris:w 6l 71 e0
parisien:9p
paritair:93
parking:a 26 2n 3g 3j 5z 61 9x a4 ck
parl:b h v 10 22 27 2a 2q 3s 3z 44 4c 4k 4w 4x 4y 50 5d 5m 5q 5u 61 6i 6n 6v 8m 8p 8s 94 9q 9x a3 aq bl bo c1 cd ch dp dx
parlent:1z 2h 3n
parleur:d3
parlon:5e a8
parod:8u
paroi:5 bz
paroiss:19 73
paroissial:2b 2r
parol:5d a6 dy
parpaing:q s b4
parquet:g h 3n 4f 7s ca
parrain:dt
parrainag:dt
part:5 g 12 14 17 18 1s 1y 20 23 25 2f 2y 3f 42 4v 50 5d 5h 5k 5l 64 7w 80 88 8a 8o 8t 96 9e 9f 9k 9m 9o 9q 9s aa ak aq b2 cc cn cw cy d2 da dd dl dn dr dw e3
partag:2q 2u 3p 6o 8p 9d bx bz cb co dn dw dx e0
partagent:e0
partenair:4f 4i 5o 5r
partenariat:5f
particip:3i 3m 3n 3p 4d 58 5d dp
particuli:1s 3c 3e 4g 6e 6r 7s az ck
partiel:1t 7w 9i
partit:do
parton:4g 7l 7m
partout:v w 3e 4u 6a 86 9f d8 dy e4
party:23
parur:7r
parv:15
pass:2 b m n o q t 10 14 15 16 1f 1p 1t 1u 29 2j 2k 2o 2r 2x 31 3e 3u 3x 3y 4p 4r 4w 4y 54 55 56 5e 5h 5s 5z 6e 6m 6n 79 7a 7c 7i 7t 7w 82 84 87 8o 8r 8z 94 9e 9g 9j 9r 9v a8 a9 ah aq b1 b2 b5 d0 d6 d8 dk dm dn dp e2 e4
passag:u w 11 14 19 1b 1l 3k 3l 52 5h 5l 5z 7s 83 bv d6 e0
passent:8g a6 be bw c0
passeport:5m 6k bq
passerel:1m ae
passion:8n
passoir:7u
pastel:df
pasteur:25
pasteuris:34 bc
pat:2s 2t 2u 3b 70 au bc
patat:cx
patienc:4g 4u
patient:3u 42 45 4c 4g 4u 9n a9 cv e8
patin:db
patinoir:15
patio:1f
patisser:2x
patissi:6m av
patrimoin:9h
patrimonial:ab
patron:33 3o 4j 59 81 87 98 a6 ba dh
patt:br cp
pau:2p 5j 93 a5 b6 ch
paul:b8
paus:35 9y do
pav:15 1e
pavilion:82
pavillon:1 c 7h 9v
pax:1o
pay:1x 3v 5s 98 9h 9i b4 by co cs cw
payern:25 8h 9e bp bu cr cv d3
paypal:dy
paysag:1a 7f bh
paysager:9u
pc:70
pce:al
pct:9c
pdf:85 8f a9
pdt:3u
pe:9h ax
peau:2d 47
peb:1r
pech:2y
pecheur:dk
pedagog:3s 7p
pedal:4s 73
pedali:6a
pediatr:z 3w 41 45
pedicur:47
peignoir:de
pein:j 35 6n 7n dg
peindr:f 1m dh
peint:2f 8g ah b2 ci da dg dh
peintr:dh
peintur:1q 57 5z 7q ah aj ap az b2 c5 cp
pel:r s 6n ao b5 bh
pellet:ao
pelliculag:8f
pelot:7v dd
pelous:0 29 7m
pelur:aj
penal:1q 96 9b
pench:i 1c 3k 8q d1 ds
pend:5 h s 12 1k 2a 3b 3t 46 4w 5g 5p 6r 7e 83 8a a2 a6 ao bg cy do dz e3
pendent:c0 e2
pender:6t e6
pendul:cz dy
pendulair:9p
pens:t 16 bm
pension:3g 3n 5i 5k 97 ab dv
pent:r y 1a 1e 1k 2l 6d 7j bw
pentecot:1g
pentest:86
pepini:7p cs
peppol:81
per:i 15 1j 1u 1v 1x 22 26 27 2h 2i 30 33 3b 3h 3j 3l 3m 3n 3p 3t 3u 49 4i 4t 50 55 5r 5s 5x 64 6c 6i 6j 6o 6y 7e 7h 81 86 8g 8h 8m 8p 8s 9h 9q 9w ac c3 cb ck cx cz d3 df du e5 e8
peracet:ay
perc:1i 47 84 an
percag:n
percal:7r
percarbonat:ay
perceux:7i at
perch:11 2g dk
perchist:dk
perchlo:e3
percol:28
percuss:7i
percussion:4s
perd:53 60
perdr:3d 4n 7y 99 d1
perdu:3c 5l 5r 76 7a af al as bt cm dv dy dz e0
perdus:p cx
perfect:25
perfor:8k
perfus:3u
pergol:1a 1h 7i
perigord:1v 3h
perigu:4
perim:3l
period:2h
perl:60 7v
perm:q s y 3l 3v 51 54 5s 62 66 6c 6g 6h 8g 9a 9b a5 as cq cr
permanent:32 4a 83 9a cl
permet:11
permis:20
permiss:19 86
perpignan:1h 3t 42 7v e0
perron:1t b8
perroquet:3k
perruch:5h
perruqu:2c
persan:7s e3
persill:2u
perso:4y
person:2 d 10 14 1n 1u 1v 1w 1x 23 2k 3h 3k 3m 3o 3t 3v 42 46 4f 4t 4u 50 51 56 5d 5e 5q 6b 80 85 8a 8c 8d 8g 8p 94 9j 9k 9r 9t 9u 9w 9x 9y a6 aa b4 b7 ca cb cj co cr ct cu cw dl dp dq dr dt
personal:e7
personnalis:2q 58
personnel:2a 5c 5g 8u a5 di
perspect:8t
persuad:9p
pert:44
pes:o 36 5o 7m 80 as b1 b2 bg
pet:i o 1a 1o 1x 1y 20 22 2k 2q 2t 38 3g 3i 4d 4e 4z 52 5a 5h 5k 5m 6c 72 76 78 79 7o 97 ak al ao aw ay b8 bc bx cc ce ck d3 dw e5
petanqu:d9
petard:2m
petg:ah
petill:34
petit:v w 1n 1p 1t 1z 2s 30 31 37 3d 3m 3q 40 4e 4l 4q 4x 4y 52 57 5m 5u 65 6b 6f 6g 6q 75 7d 7f 7h 7l 80 8a 8e 8g a1 ah ai aj ax b3 bm bo bp bs c2 cc d0 d2 d9 dt e1 e5 e8
petr:2s au
petrin:3e au
peu:0 1 10 15 1a 22 23 2l 38 3p 3v 3x 4f 4p 5e 6x 7g 7w af b0
peupli:1c
peur:3m 4h 5g 7o 9h dw
peut:0 4 5 u y 1h 1m 1o 1p 1r 3d 3w 41 4r 69 6k 6s 7v 8u 92 9a bb bc bf d0 dc du
peuvent:2l 7y
pga:4j
ph:1g c9
phar:60
pharm:cl
pharmac:ar
pharmaceut:a5
pharmacien:8v 9h
phas:1a b8
philatel:26 7g
philharmon:cx
philip:b
philipp:1j d7
philo:51
phonak:44
phoniqu:ce
phoqu:3l
photo:2q 3s 5a 5z 6k 7e 7h 8a 8n 8x 8y 98 av d7 da df dl ds du dv dy e1 e8
photocopi:8f
photocopieur:9z
photogrammetr:8z
photograph:21 4a 5z 71 9c ab b2 dc dv
photographi:2q
photographient:3o
photometr:7t
photoreal:8t
photos:18 5h 7x 7y 8a 8p 9u ca ci cz d1 d2 dk
photovolta:d bl bm
phras:8u 9s
physiotherapeut:3w
physiqu:4v 8c
phytotherap:40
pi:b br
piaff:9d
piano:16 25 3e 6k 73 dm
pianos:73
picard:8r
pichet:da
piec:7 q z 13 16 1h 1l 1u 1y 28 2e 2f 2x 31 3i 63 6b 6p 6r 79 7a 7b 7t 8i 8n 90 9y a1 ac af ag ah aj ap ba bf bu c4 c6 ca cc ce cm cx d3 dc dh e2
pied:1 1f 26 28 2u 3i 47 4m 4y 51 5l 6a 6g 6h 6o 6u 73 7k an b6 b9 be bw bx c2 cc d4 dc e5
pieg:86
piercing:4b
pierr:3 q y 1j 3y 7o 84 c1 c3 d0
piet:6u
pieton:ae
pig:91
pignon:1m am dg
pil:2i 44 a0 cz
pili:o 5z 9h
pilon:db
pilot:b 6n 8z bb bg
pilotag:7t
pilul:45 5u
piluli:bb
pin:1f 7h
pinc:s 6s
pinceau:dg dh
pink:77
pint:4w
pintad:2x
pinterest:2b
pion:7a
pip:e0
piqu:p 7e ba bc cg di dm
piquent:1j 5c
piquet:1a 4d bx c0
piqur:w 3u 40
pir:12
pirat:2a
pis:1f 4p 4u 59
piscin:3h 3j 7d 87 9i ay c9 cj cz dv
piss:1 63 ao
pist:26 4n 8b dm
pistach:1y 2z
pistolet:4b
piston:ao
pit:2y 9v ca
pitch:9j
pitr:6o
pivoin:1y
pixel:6z 89 d1
pizz:3c 88 cr
pl:55 7m 9z
plac:3 a j k o 1g 1i 1u 1v 1y 1z 23 24 2j 2l 36 3h 3l 3m 3q 3s 3z 40 47 48 4f 4r 4s 53 58 59 5g 5k 5q 5s 5t 60 65 6c 6d 6e 6j 6o 6s 71 7i 7m 7w 88 8c 8f 9i 9m 9r 9x 9y a5 a8 ae ai am b1 bq c5 cg d4 dm e4 e5
placag:d7
placard:cx e6
placo:f
placon:dk
plafon:bn
plafond:e f
plafonnag:v
plafonni:7t
plag:1f 45 cn dz
plagiat:5t di
plai:3u
plain:1 26 cc
plaint:2r 6y 9b
plaisanter:ap
plan:i k r t x y z 1a 2f 2l 2m 51 53 5t 71 7h 84 86 8s 8t 95 98 9d 9e 9h 9j 9v 9w ac ae ak al aq at b8 c3 c4 c6 d3 dh
planch:7 x z 1f 1s 1w 27 4n 6f 6v 6w 8e 8g 8i b3 d5 e0 e2
planif:p 56 91
plann:2p
planning:1q 2p 98 ak
plant:1a 7p 93 9i 9u 9x bx c0 c3 cc cj cs dt
plantat:7p bx ds
planteux:bu
plaqu:f k 13 1k 1s 64 6i 6r 6x 7q b3 b8 bh bo d9 e1
plaquet:5x 6b 6r 8b e4
plaquist:f 9f
plastifi:76
plastiqu:1y 1z 6w b6
plasturg:9q
plat:5 q 1d 1h 1o 27 3a 3x 8x au b0 c7 da e4
plateau:s 15 16 1u 2l 2o 2v 2x 31 38 46 61 6f 6l 6u 9j 9w a6 at aw bs bu cg d9 dp
plateform:1f 3d 8v 8x a4 ch
platin:23 6y 77 7d ad d0 d3
platr:f 19 b2
platri:f
play:bl
playlist:23
playmobil:7a
pleiad:76
plein:d p t 1l 2t 2x 3e 3s 45 4c 4d 5b 5w 61 6o 6w 71 7g 7o 82 86 90 9i 9m 9n a4 b2 b9 bi bq br bw cn cv dn dr
pleni:3n 9y a8
pleur:22 27 2h 3p 3z 4v 52 7f 7p 8v c7 cp ct e6
pleurent:5n aj
pleut:1 bv
pleuvr:2a
plex:d9
pleyel:4o d6
pli:1g 3w 64 6k 7k 8c ac ad d8 e2
pliabl:9p
pliag:ad
plieus:at
plinth:e g m 5e
plis:48
pliss:43
ploermel:1b aw
plomb:1r 8x
plomber:1q
plombi:1s 9o bh
plong:3e 48 55 94
plongeur:cn
plot:1f
ploufragan:4h
plougastel:1z
plu:y bc
plug:bl
plui:0 11 1e 29 69 8i dk
plum:7m bs dh dj
pluriannuel:82
plus:5 6 n o q w 11 1b 1e 1f 1h 1l 1r 2k 2p 2s 2u 2x 30 33 38 39 3a 3b 3e 3g 3n 3z 47 48 4e 4j 4k 50 52 54 55 5b 5c 5h 5j 5k 5p 5t 5u 5z 61 68 69 6a 6b 6e 6g 6m 6q 6y 71 79 7a 7c 7j 7l 7n 7r 7w 7x 81 84 86 8i 91 92 99 9e 9g a4 aa ad ah ai ao au b4 b5 bb bc bh bm br bu bw bz c8 ca cc ch cj cl co cr cs cu d0 d2 d9 df dk ds dw dy dz e2 e6
plutot:1x cb
pme:3o 81 86 9i 9q 9t
pmr:1f 2l 2r 6j
pneu:6b bu
pneumat:an
pneus:63 6b d4
po:51 9r
poc:85
poch:3c 5s 76 8j cz dq
pochet:74 8c 9a
podcast:8v
podium:2l
podologu:47
poel:3 3c 3h 7o
poid:34 61 7b 7m 7y bq
poign:1n 39 62 ag av
poignet:79 di
poil:5i 60
poilu:5h
poincon:7d ak
poinconnag:ad at d0
point:9 b h m 15 1z 2y 3x 54 6o 8z 90 9b a2 aa ae ak au bk c1 cy
pointur:7b
poir:33 bx
poireau:cc
pois:3b
poisson:14 3c 5n cn
poissonner:2v
poiti:31 51
poitou:d7
poitrin:de
poivr:39
pok:9p
pokemon:7h
pol:42 60 9e 9t b7 ca d5
polar:76 8e
polic:2n 8b 9f
polissag:ak cz
polit:8u
pollinis:bt
polo:6h
pologn:ak ax
polon:6l 8m
polos:de e7
polyamid:ag
polyest:1g
polygon:c3
polyisocyanurat:b6
polynom:4u
polypropylen:ag
polytech:22
polyurethan:az b6
polyvalent:1n 26 4f cu
pomm:1v 2y 34 a6 bx
pommi:34 7p bx
pomp:7 r u 5n 5x 81 8t an ao ay b5 bz dr
pompag:an
pompi:2w 4b 55 5p
ponc:e h
poncag:h 1f
ponctuat:8o
ponctuel:6i cu
ponderal:au
pondeux:bs
poney:4h 5l
pont:2l 6n ae b5 bg c5 cf d5
pontarli:30
ponton:6d c2
pontoon:3l
popelin:b9
popot:7m
populair:2q
porc:1u 2u 3a br
porcelain:da
porcelet:br
porch:8z
porcin:bm
port:1 m n o 16 1k 2b 2c 2o 2v 3u 4a 4b 4e 59 5m 5q 66 6c 6f 6m 6n 6o 6q 6t 73 7c 7o 7q 7y 86 8k 9b 9x a6 ag aw bg bs c5 cb ce cf cg cn co cp cu d9 dh dw e4
portabl:70
portag:5r 87
portail:o 4l 84 8d aj cf db
portefeuill:dz
portent:ar
porteur:q x 6e
porti:5z ap
portillon:1d 1p ae
portion:3a
portiqu:1c
portr:5a 7f
portrait:8y df
portug:8m dp
portugal:ba
pos:0 1 2 3 7 8 c d e f g h j k l m o 19 1d 1e 1f 1h 1i 1k 1n 1p 21 2b 2d 2l 4a 5n 60 6f 7o 7t 8w 8y 9u a0 a3 ae ag b4 b6 b7 bg bj bk bl c0 c3 c8 c9 cd d6 db df dl ds
poseur:k b7
posit:46 5f cz
possed:6o e7
possess:d2
possibil:9l
possibl:5 f n z 1e 1i 1l 1n 1o 1x 28 2l 2s 2w 2x 39 3g 3k 3z 4n 5r 66 6f 6v 74 75 79 7n 7p 8b 8c 8u 9d 9t 9y a7 ad as at bd c1 cc cf cn cu e2 e3
post:14 25 51 56 6k 6v 81 82 87 8a 9k 9x a2 ae ah ak am ar cn d8 dq
postal:2f
postul:8s
pot:38 8i au ax e5
potabl:u
potag:3s cj
potager:cd
poteau:1d 9v ae
potenc:b0
poter:57
poubel:n 14 1t 7g b2 e6
pouc:2m 67 6t 6x 6y 6z 73 9z
poudr:v 2c aj bb
pouf:6s
poul:40 bs cj
poulaill:s
poulet:2x 8k
poumon:3w 68
poup:7a ac
pourboir:49 co
pourquoi:3k 71 85
pourr:7 m 1f 1l 22
poursuit:2k
pourt:4r 88
pouss:3e 3u 56 5b 79 9c 9i
pousset:78
poussi:f 10 11 12 36 7q 8k 9u bh bp
poussin:bs
poutr:i x 5p 7k dc
poutrel:b0
pouv:8s bm dc
pouvoir:4z a1
pow:85
powerpoint:9q a8
pp:ag
ppap:c6
ppe:1t 99 ch
pr:17 1w 24 27 29 2c 2e 2g 2i 2j 2n 37 3o 4j 4k 4o 69 7d 7x 80 81 89 8a 8c 8j 8p 8r 8t 90 94 96 9b 9j da df
practic:4j
prair:3j 5g c1
pralin:37
praticien:3y 40 42 45
pratiqu:54 bb dp
pre:s u 15 2g 2h 2m 3h 3i 5j 5k 5x 6o 8z 9q 9s af aj bp c1 c2 cd cl dz
prealabl:0 18 65 71 77 8j 9b a9 bi
preau:i
preav:ca
prec:b3
precair:c1
precis:4j 8z bd c3
precuit:3c
prefectoral:6n
prefectur:u 4y 61 9a
prefer:2b 5u 6h cw di e2
preferent:3f 3y
preferentiel:6p
prefet:2m 9n b1
prehens:aq
preliminair:db
prelud:4o
premi:2 3 17 21 24 26 3f 3r 3z 46 4e 4f 4j 4w 4z 54 55 5s 6e 6w 79 7v 88 99 9c 9e 9j a9 ab bk br c4 c6 ci d0 da dp
pren:6q 8c 9o dd do e2
prenatal:4d
prend:d 17 2s 2u 2w 38 42 5i 6e 6g 6t 6z 79 7h 82 9f 9m aa aj aw ay bq c3 cg cu cz d9 ds
prendr:5e 9h a9 b2 cm dq e8
prendront:ce
prennent:7q
prenom:7v a3 dc de dt
prep:4u 4x 51 6q
prepar:b 23 2d 3a 3s 46 4c 4r 4z 52 5b 5x 60 62 66 6q 89 8h 90 94 9h 9i 9l 9s a6 ar ci cq d6
preparent:do
prepos:ct
prescr:7k
prescript:3w 41
presenc:13 3w 7x 92 a2 cj d4
present:13 2d 53 54 7s 8b 9k 9p 9r da
presentiel:5d
presentoir:30
president:9r a8
presqu:76 as bn c7
press:1o 30 34 6n 8l 8p 9w ac aq at ba bf bu bv
pressag:77 bv
pressing:7c a3 e3
pression:6 t 15 3y ao bf c9
pressoir:bx
prestat:96
prestatair:12 20 2p 60 82 a3 a4 a5
prestidigit:2a
pret:2b 32 35 44 4h 4i 4j 4l 4n 4p 54 59 5q 5x 6c 6f 75 81 8f 8w 99 9d 9g ah ay b5 b6 bq bs ci cp d4 d5 dg di dj
pretr:25
preuv:6k 9p dv dz
preven:97
prevent:40 4e 8t 9u a4 bf e8
prevenu:2m c1
prevenus:c 4q
previs:85
prevoi:92 dr
prevoir:b 85
prevoit:8v
prevoyon:5 r
prevu:x z 1r 27 3t 46 4m 4s 5t 96 a6 by
priest:cf
prim:l p 69 8c 93 9l cq cs ct
primair:4n 52 6j az
primeur:2y
primipar:br
primo:4y 9g
princess:79
printemp:1a 8w bo dm
priorit:d2
prioritair:2y
pris:9 1i 1p 21 29 2l 2m 3r 43 44 4i 4k 5c 5d 5f 6j 6l 8w 8x 9f 9h 9u bk bq bu cg d1 d5 dm e3
prison:8p
priv:6 3l 4n 4z 53 58 9t c2 dv
privatis:1w
pro:2n 4j 7b 8y a0 ba bd
probabl:4u
problemat:5t
proc:9n cv
procedur:99 9s
prochain:a e 3c 5y 7b 8w
procur:9d
prod:9l
product:6g 81 85 8j 8v 9k c6 dk
producteur:2t 2w bs
produit:d w 13 1b 3c 3d 4a 4c 8n 8t 8x 97 b2 ba cp
prof:4p 4t 4z 50 8m
professeur:4f 4o 4p 4q 4r 4t 4x
professionnel:2n 4j 58 5l 5u 7d 8l a2 a7 ab az cb d9
profil:1 5b 65 9k b7 c7
profit:2o 52 cj
profondeur:4e
progiciel:81
progr:3d
programm:b o 40 80 9u bz
progress:43 ak c1 ce ct
projecteur:e1
projet:y 1g 5a 5c 9i 9m 9y
projeton:1h
projettent:bm
prolong:5w 9l
prom:3k 65 cv
promen:3v
promenad:3k 3t 5g
promeneur:5e
promess:88
promet:3l 6i
promettent:dt
promis:5b
promotionnel:8s
promu:e7
prononc:1s 95
pronovo:d
propan:as bn
proportionnel:ao
propos:2x 3y 40 4k 4t 5f 6i 83 a1 al bi di
proposit:3m
proposon:5s
propr:b s 1s 1w 1x 47 4a 6e 6i 6z 79 7b 7u 83 84 8i 8o 8u a0 a9 bs cs d2 e2
propriet:n ci
proprietair:5 k 1a 1p 3h 6x 7o bx ce ck cl
proprio:9g
proteg:c d8 e4
protein:2s 3b 3i
protest:4e
prothes:4a
prototyp:8d 9j ag ah ba
prouv:6m
prouvent:5t
proven:7e
provenc:2p 39 cj
provis:9d c5 ch
provisoir:bi
prud:98 99
prudhomm:98
prx:7d
ps5:72
psa:7h
psc1:3r 55
psg:7w
psm:bd
psycho:9p
psychologu:3z 53 ce
ptit:3i 5r
pu:2v az ba
pub:32 8u
publi:1r
public:2a 2n 5b 5r 6e 72
publicitair:8j
publiqu:7z a6 c9
puc:5j 5m 79 e4
puis:0 7 o 3k 4g 4s 5e 5x 6q 86 8b 8e 94 9c 9m 9v a9 ai aj ao aq c8 cs d3 dv dw
puissanc:7o
puit:u bz c1 c9 cd
pull:59 cq d0 dd
pully:1b
punais:w
punk:77 dn
pupitr:75 do
pur:11 1z 3d 3q
puret:bt
purg:d4
pus:1t
putting:4j
puy:57 9f
pv:1m
pva:az
pvc:1 l
pyren:dd
pyro:6x
pyromusical:2m
python:56 80
qlq:d0
qqun:0 7 9 h 1e 1i 22 3t 3z 4t 4v 5a 73 82 88 8o 8p 90 91 9j 9m 9n a3 a5 ar cj cs dv e8
qr:d9
quadr:dn
quadrill:dx
quai:3c 3d 5o 6c 6o b0 c5 cf
qualibois:3
qualicoat:aj
qualif:a 2m 9o ae bd c6
qualiop:5d
qualipac:7
qualipv:d
qualirepar:d1
qualit:88 aw c6
quand:6 9 c f l t 17 1q 2o 48 4c 4u 54 5m 62 6o 6z 78 86 87 96 9e a6
quantit:3d 5t ax
quar:k 1b 1q 21 24 2h 2s 2u 35 3c 3g 3j 3q 3v 45 46 4c 4g 4m 4n 4o 4r 53 54 5v 66 6k 6p 73 74 7b 7c 7q 7v 7x 81 8m 8n 8q 8w 92 96 98 9a 9h 9i 9t a4 a8 b1 b7 be bh br bv ca cg cs da dd dh dm do dr e1
quarantain:dn
quart:j 4q 9l cy d6
quarti:h 4p 68 ce cw
quartz:r
quatorz:j n 14 1h 1m 25 3e 3s 4z 58 68 6l 76 7q 8e 9x ak bn cm e5
quatr:8 d q u z 10 18 1l 1u 1w 20 24 28 2e 2g 2i 2k 2o 2s 2x 37 3i 3l 3r 3s 3t 3w 41 42 4e 4j 4m 4s 4u 4w 52 56 5a 5d 5e 5f 5k 5p 5q 5s 5u 5v 5y 61 65 66 6g 6i 6m 6q 6r 6s 6w 6x 72 78 7a 7t 7w 7y 82 85 88 89 8c 8h 8k 8p 8q 8s 8t 9h 9j 9k 9m 9q 9w 9y a0 a1 a9 ac ar ax b0 bf bi br bu bx by c0 c6 c8 ce ck cm cn co cr cs cw d1 d3 d5 dc dm du dw e1 e4 e5 e6
quatriem:16 4z 52 8q a4 cb e0
quebec:8 w 11 2x 4c 51 55 5n 69 6h 6o 7h 7w 7z 8b 96 9a 9y aa c8 ce d2 d8 dg dt dv e4
quebecois:23 4p 77 8n 8u 9h be bl bt
quelqu:b e r 10 1m 1p 1w 1x 29 2h 2m 2p 32 33 3k 3r 47 49 4c 4u 53 57 5c 62 6e 6h 6i 6k 6o 7d 7k 7s 7v 7z 8e 8m 8q 8w 95 9d 9k b4 b6 bg br cd cn co cp cw d3 d8 dk dt dw e6
quentin:4t ar c4
quercy:39
question:1m 2h 5c 5g 88
questionnair:9p
queu:73 8a d6 dm dz
quiberon:3h
quiconqu:1m
quimp:3d 3x c3
quimperl:b0
quincailler:cp
quincailli:e4
quinz:6 1t 22 2g 37 3b 3h 3k 3t 3u 3y 47 4c 4g 4k 55 5g 5k 64 6c 7v 80 85 9l 9n a8 aj an b2 b3 bj bn c1 dn e0 e8
quinzain:16 3c ay ck
quitt:22 6q 6t 71 9q dr
quittent:12
quiz:a7
quoi:2z 5b 5c 5u 5w 6w 7n 92 99 9q b7 bb ca cd ci
quot:bq
quotidien:14 1z 3d 46 5g 5h 5r 6l 96 a1
quotit:dx
r10:5a
r11:g
r16:5y
r6:71
rab:0 cp
rabot:i 7i b3
rac:2u ao
raccord:7 c d e k ao bj bm
raccourc:1i cx
raccroch:d8
rachat:6z 7d 9g 9q
rachet:4w 78 7g 7h aw bt
racin:t 42 48 7p
rack:ar as
raclet:11 2w 7l
racont:2h 3i 3k 8p
rad:ax
radar:9b
radeau:c5
radi:r b5
radiateur:6 7 b1
radin:31
radio:5j 77 8u 8w a6
radiocommand:bg
radios:2n
rag:42 85
ragr:g
ragreag:h
raid:21 4d 7j d2
rail:1i 7t bl
raisin:34 by
raison:e0
ral:1 1p aj az
ralent:22
rallong:a 6u bk
rally:3i 3o
ram:0 76 84
ramassag:1b 6k d1 e2 e3
ramen:39 3r 58 9k
ramenon:by
rament:3o
ramet:a0
rameur:7k
ramp:i 1f 1k 1p 6h dc
ramq:a5
rancilio:35
rando:7l
randon:3m 5l 7z
randonneur:9p
rang:1s 2k 6q 7h 7j 7n 7w bu bx by cp cq cs cu
rap:23 8w dm
rapatri:dr
rapeux:2t
rapid:12 45 9g bo bv
rapido:av
rappel:5f 5s 6a 78 83 90 ag bc
rapport:t w x 1r 45 53 6a 86 89 8o 8z 91 9f 9p ab am b2 be d7 du dv
rapproch:cx
raquet:4i 7l
rar:cg
ras:t 39
rasag:49
rasoir:49
rass:2u
rat:w
rateau:6y
rattach:c3
rattrapag:51
raval:1m
raviol:2t
ravito:1z
ray:43
rayon:2y 39 76 7m d4
rayonnag:1k ar
rayur:5z 99
rbq:9
rbt:43
rcr:55
rdc:16
rdv:45 47 48 49 95 9o
re:9h
react:7z
realis:1a 8w 8x dg
reapprovision:bn
reassort:al
reblochon:2w
rebord:5 4g
rebouch:e
rebut:c6
rec:8p
recablag:7t
recal:54
recent:66 6c 6f 72 76 78 7k aq
recept:9 1d 1u 6q ax cq de
recepteur:8m
reception:cv
recet:2i 8i bc
recev:8e ab
receveur:5
recevoir:7p
rechang:7o
rechapp:4m
recharg:bk c8 d1
recharge:44
rechaud:7m
rechauff:3a
recherch:1m 23 26 2j 2p 2s 2y 30 3k 3n 3r 3v 41 4c 4g 4z 52 59 5k 66 6b 6c 6k 6r 74 75 7d 7h 7j 7s 80 8u 93 9c 9k 9m 9q 9z a5 af ai am ap b4 bb bd bl bq ce cn dj dq dt dv dx dz
recherchent:bx
recherchev:56
recherchon:24 36 3i 61
recifal:5n
recir:d7
recl:2j 34 dt
reclam:2 1w 6p 76 82 86 91 96 d5
recoiff:7a
recoit:dg e6
recoivent:7z
recolt:5p bt bx
recommand:8d 90 cw
recommenc:bs
recomment:4u
recompens:dz
recompos:dt
recondition:69 6v 6x 6z 70 9z
reconnaiss:de
reconnaitr:7e e8
reconnu:3z 55 d2
reconnus:3x
reconstruct:9m
reconstruir:s
reconvers:5b
recop:43 56
recoudr:cy
recour:9a
recouvr:j 1j 4b
recreat:4k
recrut:2n 4p by cn cr cu dk dn
rectifi:at
recto:8f
rectric:df
recu:1o 2r 3z 5w 89 93 9a 9i ay dq
recup:10 1e
recuper:15 28 4t 5p 7o 7q 9b ap b0 dq
recus:3z 47
recycl:7v 8f a0
recyclag:e5
redact:9j
redactric:8n
redempt:8p
redescend:4m ao
redev:8e a1
redig:9q 9u
redigeon:9c
redingot:2c
redon:2r bh
redress:42 5y d4
reducteur:am
reduit:4r 5e
reeduc:3w 5q
reel:8a dv
reetanch:ao
ref:0 1i 1q 6q aj cj
refair:0 1f 1p 3u 6d 6p af aq aw b0 db dc
refait:ao cc
refect:1j
refectoir:bj
referent:1n 31 36 3d 3r 3v 5h 6b 7y al ar az cg cj
referm:ai bs
referment:2z
reflech:dh dx
reflet:8y
reflex:21
refond:d0
refont:7x 8d bd
reform:4e 5k
refractair:b4
refriger:2u 3e 66 6x 7y
refroid:cr
refug:5f 5o 7u
refus:8 c x 19 1e 2c 3i 3s 4k 5o 5y 6j 6p 78 86 8l 8x 99 9a 9f 9g aw b0 dl dv e7
refusent:1u 68
reg:13 2k 9w a4 a6 d3
regain:bp
regard:t w z 4a 4f 5o 70 7g ck cp d3
regardent:10 dz
regarn:1j
regener:as
regim:4c 5r
region:1k 5n 9i
regional:83 9i a9
registr:w 9m 9t
regl:6 9 a u 2m 40 44 4q 5q 6a 75 78 7l 8r 98 9i c7 co d5 ds
reglag:7 43 44 6a bf cz d5
reglement:61 bs
reglementair:6 1p 8c
regress:5t
regret:74
regroup:9a
regul:c8
regularis:ch
reguli:by
rehausseur:6i
reim:2e 79 9o
rein:38 bt
rejoignon:cj
rejoindr:4k
rejoint:cq cv
rejointoi:q
rel:2y 4m 51 76 8m 8p
relach:h 3y e3
relai:a1
relanc:1r 9n
relat:5c
relay:7v 7y
relectur:5t 8l
relev:j 1a 8z c2 d6
relevag:bu c9
reli:80
religi:2e
relir:9d
relison:96
reliur:76 8h
reloc:a5
relooking:e7
relu:8r
rem:7i 84 8m 98 as by
rembobin:d3
rembours:v 3x 5q 5u 6v
remedi:86
remerc:9s
remerci:6q
remet:6 14 1a 1m 26 66 90 d6 dz
remettent:3o
remettr:e 13 2p 2r 5y 7p d1
remis:e v 13 18 3i 6k 7b 7l 7u 7w 8e 8h 8n 8p bw c3 ch cm d0 d3 d4 dm e1
remont:t 43 6b ao
remorqu:19 29 2r 63 69 6f 6t 7j al b5
remorquag:61
remorqueur:61
remot:7z 85 89
remouleur:6f
rempl:2o 2y 2z 37 5q an au bq
remplac:0 1 6 7 h j l n o 1p 3t 4v 4z 5x 5y 6t 6z 7r 81 8g a3 am an aq bf bi c8 c9
rempliss:au
remplissag:a1
rempotag:cs
remuner:4a 59 dg
ren:c z 3b 3z 69 6g 8h 8l 94 95 9v c7 e5 e6
renal:5o
renard:2x 5i 8e bs
rencontr:3z 4p 9k dw
rencontrent:5s
rend:s 13 22 2u 33 3k 40 43 45 49 4b 54 5t 5u 6a 6l 70 7a 7g 7o 82 8v 97 9c 9d 9n a1 ab ci di dx e8
rendent:bl
rendr:s 1s 2c 5t 8o 8r 99 a8 ai
rendu:28 3b 5t 5v 6g 7i 7t 8t 99 9w ch dj e4
renegoci:94
renforc:3w 4z 5f bk
renfort:aw
renonc:o
renoncul:20
renouvel:11 20 31 41 45 5q 6u 7k bt dt e3
renouvelon:8c
renov:7 9 j 19 1f 1q au c0 ch
rentr:n 1d 3a 3u 4e 4q 53 5r 6o 6t 70 79 80 8j bp cl cr
rentrent:b0
renvoi:3w be
renvoient:9m
renvoy:6m
reorganis:e6
reorient:5b
rep:2t 3d 3n 3o 3s 3t 3v 44 4j 4x 4z 5r 5u 5x 62 93 cq cr ct dk
repar:1l 1n 1t 43 56 5y 68 6b 6c 6u 7j 88 8k ak an aw cy d1 d3
repart:1w 1x 2o 2q 5d 8j dn dy
repartent:3d 6q
repartit:99
repass:8 2c 6v
repassag:3v cm
repeindr:e 1p 5z
repeint:6e
repentigny:4u
repertoir:23 dn
repet:24 8m a7 dn
repetent:3z
repetit:25 3h 4s 9j cx cz dn do
repiquag:8i
repl:4m cm
replant:bx
replanton:bw
repliqu:83
repond:1t 3m 7x 85 9e 9i 9n 9o 9p a6 ai au cv
repondent:3w
repondeur:5j
repondr:5c cv
repondu:9i 9t a9
repons:2f 2n 6l 8a
report:29 2m
reportag:21
reporting:89 94
repos:18 1e cn ds
repr:2e 7f 8k 9o a2 b2
repren:32 c5 e5
reprend:3s 4o 4u 52 5o 5w 62 6s 72 7s 7y 9i bu do
reprendr:7 4h 5z cf
repreneur:9q
represent:2c 6p 9p
representent:9e
repress:8i bb
repris:18 19 24 28 2b 3a 3e 4c 5q 5v 5w 65 67 6d 6x 71 75 7r 80 8k 8u 95 9z b0 bd bu ce dn e5
reproduct:5j e4
reproducteur:br
republicain:dt
requ:ct
requiem:do
requisition:b5
reseau:t 22 86 9j ap bi
reserv:16 21 2p 3f 3m 3n 4e 4n 51 58 5g 66 6g 6h 6o 92 9n 9y a0 a3 bp ce
reservoir:ap
reservon:3l 4m
resident:1b 3a 3u 41 47 48 5q 93 a3 bn cl ct e8
residentiel:1t bl
resil:9f
resili:9f 9x
resilient:2h
resin:v 6w 7v ah az
resist:1j 1l 82 8i az b4 da dg
resistent:8i
resolu:e1
resoudr:9b
respect:ds e7
respir:10 46 4d 51 b6
respiratoir:4r
respons:1n 2o 5d 7x 94 9f a7 ba
ressem:bo
ressembl:5i 7d c9
ressemblent:5a
ressemel:cy
ressort:o 1j 4e 7r 9r al
ressortent:aa
ressoud:1p
ressuag:ae c6
rest:s 18 1j 1x 2e 34 51 5a 5u 6a 7n 7q 8u 94 9b 9o 9r 9u ai ak b9 bg bo c2 cx d3 df
restaur:f w 1f 1z 26 2j 2t 2v 2y 31 39 3b 3f 73 7e 8h b4 b8 bs ce cn d7 da db e1
restent:6 1y 7e a4
restitu:dj
resto:93 95 98 b2 c8 co
restreint:92
resultat:98 9p 9r
retard:1q 9m b5 cz
retent:ay
retenu:52 8l
retient:2t
retir:1s 2k 37
retomb:6 9w
retouch:21 2e 7c 8x 8y ak cx e3
retour:28 3r 6j 6k 6q 6r 8e 8n 8q 8x cw d1 dp e2
retourn:2u 5q aq be bz
retr:2s 2x 2y 7p 7y 8k b5
retract:as
retrait:14 31 3c 3n 42 4f 52 57 5c 65 8p 9f 9h 9q ae at cc cj cm d9 dq
retriev:5m
retrocess:9h
retroeclairag:d3
retroplanning:2p 9j
retrouv:3f 74 77 b4 d2 dh do du dv
retrouvent:7z
retroviroir:6r
retroviseur:6r c6
reun:x
reunion:y 4d 6v 84 8m 8y 9x de
reuss:9j
reutilis:2y 8j 9v
rev:y 2i 3h 3m 4i 4q 5c 5s 9g a2
reveil:3y 4d 4e cg
reven:dy
revend:7w 9c au
revendeur:31 33 3b
revendu:bq
revent:d
revenu:7c aa
revenus:91 9u bx dv
reversibl:8
revet:g
revient:12 1c 30 75 94
revis:51 5q 5u 5v 63 64 67 6a 71 75 7d 92 96 ao at bu c5 cz
revivr:55
revoir:1j 7h cc
revon:c1 cc
revu:5t
rex:5m
rez:5 v 3w cf
rf:71
rga:8d a7
rge:7 d l p
rgpd:7x 85 96 9t
rhon:bj bp
rhum:33
ri:3o 6e
richelieu:4g
ricott:2t
rideau:l 1i 1n 2q 2u 6v 7s cx dg e3
ridel:6f
ridicul:2q
ridiculis:4j
rien:1 b t 16 18 1i 1k 1n 1q 1r 1y 20 2e 2k 2p 3b 3s 3y 40 4e 4u 59 5q 5t 5u 5v 60 6g 6h 6x 70 75 79 7f 7n 7r 82 84 8g 91 93 97 9a 9g 9o au b4 b5 bh bp c1 d2 dw
rient:8g
rigid:h 1d 3l 6c 74 8h
rigolo:8b
rigolot:2q
rillieux:5z
rimousk:r 1w 4j 6t 86 8w af bn ci dd dq
rinc:2o 5n ao
rir:3p 7c 8v
ris:a7
risqu:16 46 66 6h 9h 9m
rituel:2h dt
riv:2b
rivet:al
rivi:h 3j 3o 3w 4r 5i 5w 7p 8k 9l an c5 dj
rixensart:1a 60
riz:w 4a 6z
rj45:84
rme:40
roadst:62
roann:av ct
rob:2e 2o 6t 79 7c ba cn cx de dj e3 e7
robermont:ds
robinet:4 1n 1q 5n af cd
robot:7j bc
robotis:bq
robust:6w
rocad:5v
rochel:o 4f 66
rock:24 4f dn
rod:6n
rogn:1c
rognag:1c bv
roissy:6i 6p
rol:5c 5d
roland:73
roll:8i
rollator:5q
roman:76 8o 8u 8x
romand:89 8o 9j ba
romant:2d
ronc:br
rond:1 1z 20 28 54 5e 6u 7g 7s 8b 8f 8i 9p a2 b0 b7 bp c8 dl
rondel:al
rong:i
ronron:3e 62 an
ronronnent:32
rooibos:36
room:ck
ros:5 2b 2c 48 7e 8f ds dz
rosac:f
rosemont:1n 2t 3s ca
rosi:7p
rossignol:7l
rot:1v
rotary:28
rotin:7t
rou:1e 1w 5q 5y 5z 6a 6e 6f d4 db
roubaix:1n 2l 4t 5i 86 8x 9g a2 dm
rouen:3b 41 62 6n 7b ch
rouet:dd
roug:1y 2d 5t 63 7j 7s 8f 8h b4 cs do dq dz e3
rouill:1p 6w aj
roul:16 1e 1h 2t 36 3f 3l 4j 58 5q 6k am bf ce cp d8
rouleau:9z aa ar ax bf
roulet:6v
roulott:bj
roumain:50
round:bp
rouspet:2z
rouss:32 7t bs
rout:1d 1e 2v 3j 5v 64 67 9q aq bw
routin:e6
roux:ct
royal:68
royaum:6p
rse:8j
rt:a6
rtc:87
rtk:8z bv
rtx:70
ru:c n o 19 1w 24 3k 4a 5j 7w a9 cg
ruban:2g 37 7i 9l ba
ruch:38 5p 6f bt
rud:4s
ruel:65
rugby:1v 5p
ruin:6z at
ruisseau:c1 cd
ruptur:98
rural:38 5x c1 ct
russ:4a
rustiqu:7p
rythm:4s a7
rythmiqu:8w
s235:b0
s355:ae
s5:aq
s7:aq
saanen:br
sab:z
sabl:2h 3q 5k af aj b5 dt
sablag:aj b7
sac:19 2n 2s 3c 3x 6t 7b 7m 7q av b2 b5 ba bn bo cu cw cx cy dq dz e2 e5
sach:co cp
sachet:1o 2z 36 37 39 au av bc
sacoch:69 6b
sacrist:e
saf:c1
safran:39
sag:46 81 8q
saguenay:2q 6r 75 ax cp d5
saill:bq
sain:17 a1
saint:11 1d 37 3g 3r 44 47 4g 4l 4t 51 5e 5l 5p 67 6m 70 79 7o 8z 99 9s ar as az b4 bo bw bx by c4 c8 cf cz d1 d3 da dn dz
sais:4g 4o 4z 57 5b 6o 6w 90 91 93 94 9a 9n bb ca
saison:1t 1v 20 4k 5p 7j 7l 7r 8a 8i 8s bo cn
saisonni:5y 9u by cs
sait:2 1a 2h 4t 5c 5u 6r 82 85 8v 94 a6 af bm co
sal:28 2j 2z
salad:1d 1u 1v 2y bz
saladi:dc
salag:1t
salair:5b 93 cn
salar:14 86 8s 8y 93 98 9w a1 ab cb
salarial:cv
salin:24 aj
sall:4 5 8 h z 10 19 1i 23 26 28 2b 2n 2o 2r 3h 3n 4c 4d 4f 4k 4t 51 55 56 5n 5q 6j 6u 7k 7t 8u 8w 8y 9x 9y a7 ag aj bb bm cb cl cm d2 dm e5
salmonel:2x
salon:3 6 8 e f l z 12 1i 2a 2e 35 3e 3f 3q 4a 4b 4c 5i 5j 5m 6q 6s 6w 6y 7o 7x 8c 8s 8t 9c 9u 9v ah b9 bz ce ci di dl
salpetr:v
sals:4f
salu:ab
salut:0 b
sam:26 3f
samed:2 8 1o 1u 1v 1z 21 23 2a 2b 2d 2j 2n 2q 2v 33 34 38 3b 3e 3f 3k 3r 3x 47 49 4a 4t 4u 51 55 58 59 5i 5l 5p 5r 69 6h 7q 7t 87 8g 9d a2 aa ay b5 bf bs by ca cp cx cy d6 d9 de dj dq dt e2 e4 e5
sandero:5w
sang:5f bq
sangl:16 6h
sanglon:cy
sanitair:10 14 2r 5p bj bq bt
sant:43 45 8n 9f 9t 9y bb
saon:27
sapeur:55
saph:d0
saphir:7d
sapin:i e5
sarawak:39
sarcel:54
sarking:p
sarl:95
sarlat:u 3h 84 dk
saron:9g
sarrasin:2s bt
sarraz:7o
sartrouvill:t
sas:1s
sasu:95
sat:4o
satin:e 2o aj
satur:1f c6
saturn:dy
sauc:2t 2u 3b bc
saucisson:3a
sauf:3i 5o 72 dn
saug:5p
saumur:7h cy
sauni:6 a0
saur:3k
saut:9 29 3m 53 5u 6a 6d ax d3 d4
sautent:29
sautill:2l
sauv:10 40
sauvag:33
sauvegard:82 83 86
sauveur:da
sav:2f 80 al aq
savan:dg
savent:5d
savoi:3 bm
savoir:du dv dy
savon:14 75 7v 7y ay bb
sax:3k 4t
saxophon:4t 75
scal:9x
scan:9z ah
scann:1k 6q 9w 9z cq
scarif:1b
scel:1d as
scelleux:au
scen:1i 24 2k 2l 55 8x dk e3
scenario:9w
scenarios:a7
schaerbeek:4 39 cm dp
schaffhous:4x
schaublin:at
schem:ai aq
school:4b
schwalb:6b
schwiizertutsch:4x
sci:7i 9u am aw b0 b8 bh
sciag:b3
sciatiqu:6v
scienc:51
scientist:85
scier:am b3
scolair:29 2u 4h 4i 5p 75 76 a0 cs d1
scoot:5q 62 64 bh cr
scorm:a7
scotch:l
scout:32 3j 7m do
scpi:9h
script:80 8v dk
scrum:9r
sculpt:7e dc
sculptur:7f
sd:d2
sda:87
seamast:7d cz
seanc:3w 3x 3y 3z 4c 4d 4f 4g 4h 4j 4p 4r 4w 50 53 59 5b 5c 5f 8a 9e df dl dw dy e6
seau:2w 39 af an az bt
sec:17 2z 3d 7n 8k al bw c7 dv
secateur:cs
sech:1l 20 2r 2t 30 36 39 3b 48 6z a0 b2 e2
sechag:12 b3
secheress:x 1a bp
secheur:ap
second:2q 6b 70 87 8l 8t ag ci cn da
secondair:4u d1
secou:2i dz
secour:3r 4v 55 6f 87 bi
secret:ab
secretair:56 82 9n 9o cv d7
secretariat:93
secteur:45 5b ct
section:1s 67 b3 ba
sectionnel:o
secur:6 2m 2n 43 56 6a 86 9l a7 aq at ay c5
securis:w 8q a9
securitair:d8
segur:ct
seigl:1z 2s
seiko:7d cz
seitan:3b
seiz:29 2a 2d 43 4f 5u 6h 6k 6v 7r 8g 9z a0
sejour:h l x 3m 7l cj cm
sel:1t 2z 5r 6b c9 cy
select:31 8f 9a
self:2q 4l
selli:cy
selon:r 35 3w 41 4q 5u 6o 7l cn
sem:1r 3h 3l 3v 4a 4v 5l 5t 5u 6c 9p ae ap bv bz e8
semain:4 6 e h p s 10 14 1b 1g 1m 1n 21 26 2c 2s 2u 2v 2x 2y 32 34 35 3a 3b 3c 3d 3g 3h 3l 3m 3q 3s 3t 3w 3x 41 44 45 48 4a 4c 4f 4k 4l 4n 4p 4q 4u 4w 4x 4y 4z 50 51 55 57 58 5a 5e 5g 5l 5m 5r 5s 5u 5y 60 66 6a 6l 71 78 7m 7x 7y 7z 81 85 8a 8q 94 95 98 9c 9e 9k 9l 9n 9r 9x a2 a5 ab ac ad ak as b2 b3 b7 bc bf bp bu bv c3 c5 ci cj ck cl cm cp cs cu cv d1 d3 d5 d9 dp e2
sembl:4q 4r 4w
semblabl:3d 5y
semel:r 47 cy
semestriel:d6
semeux:7g
seminair:2j 3n
semoul:2t
sen:bd
sench:36
senior:5 1n 3a 3k 43 48 49 5o 5q 5r 9f
senl:25
sensibl:48
sent:2 9 14 4k 57 5i 7k 7m 9z bm dm
sentent:e2 e3
senti:3i 7z dz
seo:8n
separ:17 6x cz dw
sepi:dh
sept:4 w 1o 1t 24 26 2a 2c 2u 2w 3s 3u 4g 4l 4p 50 51 5m 64 6j 73 79 7r 8d 8j 8k 8n 9g 9j 9o 9r a7 bt bw ca cg ci cy dy
septembr:a q s 1c 1m 1y 25 2e 2j 3i 3k 3l 3o 3s 4c 4e 4l 4s 51 5s 5t 7c 7n 89 8e 8v 9g 9s a7 ae br bv by ca ch cn dl e2
septum:4b
sequenc:8t
sequin:2q
ser:i 49 4z 76 7g 8n 8v ac af ah ai ba
seraing:29 87 b1
serieux:d 88 cj cu dm
serigraphi:de
serious:a7
serpentin:ds
serpilli:5i
serr:m 3y 7i ao bz d6
serrent:7l
serrur:m n 1n d7
serrurer:80 db
serruri:n b0
sert:4 2o ai ao d0
serum:bb
serv:31
serveur:2o 82 83 84 8q 8u d2
serveux:co
servic:10 1u 1x 2i 2o 36 3e 3f 3o 5q 68 6x 7u 87 a0 a1 a3 a5 cm cn ct d3 da
serviet:3y 49 e2
servitud:c3
session:5a
set:24 5e 6d
seuil:o b0 b8
seul:8 1i 1j 1m 1n 1q 2n 2p 2r 48 4h 4m 4o 5k 5q 5t 6b 6l 6n 6t 70 79 7c 80 8c 8s 98 9a 9e 9q a4 ao aq b9 bu c4 cm d0 d1 d4 di dv e0 e4 e6
sevr:5m
sh:6p
shak:2i
shakespear:4w
shampoing:48
shampooing:48 5i
shampouin:12 60
sharepoint:56
shelly:b
sherbrook:3 2b 32 3z 53 5a 6b 6e 6m 6x 8r a5 ad av bt cl dn
shimano:67
shirt:7b de
shopify:6q 7y 8x
shopp:e7
shopping:z e7
shot:2i
show:2b
showroom:5w
shur:8v
si:b n x 11 12 1e 1i 1o 2l 2s 2w 36 39 3g 3m 3t 3z 4n 59 5o 5r 5s 6c 6i 6v 71 74 75 7g 7i 7j 7n 7q 7s 7w 82 89 8q 8s 8u 96 9c 9q 9w a8 as aw b0 bw cc cv cx d1 d6 dj dw dx dz e3
sial:9v
siamois:5h
sicil:du
sidamo:35
siecl:2c 7f d7
sieg:5 28 4d 60 62 66 6g 6i 6u 6v 78 9w a3 e0 e7
sien:68 6f 74 7c 7f
sierr:17 4b 5g 6a ag b5
siest:3q
siffl:3w dz
sign:x 14 1m 1q 50 6k 7f 8m 8o 96 9d 9w ae az c6 d8
signal:7z c5
signatur:x 2i 92 96 9d 9r as
signon:92
sikken:5z
silenc:3n 3y e0
silenci:2m 3o 5n bi
silhouet:8y
silicon:1n c7
silo:bn
simenon:76
simil:1j b9
simon:cp
simpl:3i 7y 8o 8t ci dr dx
simul:51 5b 86
simultan:87 8m
singapour:9d
sinistr:9f ab dq
sinon:13 75 86
sion:d 1q 31 4m 4v 5z 70 7f 87 92 9t 9z bf db ds
sioupl:br
siphon:c 7d
siren:c 7c
sirop:ax
sisal:7s
sismiqu:c
sit:43 7x 7y 80 83 8l 9a 9c 9m a9
sitt:3r 5h
situ:ai
situat:5d 90
six:0 m s 14 1h 1i 1x 20 22 24 29 2b 2c 2o 2v 31 32 3e 3h 43 45 4g 4o 4q 4t 51 53 5a 5b 5l 5q 5x 5y 6i 6m 6q 6s 6u 6w 78 7m 83 87 88 8e 8i 8y 94 98 9k 9m 9t 9w 9y 9z a7 aa ad ak aq au aw b0 bc bj bk bs bx cd ce ch co cs ct cu cw cx d1 d4 d5 do dq ds dw e0 e5
sixiem:4g 52
ski:4k 4n 6j 79 7l ck
skimm:1g
skipp:3l
skis:6i 7k 7l 7m
skyp:4y
sl:ah
sla:83 ah
slic:4j
slid:9j a8
sm:7z
sm7b:8v
smash:1w
smc:ap
smed:9r
smoking:dj
sn:4u
snack:3e 3j 90 a1
snob:do
snow:4n
snowboard:4n 7l
sobr:dr
sociabilis:5m
social:3u 58 5q 5r 90 93 9m
socialis:5f
societ:14 1u 27 40 4b 4y 5w 6g 7a 7b 8h a2 a5 ai c3 dg e1
sociolog:5t
soeur:17 1u 28 2b 2f 2j 3h 4s 5h 6u 7v 8h 97 9q au b9 ch cs dc di dl e3
softshel:8j b9
soi:12 7c
soign:42 5u 68 6s 9l ct
soigneux:1e
soin:3u 47 4a 6z 7o dr ds
soir:0 3 e 14 1n 1r 1w 1x 23 28 2i 2k 2n 2q 2w 31 36 3f 3r 3t 3v 3w 3x 3z 42 49 4d 4f 4i 4l 4o 4p 4q 4r 4t 4w 52 5a 5b 5c 5h 5m 5y 63 67 6a 6g 6h 6q 6v 7w 82 95 9g aa bf bh bk cm co cr cu cw dj dl dn do dq dw dy e0 e2 e3
soisson:34
soix:k 1i 1q 1u 31 3o 3y 44 4s 5j 6a 6j 6u 6y 77 7b 7c 7h 7w 81 84 8r 8x 9e 9i 9q a8 b3 b4 br c0 c4 d6 da de dx e1 e8
soixantain:dk
soj:3b 7v
sol:9 a 10 14 19 1i 1j 1q 28 2l 2v 3e 3h 4s 76 7k 7p az b8 bo ca cd cg
solair:d 9i
sold:93 96 a2
soleil:d 2y 3l 4m 6w 7w 8b 8x bi
solfeg:4p
solid:i 1p cs dq
solidair:dq
solidwork:c4
soliflor:20
solliqu:5t a0 cl
solo:25
solut:5g
somfy:o 1h
somm:1r
sommeil:40
sommet:4m
sommi:6t 7r
son:52 8w 9o af cv d6
sond:3u
sondag:9p
sondon:92
sonnent:g 87
sonnet:6b
sono:23 24
sonor:8v
sonoris:24 2k d3
sony:6y
sophi:e0
soprano:25
sor:3a a6
sorbet:2j
sorel:49 dk
sort:5 n 17 1b 1f 1h 1j 25 2a 2q 3k 3o 3u 4k 4m 4t 54 5a 5b 5e 5k 5q 5r 5w 61 63 69 6d 6m 8c 8f 8u 93 9b aa ak bg br bt bw bz c5 ci df
sortent:aw c9
sorton:1e 7k
souch:1c
soud:4 3e 43 ae ay
soudeur:9s ae ba
soudur:1 ad d0 d5
souffl:p 24 2a 3n 4g 4m 4r 5i 82 ap b6 bn e4
souffleur:29 7j bn
souffleux:1t
souffr:4r
souhait:0 a k n t v y 15 16 1c 1h 1j 1q 1y 22 28 2b 2m 2w 31 33 3a 3f 3u 3w 43 44 4e 4k 4r 4u 54 5a 5c 5n 5p 5q 5v 62 64 6d 7e 7g 7s 7t 7z 81 85 8b 8n 8t 8y 96 97 9a 9b 9f 9g 9h 9j 9n 9r 9t a1 a3 ak ao br ci d6 dh di dn dr dt dv dx e6
souhaitent:4b
souhaiton:7 f 10 1o 25 3y 47 5j 5m 7y 91 cc da
soul:24
soulag:d6
soulev:u cq
souli:7b
soumiss:5w a0 b2 bw
soup:28 2y 3b 5a 9h bc da
soupap:63
soupir:4u
soupl:43
sour:m 44 8b dq
sourc:3j 91 b2 c2
sourcil:47 4a
sourd:8m am
souri:4x a3 df
sourir:44 4z 5e 8y cs ct
sous:0 1 4 8 9 a c g h i l q r w 15 19 1f 1k 1l 1s 1y 1z 22 2h 2i 2n 2r 2u 31 33 34 3a 3i 3k 3m 3n 3t 3u 4c 4q 4s 5h 5i 5j 5n 5p 63 6b 6d 6f 6l 6m 6n 6p 6q 6w 6y 72 7c 7h 7k 7n 7s 7t 80 82 8i 8q 8r 93 97 99 9c 9e 9n 9o 9t 9z a3 a4 a9 ac ai ao at b5 bc be bv bw c2 c3 c4 ca cc cf cg cz d0 d1 dk du
souscript:af
souten:4u 5t
soutenu:2t
souterrain:a
soutien:4v ct
souven:8j
souverain:83
spa:18 1g 2f 2p 3g 71 am dc
spanc:u
spe:4v
spec:g
special:32 4a 53 co
specialis:41 4h
specif:53
spectacl:2a 2m 66
specul:9h
spi:c7
spir:64
spiro:c8
spirou:8e
spl:cr
split:8
sponsor:e7
sport:45 47 6t cl
sportif:3a 3x 5u
sportiv:y 3w 9f d9
spot:7t 8u
spotify:8v
sprinkl:cf
spss:5t
sql:85
squad:9r
squat:4c
squi:4p 74
srm:aa
srt:8r
ssd:d2
ssiap:2n
ssl:83
sst:55
st:18 1f 31 5y 8q bg
stabl:bb ct
staff:3
stag:4h 4j 4v 57 8o
stagiair:35 59 9k ad
stalact:bf
stand:7v 9v d4
standard:1k 87 a3 ag al an bh cv
standardis:45
standing:a3
stanley:7i
star:7h
start:1o a6
stat:5t
station:19 3g 3h 89 8g 9j a1 c3 c9 ce cf
statist:5t
statut:95
staub:7u
ste:1p
steak:3b
steelcas:6v
stem:8w
stencil:di
step:8t ah
ster:3 7n
sterilis:47 4a 5j bc
steward:2n
stihl:7j
stl:ah
stock:1l 6q 7y 81 8z 92 al ap av bf
stockag:17 5y 9v a9 bl
stockeur:ar
stoechiometr:4v
stop:73
stor:b 13 1h 1i 7z ah
storyboard:a7
stott:4e
stp:2z 4o 65 7c 7i 9n dy
strasbourg:16 2f 3f 73 ab aq
strateg:88 ci
stratif:h 6d
stream:9r
stress:5i
stretch:27
stri:b0
strict:85
strip:3p
structur:x 29 4k 5c 8i bl
studio:13 22 2f 4d 8r 8u 8v 8x 8y ck cl
studios:6x
styl:z 1a 22 3a 8e 8t df
stylism:8x
stylist:e7
stylo:8j bf
stylos:8j a0
su:dd
submersibl:u
substitut:5u
subvent:7 p 7i 8w 92 bm c0 c8
subvention:7k
succ:9i
success:18 91 97 dx
successeur:42
successoral:du dx
sucr:1y 2z 34 38 9w
sud:d 19 4z bl cc
sued:7s
suedois:3y
suff:69 7z d6 d8
suffisent:6m
suffoqu:c1 e7
sui:2
suiss:2y 31 33 4x 5k 6p 6q 70 7g 89 91 9t at b3
suit:n y 17 6a 6o bc
suiv:w y z 2p 41 45 46 5j 5p 5z 7v 8d 8z 90 9f 9n 9r a3 bs d6 dd
suivent:1k b8
suivr:44 4l ak
sujet:1c 5l
sumac:39
sup:98 e1
super8:e1
superieur:7t
supermarch:2j 2s 2u 3j 5o bk
superpos:6t
supervis:84 aq c9
suppl:cm
supplementair:o
support:3f 3g 83 ae ah ax bk c4 c6 dw e8
supportent:1a
sur:7q
surbaiss:6n
surcharg:6l
sureau:ax
surf:e0
surfac:i 1b 3d 9x
surgel:2t 3b 3c c2
surimposit:d
surplus:d
surpoid:3o
surpresseur:an
surpris:k 9w
surs:9e
surtout:1y 24 2z 87
surveil:29 2a 2q 3t 5j 82 9c ab dv
survol:22 8z
sush:1x 58 64
suspend:92
suspendu:5 j 67 88
suspens:7e 7t
suzuk:4q
svalbard:5a
svg:ad
svp:4 s 1l 2p 3g 40 45 4a 4u 53 6i 6q 6v 6w 77 7e 7h 8i 8n 8q 8z 9l a4 ag ay b4 bd bs cd ch ci cu ds e6
svt:4v
sweat:do
swing:4j
switch:72
sydney:e8
synchronis:2m 7y 8r
syndic:2 a b2 ch
syndical:98 a1
syndicat:56 9y bk
synth:8w
synthes:8t
sysadmin:83
system:b n 72 8d aa al bx
t1:6p
t150:2s
t2:1r bk ch ck
t3:18 1r cc
t42:7c
t65:2s
t80:2s
tabl:1x 20 26 28 2b 2f 2k 3f 3i 3n 3y 44 4x 52 6s 6v 9p 9y a3 aa b3 b7 bd cf co d5 db dh dp
tablatur:4p
tableau:b 43 4c 56 81 84 94 a8 bi d8 dw
tablet:6z bz d1 e8
tableur:56
tabli:58 ba
tach:w 12 2c d8 e3
tacos:1w
tactil:aa
tag:15 51 dg
tagliatel:2t
taill:1b 1c 2c 49 58 67 68 6a 6v 79 7c ac aw b8 bv bx cs cx d0 dd dj e4 e7
tailleur:a2 dj e2
tait:8p
tajin:39
takamin:d5
talon:47 cy
tambour:1l 4s am
tamis:2s
tampon:y 7v 8l 9s aw d5 d7
tango:4f
tank:2w
tann:b
tannag:b9
tant:q 18 1r 1u 24 2f 3g 4r 50 7g 7s 8l 92 d7 d8 de ds
tap:4s 5b 87 88 8h 8q cv
tapenad:30
tapent:88
tapis:12 4c 4d 78 7k ar as b2 c0 e3
tapissi:1j
tarb:38 5f 9n cp
tard:1e 3f 4q 5j 5r 6i b5
taric:6p
tarn:7n 9q
tart:3f
tartin:38 bc
tas:51 6f e6
tass:6u 81
tasson:41
tatam:4l
tatoo:dk
tatoueur:4b
taup:1h
taureau:bq
tautlin:6l
taux:4b 51 7n 9g ay ch
tax:3r 8k a3 cw
tcc:3z
tdah:53 e6
tdi:6r
team:3o 56
tear:72
teaseur:3p
technic:7a
technicien:2k 4x 5d 9o bi bo d4 dm
techniqu:x 46 4r 4w 4x 5v 5x 88 8l ao at ax az b6 bh bk
techno:23
teck:6w
teint:e 20 2d 5z 7s 7t az b4 b7 cy
teintur:4a b9 dd
tel:c 1n 2d 3z 44 4r 66 6w 83 9w be dy e1
telecart:7h
telecommand:o e4
teleconsult:45
telemetr:a1
teleobject:71
telephon:b c n 23 3m 5a 6b 6z 7x 7z 87 8u 8w 9o a6 cv cw d1 d2 dv dy
telepilot:8z
telescop:c4
telesurveilleur:c
teletravail:6v 8d
temoignag:8s dv
temoin:2d 2e 4a
temp:9 1t 3a 3s 4x 4y 58 5c 5x 64 8a 95 a6 bv c3 cp d4 dp
tempeh:3b
temperatur:36 3c 6l 6m 7t da
tempet:0 bz
ten:2l 4q 6m 8a 92 cu dd dk dt e5
tendr:d8
tendu:27 4i
tenon:i
tenor:do
tensiometr:bd
tension:ai at
tent:1y 27 2r 3j 48 63 7m cd d2
tenu:2c 2g 2o 54 5y 6b 7b 90 a2 a3 ba cp dj
teraoctet:d2
term:46
termin:b 3o 3q
terminal:4u 4v aa
terminolog:8r
tern:69
terr:1 m r 15 1a 1f 1h 3f 57 6s b3 bo bx c1 co dp dr
terracott:20 7f
terrain:s y 1d 27 3j 4j 4k 5f 8t c3 cd
terrass:r
terribl:73
terrin:30
territorial:96
terrorisent:4c
test:1s 44 46 4g 5b 5g 5m 65 68 6a 6r 72 80 89 8d 9d 9p ah ai bb bg d3 dx
tet:u 1p 1u 3j 3x 4d 62 7a 9s d3 de dj dr
tetanos:45
texel:br
text:8r a8 d9 dm dt
textil:de dl
texto:2q 98
textur:5r 5u
tgv:6g
thai:4l 58
the:2f 35 36 4r
theatr:17 2c 4y 8f 9y e3
thei:36 da
them:2c dg
themat:3k
theor:54
therap:5c
therapeut:3z
thermal:89
thermiqu:7 p 64 7j af
thermograph:8z
thermolaqu:1p
thermolaquag:1p ad aj
thermopomp:8
thermoscel:au
thermostat:b
thes:5t 8h 8q ck d2
thi:at
thionvill:2q 6y 8k
thon:5h 8y
thoni:c5
thonon:6b
thoren:6y d3
thui:1b
thuin:dx
thym:39
ti:1u dw
ticket:85 8f a4 aa
tied:2i 3i 4a
tien:1y 2h 46 4l 6c 94 d1 e8
tiendr:75
tiennent:5q ab
tient:p 1h 2v 3b 4a 4e 4q 5t 6o 8a 9n a8 co cp d1
tig:20 7p ad
tiktok:8a
tilleul:1 1c dc
tim:8r 9r
timbr:7g 8u
tintin:7h
tir:8 a e 1e 27 2f 2m 33 5e 84 8h as c0 co d5 e1
tirag:2 2q 32 dy e1
tirent:2m
tireux:32
tiroir:1k 1o 7g 8j aa
tiss:7s b9
tissot:7d
tissu:9 1j 6s ba
tissus:1j b9
titan:4b ac c6
titanic:dj
titr:10 24 6y 72 7a 7b 8w 9a a6 cm dn
titrag:4v 8r
titulair:a3
tm:8l
to:9z
to63:ax
toast:4z
toboggan:29 3j
toeic:4w
toil:1h 3i 8h b9 d8 df e1
toilet:t 2r 3t 3v 5i 6j bj ct
toilettag:7x
toit:2 3 c d p 1h 1m 26 71 9o b6 cf
toitur:0 d q 15 1h 8z 9i
tol:3 ac b0
toler:5z 7j ac ad
tollen:e
tom:76
tomat:2y 30 bz
tomb:2 5 t 1c 1i 2k 4h 62 6z 7s 87 cl db dc ds
tombent:28 9g
tombol:2j
tomm:2w
ton:o 20 2s 34 6d 6n 8n 9z ag as ay b0 b1 b2 be bg bn bo bp
tondeux:1b 7i 7j
tondr:49 5i
tong:9p
tonnel:7p
tont:1a 1b
tonton:76 7g
top:59 64
topograph:c3
torchon:d8
tordu:j 1k 3x ad
toriqu:c7
torpill:5f
torref:35 3f
torrefact:2z
torrefacteur:35 au av
torsad:dd
torx:al
toscan:30
tot:8j
total:l 8x
totem:2k 8g bk
touch:x 1j 3b 4q 5i 5w 73 92 9e a0 aq az d5 d6
touchon:9e
toujour:b c 2g 3w 3z 4b 4j 4q 5i 9k 9y dc dv
toulon:50 a9 d1
toulous:10 1b 3a 5b 6m 85 92 9r ab c6 d2
toup:r b5 dc
touquet:4j
tour:f 14 1m 3k 4v 57 70 77 7z 8b 9m 9u a3 ac at
tourain:1c
tourcoing:46
tourel:c8
tourism:3k 8n 8s
tourn:6 j m 1v 2c 2u 32 35 3u 57 5d 5e 5k 5l 5u 66 6i 6s 6t 7d 7w 80 8a 8k 8s 96 9n am at b8 cq cr ct cx dc dk dn
tournag:7e 8s
tournefeuill:4d
tournent:bm da
tourneur:9k c6
tournoi:2l 32 4i
tourt:1z
tourteau:bp
tous:2 u 10 11 16 1x 1z 2w 3u 3y 55 5l 66 6a 6h 6m 6v 6z 72 77 7x 80 86 89 8g 8n 8v 98 9h c7 dl dm e0 e3
touss:v 63 bp
toussaint:c 3h 3m 4v 7n ds
tout:0 2 5 6 9 b f g j k l m n r s u w 11 17 18 1a 1b 1f 1i 1l 1n 1o 1q 1v 1x 22 23 25 27 2b 2g 2s 2t 2u 32 37 38 3h 3m 3w 46 48 4b 4d 4f 4h 4j 4l 4p 4s 4t 4w 4x 4y 51 53 58 5a 5c 5g 5l 5m 5o 5q 5s 5w 5x 5z 60 67 6a 6b 6m 6o 6x 6y 74 76 78 79 7h 7m 7p 7u 7v 7w 7y 84 86 8f 8g 8m 8p 8q 8v 90 93 97 9c 9o 9s 9t a9 ag aj ak am ao au aw b2 b5 b6 bd be bp bq bs bt bu bx by c1 c4 c8 c9 ck db dh dr dt dw dx dz e4 e5 e6 e8
tpe:aa
traboul:3k
trac:g 11 12 13 1e 2s 2u 6s 78 9r di
tracabl:3d 6l 9s ag al c6
traceur:8g 9z
tracking:89
trackman:4j
tract:65
tracteur:6e 7n b1 bo bu
traction:2g 5w al be
trad:1z
tradit:1z
traditionnel:f
traduct:4w 8r a7
traductric:8l
trafic:6h 6s d7
trail:62
train:3m 6g 70 7a 7c 7q 9a 9m 9q ag dv e0 e6
trainent:b1
trait:q v w 15 1f 2w 40 4q 8t 99 9t a6 ac af ah ai aj aw bo bq bv c4 c9 d0 d3 d7 dm e3
traitanc:9t
traiteur:26 2p 39 9w bi c8
trajet:2g 54 67 ar
tram:4l ca cl dz
trampolin:7k
tranch:1 t 2w 4t bh dw
tranquill:4h
trans:3j 6p
transf:9o
transfer:6c de
transfert:6i 87 9o ct dr
transform:5 1q 5f 6n ag bi
transit:94 9q
transm:9a
transmet:3u
transmis:bc
transmiss:6e 9m aa c1 d4
transp:24
transpalet:as
transparent:8c
transpir:68
transport:19 3o 45 6h 6n 7h 9l at bh bq br by cy dr e1
transporteur:6l 6m 6q 85
trapp:2 p
traqu:8o
tras:8m
traum:3z
trav:1d 1f 3x 43 48 8c ar cm da
travail:k 14 18 1j 3r 3s 3z 4x 98 9a 9u d3 d4 dv
travaill:1m 3q 4e 6k 6v 91 9x bx cb
travaillent:9s
travailleur:93 98 by
traval:0 5 r y 11 1n 3g 6e bj bv cc cd ch
travel:6d
travelling:8s
travers:3 3i 8p cr
traversi:4t
travertin:b8
tre:0 22 47 48 7b 7u 8c 8d 9t bj ca
trefil:2t
trefl:bo
treil:r
treiz:4l 9e
trek:67
trem:j
trembl:34 44
tremp:6u aj ak b7
trempent:cf
trent:8 v 16 20 28 2j 2n 31 38 3u 3w 44 47 4g 4k 4t 4v 56 57 5h 61 6b 6i 6m 6r 70 72 76 77 7k 7l 7p 8d 8m 92 9e 9q 9u 9y a9 bm bs by c6 cc ch co cu cx d7 do dy
trentain:bp
trepied:71
tresor:2a 3p
tresorer:94 9e
tress:6w
tressag:1s
treteau:1m
treuil:6f ae c2
tri:s 18 19 3v 8e b2 dq e7
triangl:61
tribun:2l
tribunal:6k 8m 9a 9b 9e
tricolor:dz
tricot:59 dd
trid:ac
tridimensionnel:ac
trimestriel:33 53 6q 8z 90 av bk
tringl:1i 1n
trinit:6d
trio:25
triphas:at cf
tripl:l 32 as
triporteur:2j 69
tris:9p
triumph:63
trois:2 6 8 g h m z 1a 1n 1u 1y 24 29 2a 2e 2g 2i 2l 2n 2q 2r 33 34 35 3a 3c 3e 3f 3h 3m 3n 3o 3q 3r 3s 3t 3u 3w 3x 4a 4b 4c 4d 4k 4m 4n 4p 4r 4y 50 53 54 56 58 5a 5d 5e 5i 5k 5m 5n 5p 5q 5s 5u 5w 61 64 66 69 6a 6b 6g 6k 6l 6q 6s 6w 6z 71 72 74 76 77 78 7a 7f 7j 7m 7p 7t 7u 7v 7y 85 88 8b 8e 8f 8i 8k 8p 8s 8t 8y 92 93 95 97 98 9a 9c 9d 9e 9g 9k 9l 9r 9t 9x 9y a1 a4 a5 a8 aa ab ac am an aq ar as av b0 b7 b9 bd bk bm bn bp bq bv c0 c1 c5 ca cb cc ce cf ci cl cm co cq cu cw cz d0 d3 d6 d9 df di dj dl dn dq du dw dy e0 e3 e6
troisiem:10 19 3g 3r 4o 5a 5o 5s 7r 7w 90 9z a2 bh ca
tromp:5x
trompent:7z
trompet:4t 75 d5
tron:e5
troncon:1j 7j dc
trop:4 1h 1n 2m 33 3f 3y 43 4c 4l 4q 57 5m 5v 65 67 7l 7s 8f 8o 9r dn do dq
troph:3o d9
tropical:ai
trot:4h
trotteur:5k 5l
trottoir:1b 1m 1t 5q 6i 74 d1
trou:4j 78 7r ak an b4 cy dd
troubl:34 41 53
troup:17 2k 4e 6h 7m cy
troupeau:br
trous:e 7b 7m
trousseau:dz
trouv:4 44 4q 5j 8d 8g 8o 9c am bk by c0 du dz
trouvent:a2
troy:4l
truc:3 m v z 18 1y 2h 2i 4t 6z 7z 8b al an
truff:30
truit:c2
tshirt:de
ttc:ch
tu:cc e3
tub:75 a0 b0
tubag:3
tubeless:d4
tuil:0 d w 1s b4
tulip:28
tull:bq
tunisien:9a
tunnel:bz
tuqu:79
turbin:2j aw bm
turc:6p dp
tutel:97
tuteur:51
tuto:66
tutoi:e5
tutorat:5t
tutric:18
tuyal:4
tuyau:8 7o bz
tuyauter:c8
tv:1n d3
tva:y 33 6p 6z 90 95 9y
typ:2i 9c
typograph:8b 8o
u1:73
u13:4k
u7:4k
uccle:10 4a e2
uda:dk
ue:6q
ui:8d
uk:77
ultrason:af
ultraviolet:c9
ulul:9j
unanim:bb
uni:6p
unif:84
uniform:ba du
union:21
uniqu:1j 6g 7l 7w 9m 9u ac af ba
unis:9c
unit:8 6q ad af ai bb bq
unitair:60 d6
univers:8r cl df
universitair:3b
up:1o 2d 9x a6
urbain:3o
urban:y 1h 69
urgenc:42 45 5j 6o 9o a8 d6
urgent:6 8r 9a an cl
urin:12
ursus:c0
usag:75 78 7l aw di
usb:24 6j 8j e1
use:t 5g 5y 7s ak b8 d5
user:9m
usin:3g 3o 5w 7e 8j 8p 9k 9m a2 ao b1 ba cq
usuel:cv
usufruit:dx
util:69 6f cs
utilis:8d
utilitair:6h
uv:c9
ux:8d
uze:20
v:36
va:1i 1k 1l 20 55 64 6u 78 79 98 a7 ai aj aq ct d0 db dh dv dy
vacanc:5 h i 34 4h 4i 6g 8y cs
vacat:3u
vaccin:45 5j 5m 6m br
vach:2w 4t 5j 8t bq c0 c1
vachet:b9
vagu:h 2h d1 di
vainqueur:d9
vais:99 cr
vaissel:h 16 1l 1u 1x 28 3h c9 da
val:2j 2s 4n
valabl:dx
valaisan:31 7f
valaisann:89
valenc:61 9f
valencien:v 59 dr
valeo:6r
valeur:18 3d 7g ci
valid:4e 6m 8a ag d9 de
valis:5x 62 6i
valjoux:cz
vall:f
vallaur:da
valoris:9j
vals:4f
valu:7w 9r
valv:5y 9c au
van:4h 66 6f b6
vaness:7b
vanill:2j
vann:4 15 45 53 6v 96 a4 an c3 d9
vant:d
vapeur:w b6
var:bj
vari:dj
variabl:7y
variateur:am
variet:4r
vasculair:5r
vasqu:5
vauclus:2j
vaud:b 68 9h
vaudois:27 80 8l 9p am dh
vaulx:4k
vaut:1r au cq
veau:bq
vectoriel:8b
vecu:74
veg:3n 5u
vegan:2j 3b 58 bb
vegetal:1a 1x 3b 48 b9
vegetarien:1u 1w 3a
vehicul:a 5w 5y 5z 9b ay cg ct cu dn
veil:25 2n 3r 3t 9l 9v
veilleur:3g
veilleux:cw
vein:b8
velay:57 9f
velent:bq
velin:4k du
velo:67 68 69 6b 6f 6k 9p c4 cb cd e2
velos:3i 66 67 68 7k 7m 8i 9x dq
velour:e 1j 6s dy e3
velux:11 7q
ven:4 q r 14 1v 29 2q 46 50 56 5e 5i a9 b5 be cb cm d6 do du
vend:8 a r 1r 36 62 64 66 6a 6b 73 7o 7q 7y 9o av b1 bc d4
vendang:3i bx cs
vendangeur:by
vendent:7y
vendeur:5w 70 9b 9d aj at cp
vendeux:2e cp
vendr:2x 5b 5d 5n 5u 7y b7 bu c3 cg ci
vendred:10 13 14 19 26 28 2c 2k 2r 2t 2v 2x 2y 31 3e 3q 3r 3u 3z 4a 4n 4s 4t 6g 6n 7l 7w 8s 8u 9m a4 as b2 bh bn c2 cm cn co cv dl e0 e4
vendu:1v 38 5o 69 6h 6n 6o 74 77 7e 7n 81 95 9h bt cc
vendus:as
vengeanc:86
venitien:1i dj
vent:l p y 1c 1h 1r 1z 27 2m 5d 6c 6d 75 79 7h 7j 85 8g 9d 9h aa as bl bm cd ci dd
ventil:5 1s bp c0 cf d2
ventous:40
ventr:4e 5n 5u bt c2
venu:f 9s bm
ver:c q 16 1d 1e 1g 1v 2u 3h 3i 3u 4f 5b 5f 5k 5n 5p 5u 63 6f 6i 6l 6m 6n 6o 6p 6q 75 7c 83 8l 8z 9z aa ac aq aw b3 b5 bq br by c1 d7 db ds du e0
verand:11 1c 1h
verb:4z
verbal:9n cv
vercor:38 3n
verdon:4m
verdun:16 1n a1 ao
verg:19 3i 5p 7p a6 c1
verif:2l 4l 5r 78 7a 7h 7l ab ao bc bg d6 dq
verifi:1d 3v 7i 8r 9t aj
verin:ao ap
verit:94
vermicul:1s
vermouth:33
vern:h 8f ai az d7 dr
verr:j l 28 2i 2o 34 36 43 48 58 6u 7u ax b7 c9 cz d8 dh e1
verri:b7
verrin:1u
verrouill:6t
verru:47
vers:t 9b
versaill:2c e3
verseur:9c
version:22 2m 8s a7 di
verso:8f
vert:u 15 1d 1g 1j 2q 30 3d 3m 4j 4t 5a 6i 6y 7n a4 bm bo d1 dj
vertical:6y 8s ar au
vertig:3o
vervein:36
vervi:1 v y 28 3j 4t 6v 98 9z ae cd cv dr
vest:2o 7b 8j cx
vestiair:2o 49 4k bj
vet:79 b9 dq
veteran:4k
veterinair:4v 5g 5h 5j 5k 87
veto:5k 5l 5o
veuill:8w
veulent:2l 9p
veut:5 6 x y 14 1f 1p 1s 1y 1z 21 28 29 2f 2q 39 3j 3o 3t 41 4e 4f 4v 55 56 58 5o 5q 64 65 6c 6j 6n 6s 6v 83 87 8o 8z 96 9q 9u 9w a7 ag b4 b6 b7 bb bc bu ce cf ci de dj dp dt
veuv:dx
veuvag:do
vevey:13 3l 3t 48 4q 56 6f b7 ce ch df
vg:77
vgp:as
vh:e1
vhf:c5
vhu:b1
vi:33 3p 3q 3t 4m 4w 6c 6j 8p 91 9h bj c1 ct dv
viabilis:cd
viand:1u c8
vib:74
vibr:87
vic:99
vichy:ax cv
victim:9b
victoriavill:81 ap
vid:1 8 n p v 14 17 18 1q 2r 2u 2y 31 32 38 3a 3c 3d 44 5m 5p 5s 76 77 7f 7u 87 9k 9l a1 an bn bt ca ci e6
vidang:u 2r 3j 5x 63 66 ap bj
video:t 89 8z 9j 9y ah d2
videoproj:9y
videoprojecteur:9y
videos:2q 8a 8r 8u
vieil:3 f i m p 1s 4b 4h 4i 5h 70 7j aa ac ak at b0 b4 cg e4
vien:2k 2t 3i 4w 5v 6f 6s 73 7k 7o at ax
viendr:1m 1x 5m
viennoiser:1z
vient:4 l 1d 1i 26 3d 3g 4u 4y 6t 6y 76 7e 7u 7v 93 99 ag ao d4 dk dn dq
vierg:30 5v cr
vierzon:2n 43 at b8
vieux:5 h 1c 2b 2j 33 3j 4o 5k 5m 5o 5v 67 6b 6c 6e 71 72 77 7o 9g aq b6 bu c3 ca d3 dk
vif:21 br
vigik:e4
vigil:a2
vign:2y 31 8b
vigneron:1q 31 bv
vignet:8v
vignobl:8a
vilain:7
vill:15 18 1a 2x 3o 3w 64 67 68 6a 6e 6w 88 9l b8 bo c0 c1 cj e2
villag:y 1z 24 3i 4k 7n 8h 8v bm db
villar:1t 7n
villefranch:3c 5v
villeneuv:14 6f
villepint:9v
villeurbann:9 4g 5h
vin:12 1x 31 3f av e3
vinaigr:30
vinay:2z
vincen:7b
vingt:a g q 16 1h 1u 1v 1x 22 28 29 2a 2k 2o 2p 2s 32 37 3a 3f 3h 3k 3l 3m 3n 3r 3t 3u 3w 40 49 4b 4c 4d 4j 4m 4u 4w 5a 5b 5g 5k 5l 5s 5t 5y 60 61 6m 6o 6q 6u 6z 77 79 7a 7g 7i 7n 7t 7w 8a 8e 8k 8p 8q 8r 8t 8v 8y 98 9j 9o 9q 9u 9y a6 aa ad ag ai ar au aw ax b3 be bk bl bp bq bu bx c8 cc ce cu d1 d3 d6 da dd de dm do dq dt du e1 e5
vingtiem:7d
vintag:2j 7b 7u
vinted:7b
vinyas:4d
vinyl:h 77 8i 8w
violat:9t
violet:e 7p
violon:4q 75 d5 dn
violoncel:25 4q
vip:2r
vir:5 r 62 8k 8v b1
virag:7w
virgul:8o
virol:c6
virtuel:83 8t a7
vis:1f 1n 1o 3m 4w 5s 63 6b 6w 9a 9c al ap ax ba bn
visag:4a 9m dk
visal:cl
visceral:3x
visibl:9t dk
visio:z 3z 40 4r 4t 4v 4x 51 5b 5c 5t 5u 91 e7
visioconferent:4w
vision:c 85 aq
visiophon:o
visios:7t
visit:0 e p x y 2w 33 44 46 47 5h 5j 5k 5l 5m 5p 75 7z 8b 8f 8t b8 ca cc ch dx
visiteur:1w 8u a3
viss:6r aw
visser:al
visualis:at
visuel:8b
vit:4 r z 48 4r 5k 6c 7x 9d cv dw
vital:45
vitess:bg
viticol:b5
vito:66
viton:c7
vitr:3 c l 10 11 13 14 1h 2n 60 7o 8g 8k 8m cm d1
vitrag:l b7
vitri:dh
vitrif:h
vitrifi:h
vitrin:11 3e 7d 7e 7x 8g ae ce cp dh
vitroll:2d
vitrophan:8g
vitry:bo cu
viv:2v 4x 57
vivac:1a 7p
vivent:e8
vivon:2p
vivr:50 7u c5
vmi:v
vocabulair:4w 4x 8q
vocal:do
voeux:22 2h dt
voi:22 5x 6s 74 7a 84 8b 8m b0
voic:4r 8n
voient:1i 3a
voil:2d 4w 60 6a 6d 7c
voilag:1i
voili:3l 6c
voip:87
voir:0 b y 19 1v 2l 3f 3i 3k 3l 4m 5p 6f 8m 8s 8z df
vois:dy
voisin:0 1 7 c g p t 19 1c 1d 1w 26 2x 34 38 39 3r 4h 4o 4q 4s 54 5e 69 6e 6f 73 76 7s 9c 9x ae b2 b7 bj bn bq bv c0 c3 cj ck d6 ds dz e0
voisinag:ab
voit:0 i 11 1d 2k 47 6d 6y 7v 8n 8t 8y
voitur:a o 1e 3q 3r 3z 5i 5v 5x 69 6e 6g 6n 78 8k 8v b0 cg cq
voituret:4j
voix:b 25 4r 8m 8t 8u 8w a7 dm do
vol:3m 4i 54 5x 67 68 6i 7i 8z 9b a2
volaill:bs
volet:b l 1h 1m 8f 9i
volont:5k
volontair:56
voltair:1j
volum:16 76 85
volumetr:an
volvo:6d
vom:5j
vont:z 6j 8i bj
votr:62
voudr:c 10 1q 1v 22 2d 2h 2p 33 3k 3n 4f 55 66 7t 8q 8u 8v 8z 95 a7 bh db dg dh dm du
voudrion:25 6w dw
voul:8q bg cz dp dr e8
voulon:b h q x 3j 66 68 84 di
vout:26
vouzi:bu
voyag:5a 9f
vp:83
vrac:2z 30 36 39 3d 4d 7a 90 bn bp
vrai:v 25 2f 2j 4h 4q 65 7s 88 8h 8w 8y a8 az dl dm
vrais:56 dl
vsm:9r
vtc:6a
vtt:67 8r
vu:9 m 2b 2c 2y 3r 43 5f 80 8x 8y 8z 9b al c0 dv
vus:ar
wab:z
wallbox:a bk
wallon:j l 1r 5d 9i 9o
war:7h
waremm:79 ao
washed:35
wasquehal:a1
waterloo:b 1w
waterproof:2d
waterrow:7k
wattheur:68
wavr:17 4i 5m 80 b4 b5 bk e5
wazemm:13
wc:4 5 t 2r 6j
wcag:7x
we:3w 4j 57 co ct
web:6w 80 8n 96 aa
webdesign:7x
wedding:22 2p
week:z 2r 3h 3n 3u 4b 57 5s 6h 6t 7i 7s 7u 83 bh ck cm ct dj
wepion:68
whatsapp:5h e8
whirlpool:1l
whisky:33
wif:3n cb ck
winch:c5
window:70
wirefram:8d
wizard:7h
word:8q cv
wordpress:7x 8n
x60:2f
xc4:b5
xf1:b5
xiv:du
xix:2c
xv:7e 7o
xvii:d7
xxe:7f
xxl:7b
ya:0 h r 15 3q 4i 4t 73 7s ag bm d3 dz
yamah:4t 63 6d 73
yaourt:2w 6m ax
yeux:43 62
yog:3n 4d
yon:bh
yourt:3n
youtub:8r
yoyo2:78
yub:69
yverdon:p 13 2k 3c 63 c7
yvert:7g
z650:62
zaventem:6i
zeland:2v
zeld:72
zencastr:8v
zep:4s
zero:4f 5w 9i 9s c6
zigb:b
zinc:0 1 8 2i
zingu:al
zip:59 cx
zo:a
zol:8s
zon:7p 8z a1 cd ce cg e0
zoom:2h 4p 4z
zotero:5t
zoug:a5
zouk:23
zurich:4x
μm:aj`,
es: `a1:4x 4y 4z bn
a2:4x 4z 54 5s 62
a3:7y 8f 8k 90 9z
a4:a0 al di
a5:8f
a7iii:71
aa:8d
abaj:0 4 6 f s 1h 1l 5x 8p ar d6
abandon:8a 8d
abast:2y ca
abat:m 6f 6t 6y
abatidor:3e
abedul:b3
abej:7p
abet:e5
abiert:2 1q 3u 89 91 cl cw d4
abland:c9
abog:4u 88 8m 8y 93 96 97 98 99 9a 9x 9y ci dw
aboll:7u
abolladur:5x 5z
abon:1b 7w bv
abra:1w 9d
abraz:4f
abre:50 5j 5r 85 8n 9c 9m by
abren:c 49
abri:8c av bz d5 e4
abrig:79 e3
abril:e 15 19 1k 1m 1w 1z 21 31 38 3k 4y 55 5d 5n 5t 6a 6w 6x 7t 87 8e 8k 99 9i 9l 9m 9v bj br bt cm cu d4 d8 di dl dq e2
abrim:n 1g 1o 3f cj cz
abrir:n t 14 2b 3d 3e 4f 60 6q 70 95 9p bh
abrirl:5p
abro:e7
abroch:21 41
abs:62 ag
absolut:p 9q b8
abstract:7f
abuel:y 18 1j 1y 20 21 22 2j 2o 2u 36 3h 3l 3q 44 4o 50 55 59 5m 5p 5r 6g 7d 7g 7j 7o 7u 8d 8q 8r 97 b3 b8 bc cd ct cw cz d3 d8 db dc dd df dt du e1 e2
abuelit:e8
abujard:b8
aburr:4w 7v dt
aca:8 4r
acab:2a 2x 32 39 3a 3p 4d 4u 5p 8j 8t 98 9e 9w 9y a0 ag av b0 bd df
acabari:2m
academi:8 70 73 8f
acamp:3j
acapulc:3l
acar:bt
acces:o 17 2l 2n 3u 84 8d 9x 9y a2 a7 ce cg
accesibil:26 7x 8d
access:80
accident:4g 5v 8z 98 ab di
aceit:h 15 1f 2z 3d 3y 5x 63 8c 8i an ao ap b2 bf c7 d4 dc
aceiter:ax
aceitun:30 by cs
acelg:2y
acent:8u
acept:17 3s 59 62 68 71 7z 97 bk do
aceptari:7a
acer:11 19 1b 1p 3e 5o 5y 7u ad ak au b5 bg dh
acerc:43
acid:ay d8
aclar:48 bx
aclare:bw by
acog:79 a5
acolch:dm e2
acompan:z 2n 3m 3t 46 4f 4j 4n 5c 95 9a 9r 9s a5 e7
aconsej:2r 9d
aconsejais:h
acoraz:m
acord:4p c7
acordeon:59 75
acort:59 cx
acos:98 9e
acredit:n 2n 4h 55 a6 be bf
acril:1h 4a 7f 8g dd
acristal:b7
acta:6 8l 9d 9n a9 c3
actas:98 9n
activ:2k 86 92 95 9t 9u
acto:2k 7l ao b1 df dt
actos:1i 6h d3 dx
actriz:dk
actu:5d
actuacion:w dn
actuador:ap
actual:m 87 ch
actualiz:51 5j
actually:4w
acuarel:57 7f 8e df
acuat:29
acuchill:h
acud:48 a2 dr
acuerd:6i 96 99 dw
acuest:3r cw
acuicultur:2v
acumul:1n 9r ar bl
acupuntur:40
acust:4p 6v 74
acv:3w 41
adapt:2r 43 53 7x
adecu:9t
adel:62
adelant:68 78
adelgac:cx
adem:12 2l 2w 2x 39 41 47 49 50 5o 5p 5y 6x 7s 7v 8c 96 9f ar av b4 br cz
adentr:0 2v bt
adherent:aj
adhes:8i ax
adiestr:5f
adivin:dh
adjud:a0 ay
adjunt:6v cx dj
administr:51 56 92 9n ch cv
admision:51
admit:3g ay c6 cl
adob:39 3i
adolescent:3b 3i 3z
adopt:5e 5f
adoquin:1e
ados:d s cc
adquier:74 78 7f 7h av b4 bo bu
adquirir:7p
adquiriri:6c 71
adr:ay
aduan:aw
aduaner:6p
adult:3j 3m 45 4g 4h 4l 4q 55 ct
advirti:19 2n
aepd:9t
aer:8z
aere:22 6o
aerogener:9k bm
aerograf:2d
aeroline:9b
aeronaut:a5 c6
aeropuert:3m 66 6g 6i
aeroterm:7
aerotermi:7
aes:8z bb
afan:5x 7i
afect:9b
aficion:4r 7h
afil:7j 7l
afin:73 74 d5 d6
afinadit:75
aflatoxin:39
afor:u 2n 9h
aftos:bq
afuer:1p
agach:47
agarr:41 4g 4j 4l cz
agav:33
age:4d
agenci:1r 3m 88 89 9t 9w cc ci dl
agend:50 52 87 9n 9o a6 cv
agent:6o 9c
agil:9r
agit:2i
aglomer:1j 6u d7
agost:3 m 1i 1x 27 2m 3c 3g 3j 3t 4x 5g 5h 5s 66 6d 71 7k 8f 8t a4 bc bf by ca ck dt e2 e3
agot:76 7w bc
agrand:d0
agrari:92 by
agreg:aq
agri:60
agricol:r 6f 8g dx
agriet:ag b8
agronom:95 bo c1
agrotecnolog:9j
agrup:5a 8w dn do
agu:0 1 4 6 7 g h k t u 11 15 1g 1l 1w 2l 2r 2z 34 35 3j 4g 5k 5n 60 6d 7n 8i 9s 9y a1 ai an ap ax az bh bo c1 c2 c5 c7 c9 cd ce d1 dt
aguacat:2y aw
aguant:q 1a 27 2d 3f 64 6n 6w as dk dl
aguascalient:5w ai ba
agud:4r
aguj:40 4b 59 77 cz dd
agujer:e p u ad cl
agujerit:i
agujit:40
ahi:9 n v x 3t 7g 8a bm
ahog:4c 55
ahor:0 2 b h k r 1z 2q 3c 42 48 54 56 6f 74 8e 96 be bj ct d4
ahorit:4 61
ahorr:9g
ahues:8h
ahum:5p
air:7 8 1s 22 2b 3o 4r 4t 5w 5y 6j 7b bj bq bu c2 c7 ck
aisl:7 u
aislant:b6
ajedrec:dc
ajedrez:dq
ajen:3p 8p 9u ab
ajo:39
ajust:1n 3x 43 44 4v 63 6a 74 ah ak az d0 d4 d5 dj
alambiqu:33
alambr:c0
alarm:17 6m a2
albacet:3k 42 4u 5v 7w 8x an dq e0
albanil:q 1m b0 bj cu
albar:6l 6m 7p af c2
alberc:1g 4g
alberg:6t 7o 7r
album:21 76 7g 8e e1
alcal:78 a2 e1
alcald:2m 6n ax c0 dh
alcanc:71
alcaniz:cs
alcarri:38 5p
alcobend:4i 6q e8
alcohol:2i
alcor:dn
alcorcon:5 3s 74 e0
alcoy:1s 6l ag dj
aldab:db
aldeanuev:bx
ale:32
alem:5f 73 8c 8l 92 9k c6 ci dp
aleman:4z 72 d7
alemani:5s 9p
aler:0 b4
alerg:1x 1y 5m
alergen:2z
alergi:1x 38
alet:5z
alevin:c2 de
alex:b
alfalf:5k bo bp
alfareri:da
alfil:2a
alfiler:dj
alfombr:12 3r 60 bt
alforj:6b
algebr:4u
algo:13 1a 1h 1u 1w 20 23 27 2d 2e 2m 2w 2y 34 37 3o 43 44 4p 4v 57 5b 5v 64 6c 6e 71 77 7a 7d 7f 7l 7o 7v 8j a1 b8 br cy d0 d9
algodon:2f b9
algui:0 2 6 7 i n x z 12 14 1q 1x 21 25 2a 2h 2i 2t 3a 3g 3m 3q 3r 3x 3z 46 47 4m 4u 51 53 59 5c 5h 5s 5u 66 6b 7j 85 8b 8e 8f 8k 8m 8n 8p 92 93 9d 9n a2 ba ci cj cn cp cu da di dk dl dn dp dt dw e0 e6 e7 e8
algun:3f 3i 8r
alhambr:74
alianz:4y d0 d9
alic:16 1c 3e 7h 82 9o bb
alicat:5 g
aliment:17 5o 5r 5u 97 9l av c2 dq
alimentari:9v
alimentici:97
alin:30 42 5y bf
alis:f 48 b5
alla:6k
alli:dp
alma:z d5 d7
almac:6a 81 9l 9r 9v ae as b0 b4 cq
almacenaj:6p 6q
almagr:16 48 5e 7t cy
almans:c3
almaz:ax
almej:2v c2 d5
almendr:1y 2z 3y 5p bt
almendrer:bt
almeri:1w 49 5r as b8 bc
almoh:6h 7r
almuerz:3a 3k cs
aloj:3i 3n 83 by cj cl cm cn cs ct
alpac:dd
alpedret:1
alquil:d 1m 1n 1r 26 28 2a 2c 2e 2k 3p 4j 4q 5q 66 6a 6g 6h 73 75 78 7l 83 as bg bj bt ca cd cf ci
alquiler:91 ch
alrededor:1f 1g 6u 7a 7q cr cu
alta:10 2o 3t 3u 3v 4a 4f 53 6e 6p 8d 8m 95 9l by c3 co cq cs
altas:93
altavoc:25 2l 6y
alte:ci
altern:6r 9q bn
altill:j ae
altis:j
alto:1d 1m 2k 4t 52 6z 93 cf
altos:1c 75 bm
altur:j o 1c 1k 1m 1y 45 6v ar bf cf d9
alumini:1 l 1f 1m 27 5q ac ae af ap b0 b1
aluminosis:x
alumn:23 26 3k 41 4g 4h 4n 4o 4p 4u 4v 52 5a 75 84 8j 9t cl
alzheim:3t
am:4e 64 6i 8m
amabl:cv
amaestr:n e4
amanec:1i
amaneci:5n
amaretti:2t
amarg:38
amarill:e b6 bo c9 cq dr
amarillent:4o ai
amarr:6c c5 dy
amas:1z 3i 9p au
amateur:6h do
amazon:8x
ambas:7z 9b
ambient:e 8x ca dk
ambiental:b6 bm
ambos:s 2e
amenaz:b2
american:29 7b aw cx
amiant:1s
amig:2d 2s 3p 46 4j 57 6h 7c 95 dy
amigurumi:59
amist:9e
amobl:9x
amojon:c3
amol:7i
amonton:10
amor:76
amortigu:5x
amortiz:bl
amp:ai
ampa:29 4g 52
amperi:3j
ampli:q 6g 6v 74 9f e1
ampliacion:y bm e1
amplif:6y 74 d3
amplis:74
ampoll:3p 6d
amsterdam:69
amuebl:ca
amurall:3g 3k
anacard:3b
anad:31 37
analisis:9s bb bo c4 c7 c9 e7
analit:2s 45 92
analiz:bp c9
analog:d3
ancha:cg
ancho:1m 39 6n 7s e7
ancla:c5
anclad:1o
anclas:c5
and:4j
andador:1e 5q
andami:0 1h 1m 8z
andan:86 9r br
ande:b 69
anden:cf
ando:90 cu
andorr:91
andro:7z
android:6z
anej:2w
anet:4m
anex:87
anfitrion:dy
angel:9j dc
angels:9j
angost:1m 61
angul:b0
angus:bq
anill:7d 8x ap dl dz
anim:f 2a 8t a8
animal:17 1v 5k 5l 5o
aniversari:1x 2o 58 7d 8r ds
ano:3 5 c d h o z 14 1a 1b 1x 22 24 2a 2k 2n 2r 30 32 37 4z 5s 6x 72 7i 7l 7p 83 88 92 9u 9v ai bi bn bo bt bx ck d5 dl e5
anoch:5j dr dz
anod:6d
anoj:bq
anos:0 j v y 16 1l 1s 1w 22 29 2a 2c 2f 3q 3r 3s 3t 3x 3z 41 44 4b 4h 4k 4n 4o 4p 4t 4u 52 53 55 5a 5b 5c 5e 5g 5k 5q 5s 5t 5w 66 68 6y 70 73 79 7a 7d 81 85 87 8e 8g 8h 8o 8p 96 97 98 9g 9h 9k 9v 9w 9x 9z a0 a2 a5 aq bd bf bu c1 ca cb cf cm cn cp d6 di dl dp
anot:1t 77 8r a3
ansied:3z
antan:8j
ante:1s 2h 3y 4u 51 5t 7d 91 98 9c 9t a9
antebraz:4b
antejardin:1a
anteproyect:y 1a
antequer:e0
anterior:2d 2r 37 51 7c 7e 9c
antes:1 2 6 7 8 f g m n p r s w 14 18 1d 1e 1f 1t 1x 1y 1z 2b 2d 2f 2t 2u 2x 2y 30 39 3c 3e 3l 3x 3z 41 43 4y 52 54 55 5n 5o 5q 5x 67 6a 6k 6q 6r 6s 6w 6y 6z 70 72 74 78 7a 7d 7l 7t 87 8c 8f 8j 8n 8r 8t 96 9b 9c 9j 9p 9s a0 a1 aa ab ae aj an ar ax b5 b8 bn bo bq bv bz c0 c3 c4 cc co cw cx d6 d8 d9 de dh du dw e4 e5
anti:8f
antibiot:3u
antibumping:n
anticip:85 8e
anticoagul:42
anticuari:7e
antidesg:c2
antidesliz:g
antidumping:6p
antiescap:5e
antiestat:ba
antigote:b9
antigrafiti:dg
antigu:9 i 1j 1s 26 2g 6b 71 73 8k db
antiguedad:7e
antihoj:1
antiincrust:c5
antimanch:1j 6s 7s
antioqui:u 5t ao cs
antiparr:7l
antipinchaz:68
antipulg:5o
antireflej:43 d8
antirreflej:d8
antirrellen:ax
antirretorn:an
antirrot:bg
antofagast:5d ay
antoni:6m 6o
antropometri:5u
anual:2 o w 3c 3f 7x 8a 8x 92 9k 9w a0 a9 al ay b1 be bg bp c6 do ds
anud:c0
anunci:23 3b 88 89 98
aov:30
apa:5t 8o
apag:6 m 4d bi d2 e7
apagon:5n
apan:2d
apar:d7
aparat:7 b 44 7j 86 9o bd d3
aparc:1e 1w 26 5z 65 7b 7z
aparceri:bx
aparec:88 8p bz du
apareci:v w 7e
apart:1y 21 2h 4n 6t bh cm cr d1 dg dm
apartament:z 3p 6x ck e2
apell:du dv
apen:7c dr dw
aperit:1u
apertur:9 co
api:80
apil:6u 78
apis:80
aplan:q
aplast:bp d8
aplastadit:3x
aplaz:5c 91
aplic:b 86 8b 8i a4 bv
apliqu:3u 7t
apodac:ad
apostill:9a 9d
apoy:1p 26 46 9n 9y
app:54 7w 7z 8d a4
aprend:4f 4h 58 5a 75 7s cn do dw
aprendi:4g
aprendiz:b7
apret:4r 7i
aprob:4v 4z cc dc
aprovech:i 18 56
aproxim:2v
aprueb:51
aps:71
apta:av cc
aptitud:bq
apto:n 1x 7u c1
aptos:3a 92 da
apunt:3n 4i 7m 7y 90 a7 aa
apur:1v
aqui:2t 32 38 39 3k 3x 4d 4l 6o 7r 9s dh
arab:35 50 7q 9a b4 by
aragon:4y 9w
aran:5z 7e 7t
aranaz:e1
arancelari:6p
arandel:ak al
aranjuez:28
arbitraj:9y
arbitral:8q
arbol:1b 1c du
arbolit:7p
arbust:49
arca:91
arcen:61
archiv:6v 8f 8g 8p 8q a0 ah cv d2 du e1
archiver:a0
arcill:7v
arco:20 2b 4q bz
arcon:6s 7e
arcos:2b 7u d5
are:51
aren:1g 2h 3s 5h 5o 6g 6w af b5 cu dz
arener:5h
arep:2w au
areval:cz
arg:4w
arganzuel:5e
argencert:3d
argentin:6g 8i ai d8
argoll:7d d0
argon:b7
arigat:50
arit:7v
arizp:c6
arma:1o 2b a2
armad:r 6u
armador:6d
armar:5b 85 9j du e7
armari:v 13 16 1k 39 7r 84 ad dj e6 e7
armas:8p a3
armazon:m
arme:8d
armen:9v a7
armo:1o 70 9h
armoniz:d6
arned:24
arnes:5e ai
aro:dz
aromat:7p
aros:4b 4e
arpa:25
arque:cp
arquer:4k
arquet:t
arquitect:i y 4w 8t 8z
arquitectur:88 cv
arraig:7p 9a
arranc:6 61 6d 7j 7l cr
arranqu:6e 7j 81 cj
arras:x 9g
arrastr:2e 63
array:2k
arrecif:5n
arregl:i o 1m 1n 3c 49 4j 59 6z 7c 7t 8w 9o bh c1 cb cs cx d1 d3 dq ds
arrend:5w bx c1 ch
arrendatari:99
arrib:1 3 6 p q r 1d 1l 1o 5n 68 6f 6z 84 cs
arriend:19 26 2e 2k 2q 32 3h 7i 7m 9z a5 bg bi bj bx ce dj
arroceri:3e
arrodilles:55
arroz:w 1u 3d 58 cl
arrug:e2
arsen:c9
art:98 bf co
arte:8c 8g
artes:8c
artesan:2j 32 39 cf
artesanal:32 33 c2
artesani:27
articul:2h 5q 88 8n 8o c6
artificial:2m 7p aq b5
artist:7f db di
arva:4n
as:3y 56 6p ag
asa:av cy d9
asad:2r 2u 3o 4p br
asador:1v 2u
asamble:92
asar:7o
ascend:75
ascens:4m
ascensor:g 16 3g 5q 6t 80 a4 ai ca d1
asciend:4w
ase:14 ce
asegur:2 14 5z 7d 85 86 9f a7 ab
aserr:b3
asesor:9h 9s az bo
asesori:5t 99 c2
asfalt:1e
asi:2 5 19 2n 2w 73 c5
asient:28 2l 5q 60 6j 6u 7j 7w 90 e0
asist:68 bu
asistent:2h 68 69 8m 9w 9z am az dt
asoci:26 2h 3n 4f 50 57 71 7g 8h 9i dq
asom:5l 79
aspersor:1b
aspir:2 h 60 bf
asquer:11
assaf:br
assistant:b
astill:1f 7n bw
astiller:al bg
astorg:25
astral:dy
asturi:2 y 34 5m 60 77 bw
asust:46
atacam:3i
atad:3j 6b
atam:e5
atardec:3l
atarn:66
atasc:t 1n 9z a1
atencion:4d 4y 5l 63 82 9o
atend:cp cv
aterriz:6i
atex:bf
atic:1f 1h
atiend:4 2o 40 50 9a cj
atigr:dz
atmosfer:6 cz
atoch:3o
atornill:7i
atp:6m
atra:57
atrac:c
atracon:3z
atragant:55
atras:1a 2l 5y 6a 86 9m cz
atraves:b7
atravies:x
atrez:2c 2q
atri:b8
atril:75
atuner:c5
au:5s
audi:22 8k 8q
audicion:4p do
audienci:8q
audifon:44 ah
audiolibr:8u
audiometri:44 45
auditor:92
auditori:86 88 92 9s 9w a0 ap d6
aul:3s 56 58 59 84 9y at
aun:3s 5z 8k 8t 99 au dh e5
aunqu:7g 9x dq
auricular:3k 4s 73
auriculoterapi:40
auror:5a
auscult:45
ausent:5h
australi:5g
aut:1e 54 5q 60 6g 9w cg
autentic:9d
autentific:7h
autoadhes:ax
autobloc:al
autobus:2h 3x 54 6j c6 cq
autoc:3g c4
autocaravan:3j 66
autocarg:bw
autoclav:4a bd
autocompens:bz
autoconstruccion:cd
autoconsum:d bl
autoemple:9i
autoescuel:54 62
autoestim:5c
autogru:bg
automat:54 6g 7d 80 83 at aw bi cz
automatiz:80 aq
automocion:9m c6
autonom:p 44 4a 90 91 9g bj
autonomi:64
autop:5v 61
autor:2i
autori:7f
autoriz:1s 2n 6n 9a b2
autotun:dm
autovi:bj bm
auxili:3q 51 5e 98 bi cq cv cw
auxiliar:51 a3
aval:3b
avanz:56
ave:25 9f e4
avellan:2z
avellaned:5x 6r ac b7
aven:l 3b 5k bo bp
averi:1t a4 d2
averig:ab
avery:8k
aviador:bs
avil:12 2u 52 5j 6h 6j 7n cx
avion:8c
avis:e 13 1d 1p 4e 6i 91 97 9s 9t a4 ds dz
avisp:w bt
avituall:c5
aws:83
axil:4a
ayacuch:bq
ayer:9 o w 19 5f 5x 5y 6a 82 9n 9y bg
ayous:d8
ayud:7 p z 3t 44 4t 52 5b 5c 5t 6s 8l 9i a5 cn cp cs ct cu dw
ayunt:s x y 19 24 2k 2l 4l 56 5r 8k 8s a0 bm c3 d4 dg
azafat:2o 2q
azafr:39
azah:3k bt
azor:c5
azote:j
azuc:1y 34 38 3d 5u
azucarer:bf
azul:e 2e 70 7f 89 a9 da dz
azulej:5 6o aw cc cf da
azuquec:6e
azur:83
b1:4x 4y dp
b2:4w 4x 4y
babbo:69
babe:5j
baby:2b
bach:40 do
bachat:4f
bachillerat:4u
backend:80
backlight:d3
badajoz:52 53 5l 6y 9e 9i bi d1 d5
badalon:4k e5
baen:8c
bafl:2k
bag:bo
bahi:1x 65
bail:8 21 22 26 2l 2m 2p 4f 53 8e b4 d1 d4
bailarin:1e bh
baj:0 1 6 8 f k l n p v 15 1a 1c 1g 1k 1t 20 2e 3a 49 4n 4v 4w 59 5p 5r 5u 66 6k 6s 6x 74 7c 7m 7n 7t 82 85 8v 8w 93 94 99 9f a1 a3 ab an ao b7 bb bf bj bp c8 ce cx dj dn do dt e2
bajant:1 1s ch
bajist:dn
bajit:20 46
bal:4o
balanc:90
balance:5y
balancin:ak
balanz:be
balaustr:dc
balayag:48
balcon:16 1p bz ca cd
bald:38
balear:6k
balen:6g
ball:7h
ballen:dg
ballest:2z
balneari:36
balon:7k b7 bn
baloncest:4k
balonman:3w
bals:3o bm c5
ban:5 g q s 10 11 13 14 19 1q 2d 2r 3i 3j 3t 48 5i 5q 65 6j 78 aj b7 ba bj ca cb ce cl ct cw
banc:i 1j 20 5b 69 6u 7g 7k 8d 90 92 94 9d 9e 9g a5 a9 an at b9 bl d1 d4 dq e8
bancari:90 94
band:24 4s 4t 75 ar ax
bandej:2t 2u 4i 5r 7p ad co d9
bandeje:1u
bandejit:6w
banderin:4j de
banderol:8g
baner:5 46 5i 78
banez:bf
banmed:45
banners:9t
banquet:1e 25 2o 6v 73
baqueir:4n
baquet:4s
bar:4 15 2y 2z 33 3c 4z 6y 87 aa ao bf dh
barand:dc
barandill:j 1p aj
barat:44 4u 5j 5y 72 7j 97 dw
barb:49 dg dk dl e5
barbaco:6w
barbill:4q
barbud:e5
barc:2v 3p 6o 7a 7c 7r ad az b1 c2 c5 du
barcelon:s 33 3t 46 50 54 64 6l 8q a6 a8 e6
barguen:7e
bariloch:1t 4n
barist:co
barm:2i
barnic:az
barniz:h 8i ai d7
barr:4 11 18 1a 1n 1z 2i 2n 33 57 6r 6y 7k 8c 9v b0 co da
barranc:4m
barranquill:24 2w 4x 5o 8j 8s 9o am dm
barrer:v b6
barri:1b 1t 24 29 2u 3d 4k 5e 69 ca cd ce cv cy dc
barric:31 bx
barril:32
barrit:bc
barrot:j 1p 6t
bartenders:2i
bas:1e 1p 1y 33 4k 6t 6w 85 9i aw
basauri:9r
bascul:6f aa b1 be
basic:y 20 4j 4y 55 56 59 co dm ds
bass:74
bast:6h 7b d4
bastidor:6r 8g aj
baston:3c 7m dc
basur:n 1t 88 8j b2 d7
bat:5u b2 ba cu de
batall:5d
batallit:ct
bate:19 b2 c2
bateri:4s 61 64 68 6r 6z 7i 7j 8w as b1 bi bl bm d1 dm
batient:c0
batuc:4s
baul:5q
bautism:4m du
bautiz:1u 21 27 2f 37
bavari:6c
baz:7u
bbq:6w
be:53
beat:8w
beats:8w
beb:6 1i 1u 26 2g 34 35 3f 3q 3s 3x 4g 4y 55 9e cr d2 dd dt
bebi:d1
beig:12 2b
bejuc:6u
belgran:10 12 4e
bell:ao
bellot:30
benasqu:7o
benavent:d8
bencin:e0
benef:2k
bengal:2m c5
benidorm:g 4z ck
ber:da
berme:c5
bernard:78 az b5
berret:2f
bes:5z
besalu:dk
bi:56 85
biberon:3r
bibliograf:8o
bibliotec:76
bibliotecari:dp
bich:8
bichit:6s
bici:16 68 6b 7z d4
biciclet:3i 68 6a 7k d4
bicis:c 17 6a 7a 9i
bidon:1s 5p 8j as ay
biel:6b
bien:0 7 i 4b 55 5r 69 ai au b3 bm br cb dw dx
bienven:3j dt
bifacial:bl
big:bo
bigot:2q 49 4a
bikinis:ba
bilateral:44
bilba:11 18 2w 4c 5h 6g 6k 85 9a 9c cy e7
biling:96 a3 bb by
billet:7g
bimestr:d
bind:81
binocul:bd
bioc:c9
biodegrad:dr
biodigestor:u bm
bioimped:5u
biolog:4v c9
biomed:ah
bioquim:4v
biosensor:9c
birrail:bg
bisabuel:b4 d7 du
bisagr:1n ah d2
bisel:b7 b8
bisemanal:bj
bits:dm
bizcoch:1y
bizum:7w 7y aa
bjj:4l
bl:6o
black:6q
blackout:1i
blackwork:4b
blanc:e m 20 27 2g 2o 3h 3t 5a 5b 5n 5x 65 7b 7f 8x ag bb cm d0
bland:15 1f 1z 37 43
blanque:9b
blend:35
blind:m
blist:7h
block:q cu
blog:8n
bloqu:m 5f 6b 7g ad ao b4 dm
bloque:53 6z
bluetooth:44
blum:1k
bobcat:bh
bobin:8i bg
boc:5e 7w ax
bocadill:3a a1 dq
bocagrand:1x
bocet:8b 8e dc dg di
bocin:3l c5
bod:1w 20 21 22 23 24 25 27 2e 2f 2g 2h 2i 2j 2m 2r 38 3n 3r 4a 6j 7c 7u 8k 8y 9b bj dh e3 e7
bodeg:i r 31 6p 6q 84 8b 8i 9v ae az bv c9 cq
bodegon:8x
bodeguit:9v
bodis:79
boed:ci
bogav:1u
bogot:c 1j 2p 48 4v 5y 6u 6y 70 86 92 94 9a 9d 9t 9w a4 a7 bc d0 dg dp e7
boj:dc
bol:4i 4j 6f am dn
bold:36
boler:4r
bolet:42 7w
boletin:6 9
boli:8i
boligraf:8j a0
bolill:1z dc
bolit:79
bols:2z 34 36 3u 4j 5o 5w 7b 8c 8j av cr cy
bolsill:3t 5s 7z cz
bolsit:2z 36 8i al
bomb:7 8 r u 1g 1l 4s 6d 75 a4 an ao b5 bj bz c2 c9
bombe:b5
bombill:b 1t 7t a4 e4
bombin:n
bombon:37
bon:3x 4c 4j 4w 5w
bonif:d
bonific:5d
bonit:22 2f 47 7x a8 ci cv dt
booke:dl
boquill:4t
bord:1 h 3l 6c 73 8j b8 ba cg cx de
bordill:1e 4g
borr:21
borrador:5t
borron:4b
bosc:3 7o
bosch:68 7i ao d4
bosqu:b3 e5
boston:8r
bot:18 2c 38 3p 48 4n 6c 7b 7i 7l 7m 8x ap au az bb cu cy
botan:33 4b di
botell:1j 30 31 32 33 34 6p 7h 8c 8j 9l ax bc bn bx dj
botellin:34
botin:4k 7b
boton:c 21 41 63 7b 89 8d
boucl:7s
bould:4m
boutiqu:cp
bovedill:b4
box:42 5k c0
boyer:c0
bpm:bc
brackets:42
brangus:bq
bras:1v 50
brasil:50
brav:3n 92
braz:1h 1j 3q 3w aq as c6
break:9y
brech:9t
bret:c0
brez:1d 38
bricolaj:b3
brid:4h
briefing:8n
brill:az cm d9
brillant:d0
brillit:4a
brin:ba
brincolin:29
brisc:3t
brok:6c
brom:4z
bronc:7e 7z ac af ds
brot:ah
brown:bs
brucel:br
brucelosis:bq
bruguer:7h
brusel:17
brut:cv
bs:3y 56 6p ag
bucaramang:44 56 6e 7z au b8
buen:15 1x 22 2w 62 67 6b 6c 6t 6v 76 79 7l 7m 83 ba bq c2 cl co cp ct cx df dm
bufand:dd
bufet:7f
bugabo:78
buhardill:i 1k 7o b3 b6
buin:5g
buj:ac c6
buji:63 7j
buleri:8e
buln:3t
bult:2s 5o bo
bunk:4j
buqu:c5
bur:6t
burbuj:34 av az
burbuje:5n
burde:1j
burg:6 7 l 41 5y 7c 7r 7u af du
burgers:3b
burnout:3n
burofax:99
burton:7l
bus:64 8m cq
busc:3 e i r y 10 1f 1g 1n 1q 1t 1v 1w 1z 21 25 26 2d 2e 2g 2h 2j 2n 2p 2r 2s 2u 30 31 32 34 35 38 3b 3d 3f 3h 3i 3l 3n 3p 3q 3t 3w 3x 40 41 46 48 4a 4b 4d 4g 4i 4j 4k 4l 4n 4r 4t 4z 50 52 5a 5b 5d 5e 5i 5m 5n 5s 5u 5v 62 63 64 65 67 68 6b 6c 6e 6f 6k 6r 6w 6z 73 76 79 7a 7d 7e 7h 7i 7q 7s 7t 7w 7y 81 83 88 89 8c 8k 8u 90 99 9b 9f 9g 9h 9k 9r 9w 9x ak ap at au bb bc bk bs bt bu c1 ca cb cc cd ce cf ch ck cl cm cn co cp cq cr ct cu cv dl dn do dp dt dx dz e2
buscador:3m
business:4w 81 9j
busqu:v dv
busqued:5b 89 9c 9q a5
butac:12 1j d7
buttercream:1y
buzon:8f e4
byd:a
c1:4w
caa:3d
cab:q 17 19 26 2a 2i 3l 4k 5b 5z 6h 6j 6s 8l 9w a6 b2 bc c5 ca ce cg cr dl
cabalgat:37
caball:2g 4h 5k 5l 6f bp bu c1
caballer:49
caballet:57 b7
caballit:4 9 2t 47 4y 71 8a cm dn
caban:3h 7o
cabecer:45 6t 7r db
cabernet:31
cabez:j 1w 2k 2l 3f 3k 3x 48 4d 4g 58 9m 9s al d2 di
cabezal:6s bz d3
cabin:23 2q 2r 4a 5z 6c 6v 8m 8u 9x bd bu dm
cabl:9 a c 1c 1q 6a 6n 7j 7t 84 ai an b1 bg bi bk
caborc:by
cabr:5j br c1
cabrer:3l
cabrest:61
caca:37
cacer:n 2g 44 6r 8a 9i bk c0 d3
cach:24 9l dg
cachem:e3
cachemir:e3
cachorr:5f 5m
cachure:18
caden:t 5d 63 6a 6g 7d 7f 9o a4 am bc bf bg c5 d0
cader:15 5m
cadet:4k
cadillac:4e
cadiz:16 1p 2c 2p 4n 6k bg d8 dt
caduc:1s 5r
cae:1 x 57 83 dq
caer:29 4l
caf:1w 36 4w 8o 8p 9x 9y a1 cs d1 dh dp
cafeter:65 84
cafeteri:1z 35 36 93 co dp
cag:3 7w
cagadit:w
caid:s 4j 5l
caig:83
cairel:7e
caj:g k 16 1o 2y 31 37 3c 3x 4s 5p 5x 69 6e 6f 6h 6l 6q 6t 6y 75 7d 7h 7i 85 8c 8x 90 98 9y a0 a5 a9 aa ag al am ar av bs bt bx c8 cp cq d9 e6
cajit:37 7v 8c
cajon:1k 1n 2u 3o 59 64 69 75 7e aa aw cg d2 d7 e1
cajoner:1o 6v
caju:2z 3b
cak:1y
cal:3l 7t 8u ad b0 bu bz c5
calabaz:2t
calahorr:a9
calais:2e
calamar:3c
calandri:2g
calatayud:1v ct
calaver:di
calaverit:37
calcetin:59
calcul:7 j x 1r 27 2l 31 52 56 6p 7t 7y 93 9j an bz c3 c4 dx
calder:6 7 1r 9o c9
calefaccion:5g 65 ca
calen:4f
calendari:8a 8o 9h b5 dw
calent:1g 3a 3e 7l db
caler:br
cales:2g
cali:3x 4f 4g 5f 7p 7w 8o 9b a2 a5 am
calibr:7d ac be c2 d5
calic:d0
calid:d1
calient:4 p 15 1l 1u 3a 3i 3j 3y 49 5l 6d 9h af aj ak am b7 cn
calientit:5r
californi:66
caligraf:dh
caliz:b8
call:19 27 44 47 5f 61 6v 7f 9p cd ce cg ci dy
callejer:1w dg
calm:4l 5j cv
calor:3 7 8 84 by
calorifug:1s
calz:7b 7l 9q b7
cam:0 2 9 c p t 16 1o 22 2q 2v 3c 3e 3i 3n 4e 5a 5g 5h 5m 5o 5q 65 6b 6h 6o 8t 9d a2 b7 bp c2 c7 c8 cb cg ck dr
camarer:1u 2o 35 4y 93 ba co
camarograf:dk
camarot:3m 6c
cambi:0 1 4 5 6 7 h i k l m o y 10 1g 1j 1n 1t 3u 3v 54 5b 5x 5y 63 67 6a 6d 71 72 74 75 7j 7p 7r 7w 82 8k 8n 8o 8u bj c7 c9 ct cx cy cz d1 d2 d3 d4 d5 d6 di dp du
cambiador:78
cambrils:1z
camill:3w 3y 4c
camin:r 1d 2g 3i 3k 47 5c 60 7k 7m 9r bw c3
camion:o t 16 27 3c 6e 6l 6m a5 a9 as at aw ay b0 b1 b4 bn bp db
camionet:60 6f 7i 7o 8k bs
camis:2o 68 7b ao ba e2 e3
camiset:3p d8 de
camp:u 1v 2r 2x 4j 5c 66 8d bj bo bp bs c1
campament:32
campan:k 3e 89 9j 9l 9o af au bx c7 c8 cp cz dl
campanari:1m
campanill:e5
camper:2t 2x bs
camperiz:66
camping:1g 7j c9
campus:cl
can:3m 4t 75 dl
canal:2k ak d3
canalet:1
canalon:1
canap:1u 6t
canc:7c
cancel:3g 9b cw
canch:4i
cancion:25 4p 8w
cancun:3m
cand:17 6b
candelabr:dc
candelari:3k
candidat:9k
canel:39
cang:8w
cangur:cw
canich:5e 5i
canij:8
caniller:4k
canin:5e 5g 5i 5o
canist:5n
canon:3 1w 5a a1
cans:87 c1
cant:4r 51 6j 7l 8f b7 do e0
cantabri:du
cantar:2w
canter:6n 8z b8
cantin:co
canuel:2r
canv:7f
caos:e6
cap:54 5z 8e ah cr
capac:ar
capacit:5d au
capataz:by
capaz:4c
cape:3p
capil:89
capilar:v
capit:2o 3l
capital:6 1m 37 91 95 9i
capitaliz:95
capitani:c5
capitul:5t 8o 8v 97
capot:1h 3e
caprin:c0
capsul:35 8s a1 ax bb
capt:21
captacion:c7
car:35 3p 3s 42 4g 7t 8b 8e 99 ai e8
carac:6o
caracol:j 5n
caract:cy
caracter:8o 8r
caracterist:an
caracteriz:c9
caramel:37 8x
carav:b4
caravan:bq
carball:bw
carbon:67 71 7i 7n df
carboncill:df
carbur:63
carcaixent:6f
carcas:ag ah
carcom:d7
cardiolog:4c
carenci:ce
carg:7 8 s 13 24 2l 61 69 6l 7e 7q 80 84 8i at av bg bi bk bq cq cr cu d1
cargador:3j 6z as bk
carill:8l
carinen:9v
carisim:3b
carmon:q
carn:1l 2m 3b 54 62 6h 9b c8 cq cr
carnaval:dj
carner:br
carnet:cq
carnic:9m
carniceri:2u 9k 9z c8
carp:27 3j 7m
carpet:86 a0
carpinter:i 1k b7 dc
carpinteri:9v ad az
carr:1d 2g 6e 6f 6g 6i 9b at ay dx
carrer:w
carreter:1e 67 6n a8
carretill:6h 6l ae ar as b5
carretiller:cq
carril:7t c2
carrillon:cz
carrit:2j 5w 78 7x
carroceri:6e
cart:s 31 7h 8f 90 91 98 a0 cv dy
cartagen:1x 28 3g 3k 6g 98 9u 9w bg bi
cartel:8f 8n 9k 9z
carter:1t 5b 5f 8f 9h ch
cartill:5g
carton:16 1o 2q 2t 2x av b7 d8
cartuch:72 c7
cartulin:2f
cas:0 2 3 7 9 a b c d p q r u y 10 15 17 18 1a 1c 1i 1p 1u 1x 1y 20 23 26 28 2a 2d 2e 2g 2o 2p 2q 2w 33 38 3f 3i 3n 3p 3v 3w 41 46 47 4c 4k 4p 4u 4v 4z 52 5c 5d 5f 5h 5j 5m 5q 5u 61 65 6a 6c 6s 6u 6v 6w 6x 73 78 7c 7e 7s 7u 84 87 8r 8t 91 97 99 9g 9n 9o 9p 9w 9x ab ah b4 b8 c1 c3 c9 cc cd ce ch cj cm cr cs cu d7 dh dq dw dx e4 e8
casamient:21 22
casc:2x 2z 4h 4n 5l 62 64 6b 6d 7l cu
caser:13 18 2u 38 3f 3i 58
caseri:50
caset:s 2x 77 cd
casets:77
casi:d 15 5y 73 7d as bu cz dq
casill:65
casin:d7
casit:y cd
cason:3i
casori:31
casquill:c6
cassett:3 7o d4
cast:8k
castan:2z b3 bw c0
castellan:2f 7x 8l 8q 8u 9o dp
castelldefels:1f
castellon:g 1u 2b 2m 6o 90 9d av
castig:53 5f
castill:q 24 29 2m 92
casting:4r dk
castor:7l
castr:5k bq
cat:x 2m 31 84 9v ao
catal:2f 8q 8u a7 cv
cataliz:az b1
catalog:z 6r 7g 7x 7y 8x a0 dl e7
catalun:1s
catastr:c3
catastral:c1 c3
catedral:25 4n
categori:2x 4k 84 bs d9
catering:1u 9w
catorc:16 1x 3f 84 8k 8o bi dj e8
catrin:2c
caucion:ca
caudal:bz c8
caus:v 98
caustic:ay
cav:2g
cavidad:ag ak
cay:0 1c 1t 3t 42 dz
cayeron:2
caz:7u cn
cazorl:6x 7x cn
cb500x:62
cba:8r
cbr:c3
cc:32 62 63 64 ax
ccse:4z
cctv:a2
cd:77
cdmx:w 30 3e 4a 76 7g 8c 8d 8m 94 a9 co dk
ce:7a ae bd bl bz
ce3x:1r
ceb:w bp br bv
ceboll:cn
ced:40 54 6g 7z br
cedi:a0
cedr:1c b3 d5
cedrit:6u
cedron:36
cedul:x y 3u 65 9d ab cd
cej:4a
cejill:4p
cejuel:74 d5
cel:7x
celay:6l
celebr:1v 1w 3f
celiac:1u 58 5u
celos:3p
celp:50
celu:c e1
celul:c p 4v aq
cementeri:dk ds
cen:1i 1x 2c 2d 2o 3a 3e 3f 3o 3p 3r 3v 58 5u 6u 7t 9q 9w cw cy dj e7
cenam:be
cenital:8z bz
ceniz:4m
cens:95
censal:95
cent:6v 8l
centen:1z 2s
centenari:7g 7p
centesim:ac
centimetr:1g 1k 7l 7n 8z d0 dc
centr:s 12 20 2c 3d 3s 3t 3u 3z 40 41 45 47 4e 4h 59 6a 6s 70 74 7s 83 9y a1 at bd bk ca co cp d1 e1 e4 e5
central:b c 2y 68 81 87 ao c8 cm d6
centralit:87
centrifug:9x an bd
cep:bx db
cepellon:e5
cepill:m 4h b3
cer:6 2p 49 4a 4f 4o 4s 56 5p 79 7m 9e e3
ceram:1f 60 7q b4
cerati:77
cerc:17 26 3g 3j 3s 5g 5k 9x c1 cg cl
cercan:4c 7j 8n
cerch:i ae
cerd:1v 6a bm
cereal:bp
ceremoni:20
cerez:by
cerill:bw
cerr:4 l m n 1b 1d 1e 1h 1j 1r 1z 23 2p 3f 4n 5b 5x 69 6a 6h 72 7l 96 9a 9v 9x ac at bm bw ce cg cs cx dn dr
cerradur:6v e4
cerrill:cc
certif:q 9s as bc
certific:2 s 1m 1r 27 2l 39 3b 3d 45 4b 4d 4e 4x 4y 4z 56 6m 6o 6p 78 7d 7f 84 86 8l 9s a7 a9 ac ae aj b0 b1 b2 b3 b9 bc be bg bk bo bw cn cq ct dr e3
cerveceri:32
cervez:2z 49 9c
ces:dw
cesion:7w 8e 8p 8x
cesp:1b 2l 7p bo
cest:1c 30 3v 7u
cet:9h
cevich:1x
cfdi:81
cfe:d
chacarit:ds
chaciner:39
chais:6s
chal:1t
chalc:b0
chalec:2e ba c5 dd dq
chalet:1 1x 3h 9e ci
chalets:1d
chamarr:79 cx
chamb:cu
chamberi:9y
champu:bb
chamu:ci
chandal:79 ba
chant:bs
chap:0 n 1k 7h 7q ad af b0 bl cs d7
chapal:1w
chapiner:n 3z 4o 7d
chapist:5x
chapoteader:1g
chapuz:9
chaqu:2e dj
chaquet:7b a3 cx
charc:1e 7b
charl:2h 3g 5c 5d 5u 8v 9u dp dy
charol:2o co
charpy:be
chascomus:6c bp
chasis:6f c4
chasquill:1n
chat:9o
chatarr:db
chatbot:85
chav:dl dy
chaval:4s
che:0 i bl
chec:1l 9c
chef:1x
chel:4q d5
chequ:3s
chever:8s
chiavari:28
chic:1g 1n 31 3p 3r 4e 4i 4q 5i 65 7j 9i 9u bm cb cg cm dl dq dx
chicag:8o
chiclan:6w
chicure:1a 84
chil:39 80 8v a5 b6 ba e7
chill:3m 4t 6a bt
chimen:7o
chimene:3h 5p df
chimichurri:1v
chin:40 50 6p 75 ag
chinch:w
chinchet:66
ching:5c
chip:5m e4
chiquill:4k
chiquit:w 44 5m 8i d0
chirri:am
chisp:9
chist:4w 87 8n 8r
chivit:br
choc:6r
chocolat:5j 8c
chof:2g 6h 6j
cholul:q
choper:32
chori:1v
chorip:1v
chorit:2v
choriz:2u 3b
chorr:1 ao c7
chorre:0 l
chow:5o
chuck:at
chuec:6d
chuleton:2u 6w
chup:8x
ciatic:3x
cibersegur:a7
cicatriz:di
cicl:40 5n ag ak aq
ciclism:67
ciclist:5f 5u 8j
ciclomotor:64
ciclon:1d
ciel:2m
cien:3l 61 89 9j 9r al aq b9 cn
cient:1o 27 67 7n 8e 9f 9g az b0 b3 bh ch
cientif:4u 85 a8
cierr:5d 6l 6v 6y 7d 7u 94 9c 9i 9j 9x b7 bb c0 cx d9
cifr:4p 6p 91 98 d2
cilindr:n ao
cimbre:ae
ciment:q
cin:1j 3r 7h a6
cinc:5 a b m 11 1g 1i 1m 1p 22 24 2a 2b 2h 2j 2v 34 3f 3h 3i 3n 3q 3x 4a 4j 4q 4z 54 59 5t 5w 61 66 6j 6k 6n 6s 78 7j 7m 7x 81 8d 91 96 97 9j 9z ac ah az b2 b3 br bx cc cl cm cu cw du e2 e7
cinch:1j 4h
cincuent:1u 26 2e 2q 2r 3z 6j 8h 8j 92 9h aj bl bn c9 cd cf df e7
cineget:c0
cinsault:31
cint:16 1n 43 47 4n 77 7k am at b3 b6 bz e1
cintill:bz
cintur:48 cx
cinturon:4l 6j cy
cipr:1b 7p
circ:7w
circul:54 6r
circular:7i
circulariz:92
cistern:4 1n bn
cit:3y 45 49 4a 6l 7c 7x 89 8d 9a 9n 9o 9t cv e8
citric:2y av
ciud:w 2v 3g 3k 3t 5o 88 8p 8s 9m c1 cb dp
ciudadani:8l du
ciutadell:3l
civic:3d 59
civil:21 2n 3f 5t 9f dr dt
cl:33
cla:bu
clac:63 d2
clar:7c 92 a8 dx
clare:bw
clarinet:4t d5
clas:46 4d 4e 4g 4h 4i 4j 4l 4m 4n 4o 4p 4q 4s 4t 4u 4w 4y 4z 54 56 58 6m 6x 7z 8n 9c a7 ai da e8
clasic:2g 4o do
clasif:6p e6
clasific:6p 77
classic:74
clausul:88 9t
clausur:b2
clav:1f 27 47 4b 4j 5l 88 aw
clavador:aw
clavij:d5
clic:6 d2
clich:av
clickeabl:8d
clics:89
client:14 2z 30 35 4y 59 5d 60 6r 7d 7x 7y 85 86 87 8a 8c 8n 96 9n 9s 9t 9x aa ag av b5 be bk c6 co
clim:b a4
climatiz:8 4g 5g 9x a4 bj
clinic:m 3g 3u 5d 80 83 87 88 89 8y 9f 9o a4 a9 ah bd cv
clip:1f 22 8s ah
clipping:a6
clon:7z
clor:v ay c9
clorador:1g
closet:1k 1o e6
closets:i 1o e6
cloud:2g
club:2l 32 3w 4i 4k 5l 5u 62 6b 7l d9
cm:f m p r 1p 6x 7n 7o 7s 7t 7u 8i b8 d8
cmr:6l
cms:ah
cmyk:8c
cnc:ac b8
co2:32 5n bd c8
coach:4r 5c 9r
coahuil:c6
cobertiz:s 7n dm
cobertur:3n 66 a3
cobr:4 a d i q z 1n 20 5v 91 97 98 9b 9e 9f 9g 9h 9i 9z a2 b1 bv ch cm cp cv
cobrais:1r
cobranz:9o
coc:57
coch:a o 1e 2g 3j 3w 3z 43 54 5w 5x 61 63 69 6i 6j 6n 78 7a 7g 7h 9g an cg d5 dr e0 e4
cochambr:13
cochecit:72 78
cocher:q 1e cc cg
cochinill:dd
cocin:2 9 g k t w 10 13 14 1q 1u 1x 26 2t 3a 3b 3e 3h 3n 3o 3q 3s 3t 3v 58 5j 5s 66 84 8v 8x 95 a7 aa b8 bc bd cb ce cl cn dq e6
cociner:9a
cocineri:3e
cocinet:66
cocinill:7m
cocinit:65 7a
coctel:1u 9v
cocteleri:2i 33
codeudor:9g
codig:17 2x 6p 7z 80 8c 9z aa aq bs d1 dj
codornic:bs
cofepris:w bb
coffe:9y
cofradi:c2 d0 dc
cog:3x 9o cs
cognit:3z
coherent:8o
cohet:2m
coincid:b4
coj:5l
coje:5l
cojin:z
col:1f 1l 2e 2i 2n 2q 34 41 4o 5m 6z 73 87 8n 9z a5 aa af ah az b0 bh cm cu cw d6 dm dz
colador:c2
colchon:6t 7r dq
colchonet:4e 7m
coleccion:72 77 7a 7c 7g dl
colech:78
colect:a
colector:t an
colegi:w y 1i 2k 3k 3w 3z 40 41 46 47 4s 52 6j 84 8v 96 9t 9w a0 a5 at ca cl df dg
colg:e 1n 36 67 79 7f 7i 7t 8h bg bs d8 e3
colgant:7t a0
colibri:dc
colic:3x
colin:1a 4h bj
coll:7d dz
collar:5f
colmen:5p bt
coloc:g h m v 1e 1f 1i 4b 4r b8 ds
colombi:5s 9e
colombian:5s
colonial:b4
color:z 15 1f 2b 2x 48 53 5z 6w 7v 81 8b 8e 8f 8h 8k 9z ag aj az b4 b9 d1 da dd de dz e7
colorimetri:e7
column:2b 4t 5z at cg
com:1a 1d 1p 1w 1z 28 2h 2o 2p 39 3b 3f 3l 3n 3o 3s 3t 3v 42 58 5b 5h 5o 5r 64 6f 78 7p 8h 8o 8s 9q 9w a5 b2 bj bp br by cj cs ct d7 dh dk
comand:aa
comarc:2n 3i dc
comarcal:a9
comb:8j
combarr:ck
combi:66 6x
combin:2i e7
combust:61 e0
combustion:7o
comeder:5h 5o bs c0
comedor:q w 1a 1j 3b 3d 3f 3s 55 6u 6v bj e3 e6
comensal:1x 28 3f cn
coment:14
comentari:8a
comerci:2h dg
comercial:9 c 3o 5z 70 99 bk ce cp dv e5
comercializ:ci
comi:1b 3k 5j
comic:8e
comics:7h
comienz:67
comill:20
comin:39
comisari:9a dv
comision:z 24 2m 37 4a 89 9e 9h aa ca ch ci cp
comit:98
community:8a
comod:1o 4d 7e d7
comodat:a1
comp:8
compact:1e 5w 6x b1
companer:3n 40 4c 4z 55 68 71 8m bg
compani:45 7b 84 9f a5 cy d1
compar:9f 9g
compars:2c
compart:3n 6l 7z 9x by cb dw e0
compat:6b d1
compens:d 1j bl
compet:4d
competent:88 8x 9m ab bk dv
competicion:4i 5u
complet:5 k m y 16 1n 22 28 2c 2e 3n 3p 3q 3s 4g 6a 6l 6t 76 78 79 7a 7e 7u 8e 8k 8w aw bx ch cl dy
complexion:dk
component:8d ai
composicion:5a
composit:1f c6
compost:av bo
compostel:8r
composter:cd
compr:8 e g k z 1a 1q 1v 1x 2e 3b 3v 5k 5v 62 64 65 66 69 6b 6e 6f 6t 6u 6v 6w 6y 72 73 74 76 77 78 7b 7d 7e 7g 7h 7i 7m 7o 7q 7u 7v 7w 81 88 8k 90 9s a6 al ar as at aw ay az b3 b6 b9 bd bk bq br bt bw c1 c7 cc cd cg dd e7
comprador:x 1r 60 7d 9q bs
comprari:5k 5p 5v 67 69 73 7a 7c 7g 7l
compravent:96 9d
compresion:al
compresor:ap c7
comprim:55
comprob:3q 6r 8d at dv
compromis:q 44 8q
compu:82
compuert:ai an
compuls:du
compus:8w
comun:0 a t x 1b 1h 1p 1r 5d 7p 87 90 99 bn dd ds
comunal:2a
comunion:21 28 29 2j 6z d6 e1
comunitari:a 1p
comunity:8a
conc:5u a8 dj
concatedral:2g
conced:q 1h
concejal:9i
concell:97
concentr:1v 63
concepcion:31 7i 7o
concert:41 9t
concertin:1d
concesion:c1
concesionari:5w 60 62
conch:1z
conciert:2k 2l 2n 4r 7w cx d6
concili:90
concon:6w
concret:1e
concurs:5l 8b 9e 9j d5
cond:42 45 6s e5
condens:6 d3
condes:3f
condicion:96
conduc:6j
conduct:2 3 8 5f 7o bf c8
conductor:2g 3x 66 6h 6i 6j 6m 8p as
conduzc:2h 5s
conect:c k u 6x 7y 86
conector:ai d1
conej:2a 5j
conexion:k 6q aa
confeccion:1i b9 ba cx cy
confeder:u
conferent:8m
confianz:5c 5x
confidencial:8p 8q 96 9k a8 bc d2 dv
configur:b
confin:bf
confirm:7w
confitur:38
confund:53
congel:1l 1z 2t 3a 3c 84
congres:22 8j 8m 9w
conic:am
conil:3h e2
conjunt:24 6w 79 a2 ch dj
conmig:4b
conmut:bi
conoc:n 2h 3k 4q 4y 6j cr
conozc:3x cb
consecut:8m
consej:94 9m a8
consejeri:5x
conserj:1t a3
conserv:2t 30 3d 87 ax
conservatori:4o 4q d6
conserver:6l 9l
consig:1i 4d 7v 9k a6
consol:2k 88
consolid:6l 6o d7
constanci:dp
constitu:95
constru:y 9v cc cd d5
construccion:3o 7a 93 ak
constructor:f 6z b4 bh
consul:8l
consult:y 3g 3z 40 50 5u 8o 98 9b a9 ce dl
consultor:3o 6g 81 9i 9k 9q
consultori:7x 88 8u bd cv
consum:d 1a 3d bl
consumidor:9p
cont:2h 2n 38 3k bd bo
contabil:81 90 95 9n
contabl:81
contact:c 29 43 a6 az
contactless:a1 aa
contador:a 56 7x 90
contain:bj
contencion:r
contenedor:s 19 6o 7p 7q 85 a9 b1 b2
contest:1l 5t 6z 83 85 8a 8u 9n cv dv
contigu:dx
continental:5i
continu:b7 bk cp
contr:39 7d
contrabaj:d5
contrachap:aw b3
contrahuell:j
contralt:6j do
contramarc:l
contrapes:27 73
contrapunt:at
contrareembols:6k
contrast:b4
contrat:14 1b 1t 1w 24 2n 2y 3q 4e 4o 4x 5m 5s 82 86 8a 8l 8m 8p 8s 93 96 99 9a 9g 9l 9n 9o 9t 9u 9x 9z a2 a4 a5 a6 bf bs bw c1 c3 c9 ca cb cf ch cn co cp cq cr cv d4 d6 e5
contratari:3v bx
control:b o s 2n 3u 5j 5u 72 8o 8z 94 9b a2 a3 ac ar at ba bm bv e4
convenc:69
convencion:9w
conveni:3s 45 61 cm cu dw
convers:3i 44 4w dp
conversacional:4w
convert:a7 di
convien:1f 95
convivent:dw
convoc:56 9w ch dg do
convocatori:51 9i
cooki:7x
cooper:2z 5p 7i 7x 8b 8z 92 9i 9p 9v b6 bl bu by cd cr d2
coorden:c3
coordin:1q 2p 3p 41 53 8z 9l 9u dr
cop:28 2i 2j 2n 2o 31 9b d9
copi:n 82 83 86 8h 9d 9z d2 du e4
copiap:45 76
copl:77
coplan:d
copropied:92
cor:3n 4r 6j cx do
coral:5n
corazon:5g 94 co
corch:b6
corder:1v 2u br
cordob:8 o 1m 37 3a 3s 4w 74 80 87 91 9k ai aq ar c8 df
cordon:ae
cordur:b9
core:6p
corean:dp
corf:9i
coristanc:bs
cornadiz:c0
cornell:b1
cornet:75
cornis:1m
coroll:61
coron:20 42 75 ax cz
corpor:e 8g 8s a3 a8
corr:1j 2p 3j 3o 5o 5t 64 6u 6v 7k 8i 9r am b9 bf c7 cy
corral:1s 2r 2x b4 c0
corre:4d 5e 5f 5t 5v 6p 75 82 83 86 87 8n 9n 9o cj
correccion:8o a8
correder:l m o 1o 6t
corrediz:o 1k
corredor:5u
correg:4f 4j 51
corri:c3
corrient:9 a 2r 50 bk
corrij:4i 8o
corrug:av b0
cors:5v
cort:g k o s 1b 1v 1y 30 3u 47 48 5i 7c 7n 83 8a 8k 8v 93 99 9u a2 a9 ad ae ak b0 b7 b8 ba bi bw by c7 cu d0 dk e5
cortador:7j au
cortafueg:m
cortaset:1b 7j
cortij:c1
cortin:b c l 11 1h 1i 1n 8v dg e3
cortinaj:1i
corun:v 2q
corydor:5n
cos:c t 17 18 29 2i 2y 59 70 77 7b 7v 8f 8h 8t 9b b9 ba cy e7
cosech:30 5p am bu bv bx
cosmet:6q
cost:7 k 22 2j
costen:2w
costill:1v bp
costr:bf
cot:c4
cotiz:u 3m 5w 6o 9f 9w a0
couch:8f
couri:6p
cov:4b di
covadong:6j
coworking:14
coyoac:25 40 57 7s 82 e6
cpa:3d
crac:3x
crampon:4m
crane:3x
crat:49
cre:x 1o 9c dt
creador:7v
creativ:89
crec:1 49 79
creci:6e
credencial:a3
credit:5t 5w 6g 9g cc
creibl:dk
crem:1y bb
cremacion:dr
cremaller:o cx cy
crep:1w 2e b9
cresp:16 4c 5e 8w aa
cri:29 2y 31 4t 5n 69 7b 7p br bt c2 cv e5
criader:5m
criador:5i
crim:8v
crimp:ai
crin:d5
crioll:4p 5k d5
cript:9h
criptomoned:9h
crisis:3z a6
cristal:3 l 10 11 1h 4k 7o 9p cm cz d1 d8 dh dm
cristaler:dh
cristaleri:28 7u
cristobal:46
crochet:59 dd
crom:7h ao
cronograf:7d
cronogram:2p 9i 9m
cronometr:51
croquet:3c 5o
croquis:y
crossback:28
cruasan:1z
cruc:am
crucer:3m
crucet:g
crud:2w 38
cruj:h 3x 7r aw
cruz:1v 3w
cuad:dz
cuadr:9 17 1n 1p 5k 5p 6b 7f 7i 7t 8e 93 94 9v ad ai bt cv d8 df
cuadradill:1p
cuadrangul:4k
cuadrill:q bf by
cuaj:2w
cualif:bd
cualqu:a9
cualqui:70 76 c5 cg cl
cuant:5 a d e m u x 19 1d 1h 1i 1j 1m 1r 20 21 23 24 29 2a 2m 2x 31 3a 3g 3k 3x 41 43 44 48 49 4a 4e 4h 4j 4l 5i 5j 5k 5w 5z 60 61 6g 6h 6j 6l 6m 6o 6q 7x 83 85 8a 8i 8j 8k 8l 8m 8s 8t 90 93 95 99 9c 9h 9y ad af aj bh bv c4 d0 d1 d7 df dr du dw dy
cuantit:9p
cuarcit:b8
cuarent:k 1o 2j 33 43 4v 5b 5h 6j 8u 8v 93 9f 9i a1 a8 ai aw b0 ba br bu bv c7 cc ch cm d4 df e1
cuart:l q 11 16 1i 3g 3i 3n 6q 77 a7 ca cb cl
cuartet:25
cuarz:k
cuatr:10 11 12 16 1d 1l 1n 1w 1y 2c 2d 2q 2r 31 3i 3m 41 4d 4h 4j 4l 4n 4w 4x 55 5d 5h 5i 5q 5s 5v 64 67 6e 6f 6h 6n 6o 6y 75 76 7f 7k 7l 7m 7t 7w 81 82 8m 8q 8s 8t 8v 9l 9z a1 ag am bc bk bx by cc ck cp ct cy cz d0 dk dq ds dw dx e0 e6
cuatrimestr:3o
cuatrocient:33 aj bl bx cb
cub:t 19 1t 8w b2 cd
cuberteri:7u
cubet:2j
cubic:19 6h
cubiert:0 1 k p q 1s 26 2l 4h 4i 63 6a 6b 7u 8z ae bl cc cg cn
cubit:7s
cubr:27 61 9k a3 b4
cucarach:w
cuch:7u au cu dc
cuchar:38
cuchill:1x 30 7u 8x db
cucuruch:2j
cucut:3u
cuel:m
cuelg:2l 63 7c cx d8 dj e3
cuell:3x ao
cuenc:4 38 4f 5a 5m 76 d0 da dc di
cuent:k 2h 3r 46 4f 4i 6f 6x 7v 86 8e 91 92 9h a5 ch cw
cuentakilometr:5v
cuer:7b b9 cx cy
cuerd:1c 25 4h 4m 4q 4t 74 7j bm c2 d6
cuerit:4
cuern:dv
cuernavac:26 6t
cuerp:12 21 5a 71 ac dr
cuest:74
cuev:v
cugat:c4
cuid:1b 1t 3q 3t 5p 5s ct cw dx
cuidador:3q
cultiv:7d cd
cultural:50 5a 8a a6
cumbi:23 8w
cumbrer:0 b4
cummins:6e bi
cumpl:1k 1u 23 26 29 2a 2i 2u 32 34 3b 3l 5m 77 7w 8j 9w df
cumplean:2a 4h 8h e1
cumpli:6t
cumplimient:83
cun:0 1f 2q 2w 3q 4d 4n 5a 6i 6l 6w 78 8s 9p at c2 cu
cuot:1b 3m 4k 6p 9e do
cup:3s 5a 6m
cupul:1l
cur:25 2h 2w 30 3t 5n bx dc dk du
curacavi:c1
curacion:3u
curic:2q
curricul:dv
curs:23 3q 3s 41 46 4f 4g 4j 4p 4x 4y 51 54 55 56 57 5a 5p 5s 67 75 8r 9t a7 as cu dl dw
curticion:b9
curv:0 6j 8z an ar b4 cr
curvy:dl
custodi:5y 97 a2 a9 ab dw
cuy:bx
cv:5b co
cvss:86
cybex:78
d2:ak
d3:az
da:d j q x 10 2q 2x 30 4p 52 54 62 6d 6p 6v 6w 7f 7k 92 97 9j bv do e6
dab:3p
daci:5w
dad:3t 3v 7i 9l
dag:cy
daikin:7
dak:c5
dal:q
dali:20
dam:h 27 2d 2h 35 3z 48 4t 5d 6d 71 9d a7 aj at cj cs d7
damasc:db
dan:44 57 9a
dand:1v 4u
danz:cy
dap:b6 bo
dar:3a 7p ct
darl:9d aj db
das:f 4x
dat:81 83 85 9t d2
datafon:bk
davinci:8s
dc:bk
de:2h 7p ct
dea:55
deb:1o 55 5w 9e cr
debaj:4 i m 1f 1j 2f 5h 6d 7n
deber:4v 52 84 cw
deberi:8o
debi:be
dec:7 4x 9p a6
decan:df
decap:d7
decent:4a
deci:az
decid:1u 2c 2p ab bo
decirmel:5k
deck:1f 9j
decks:a8
declar:6p 9b dv
decor:1y 2p 6h
ded:47 4a 4p b7 d0 dz
deduc:9f dq
deer:bu
def:dp
defens:5t 62 91 98 c5
defin:8t
definit:di
degrad:49
degust:1y
dehes:br
dej:2 5 9 b f i 13 17 18 19 1b 1e 1o 1x 2k 2r 33 35 3a 3e 3f 3j 3t 40 42 47 48 49 4p 5h 5l 5p 5v 68 6b 6i 6m 6x 75 7x 95 9b 9s ag b2 bf bs bx c5 c9 cj cl cm cz d4 dr dv dx
del:4z
delant:19 1x 4f 4z 5a 5l 69 73 9j bu
delantal:58 ba cn
delanter:5v 69 6b
deleg:3g 5d 9t
delf:4y
delfin:3l
delg:dk
delivery:2v
dem:6b
demand:98 99 9b a9 b0 bn c6
demenci:3t
demolicion:s
demostr:a6
den:5k
deneg:9a
deni:6c
dental:7x 87 9o cv
dentist:42 88
dentr:l n 11 13 45 6z 7g 8t 8w 9o 9q ax c7 cf d2 d3 d7
denunci:9b
dep:10
departament:w cc
depend:b
dependient:5r cp
depil:4a
deport:3g 5u bb
deposit:4 7 35 5t ap bi bn
depris:79
dept:e k v z 13 7t a3 c1 ca cc ck cm
depur:u c9
der:4x
derech:44 53 5z 6r 73 8e 8u c1 cl dl
deriv:v 4u
dermatolog:45
derram:12 99
derrap:4n
derret:2j 6m
derrib:s 1q b4
desafin:4r
desag:t
desagu:1l
desahuci:99
desaparec:b2
desaparezc:s
desarroll:51 80 9m
desatasc:t
desayun:1z 30 38 3g 3i 5s cl
desbarb:ad
desbroc:bw cs
desbroz:1b 7j
desc:7r
descalcif:c9
descalz:29 5l
descamp:4l
descans:3f ds
descapot:2g
descarg:7n as b6 bn bp
descart:76 e7
descascarill:az
descatalog:76
descolg:1 e3
descontractur:3y
descorch:26
describ:t dz
descubr:df
descuent:18 5o 63 7u bn
dese:8 2w 36 3s 4e 9a 9c 9o a4 ds dy e6
desech:40
desengras:aj ay bf
desesper:24
desfibril:55
desfil:4t
desgl:6d ab
desguac:6r
deshidrat:bp
deshiz:dd
deshollin:2
desinfect:78 ay
desinfl:29
deslan:5i
desleal:ab
deslic:5y
deslind:c3
desliz:7l
deslumbr:43
desmalez:7j
desmanch:12
desmont:l 16 1m 2l 9v
desmontaj:16 1s
desnivel:r
desnud:7p dl
desp:93 97 98 9r
despach:8 14 34 35 4w 58 6c 6k 6o 6p 76 84 8n 9x a9 av az b6 ce cp cv d9 dx
despaci:39
despacit:6c
despalm:5l
desparasit:5j 5m br
desparej:ba
desped:1x 25 3h 3p dr dt
despeg:8c
despein:68
despej:1t
despens:e6
desperdici:9r
despert:4 65
despic:bs
despiec:c4
despiert:1i 4d
desplaz:77 e0
desplieg:85
desplom:85
despostill:da
despu:14 1g 25 3f 3o 3x 41 63 65 73 88 95 97 9a bs bv ct
destaj:q
destet:br
destil:33
destin:16
destocon:1c
destranc:4
destroz:1j 4a
destru:5f a9
destruccion:a9
detall:dz
deteccion:1g
detect:4
detector:dz
detergent:3d ay
detr:f v w 1c 1k 44 61 7e 9p bj d8 dm
detuv:9b
deudor:9e ab dv
deust:5b
deutsch:ai
deutz:bu
dev:80
devolu:6q 6r d1 e1
devolv:29 75 8x be dj dz e1
devolvi:8o
devuelv:13 28 2c 32 5z 7f 99 9o ag aw dj
devuelvem:99
dgt:5v
di:4i 9b
dia:i o p 10 13 1h 29 2j 2p 2q 2r 2v 32 35 37 3a 3k 3o 3u 3v 42 45 47 4j 4m 57 5g 5h 5r 5v 62 66 67 6f 6g 6h 6y 7g 7i 7w 89 8m 8u 8x 93 95 9i 9k 9m 9r 9x 9y 9z a0 a5 aq bg bi bu ca cm co cq cx cz d4 dk e5 e6
diabet:47 5h 5r 5u
diadem:3p
diafan:3n cf
diafragm:3x
diagnosis:d4
diagnost:v 40 9q 9s d1 d2
diagnostic:53 5x
diagonal:x
dialectal:50
dialisis:3u
dialog:6y 8r
diamant:b7
diapason:d6
diaposit:55 9j a8 e1
diari:14 1g 1z 3a 5g 5h 5r 6k 6m 6p 6q 6r 7j 7n 83 9n 9o a1 a6 by cj cs e0 e3
dias:5 6 c j k 11 18 19 1b 1e 1o 22 2c 2u 2v 2x 3n 3u 44 45 4n 4p 52 5d 5e 5h 5r 5w 5z 66 6g 6j 6l 6r 6y 70 7f 7r 83 8f 8o 8s 8x 94 99 9a 9k 9m 9r 9x a8 ab ad ah am b2 bd be bf bh bi br bv ci cn d1 d5 d8 di dj dk dm dv
dib:br
dibuj:j 2f 4b 4v 5y 8b 8d 8e al b3 c4 di dl
dic:0 1 a i s v x 1m 25 2u 32 37 3g 3z 41 4o 4r 4t 5g 5p 5r 75 7g 7h 7m 7x 82 87 8m 8n 8z 95 99 9f aa ab ae af ah aj bb bm c2 c9 ci d7 dv e4
diciembr:2h 2i 2q 2z 30 4x 7l 7v 7y 92 a7 br cm cx e5
dicom:9e
dictam:x 73
die:4x
diecinuev:6j a5 dv
diecioch:1o 2a 3c 3j 58 6t cl cx
dieciseis:57 64 7w ak
dient:am
dieron:3u 45 98
diesel:5v 6c bi
diet:5g 5o 5r 5u cu
dietet:3d
diez:v 1w 28 2o 31 37 3g 3l 3r 45 4f 4r 4t 52 59 5b 5m 5s 66 67 6i 6v 6w 6z 77 81 89 8b 8e 8v 9n a0 as be bg c1 cb cz de dj dk e1
diferencial:9
diferent:5v
dificultad:41
difunt:af df dr
difusion:8v
difusor:c8
dig:x 5u
digest:36
digit:4t
digital:17 5b 73 8d 8f 90 9i ba ch d6
digitaliz:a9
dij:5 c p 2z 38 3n 3w 4c 4k 4w 57 71 8b 8c 8i a8 ax cl dy
dijeron:y 1s 3x 5x 7b
din:a9
dinam:56 6b ar bk
dinamometr:be
diner:29 9h 9j bm cj dg dr
dineral:2c 5o
dinosauri:cw
dio:k 46 78
diplom:55 dh
diptic:8f
dir:7p
direccion:y 6a 94 9k 9m 9x b4 bu
direct:33 35 3m 6b 8y a3 a8 bv cc ck dt e7
director:4t 5t 75 85 8j 94 9w d2 do
directori:86
dirig:4d 4l 5d
disc:5n 6r 72 7k 8w d2 dm e0
discalculi:53
disciplin:4l
discord:dp
discrecion:dv
discret:ab dv e6
discurs:22 23 2h
discut:z 2p
disen:d 1a 1k 49 70 7x 83 8c 8g 8i 8j 9v 9z ar c3 c4 d0 di
disenam:8c
disfrac:2c
disfraz:3p
disimul:7c
dislali:41
dislexi:53
disolvent:1s
disp:1l
dispar:71 7r 8x e1
dispens:32 a1 ag
dispon:b 1w 3y 4f 4o 54 59 5j 5s 66 bi by ca cm
disponibil:3u cq dn
distanci:51 9z
disting:4h
distint:28 65 de dh
distribu:z 5x 8h 96
distribuidor:3d 96 9e ao ar bk cf
disyuntor:9
divid:3p bt
division:dn
divorci:57 dw dx e7
divulg:8n
dj:23
dk:bo
dms:8a
dn300:an
dni:9d b1
dobl:3 5 l 3e 3g 3i 3w 3x 4b 4i 67 69 6m 6z 7o 8r ai ao b7 bk bu bz cb cl cp e0 e2
dobladill:cx
doblez:ad
doc:0 9 d k n 14 1r 20 26 28 2d 2g 2m 2n 2w 3s 3z 41 47 4e 4o 4q 4w 50 55 56 59 5a 5e 5h 5p 5q 5t 5v 61 67 6a 6b 6h 6r 72 79 7f 7m 7o 7u 7z 82 8d 8g 8l 8n 8p 9e 9f 9j 9q 9v 9z bj bk bm bs c1 cr ct d0 da dc dd di e8
docen:2x bs c1
docent:4q 4z 5a 8f 9t
docil:4h 5k
doctor:5 5t
document:6k 6m 80 am
documental:8r 8u b2
dog:5o
doit:7m
dolar:91
dolor:47
dom:4h 5k
domicili:12 1x 2y 3u 3w 3y 44 4o 5f 5g 5i 5o 5r 5y 60 7e 82 9x bn d3 e2 e3 e8
doming:27 2a 2j 2t 3b 3f 49 4j 4k 4u 5k 6j 7g 7v 8f bf cn co cp d9 e0
dominguit:3k
domini:83 co
domot:b
don:cz e6
donacion:e6
donan:71
donant:9n
doncel:76
dond:17 2s 3j 3k 78 a5 bj bk e6 e8
donosti:68
doos:ac
dor:2b 5m 6i 7e 8h 8i dh ds
dorm:3g 66 6t 7m 7r bv cj cs
dormi:c
dormitori:8 q 3h ca cc ck
dos:
doscient:2p 4f 5v 69 6h 6q 81 8j av b4 cd
dosi:dv
dosif:an au ay c9
dossi:a6
doul:46
doy:e 3r 5w 6e 6f 93 95
doypack:8c bc
dpto:9
dragon:7h
drenaj:3y
driv:4j 72
dron:22 8s c6
dt:9u
dtf:de
dua:6p
dualsens:72
dublin:4w
ducat:65 66
duch:5 6 g t 3i 3j 66 c9
duct:c8
duel:3z 4e 5c 91 d6
duen:13 2r 5v 8k 99 b2 bv cc ck
duerm:2x 36 3r 3t 3z 40 4h 69 6s 6t 7r dz
duitam:6n
dulc:2b 2j 37 39 5x 8i
dump:bh
duplex:j
duplic:e4
dur:1z 2t 76 7g 7r 8h c7 d2
durez:47 be c7
dust:6i
duval:6
dvr:c
dwg:8t
dxf:ad
e18:1l
earl:36
easy:1o
ebanisteri:b3
ebau:4u
ecatepec:q 3u 4a 4v 6x 7k 8m 97 cu de dr
echa:ao e1
echam:39
echar:r 3e bo
echarl:6d
echaron:33 98
eche:t
echen:3f
echo:9 1l d2
ecij:e3
eco:7s
ecoemb:92
ecograf:bd
ecografi:5j
ecolog:2s 36 6p
ecommerc:88
econom:2 9w dr
econometri:5t
economi:5t
ecuacion:4u
edad:3s 79 dv
edecan:2o
edicion:76 77 7h 8s
edific:cd
edifici:n x 11 1q 1t 8t a3 a4 cg
edifil:7g
edit:22 8h 8r 8s 8v
editorial:8e 8u
edr:86
edredon:7r e3
educ:4h
educand:4t
ee:9c
efect:6z 89 8r aa
eficient:1r 9i
efigi:df
ego:dn
egos:dn
egres:2n
eh:8v
ei60:m
eib:8l ac
eixampl:14
eje:6d 84 ac
ejecu:p y 1a
ejecut:x 4z 86 a5
ejemplar:5i 76 7p 8h
ejercici:3w 4u 92
ejes:6f 6n ac
ejid:8z
elabor:2u
elche:j 4o 60 7k 7u 8b 90 au
elda:1i 6k aa b9
ele:4z
eleccion:2i
electr:a b 1q 3j 45 4p 5q 60 64 68 6r 74 7t 8b 9w a4 ad ai al as bi bk c0 d1
electric:4x
electrodomest:18 9r
electroerosion:ak
electron:45 56 5z 6l e4
electrovalvul:ap
elef:6n
eleg:7 4t 8b 8h cx
element:2o c4
elep:77
elev:16 63 65 6l ar as dg
elig:2v 4p
elij:b3
elimin:9r d2
elipt:7k
ellas:25 6x 7k a9
ellos:3b 4v 5s 9v cw dl
elorri:cd
embadurn:57
embal:17 1o
embalaj:16 7e
embals:c2
embaraz:4e 5u 93 98 d0
embarg:93
embarqu:6o
embob:2a
embocadur:4t
embols:1z al e2
embotell:31
embrag:5x
embud:89
embut:2u 39 9q ak
emdr:3z
emergent:9 9u
emigr:80
emis:l b7
empac:au bu bv
empalm:1
empan:8a 95
empanadit:1u
empaqu:8c
emparej:r bh
empast:42 8h
empec:8i
empedr:27
empez:1d 31 3e 4h 8b 9r d3
empiez:ac bj cb
empir:5t
emple:2q 2y 3q 3s 3v 3y 4e 4w 54 58 5d 86 92 93 98 9a 9f 9m a1 a7
empotr:4 6y
emprend:8b
emprendedor:5c
empres:1g 1s 1w 2c 2i 2j 2q 37 3o 3s 3y 4e 4i 50 54 56 5b 5v 60 6e 6m 6v 80 81 83 86 8k 8y 93 96 98 9l 9q 9u a2 a3 a5 an aq bc bj cq cu dv
empresari:8p
empresarial:37
empuj:4l
enac:be
enamor:da
enan:5
encaj:k 1k 2e 7c al
encamis:t
encant:cn
encarg:1j 1u 2h 39 5d 6t 7h 8e 8j 8n 8p 8x 9p 9t 9v a8 ab aw bm by ci cx d0 d7 d9 da db dd de df dh di e4
encarn:47
encastr:k
encend:2 2f 2m dt
encendi:5x
encer:60 7l 7v d7
encerr:o 51
encharqu:1e
enchuf:9 a 1n 3j 85 bk
enciclopedi:76
enciend:9 dy
encierr:3z
encim:5 8 h 12 1f 4c 6v 7j 7s 90 am bg dq
encimer:k 1x 6x b8
encin:39 7n
encint:f
encofr:r
encogi:40
encoj:b9
encol:d5
encomiend:a3
encontr:w 5r 7a 8o 9g bt du dz
encubiert:9r
encuentr:13 39 5c 7x 8d cw da
encuest:9p
enderez:5z 6v
endocrin:5u
endodonci:42
endur:63
ene:5g
ener:p 12 1j 1t 2n 37 3i 3m 4d 4f 4h 4r 51 59 5d 5t 5u 6o 6z 7l 82 8e 90 95 9u a4 b6 ba bx c0 cb cj ck cp cq e5 e6
energet:1r 9i
energi:4k
enfad:7y
enferm:33 7h 8u bw
enfermer:3u 4x cb
enfermeri:4v 9y
enfoqu:3z
enfrent:1i 2p 97 cg
enfri:1l
engan:e5
enganch:6f 7h
engast:d0
engord:7b
engranaj:af am
enjambr:5p bt
enlac:z 1y 2f 84 88 8m
enmarc:7f d8
enmohec:e1
enorm:1n 1u 2b d7
enplus:bn
enroll:1i al
ens:83 86
ensac:7r
ensal:1v
ensambl:1o c6
ensanch:ca cy d0
ensay:25 5t 9j af ah ak an az b5 be dm dn do
ensen:4j 4l 4n 4p 4r 50 53 55 59 5d 5x 60 7y 8t 93 aa b3 ci cu dp e8
enser:b2
entabl:i
entalp:c8
entarim:1f
entend:4w 8r
entendi:82
enter:2 f 13 1n 1s 1v 21 2f 2u 2v 35 3h 5j 69 7g 7h 87 8r bl
enterr:t
entiend:6o 85 8d
entierr:33 8w
entonc:4q 60
entra:e 11 13 3d 8g cf
entrad:1 m 15 1e 1t 25 2m 3v 7w 9y cg cw
entram:9 81 bf
entran:1d 63 br
entrar:n 17 3z 4t ab cg df e5
entraron:c
entrast:d5
entre:5b
entreg:a b s v z 13 1y 21 22 28 2f 2h 2k 2l 2r 2s 2t 2v 30 37 38 39 3a 3c 5o 5q 5v 5w 64 6e 6g 6k 6r 6s 6t 6w 6x 6y 6z 70 74 78 7j 7k 7n 7p 7r 7v 7w 80 8b 8d 8e 8h 8i 8j 8q 8r 8t 8u 8x 8y 8z 9p a0 a7 a8 ac ah al am av ax ay b3 b4 b6 ba bh bk bo bp bv c2 c4 cp d2 d8 d9 da de di dz e2 e4
entren:4c 4i 4k 5b 67 85
entreteng:3r
entrev:49 4w 56 5b 8d 8n 8p 8q 8s 9p a6 e7
entrevist:8n 9k
entro:16 1x 3a 3b 3s 6d
entub:u
envas:2u 2y 34 3a 5r 8i 9p ap au bb bc
envejec:1e b4
envi:2f 2s 30 39 3e 5o 6k 6p 6s 6u 72 77 79 7a 7e 7r 7y 8i av bc c6 c7 cv d1 da de
enviam:ac
envidi:4d
envien:c7
envig:15 1o 4l 68 73
enviud:1n e6
envolvedor:au
envuelt:1z 2w
eori:6p
ep:8w dm
epdm:c7
epi:9l
episodi:8v
epoc:2c 49
epoxi:g az
eps:b6
equilibr:6 5y bk
equip:5 1x 23 24 2k 3e 3g 3l 3n 3o 49 4k 56 5d 66 6v 6x 70 7k 7z 80 82 85 8a 8d 8s 8y 92 9r 9z a1 bd bg bi bk c5 de
equit:4h
equivalent:6r am
era:1v 2i 2w 34 8c bi
eran:15 37 5d
erasmus:cl
ergonom:6v a0
erh:36
eriz:2
ermit:20 2r 8z af
erp:9m
erre:41
error:6 8q
es:5 9 f j l p r s 15 1a 1e 1j 1m 1r 1s 1u 1x 1y 27 2c 2e 2j 2p 2v 31 3p 46 47 4a 4h 4i 4u 4z 53 5c 5i 5j 5z 6b 6k 87 8b 8f 8h 8r 95 9e 9f 9g 9j 9v a8 ar ay b7 bh bi bp bz c2 d1 d3 dh dj dv dz e1 e4 e6 e7
esa:t 1n 2q 4x 55 57 6i 6x 91
esas:1s
esboz:di
escal:3m 4m 83
escalar:5n
escaler:1 j 1k 1m 1p 1t 2l 84 ae ch
escalon:5w 8i a8
escam:d7
escan:63 9z a9 c4 cv e1
escandal:ab
escane:e1
escap:3 1d 3o 4e 52 63 c0
escaparat:11 1h 2e 7t 7v b7 ce
escar:ct
escayol:f
escen:b a7 ci dk
escenari:24 26 2n 9w
esclus:an
escob:7j
escoci:cj
escol:2z 6j 8m
escolar:3d 75 76 79 dg dz
escolariz:a5
escolt:6n
escombr:s 19 b2
escond:5h 9v
escorpi:dy
escot:7c
escrib:88 89 8h 8i 8n 8p a0 dh dt
escribi:8e 9t e5
escrit:51 8e 8q dr dz
escritori:14 1o 6v 7e cb
escritur:95 c1 cc cd
escuch:2h 3z 77 97 cp ct d5
escud:n 8j de
escuel:1c 4k 4q 67 6c 73
escuelit:4i
escultur:db
escup:ap c7
esfer:cz
esfuerz:c4
esling:bg
esmalt:e 1p 47 57 az d0 da dh
esmeril:7i
esnorquel:3l
esos:1g 44
espaci:26 5q 9v 9x bf
espad:1y 2c
espadin:33
espald:45 4e 4g 5q 6v 7r ct cu de
espalder:bx
espan:6e 7g 96 9g
espanol:24 36 3k 3m 46 4p 76 83 88 8l 8m 8r 8u 9n a8 dn dp du
espant:ci
esparcidor:bu
esparrag:30 by
espart:2w
especi:1a
especial:4h 5o 6n 7s c6 co
espect:2l
espectacul:2a 2m
espej:f 2d 2q 2r 41 4f 6r 6t 7e b7 d8
espelt:2s
esper:q 41 45 49 6g 6s 87 8y ai b0 bi bs bv cd do e2
espergur:bx
espesor:aj
espet:1v
espi:dv
espich:3p
espig:h
espin:2v 7n
espirometri:45
espontane:21
espos:5q
espress:35
espum:1j 5j
esquej:7p
esquel:dr
esquem:ai
esqui:4y 7l
esquin:v 15 8f ag ce
esquis:7l
esta:0 1 7 8 d h l s t u 1c 1g 1o 1p 21 24 3c 3k 3l 3p 3s 42 47 5e 5j 5k 61 68 6g 6n 75 7h 82 84 87 8h 8w 8z 92 9h a5 a9 ai am az bw c0 c4 c7 cf cj d5 d6 d8 dg
estab:86 98 d2
estabil:bb
establ:b9 bq bs
estac:6e
estacion:26 3g 54 6b 6i 6r al bk c3 cg ck cm dz
estad:14 51 62 67 6c 6t 76 77 79 7l 7m
estadist:5t
estaf:9b
estam:l q 19 2v 2z
estamp:1e 5p 8i 92 af c6 de
estan:0 6 g i p 11 1f 1o 2l 9l 9s
estanci:5s
estand:1i
estanqu:c2
estant:cb
estanteri:1o 3d ar b2
estar:1h 4z 6k cg
estari:be
estat:7k
estatut:95
este:2 7 c r 24 2c 30 31 32 3q 3t 5c 5m 5r 67 72 bo bu ck dj e5
esten:5r 77 7g bq
estepon:4j 5i 8t
estere:7n
esterilic:4b
esteriliz:4a 5j
esterill:4d 7m
estil:21 4g 7e 8e 8o e7
estir:av
esto:82
estor:1i
estornud:4e
estoy:n 46 7h 7l 91 9e
estrat:cd
estrategi:9q
estrell:3g 4a c6
estren:8v cd
estres:4d 8z
estrof:4r
estrope:d8
estructur:1m 27 9v ae b0 bl bz
estuch:4q 75 8c ah
estudi:a 3r 4b 4e 4o 4v 5s 6n 74 7f 8a 9g 9p bl bm cb cl co cw d6 di dm e4
estuf:2 3 6x 7o bd bn
estufon:3e
estuv:x
etap:d3
etern:1q 55
etiopi:35
etiquet:1r 2z 32 33 38 3d 6q 8b 8c 8i 9l a7 ai ax ay bb bc dd e6
ett:9l by
eu:3d
eucalipt:1c 20 7n bw
euip:9c
europ:3m 9c 9i
europal:6l aw
europe:p 1m 6l
eusker:50
eutanasi:5j
evacu:78
evalu:41 53 56 9u
evapor:6m bf c8
event:26 2o 32 8y 9w bi cn
ex:4b 8y 97
exact:5u ad
exam:4t 4z 51 53 54
examen:45 4u cl
excav:r 6n
excedent:d
excel:56 80 cv
excelent:8n
excels:81
excepcional:8c
exclus:ci di
excursion:6j
exig:73 8l 92 96 9d 9t be bj c3 do
exist:6i 8f 8t
existent:6q 92
exit:9e 9i 9p
expedient:98 9a a9 c4 du
expens:ca
experient:2h 2o 3q 3t 3u 4m 8a 9m a6 cm cn co cp cs ct cu dy
explan:r
explic:1x 3k 4v 4x 4z 85 8t 91 a7
expliqu:4u 95
explor:45
explot:5j bq
expo:9v
export:6o 6p av aw
exposicion:57 5i 6w
expres:a1
express:7u dw
exprim:34
extens:1h 6u
extension:87
exterior:7 8 11 16 1g 3m 8t cb
extern:5n 86 94 9s 9t d2
externaliz:93 9e 9o a9 ai bv
extra:30 98
extraccion:12 c8
extractor:5p
extraibl:1k 64 68
extranjer:b 4z cl
extranjeri:9a
extras:dk
extrem:5f
extremadur:3c 5l
ezeiz:3m
f28:6
f3:7o
fabric:1 j 1k 1l 1p 1s 32 3e 43 55 6o 6s 7t 7v 81 8c 8l 96 9k 9q 9r ac ai ak am aw b1 b7 b9 bc be c4 c8 c9 cb
fabriqu:i
facebook:89
fach:p x 15 1m 8g b8 cu dg
facial:4a
facil:6u
facilit:9r
factur:d l 13 14 2v 3a 3g 3x 3y 4w 5l 6d 6g 6i 6p 6y 71 75 7i 7t 80 90 94 9e 9n 9q a0 aa ab al bd cv
facturit:5y
facult:y
faen:bi
fag:am
fagot:do
fai:c6
faj:89 de
fal:7u
fald:59 7b
fall:3l 9l a4
fallec:4m 97
falleci:97 df dr
fals:w 9p
falsif:7b
falt:0 g 15 1r 1v 2p 42 45 4f 6n 7a 7h 7u 81 8e 8i 93 al b4 c2 cs ct cx d7 dk dn
famili:u 10 22 2u 35 3d 3h 3i 3v 3z 4y 53 5f 5m 5p 5r 5s 69 6k 79 8p 8w 91 9f 9j 9m 9q a5 by cc ck cw dr du dw
familiar:72 9q
fanz:dg
far:43 60 6r
fard:ao bp
farmaceut:6m 8v bb
farmaci:ar cr
farol:db
fas:7z 9b b4 bb
fatal:4y
faur:do
favor:4 6 d 5j ck dn
favorit:7b
fax:87
fe:50 71 9d
fead:9i
feas:dg
feb:cj
febrer:a q 18 1a 1c 1q 2d 3h 4m 4n 50 5c 5p 5w 6d 6g 7w 8o 8u 8y 98 9a 9o bc bi bt c2 cf cg cl df dj dm
fech:11 13 1k 2f 46 8i 95 au bv d9 dn dv dy
fecund:bt
feder:3g 4j d9
feed:7y
felin:5h
femenin:4k 8u dn
fend:74
fenol:b3
feo:44 91 d5
feretr:dr
feri:1w 27 2n 2z 77 7v 8f 8g 8j 9c 9v ax c4 df
ferment:1z
fermin:de
fernet:2i
ferrall:r
ferrat:4m
ferreteri:7i 7y 81 8n
ferrol:aa do dx
fertil:bd bs
fertirrieg:bz
fertirrig:bz
festiv:93
festival:1w 2n 8r a6
fia:81
fiambrer:58
fianz:13 28 2c 99 b2 bh ca ck
fiat:5x
fibr:1g 6d 84 9x ad ag b6 d9
fibril:3w
fibrocement:1s
fich:36 88 8n ay
ficher:8b
fiebr:3x 45
fieltr:d6 e3
fier:7a
fierr:j 1p 7o b1 db
fiest:1v 21 23 24 29 2j 2l 2m 2n 2q 3h 4s dj
fif:72
figm:8d
figur:49 7f 7h dk e5
figurit:ah
fij:1b 1n 2p 2u 3v 48 6i 6k 8f 94 9g 9h 9l 9x cn e7
fijacion:7l
fil:1j 1w 2k 3q 69
filarmon:do
filatel:7g
filet:55 dh
filial:91
filipin:89
film:8k av aw
filolog:8o
filtr:2 1g 36 5n 6r 9t a4
filtrant:u
fin:5 e f i s 11 1q 23 2c 2p 4b 4p 5g 61 63 6v 7m 7s 9y bh c2 c8 co cs cw d5 dg di dm dz
final:15 17 18 4z 57 5t 70 8c 8e 97 ct d9
financ:94
financi:42 54 5w 62 69 9g au bu
financier:94 9h 9j
finanz:94
finc:1d 1y 27 2g 2i 2p 2r 35 3p 6f 97 bm bo br bx c1 c3 ch cs dc dx
find:u 3i 9l cw
fing:ab
finiquit:93
finisim:40
finit:c4
fintech:8d 9r
fio:2
fir:9v
firm:9 d q s x y 1r 25 2h 2l 2n 2q 4x 56 5f 6k 6m 7i 87 8l 8m 8p 8q 92 95 96 99 9d 9g 9p a3 ae c3 cc d2 d8 dg dw
first:4w
fiscal:33 92 aa
fiscali:9b
fisic:4v 8c 92
fisioterapeut:3w
fisioterapi:8n
fisur:7l
fit:3a
fitosanitari:6p 7p aw b2
fitoterapi:40
fitting:ao
fitur:9v
flamenc:2c 4p
flash:21 5a 71 di
flaut:4t 75
flec:2c 7s
flech:x 4n
flechit:8t
flet:16 6l 6o 6s
flexibl:4
floj:6f
flor:4 1y 20 38 40 49 4y 5n 6m 77 8k 9g b9 ci d5 dr ds
floral:ds
florenci:dq
florezc:1a
floristeri:20 8a
flot:2b 5w 5y 63 8x 9f
flotacion:4g
flotant:h 1q
flow:au
fluj:8d 94 9r ar bd
fluk:84
flutt:7z
fob:6o
foc:f 2k 2l 7t 9v
focal:8q
focus:9p
fogon:cn
fogoner:db
folclor:2l do
folders:a0
foli:5u a0
follet:8d 8f
fonas:3w
fond:p s 13 1z 2q 3l 4s 7l 7n 7z 8v 8x 8y 9f 9h 9i 9j 9v an bz
fonoaudiolog:41
fontaner:b5 ba
fontaneri:1q
fontibon:2a
food:1w
foodtruck:1w
foquist:dk
forc:7b
forestal:bw
forj:q x 1p 5l db
form:4l 54 55 81 db
formacion:24 35 4w 56 5q 6m 7y 9a 9l 9r 9t 9u 9y aa as au bd bf cq
formal:9n
format:g 5t 71 82 8e 8x bu
formate:82
formenter:6c
formol:48
formul:4v az bb
formulari:7x 9t
forr:b9 cx e3
forz:v
fos:f u an
fosfor:bo
fot:z 13 21 2d 3o 3r 3s 5e 6k 7b 7f 82 84 8a 8p 8x 8y 8z 90 a4 ah ar ci cv d2 df dk ds dv e1 e7
fotocelul:o
fotocopi:5u
fotograf:21 8y d7 e7
fotografi:5a 7b 8p ab ci cz d8
fotomaton:2q
fox:78 d4
fp:at
fraccion:4u
fractur:3x
frag:by
fragu:g 5l
fram:71
frambues:1y
franc:4a 4y 5s 8m 96 9a by
frances:4y 65 a5
franci:3x 5s by
francofon:4y
frankfurt:9v
franquici:96
frasc:ax
fratas:r
fraud:e8
fraz:dq
fre:3k 58
freelanc:80 91
freg:da
fregader:4 k
freidor:3e
fren:1k 5v 5x 63 67 69 6a 6f d4
frent:1k 2h a7 e4
fres:1c ac by
fresador:at
fresc:1w 2t 2u 2v 2x 58 ds
fri:3 4 6 m 1u 2m 2u 34 3c 3e 42 46 79 8c 9n 9w a1 au b6 c8
friday:6q
friegaplat:cn
frig:6x cb
frigilian:cj
frigorif:6x b1 c7 c8
frog:88
frontal:ad
frot:4q
frut:2j 2y 34 3b 5r a1 av by
frutal:c1
fruteri:6e
fruticol:bl
frutill:1y
fsc:b3
fue:g 1t 3l 8p 95 9m bt by dn do dr
fueg:2 n 1v 2m 3e dr
fuenlabr:o 8k
fuent:d3 dz
fuer:7 c n p 11 1b 3n 3o 4n 5h 6c 6t 7d 8d 92 ak cm dd
fuerabord:6d
fueron:5d
fuert:1 2s 8z ay bt
fuerz:2s 4c 4v ap
fug:9 v 1g ap
fuim:23
fuji:71
full:5v 71 de
fum:e 40 e0
fumador:cb
fumig:w bt bv
fun:28
funcion:5 8 2k 3e 80 a1 as dj
funcional:4c ai
funcionari:9g
fund:72 74 77 7c 7h 7o 7r af b9 ch cy d0
funda:54 5d
fundacion:8p 9n
fundador:8p
funebr:8y
funk:4s 7h
funz:cq
furg:3j
furgon:6e 6h 7q 8k 9f ao cr
furgonet:1e 1l 5i 5x 61 65 6e 6k 8b 8k bi cs dq
furi:2r
fusion:91
futbol:4k 72 d9
futur:2f
fx:dk
fx6:8s
gabbeh:7s
gabinet:3y a6
gaf:43 4c
gait:8w dt
gal:2o 9w do
galardon:9w
galeri:21 2q b4
galg:5e
galici:6g du
gall:47 bs
galleg:2u 2v 33 8r c0 dx
gallet:2y 5r c7
gallin:25 2x bs cj
galliner:7q 9c
galop:4h
galpon:84 cf
galponcit:0
galvaniz:1d 6f ae b0 c8
gam:70
gamb:3c
gan:8w 98 9i cn dn dp
ganader:8p 9i ai c0
ganaderi:ae c0
gananci:91
ganancial:dw
ganch:af be bg e3
ganchill:dd
gandi:3g a0
garabat:95
garabate:7z
garag:a
garaj:a d 5k 7m 7q b1 cf cg ck e4
garanti:0 o v w 13 3e 51 5q 5v 5w 62 64 68 6g 6y 70 72 7i 7k 7p 8k 9k ak bl c9 ca cz d1
garantiz:6x
garbanz:2s
gargant:30 4r 8u
garraf:2j 30 33 3b ax
garre:c5
garrot:3x
gas:6 34 3e 5l 65 6w 7m ap
gasoil:7 bh e0
gasole:7 1s bn
gasolin:17 cr
gasoliner:15 5x a1
gast:1j 2c 4k 7l 9f ak cb d5 e0
gastronom:6u
gat:w 1j 4g 4s 5i 5j 5o 7s bc bg bp cb cj cm dg dz e0
gatit:5j 5m
gazpach:bc
gb:70
gba:bc
gbh:7i
gdl:x 33 9f 9v bb dl
gel:w 2r
gelcoat:6d
gelish:4a
gemel:10 46 5s 5w
genealog:du
gener:29 5u 70 89 bi bm du
generacional:9q
general:96 9w ds
generalitat:1r
genov:du
gent:e 1w 2h 2l 5b 5d 7y 8g 9k 9p a1 ci ct cv dp dq
geofon:4
geograf:45
geolocaliz:7z dv
geometri:at
georreferenci:c3
gerent:3o 85
gernik:67
gerocultor:ct
gest:dp
gestion:a s 19 5s 6o 6z 80 89 8a 9e 9i 9n a6 bk bx ch cl
gestor:s 1s 9d a4
gestori:6d 82 90
getaf:17 1k 1r 23 3a 6q 86 a5 as c6
getx:t 1k 4p
gigant:1u 2b 2c bv
gijon:x 3p 46 5q 6j 77 9h ao ch co dp
gimnasi:4l 7k 7z d9
gin:2i
gincan:2a 3o
ginebr:33
gir:57 7r bd cz d4 e7
girardot:6i ch
girasol:5p
giratori:2 a0
giron:2f 3o 5k 6m 8u 9m cb dk dw
github:80
glicerin:ay
glob:2b
globoflexi:2a
glosari:8l
glp:as
glucemi:3u
glut:1y 1z 37
glutamat:39
gmp:bb
gobiern:7
godaddy:83
goeth:4x
gol:5v
gold:5e 5i
goldmin:77
golp:n 2g 4i au by
golpe:4s db
golpecit:f
golpete:5x
gom:11 1l ba c7 cy d7
gondol:6n
googl:7z 88 89
gord:47 74
gorr:48 8j dd de
gorrit:dd
gospel:do
got:40
gote:8 1a 1n 6x 9f 9j an bz c7
gotel:e f
goter:a4 bz
gotic:dh
gourmet:2w 30 8b
gps:3o bv c3
gpt:85
gr:8c
grab:22 4f 4r 7f 87 8a 8d 8j 8p 8q 8s 8u 8v 8w 9j d8 dm
grabacion:c 87 8v 8w dm
graci:20 3t cg cw
grad:8 c 2d 2j 2l 33 3c 4o 6m 6z ac ad aj al bn
gradu:43 5b
graduacion:dj
grafic:9p a8 c3
grafit:p 5z b6
grafiter:dg
grafitis:15
gram:36 38 7d 8f 8h ah
gramat:4w
gramofon:7e
gran:c g y z 35 3b 6v 74 8a 8d 9s a1 bu d2 d6 dm
granall:aj
granat:b9
grand:1b 2c 2r 31 3h 3n 6h 7f 7p 7s 9f ah bp da e3 e8
granel:31 36 3d bn
granit:b8 ds
graniz:1s 5z
granj:2j 2w 7a bm bs
granol:2z 8c bc
granul:bn
grap:9z
grapador:ap
gras:13 37 4c ay c8
gratis:0 w 16 36 3i 44 4c 4l 4r 51 5o 5y 8o 98 9g a1 ci cj d1 d2 dp dq
gratuit:3g 4l 5o 8b 9b cj d4
grav:8u
gre:4j
grec:35
gred:3n
gremi:1q
gres:g 7q da
gresit:1g
grey:36
griet:f x 47 8z d5
grif:4 1n 32 9f
grill:d3
gring:2h 3k 4f
grip:8u 9l cw
gris:m z 1f 1h 1i 1s 3j 5z 6s 7q 7s 8y af am az b6 b8
grit:4 4r 4u cv dw
groov:4s
groseri:dp
grosor:1c
group:9p
growatt:bl
gru:1g 5q 61 ae at b0 bg bj cf cq
grues:2f cx
grup:24 2c 2l 3d 3f 3g 3k 3m 3n 46 4c 4e 4g 4i 4j 4m 4n 4q 4s 4w 4x 4z 50 56 5c 5e 6b 7m 8q 94 9m dj dq dy
grupaj:6l
gto:2o 81 8x
guadair:a2
guadalaj:r 1w 2g 3m 61 6e 8i cq
guadalup:c0
guagu:6i 78
guajill:39
guanajuat:9s c6
guant:4h 9u
guap:2d
guard:17 18 4b 6q 7g 8h 9v a2 af al bw
guarderi:2y 3s 78
guardi:2n 3u 9b ab bi cg
guatap:6j
gubi:dc
guem:3a
guerr:7g
gui:3k 3w 4m 51 bq br dt
guin:43
guind:ax
guion:8u 8v 9w a7
guionist:8s
guioniz:a7
guirnald:2b
guis:1x 5r
guisant:3c
guitarr:4p 74 75 d5 dn
gunit:1g
guppys:5n
gusan:33
gust:z 8w
gut:4x
gymkan:3o
h21:b5
h7:ac
ha:1q 3v 5l 5r 7a 8a 91 b5
haas:ac
hab:9t
habi:86
habil:ad
habilit:2n 3a 8z a2 ab
habit:f 1z 2d 3g 3i 5c 5g 5s 6x 7t ay bk cb ck cm e2 e6
habitual:co
habl:b 2h 2n 2s 2v 3t 3y 3z 41 46 4e 4y 4z 50 53 5s 7p 8m 8p 8q 8v 91 9h 9j 9q a6 bo bw dp du
hablant:4z
hac:6 9 b c f i j o p y z 15 16 1g 1n 1p 1r 1u 1v 1z 22 24 2b 2f 33 39 3i 3n 3o 3r 3v 3x 45 47 49 4b 4f 4r 4v 4z 53 57 58 59 5a 5f 5j 5n 5x 63 6n 6p 76 7n 7t 7v 7x 7z 84 8e 8g 8k 8s 8w 97 99 9j 9o 9y 9z a3 ab ad ae ah b5 bd c5 ce cf cm ct cx cy cz d0 d2 dt dx
haccp:9s
haci:q r 1c 2m 2q 2t 3e 6k 6l c3 c5 dd
haciend:90 91
hack:86
hag:4 k r 10 2h 2m 4m 5c 5l 6e 6q 7v 8b 8w 8y 91 93 ak ba co cw df dy
haganl:9j
hall:av dz
hallow:2c
hamac:6w
hamaquit:78
hambr:1u
hamburg:ds
hamburgues:1w 2u 3b 3c
hamst:5o
han:1f 9o dg
handicap:4j
hankook:5y
hanout:39
har:i
harin:2s 3d
harley:63
harry:76
hart:1n 2l cw
has:bv bw c1
hath:4d
hay:1 4 7 a e f i k m p r s y 13 15 17 18 1b 1c 1e 1f 1h 1o 1s 1v 1w 1z 29 2r 2v 2y 36 3c 3d 3h 3r 44 45 4d 4m 4p 60 6j 75 7g 7n 7o 7q 7z 94 9c 9d 9f 9j 9m a2 a3 ae af ai aj aq ar at b1 b5 b9 bf bi bm bo bp by cd cg cl cu dj dp du dx e1 e6
hc:6o
hd:6e
hdd:82
he:5b
headhunt:9k
headshots:8y
heb:b0
hebr:39
hech:1x 2r 5b 64 7c 7f 7v 9l a7 bw da dh
hectar:31 7j 8z bv bw bx bz c1 c3
hectare:bv c1
heidenhain:at
hel:6 p 6m bz c4
helader:16
heladeri:9p
heli:2b
helicoidal:c8
helicopter:r
helix:4b
hellin:bt
hem:2p 7n
hembr:5m
hemipleji:5q
hen:bp
hep:2
her:3u 55
herbolari:38
hered:y 4o 59 7i bx
hereder:ci ds
hereford:bq
herenci:18 7e 91 99
herm:6v
herman:12 1u 20 2d 3f 3h 3z 4m 4p 5g 77 79 87 8o 97 9a 9q au az b1 bv cc d6 de dl dt dx
hermosill:8
hernani:c7
herni:4e
herradur:5l
herraj:1k 5l 7e aw b7 c6 d7 db
herramient:80 al at cu d4
herrer:aj
hexagonal:al
hibr:d 5w 6g 9m bl bo
hic:4s 57 9u c4
hidalgui:du
hidrat:5u
hidraul:6a ao as c5 d4
hidric:8z
hidrocarbur:e3
hidrolimpi:15
hidrolimpiez:15 bf
hiel:2i 2v 33 7n 8x bf bn
hieler:3l
hierb:1 1b 33 36 7j
hierr:5l 7o af at b0 db
hig:2z 38
higien:a7 cn
higrometr:v
hij:j 10 29 2a 2p 2w 3b 3i 3s 40 42 43 4a 4h 4l 4n 4o 4s 4v 50 51 52 58 5k 5m 5n 5q 64 6q 6t 6z 73 74 75 7h 7l 7u 7w 84 8a 8e 8m 99 9h 9q as bm ci cl d0 d1 d5 df dv dw dx
hijuel:dx
hikvision:c
hil:4a 59 7r 7v ai ak bg c0 de
hiler:bz
hilti:s
hinc:1d
hinch:42 d1
hinchabl:29 46
hipic:5k 5l
hipoclorit:ay
hipotec:9g
hipotecari:9d 9g
hipoterapi:4h
hirv:t
histor:81 dk
histori:2h 76 8a 8h 8p a9
historial:5v 9t
hit:c3
hiz:12 3x 7x 80 b7 bq
hmi:aq
ho:7h
hog:2 3q 9f e6 e8
hogar:2
hogaz:1z
hohn:75
hoj:1 l m o 1y 36 56 7g 81 8o 8p ay b3 cp
hol:16
hold:90
holgur:at
hollin:2
holograf:8i
hom:b 6v 8u
hombr:m 3y 40 7d 7j 7n 8y bv cx dk dv
homecent:1o
homeopat:40
homolog:1m 43 6f 78 8k ae b1 c4
hond:62 7u da
hong:v 47 71
honor:2d
honorari:2p 91 96 9c 9k df dh e7
hor:10 12 14 17 1l 1n 1r 1u 1v 1w 1z 22 23 24 26 29 2a 2b 2g 2i 2l 2n 2o 2q 3k 3l 3m 3r 3t 3u 3v 3y 41 45 4d 4o 4p 4q 4r 4t 4u 4v 4x 4y 4z 53 55 56 57 58 5b 5e 5h 5s 5t 5u 61 64 6d 6h 6i 6k 6o 7e 80 82 8j 8m 8p 8q 8y 98 9h 9l 9n 9o 9t 9x 9y 9z a0 a4 a9 am ap aq ar as at bh bi bu c4 c5 cg cm co cp cr cs cu cv cw d1 d2 d6 dk dl dm dp dq du dy e5 e6 e7 e8
horari:c 15 3s 54 6l bl cz
horizont:9i
hormig:71
hormigon:15 ar
hormigoner:1a b5
horn:9 k p 13 1l 1z 3e 57 6x 7n 7o 85 aj da
hornill:6x 7m
horquill:2d 63 cq d4
horror:m
hortaliz:7p
hortensi:20 cj
horticol:as b2 cs
hortofruticol:8z
hospital:10 4d 4x 7a 7m 8l 9d a4 a9 ab bi cg dr e0
hospitalet:3x
hosteleri:31 34 7u
hosteri:3i
hostess:9w
hotel:12 1z 2d 37 38 3g 3m 3r 4a 66 6a 6i 6w 7l 7s 84 9m ay bk ck cm
hoteler:94
hoy:4j 5o 6k 6r 6s 7y 9d 9g 9n am c5 cg cz
hp:6c am an ap
hpp:bc
hs:4n
hsk:50
huacal:aw
hub:24 2n 30
huec:f g j 1d 1k 7a b4 b8
huechur:87
huehuetoc:bh
huel:2 v 1l 2v 39 5i 5n 5x 60 61 7m ay b3 bm c9 ci d8 e3 e5
huell:j 4b 9a
huelv:c 2g 2j 8g 8k 9b 9z by cl
huert:2y 3h bz c1 cd cj
huesc:1c 36 4s a6 bh d2
huesped:7u
huev:2t 2x 37 3b 3d 3i 4v 58 bs c9
huevit:78
huil:35 c2
hum:2 23 39 3e 5x 8s 9r cb ce e1
human:8l a5
humed:e 7n bt cc d1
humedad:65
humor:8e
humus:bo
hund:t 1e 6s 9i d6
hundi:5z
husill:am
husky:5i
hyundai:6e
i5:70
iat:3m
iatf:9s c6
ibanez:74
iber:30 br bt
ibi:d ag
ibiz:64 6w
icf:5c
icloud:6z
icon:a8
ictus:41
ida:64 6j
ide:9i 9j di
ideal:3z
ident:8b
identific:8q
idiom:5s 8f a3 dp
ido:8a
ifs:bc
ig:86 8a
iglesi:25 2g 2h 7s b8 b9
ignifug:3 1i 1j 6t 7r a9 e3
igp:2u
igual:2x 5z 7n 7o 7v 9c 9d az ba da dc do dv
ike:k z 1o 6h
ilimit:2q 66
illesc:a1
ilumin:b 1a 27 2b 2k 5k
ilusion:2a
ilustr:8e di du
imag:d3
imagen:c 21 83 9t
imagin:1a 8t
imaginari:c1
imagineri:7e
impag:96 9e
impec:13
imperi:7c
imperm:7m 7r cz
impermeabiliz:0 g
impi:9c
implant:42 7y 9m 9s
implement:81
import:39 59 5c 6p 77 7a
impost:4r
impotent:55
imprent:7f
impres:2q 7f av e8
imprescind:4a cr
impresion:2q 71 8g 9z
impresor:82 9y aa
imprim:1p 2f 2q 8f ah az dg e1
impuest:91 dx
impugn:99
inalambr:2k aa
inaugur:2b 8g
incident:5r ch
inciner:dr
inclin:i 1c 1k 4v
inclu:6 c i u 18 1r 20 28 2c 2d 2e 2k 2o 2r 33 3k 3m 3o 3x 46 4j 4l 4m 4q 50 58 5n 5v 61 62 6h 70 8l 8u 8w 9c 9z aa aj ar at ay cb ci cl dd de dg dj
incomod:5c
incopi:e4
incorpor:2w cm cp cs ct cv
incrust:8r
incub:bd bs
indecis:x
indefin:9g cq cr ct
independent:4s
independient:9h cc
index:9h bn
indi:3k 4d dn du
indian:7e
indirect:f 1b
individual:a 17 3a 4i 53 5b cl d5 d9 dy
induccion:6x 7u
industri:ay
industrial:1l 2y 3e 7v ay bc db
inef:4c
inerci:6f
infanci:2j
infantil:2a 34 3s 4g 4i 4l 67 6g 76 8e 8u cp e6
inferior:42
infidel:dv
infinit:4x
inflabl:1g 7m
infografi:8t
inform:v x 1c 3z 41 42 53 5f 5v 86 88 8a 8o 8z 92 9e 9o 9p 9q ab be c3 ch cz du
informat:80 82
infraestructur:83
infusion:36
ing:5t
ingen:4x bm
ingenier:4u 95 9w ae c1
ingenieri:ah c4
ingles:2h 2o 3k 3s 46 4a 4w 4z 6i 7x 86 88 8l 8m 8r 9n a8 ci co cv
ingres:4t 9d
inici:q 3q 4i 4p 5p 95 9m co
inicial:7v 9a de
injert:7p bx
inmediat:5w 77 7w cc cq cs
inmersion:7i
inmobiliari:1r 88 ci
inmuebl:91
inodor:4 5
inox:3 7o 7u ac ad ae au b0
inoxid:1p 3e al b0
inquilin:e 13 99 ch e4
inscripcion:9w af ds
inscrit:1s 92
insect:w
insert:3 7o ag
insist:7k
insonoriz:4s 6v bi
insoport:t
inspeccion:2 t x 1s 3e 6p 91 9l ar ba bg c6
inspector:8i 95 9u ay bj
insta:22
instagram:48 7y 89 8a 8s
instal:3 6 8 c d m u 1f 1g 1i 1p 1q 3e 55 5i 5n 5v 6r 6y 7j 7o 8g 97 a1 a4 aa ar au b7 bd bk bl bm c8 c9 db
institucional:8s
institut:23 4n 54 64 9z d3
instructor:4d 4g 4l 4s
instrument:4o 4q 4t be
insufl:p
insulin:5h
insurgent:cg
integr:k o 22 41 6q 80 87 aq bs
integral:1q 1z 2s 4u 65 8k a4
inteligent:cz
intens:4j 4x 54 cu
intent:59
interact:8t a7
intercalari:b7
intercambi:cj
interes:2q 34 3m 3x 50 dr
interin:9m
interior:8 s 14 1m 2n 60 7p 8h dz
intermedi:5d
intermediari:9g cd
intern:3t 7b 8y 9s
internet:6p 7x cl
interpret:8m
interrogatori:7t
intervencion:d7 dg
intervinient:8q
intrabord:6c
inund:an
invad:5n
invent:9c
inventari:13 81 92 9l
invern:6d bq
invernader:b2
invers:c4 c9
inversion:94 9f
inversor:d 8y bl
invert:8
invertir:89
investig:ab
inviern:1 7 15 1c 1g 1t 5y 63 7s aj
inviert:au
invim:32 bd
invis:42
invit:1u 1v 1w 1y 21 2i 2p 2r 37 4j 6j 7v 9w
inyeccion:v 12 3t 3u ag ak
inyect:v ak ct
ios:7z
ip:c
ipa:32
ipad:6z di
ipc:ai
ipe:1f ae b0
iphon:6z d1
ipn:7q
ipr:b0
iqf:3c
iquiqu:8g ck
ir:3z 6c 7w
irapuat:bz
iri:7w
irland:5s dn
irnos:96
isa:bs
isapr:42 45
isbn:8h
isidr:21
isla:k
islandi:5a
iso:5a 86 9s
isofix:78
isoterm:69
it:9k
itagui:af c7
italian:35 50 5p 8l ac ai
itat:31
iter:ah
itinerari:6j a7
its:9r
ituzaing:cj
itv:5v 5x 6f
iva:6e 6p ci
ivec:6e
ivr:8u
izquierd:53 5l
iztapalap:1l 4k 79 d3
jabali:1d
jabalin:bw
jabon:14 7v 7y
jac:3 1t 6t 7l cm
jacarand:7p
jacuzzi:1g
jacuzzis:1g
jaen:m 30 47 84 9p b0
jaim:27
jaj:y 1g 2e 3p 4b 4g 54 58 73 8f ac cj
jal:1w 6x au be by
jalisc:6u bm
jam:35 3b 5f c7 ct dx
jamon:30 3c
jamundi:cd
japon:3k 50 6g 6p 8c dp
japones:di
jardin:26 28 29 3h 3n 3q 3s 5m 5p 5s 69 6w a4 aj cs dt
jardiner:1b 1f 1t
jarr:da
jarron:ds
jaul:2x 5g 5o 7k aw bs c2
jav:80
jazz:2n 74 77
jbl:2k
jeans:cx
jeddah:6o
jef:1q 3k 42 4i 4j 56 9k 9m a0 a8 cn dr dy
jenbach:bm
jengibr:34
jerez:2g 6s 7c bp
jerseis:cp dd
jersey:b9
jet:64
jic:ao
jink:bl
jir:9m
jitomat:2y bz
jitsu:4l
jiu:4l
jlpt:50
joaquin:9z
john:bu
jorn:1n 3o 3q 3s 5d 5y 7y 8m 8y 9y cp cs cu cv d4 dk dl e7
jornal:by cs
jos:3j
jov:5s 8r cw d5 df dl do
joven:8a
joy:dn
joyeri:c 7d
juan:1b bq dn
jubil:14 2m 31 3m 4t 57 65 8g 9h 9k 9p a3 at cj cp cr d9 dq e8
jud:4l
jueg:2a 2f 41 51 72 74 7a 7r 7u 9j at ba cw de e2
juev:10 2k 2v 2x 35 3y 4c 4f 4o 4s 4z 50 52 57 6g 7h 8v 9m a8 ab cm cx d0 dn do dr e0
juez:2h
jug:3t 3w 4k 70 9p au
jugador:4k
juguet:6o 7a dq
jugueteri:7a
juici:3z 42 8q 97 9b ab e2 e6 e7
juli:0 h p 13 22 3h 3j 3l 46 5h 5p 5q 5t 6m 72 81 84 8a 8i 8s b6 bf bv cd ck cr de
jumill:8i
juni:5 8 k 16 1f 1g 1q 1v 1z 23 25 27 29 2e 2j 2r 3o 3r 43 4a 4e 4h 4k 4t 4u 52 5z 62 6g 6h 6x 8b 94 97 9a 9c 9g 9l 9p 9s a6 an ar bk bv cj ck cl co d4 d9 df dg do dp
junt:1 a g 13 1c 2n 3g 3h 3o 4p 5d 6v 7k 7w 88 8m 99 a0 a3 a4 aj ao bd c7 ch co dq ds
jur:40 5w 8l 8o 9p d4
just:6x 7w 83 9z
justif:2 9i
juvenil:4s 6t 74
juzg:8q dv
jyq:2t
jøtul:7o
kanb:9r c6
kango:65 6h
karaok:4r
karat:4l
karch:12 15
karts:3p
kayak:3o
keni:71
kenworth:6e
keratin:48
ket:3a
kettlebells:4c
keynot:a8
kg:2s 2u 2w 2y 2z 3c 5o 61 6f 7k bc bn bo bq
kia:5w
kickstart:9j
kil:1j 1l 2s 2t 2u 2v 2w 2y 2z 34 35 36 37 38 39 3c 4h 5o 5p 5u 61 64 69 6f 6k 6l 6x 7a 7b 7k 7v ae af aq au aw b1 b9 bn bq br bt cx e2
kilim:7s
kilometr:18 1z 2g 3h 61 66 67 6a 6h 9r bi cl
kilometraj:5x 6g
kilovati:7o ad
kinesiolog:3w
king:6m 6t 7r
kiosc:aa
kiosk:34
kit:c 63 9i
kits:al
klipsch:6y
km:29 5v 5w 61 62 64 6e 6h c3 cf cr
knx:b
koi:di
kolsch:32
kond:e6
konmari:e6
kraft:av
krav:4l
kron:m
kuk:aq
kva:bi
kw:3 6 7 a am an ap bk bm c8
kwh:d bl
kwp:bl
l5:4e
label:3b
labi:11
labor:5r
laboral:5b 5c 98 9f
laboratori:4v 9c 9s a8 bb be
laboulay:c9
labrador:5g 5m
labur:i cn cr
lac:1 e m 1k aj az d7
lacr:2f
lactanci:46
lacte:3d 6m c9
lactos:2j
lad:1 f g s w 1d 1f 3h 3x 5x 5z 6l 8f 8n 8y 97
lader:r bw
ladr:n 5f
ladrill:4i 7q b4 cu
ladron:7d 9z
lag:32 34 3h 5l
lagrim:2d 4x
laguardi:db
lagun:6c
laic:dt
laj:1e b8
lamin:f h i z 1k 2t 4h 7f 8e 8k 9j a8 b6 b7 bd c8 d8 di
lamp:r z 1n 44 7t 9u c9 db dy
lan:p 12 7q 7s 7v b6 dd e3
lanch:3l 6c
landrac:br
langstroth:bt
lanus:5v 8i ak
lanz:5f 5h 7x 99
lanzamient:2i 9w
lap:b8 ds
lapach:1f
lapic:4s
lapiz:41 8b
laptops:70
lared:6m
larg:1 21 3f 3i 48 5m 5z 7b at ca cs dj
las:47 7i 8j 9z bf d9
lastarri:ce
lastim:a7
lastr:27
lat:30 67 7g 7h cz d3
lateral:4k 6f
latex:e 2b 7r
latiguill:ao
latin:76 du
latinoamerican:76
laton:7t b1 d9
latt:co
latx:2w
laurel:2d 3y 4d 7h
lav:8 11 12 15 28 35 3v 48 60 79 7r b5 b9 bj cz dd dj e2 e3
lavab:4 5
lavabl:e 7a
lavacabez:48
lavader:ay
lavador:h 18 1l 3h 6x 8v 9x bd ck d3
lavaman:2r
lavand:7p
lavanderi:ay cl e2
lavapi:2e 9a
lavaplat:b8
lavavajill:1l 3e 6x
laz:2g
lcl:6o
lea:72
leasing:68 69
leccion:53
lech:2j 2w 3b 60 a1 co
lecher:bq
lecheri:cr
lechon:br
lechug:5u
lectur:4o 52 8o aa dt dy
led:1k 2k 5n 6f 7t 8g d3
lee:2h 52 53
leem:23 5t 9t
leen:ds dt
leer:4j 4o 96 9t d1 do
leers:dh
leg:7a
legal:2h 7x
legaliz:6 d u 9a bl
legan:a 1o 4g 54 72
legionel:a4
legitim:9d dx
legumbr:3b 3d
lej:3q 64
len:3 1v 3h 7n 7o
lenceri:dl
lener:7n
lengu:40 4x 8m
lenguet:4t
lenov:70
lent:43 71
lentej:3b 3d
lentill:43
lentisim:82
leo:29 do
leon:2 24 2o 39 3w 71 81 8f 8x 9i 9q cg e0 e4
ler:4n
lerm:dc
leroy:k
les:2l 2o 5d 5s 7q bp
lesion:3w
letr:1r 23 2b 4u 53 7x 8b 8g 8h 8i 8k 8w 98 9b a8 dg dh ds dz e8
letre:dh
letrer:8g dc
lettering:di
levadiz:o
levant:g h m q t 1a 3t 3x 6n ao b4 b5 bz c2 c3 cu
levit:dj
ley:99 9e 9t ch d0
leyv:6i dt
lg:6y d3
liber:3x 6z
libert:7g
libr:17 18 1w 2b 2i 2q 35 3o 4g 5j 5s 66 6g 6q 6z 76 8p 8s 90 9x a2 a6 ab bq cf cg cn d8 du e8
libreri:1k 76 cp d7
libret:aa
lice:34
licenci:q w y 1n 3m 54 70 8s 8y 93 a2 ab dv
licit:5r a2
licor:37 ax
lider:8n
liderazg:5d
lidi:1q
lienz:df
lifting:4a
lig:7h b1
lightroom:5a
ligustrin:1b
lij:e h 6d ah cf
lijador:h
lik:89
lil:2f
lim:56
limb:9a
limit:5c 62 95
limon:1y 2j 2y 34
limoner:7p
limpi:1 s 10 11 14 18 19 1t 1x 23 2v 2x 3i 5h 85 8h 8q at bj c1 cm cu d2 e3
limpiecit:78
limpiez:2 10 13 14 2c 42 44 4a 60 6u 7s 93 a4 bf cl cm cz dj ds dy
limusin:3p bq
lin:9 1g 1i 28 2k 8r b9
linar:18 6f 75 c3
linaz:dc
lind:1d as
linder:c3
line:0 9 a 2q 4b 4y 51 8c 8p 9l 9r ap aq bf c3 c6 ck d3 di
lineal:v 1d 7s a9
linfat:3y
liniers:8e
linkedin:5b 8y 9k
lintern:a2
liqu:be bo
liquid:7u 93 9e ch dw dx
lis:f
list:z 13 1a 1n 1o 23 33 3d 41 6c 7y 8g 9j 9t aa bv c4 cd cy d2 d4 d8 di
liter:66 6c 6t
literal:8q
liti:as bl
litr:7 u 2j 30 32 34 5n 69 ay az bc bd bn bo c5
livian:43 5q
living:3 l 1i 7f
llam:3 26 5r 87 89 8j 8n 9e 9n 9o 9x a4 bn cv dr dx
llamen:61 9b
llan:67
llant:5y 5z
llaut:3l 6d
llav:4 6 n 13 1n 1q 4t 5x 60 6t 6v 7i 97 9x a3 an be dz e4
llaver:8j d9
lle:26 62 79 95 ad ao bl by
lleg:8 d k n r 10 11 1b 1o 1v 1w 21 27 2d 2j 2p 2v 2y 3g 3i 3v 47 4x 4z 52 6m 6w 78 8j 91 9a 9f 9l 9t a0 a5 ae an ar ba ca du
llen:1 2 r u 19 1l 2o 2z 3c 3d 3s 47 4t 66 81 90 a1 ar au c9 dg ds dy e6
llenador:au
llev:6 7 c r s 15 18 1b 1i 1o 20 26 2a 2g 2j 2p 2q 2r 2t 2x 37 3f 3k 3l 3m 3q 3s 43 45 4b 4j 4m 4n 4z 50 51 56 5b 5c 5h 5l 5r 5t 61 62 69 6d 6f 6h 6k 6m 6p 7d 7j 7r 7t 8f 8j 8k 8t 8v 90 97 98 9b 9k 9n 9t a4 aa af ak aw b1 b4 b7 ba bh bj bp bs bu bz c1 c7 c8 ch cm co cp cv d1 d4 d6 dd de di e4 e5 e6 e7
llor:2h 2v 3r 3z 4g 4n 4u 53 5n 93 a6 c6 cc dk e8
llov:bo
llovi:bp
lluev:0 1 1e 27 cg
lluvi:11 69 6w b5 d4
lme:b1
lms:a7
lobul:4b
loc:dy
local:9 c s y 19 1r 1u 34 35 3b 3f 7w 88 8a 8g 8h 9f 9p b2 ce cn dg dn e4
localiz:bv
lock:86
locomotor:7g
locucion:87 a7
locutor:8u
lod:bm
loe:5m
log:2b 37 8d 8j ad av de
logaritm:4u
logist:3o 6q 86 a1 cq
logit:8b
logotip:8j 8k av
logron:1h 30 4q 70 9g ce
loiu:6g
lom:27 2o 30 3c 4p 8h 98 cc
lon:1h 27 6l 7m 8g b9 de
lonch:2w
londr:2p
long:6s
longtail:69
lonj:2v
lonqu:5k
lookbook:dl
lopez:6v
lor:5j cj
lorc:8g 9u d6
lorenz:4s
los:r 15 b5 b8
lot:1b 2u 32 33 6v 76 77 79 7a 7b 7e 7g 7h 7i 7u ac ai aj b9 bb bc be c3 c6 cd dx
lowboy:6n
loz:2o ay
lts:32 33
lubin:2v
lubric:bf
luc:9 b z 1a 1g 23 2k 3h 4p 5m 64 67 6b 6f 78 9x ca ce ck cl cm cw
lucecit:aq
lucen:az
luchador:8u
lucum:1y
ludotec:72 7a
lueg:4h 88 9l 9p 9t a9 da dx dy e7
lug:1u 20 2q 2s 3j 3n 5f 5i 6j 7o 7y 8n 9w av b5 bl bw
luis:36 7e 7w
luj:1v 2r 3i bx
lumb:4e 6v
lumbag:40 by
lumbalgi:3w
lumen:7t
lumin:8g cb ce
luminari:a4
lun:4 e 13 14 1z 2c 2r 2s 2v 2x 2y 32 35 3a 3m 3q 3t 45 47 4e 4i 4k 4r 4y 52 56 5e 5j 60 6g 6y 6z 85 86 8k 8m 8x 9b 9g 9n a7 ac bj cb cm cp cu cv cy dj dy e0 e2
lup:9u cz
lut:e7
luz:d f y 1c 1k 1l 1q 1w 26 29 3a 3j 46 5a 5n 8t 8x 99 9x 9y a5 ae bg bh bi bs c1 cd ch
lyon:6l 8l
m10:al
m2:0 3 5 6 7 8 9 b e f g h p q r s v y z 10 11 12 13 14 15 16 17 18 1a 1b 1e 1f 1h 1m 1q 1s 3e 3n 5g 7q 8g 9v 9x 9y b6 b7 b8 bz ca cc cd ce cf ci dg dm
m3:16 17 19 6h 6o b2 b3 b5 c8 c9
m8:ad
mab:1l
macael:b8
macbook:70
macet:5h da e5
machihembr:i
maciz:j 1p 6u 7q b8
macram:7v
macul:ct cw
mader:0 i j x 19 1f 3n 5p 69 6u 7a 7e 7q 7v af b6 bw d8 dc dh
madr:0 2 3 15 16 1q 1u 1z 2d 2o 2s 2y 3m 3o 3t 44 4o 5g 5i 5m 7p 7v 89 8l 8p 8u 91 92 9n a6 br cc cn cy d7 dg dr ds dz e0 e8
madrid:7w
madrin:48 de
madrug:2d 2r 6e 6m 8g a2 bf cr cu
madur:2j 2u by
maestr:g i q 1n 41 4y 52 53 a8 ae
mag:2a 4l
magi:85
magisteri:3r
magnesi:bb
magnetoterm:9
mail:8n
maip:3j 3o
maipu:g 2v 54 6i 9e b6 cc
maiz:2s bo bp bv
maizal:c0
makit:7i
mal:18 36 93 a7
malacat:6f
malag:k 14 1h 3y 66 8m 93 96 ch e0
malasan:72 co
malbec:31
malet:62 6i
maleter:5w
mall:1d 43 c0 c2 e5
mallorc:y 88
malm:1o
malt:5m
maltr:67
maltrat:7g
mam:d 3u 3y 55 5r 79 7t 97
mamey:2j
mamp:5 6v b7
man:e g h n 1q 1y 20 2e 2t 2x 31 3p 3x 41 57 5e 5i 5l 5v 65 71 73 75 78 7b 7c 7f 7h 7k 7l 7m 7o 7s 7u 7v 7x 7z 8k 8q 94 95 98 9l 9o ac at au ay b0 cd cs cw d0 d2 d5 d7 db dd dh dl
manag:8a
manan:l w 10 11 1b 1n 1t 1v 2j 38 3c 3i 40 43 47 49 4j 4n 4y 56 5f 5r 60 6a 6h 6i 6k 6t 7r 83 85 8h 8s 8y 9l 9n a0 ah b5 bv cm co cr cs d4 dq e0 e2
manch:4 e v 12 15 79 7c bo c9 d8 e3
mancheg:2w
mancuern:7k
mand:o s 17 1a 1b 1r 30 3r 3s 3x 4i 50 52 5d 6l 6r 72 7f 7z 8g 8l 8x 91 94 98 9k 9l 9n 9z a5 ac ad ar ax b3 bg cg co cr ds dx e4 e7
mandal:di
mandam:98
mandarin:2y 50
manej:56 5p 8a cp
mang:t 2e 4b 5f 7p ah c0 c7 cx di
manguer:ai ao bn
manguit:c7
mani:2z
manicur:4a
manill:m
maniobr:cf
manipul:9l
maniqui:55
manizal:5c
manj:1y
manoj:36
manol:9s
manometr:6 be
manquehu:4m
mans:5k bt
mansit:bq
mant:16 6h 7r bn c7 dd
mantec:2j
mantel:28 7u 9v
manteleri:28
manten:8 o 1g 4l 5n 5o 5q 5v 63 7x 82 87 a4 ao as bd bm cv d6
mantencion:6a
mantequill:1z 2w
mantit:dd
manton:dj
manual:3w 50 5a 5p 7x 8b 8l 9s 9u a7 as
manuscrit:8q
manzan:2y 34 6z 7o bx cs
manzanill:36 6d
map:2f 66 7z 84 9r
mapit:88
mapl:2x
maps:88
maquet:7h 8c 8l 8t
maquil:ba bb bc
maquill:2d
maquillaj:55 8y dk
maquin:f g r t 12 1b 23 2f 32 35 59 5x 63 6n 8i 8l 8t a1 aa am ao bf bv cf cq cx dd
maquinari:ai aw
maquinill:49
mar:b 1b 2q 3d 3h 4g 4i 4x 5z 65 6h 7d 7n 8t ab aj b8 bq d4 da df e5
marantz:6y
marbell:4a 5i 88
marc:b 43 48 4f 5t 6q 6r 79 7a 7b 7q 89 8b 8e 8j 8q 8x 9c ae b6 b7 ba bb bc bd bp bt d8 d9 dn
march:25 3e 4x 8j am aq at au bd bk c8 cn
marcon:2z
marcopol:bo
mare:6j
marek:bs
marg:94
mari:25 4s 8o b6 e6
maricarm:82
marid:1x
marin:2e 5n
mariner:3l
marip:2f 4g an
marisc:1x
marisqueri:2v
marit:6o
marketplac:8x 9b
marmol:37 7s b8
marquesin:15 1m
marqueteri:d7
marran:br
marron:1 35 90 ap
marroqui:50
marruec:39
marsell:dy
marshall:74
mart:0 10 2t 2y 35 3e 48 4c 4h 4i 4o 4w 4z 57 6i 6l 8o 99 9u a1 as b1 cm co d6 dh dn do dp e8
martill:s bh db
martin:41 ag cf
martinet:af
martorell:ak
maruj:cp
marz:9 a j z 1d 1j 1t 2a 2b 2d 2f 2y 3u 45 4j 51 5i 65 6p 7j 7x 85 8i 8w 91 9e 9f 9w aa ba bh bp bt bw ch cn cv ds
mas:1z 2s 3c
masaj:3y
masc:dc
mascab:3d
mascarill:1s
masclet:2m
mascot:12 2c 8e 9f ck
masi:3n 3o
massey:bu
mast:8s 8w 9r
mastil:as
mastin:cj
mat:h 2b 42 7p 8i 8k aa aj co d7 e1
matader:c8
matambr:2u
matanz:2x 39 br
matar:82 ba
matarran:3i
matasell:7g
match:36
matemat:4u
material:q z 1e 4a 4l 4m 4y 53 a0 c4 e8
matern:cv
maton:4l
matri:2q dj
matric:4u
matricer:ak
matriceri:at
matricul:4 3s 3u 54 5u 5w 64 65 6d 6f 6r 9t co
matrimoni:26 3q 9h bi ca dw
matrimonial:6t
matriz:8o ag ak
matron:46 4e
max:52
maxim:4e
may:0 f s 17 18 1e 1h 1n 1u 21 28 2f 2p 33 3n 3p 3w 45 46 49 4f 4r 5b 5m 64 69 6d 6j 6s 6v 7c 7m 7r 83 8j 8m 8o 8z 92 9d 9j 9y a2 a6 ag b4 bc bx by c4 cj d6 da dk dx dz
mayor:21 2x 2y 2z 3b 3c 3d 3r 47 48 4f 4h 5r 6h 75 79 7f 7g 8d 9s bk bq bt cl ct dv e8
mayore:39
maz:ai
mazatl:c5
mecan:v 62 6r 8k 9k an bv c4 cz d4 d6
mecaniz:ad at c6
med:3 9 j l v 1d 1i 1k 1r 2e 3e 56 67 7b 7s 7x 80 89 8g 9r ah ar at av aw b0 b7 c3 c8 cx cy d0
medall:d9
medallon:d0
medellin:1o 2d 3p 3y 5i 70 89 8s 96 9y ab ah d6 e1
medi:j o r s 1l 1o 1z 2a 2i 2j 2n 2u 30 34 35 3g 42 4b 4m 4u 5b 5m 5r 5t 5y 61 6m 73 7q 83 8f 8j 8m 8t 8y 96 9k a6 ap bb bt bw bz c1 cg cp cs cu cv cy d6 dp dw dy e0
mediador:dw
median:5g
medianer:s dg
medianoch:2m 3j
medic:36 3n 3t 3x 45 7k 9f 9o a5 ca cg cv d2 dr e8
medicin:40 8c cl
medicinal:ap
medicion:j 1k 1s 9u bm c8
medin:3k bo c4
medinaceli:1m
mediodi:1z 2v 5e dt
medit:3n
mediterrane:1a 33 3m
meet:4v 56
meg:72
meiosis:4v
mejillon:c2
mejor:1w 32 3p 3z 46 4m 5d 5h 5u 6u 7h 9m b1 b9 cb cn cq
melamin:1k
melipill:ae
melliz:3q 4k 60 dt
melocoton:by
melodi:4o
membran:c9
membrill:7g
memori:a 8j 8p 9i 9w cq d7
men:5 2r 33 3c 3h 4s 5v 62 65 6e 73 7n 7v 82 at bu cf cg do
menaj:1u
mencion:9i bt
mendoz:2d 2t 3g 7v 8h bl
menopausi:40
menor:19 4b bq cc e6
menorc:3g 6a
mensaj:5e 8a 8d
mensajeri:68 6k
mensual:q w 14 2s 3a 3d 42 47 4e 4g 50 51 5e 5j 5o 61 63 6g 6i 6k 6m 6o 7n 7y 82 88 89 8a 8n 8v 90 93 94 9z a4 az b0 b7 cg ch d1 dd ds e0
ment:36
menu:1u 3a 3f 5r 87 a8
menud:8h
menus:2f 3a
mer:4y 56 8c c8
merc:n 2v 4z 6e 6k 6q 7v 8c dz e8
mercabarn:20
mercaderi:6h
mercadill:7y bc da
mercadopag:7y
mercamalag:6e
mercanci:6o 6p
mercantil:95 96
merceri:b9 ce
mercuri:dy
merec:2o ax
merender:dq
meriend:2y cw
merin:br dd
merit:4l
merl:c4
merluz:2v 3c
mermel:38 8i bb bc
mes:d s w y 10 13 14 17 1m 1o 1r 1v 20 21 26 28 2b 2f 2k 2o 2p 2w 2x 35 3e 3f 3m 3q 3t 3y 42 43 44 45 47 4c 4l 4q 4s 4t 4x 51 52 57 5d 5f 5j 5k 5m 5o 5s 5v 5w 60 62 68 6q 6r 6s 6u 6w 70 72 73 76 7a 7t 82 85 88 8a 8r 8v 8x 90 91 94 97 99 9h 9j 9k 9m 9n 9o 9q 9s 9v 9x 9y a0 a6 ag as at au b0 bc bh bj bm bq br bs bu bz c3 c9 ca cb ce cg ch ci ck cl cs cv d1 d3 d4 d7 db dc dd dn do e1
meser:2o co
mesit:8
meson:b8
mestiz:5f dz
met:t 17 31 5c 5h 89 ax cx
metacrilat:d8
metadat:e1
metal:j 4s 6t 75 7o 8j ad ag b0 dg dz
metaniz:bm
meti:j
metod:4p 4q 53 5f e6
metodolog:5t
metr:1 3 4 5 8 g i j k o p q r t u v 11 19 1c 1d 1e 1g 1h 1k 1m 1p 1q 1s 1t 2b 2e 31 3j 3l 3n 3s 4m 4q 65 67 6c 6d 6h 6i 6n 6z 79 7b 7f 7j 7n 7s 8z 9f 9v 9x a9 ad ae aj an ap ar at b3 b4 b5 b8 b9 bg bh bj bl bn bz c0 c2 c3 c8 cd ce cf cg cy db dg dl e3 e4 e5
metric:8a
mexic:2v 30 9e 9m
mexican:58 8m dp du
mezcal:33 37
mezcl:23 36 39 4r 4v 8w cu dm
mezquit:3k
mia:74
mic:7o
michelin:5y
michi:5h
michis:5h
micotoxin:bp
micr:2k 8v 9w aj c6
microcanal:av
microcentr:6k
microchip:5m
microfibr:1j
microfon:23 2k 4r 8v dm
micrometr:be
microond:w 1u 3a
microperfor:8g
microscopi:42 bd
mid:k 1k 2e 6b 6n dl
mied:j 4g 5f
miel:38 3m ax dz
mientr:c 17 5s 6m 76 7k 97 9e cj d1
miercol:3b 3c 4d 4f 4i 4k 4q 4w 59 cw
mig:ae
migr:7y 81 83
migracion:80 83
migran:40
migrant:4y
miguel:2b 5q 7w 99 db
mil:7 d v 2l 2r 31 38 4m 5v 5x 61 6e 6l 76 7c 7j 7r 81 8f 8o 9e 9h ag ah al aq au bc bl bs bz c2 cb cc cd cn ct cv dl dz e1 e7
milagr:55 9h bb dy
milimetr:ad
milit:du
mill:6v c2
millon:6u 7z 89 92 9q ak cd
milong:4f
mim:5h
mimbr:7t d7
min:24 3w 4q 4w 5c 8h 8q cz dt
mindfulness:4d
miner:45
mineral:p dg
mini:s
minibodeg:17
minicarg:bh
minidisc:2a
miniexcav:bh
minim:v 10 1v 1w 2o 2u 34 3c 6k 6m 6z ag al b6 bb bc bz c7 cc
minisplit:8
ministeri:bb
minut:n 22 2f 2h 2m 2t 3y 3z 4c 4r 4v 50 5h 6k 70 7r 7w 8q 8r 8s 8u 8v 9d 9j 9o a2 a7 aq cl dy
mio:5v 6g dp
mir:7 13 2m 2x 3d 3v 45 4c 51 52 55 5e 5r 65 7f 7j 7k 7r 8a 8r 94 9g 9u a3 a9 bl cp d7
mirador:cc
mirind:7h
mirrorless:5a
mis:22 25 cn
misal:8h
mish:5h
mislat:d4
mism:j r 20 2q 2w 3v 42 45 48 54 5b 6a 6w 7i 7q 7w 86 87 89 9c 9d a7 ae ag am b4 bh d2
mit:1l 3s 4r 7q 82 8d 98 ak b0 bj bt cn d3
mitad:ax bz
mix:2z
mixt:r 9g ax b2 b4 do
ml:34 8c ax b8
mm:1 ad ag b0 b3 b6 b9 bg c8
mn:5u
mobiliari:a0 ci
mochil:2n 7b 7m 8j 9j b9 cs cy dz e0
mochis:bu
mod:5a
model:2c 57 5t 5w 69 7c 85 8t 8x 8z 93 9c 9j af c4 d1
modif:5f
modul:d k 2r 6x 9v a7 bj bl d1
modular:c0
moh:15 bp
moj:4 3o 4g 57 5r 90 ai c0 e3
mojac:27
mojador:11
mojit:2i
mojon:c3
mol:2s 35 39
molar:42
mold:44 7l af ag ah ak
moldur:f d8
molest:3h
molin:2s 35 af
moment:e4
moned:7g a1 d1
monegr:c1
monel:al
monfrag:u
monitor:29 2k 3o 4e 4g 4h 4n 52
monitori:9e
monodept:16
monofas:a
monofloral:5p
monom:4
monopatin:64
monotribut:10 91 cr
monovolum:cg
monserrat:3k
monster:7p
mont:3 6 d i j k 16 1m 1y 2b 2l 2z 3e 5n 5p 5q 6b 6f 6t 87 9r aj aq b3 bn bw c8 dm
montacarg:as
montaj:k 1m 20 22 27 2l 2o 5n 5y 6s 6t 6v 7k 8g 8v 9r 9v ae ai bl bz c0 c2 e5
montan:67 7o b8
monteri:bq
monterrey:8 d 4x 6m 8p 9k ae
montevide:3t 50 bc
montur:43 dl
moodl:a7
moquet:e 12 7s
mor:38 9z
mord:4a ad
mordelon:5i
mordi:5f
moreli:2j 4q b3
moren:2u 5l 8w
moron:5m e8
moros:ch
morter:b5
moscatel:31
most:34
mostacill:7v
mostol:k 2a
mostrador:75 9v a3 aa
mot:l 5v 62 6f 6k 6p 74 c7 cg cr
moter:1v
motiv:2h 5d di
motor:o 1h 5z 60 67 68 6c 6d 6e am aq b1 bm c6 d4
motoriz:l o 1h ar
motorreductor:am
motosierr:7j bw
mov:a 22 6n 9d 9n ar
movil:b n 1h 1m 21 22 2i 2k 2x 34 71 7x 87 8s 8w 9o 9t a8 dv e8
movimient:c 8t c4
moxibustion:40
moz:16 1u 73 cq
mp:c
ms:9m
mt:62
mtb:67
mts:1c 1d 1m 3e 84
mty:8u
much:y 2m 64 67 71 ab ca
muchach:3v cs
mud:z 3s 67 7u cq
mudancer:6l
mudanz:16 e6
muebl:5 e k z 17 18 1k 1o 4o 55 6l 6s 7f 96 a5 az b3 ci
muel:42 5j
muell:1j 4e 7r al c5 cf
muerd:5f ak
muert:1k 37 4p 8o b1 cx d2 dy
muestr:36 8c 8j 8o 8u 9p ag aj al am ax b4 b8 ba bc bd c7 de dv
muestrari:1i 1j b9
muev:j l 1f 1p 31 3x 4c 5m 9b ci
muj:z 1x 2v 3a 3z 4b 50 62 6x 74 7d 7h 8p ce dl e1
mujer:4l 5c
mult:6r 97 cg cr
multicap:4
multidireccional:1m
multiespectral:8z
multifloral:38
multifuncion:9z
multifuncional:9z
multinacional:4z
multipl:6n
multirriesg:9f
multisensorial:53
multitunel:bz
mund:e7
mundial:6y 7h
mundodisc:76
munec:20 4b 7a a7
munequill:d7
munequit:8t
muni:y b2 c9
munich:4x
municipal:1p 26 4g 4l 4t 72 73 8a 8r d8 e1 e3
municipi:u 2m 3s
mur:q r v x z 11 15 1o cd
mural:da dg
murall:v
murci:1c 28 2l 2y 4u 5d 6b 7p 9g 9j aj bd d9
murcian:br
muri:18 2t 3z 4b 6x 76 7p br cz
muse:8a 8t d8
musg:da
music:24 26 2r 3v 4q 6j 8s dt
musical:4r
mutu:3x a7 ab dw
mvp:7z
n2:50
n5:50
nac:6i bo
nacer:4y dt
nacimient:8l
nacional:4z 9a 9c du
nad:7 b d i o p t u 1d 1h 1k 1m 21 28 2k 2r 2x 38 3b 3d 3p 40 4g 55 5n 66 6g 7a 7b 7f 7i 7m 7v 88 8r 90 97 9b ab b1 bx cz db dj
nadi:5 9 q z 1b 1q 1u 1w 23 2m 2o 33 3h 3v 3x 3y 4n 5d 5p 5r 6k 6o 6z 82 85 8d 8n 8z 9q bx c7 cb d6 db dx e0 e5
naft:7j
nailon:ah
nak:1y 62
naranj:34 38 48 5x 6f a8 by
narin:35
nariz:31 4b
narvart:4a cb dz
nas:c2
nat:3b 6m
natacion:4g
natal:dy
nativ:1a 4w 4z 50 8l dp
natural:5a 71 7s 8x 8y 9x 9y dk dl e5
naucalp:1w 6q aj dv
nautic:6c b9
nav:o r 1p 60 6d 6l 8k 8y a9 ae ar ay b2 bf bl bs bz c1 c3 cf
navacerr:1t
navaj:49
navarr:1m 30 65 9l
navid:2e 2q 58 6q 7v 9l ce dh
navision:81
nda:96
nebuliz:w
necesit:1 2 8 c h o t u x y 14 17 19 1i 1k 1p 1r 1y 27 2c 2e 2f 2h 2l 2n 2x 34 37 3e 3g 3j 3m 3n 3q 3u 3z 42 49 4b 4k 4s 4u 4v 4x 4z 51 54 59 5c 5d 5q 5u 5v 61 6a 6e 6h 6n 6p 6q 6r 71 75 7j 7y 80 87 8l 8r 8t 8u 8w 93 95 9d 9j 9l 9x a4 aa ac af ah ak ao ar ax b7 ba bh bv c4 c5 ci cm co cq cs ct cy d1 d8 dc dk dl dq dx e3
nect:34
negat:bq e1
negoci:2p 2w 7z 88 93 95 98 9h 9k
negr:9 h m u v 15 1p 2o 4b 4o 4q 5a 73 76 7b 8c 8k 98 aj b0 b6 b8 bf bq d3 d8 da de
neiv:c2 dx
nem:5n
nen:3m 3r 5m 69 cy
neopren:c7
nequi:6i
nervi:2p
net:80 cn cp ct
neumann:8u 8w
neumat:5q 5y 68 bu c7
neurolog:40
neuropediatr:53
neutr:8u az
neutral:dw
nev:1t 4m
never:p w 18 1l 1n 5r 6o 6x 8i 9v bd dw
new:4d
newslett:8n
nez:51 5y 8f 9p b1
nezahualcoyotl:61
nich:dr
nid:1 2 6t
nie:9a a5
niebl:c5
nieg:2f
niet:4t 4y 5g ah e6 e8
niev:1t 2j 4n 5y 7m c8
nimf:aw
nin:0 e l v 1o 1t 20 29 2a 2j 2w 34 38 3f 3j 3q 3r 3s 3v 41 45 4g 4h 4l 4m 4o 4q 52 53 5s 5y 61 6b 6g 6i 6z 79 7l 7s 97 9x a5 au br c1 ca ck cm cw d4 de dg dw
niner:3q
ningun:b 1r 53 67 6h a6 dd dt
nintend:72
nirvan:4p
nitrat:c9
nitric:ay
nitrogen:5y
nivel:8 g k r 1f 1o 4g 4i 4k 4w 4z 5s 7i 9z ar c6 dp
nixtamaliz:2s
noch:5 8 t 12 2c 32 36 3g 3h 3i 3j 3m 3p 3t 3u 43 4k 4l 4x 56 5g 5j 65 6n 73 7k 7r 9l a1 a2 bk cb cj cl cn cq ct dj dn dr
nochebuen:12 2u 6u bn
nocheviej:7d
nocturn:15 5a 61 63 9b 9e a2 a8 bv cg cq
nod:80
nodul:af
nogal:c3 d7 dc dt
nom:a 57 6t
nombr:2f 3g 4b 8b 8g 8p 9c 9o a5 ab d9 dd de dh ds dt dz
nomin:74 93 9z a9 ca
nominal:7w
nonn:2t
noquis:2t
nordelt:2i
nordic:z 7o 7r 7t
nordmann:e5
norm:8o 8r a9 ai av ba
normal:3w 6n
nort:10 1d 2i 2n 6a 6i 92
nosotr:j r 18 1x 23 2p 3t 4v 5s 8p 93 9e bh by cl
not:52 86 9o a6 c1 cj
notari:6s 8l 8m 95 9d c3 dw dx
notebook:d2
notif:7z bb
novecient:cv
novel:76 8n 8o
noveld:6n
noven:do
novent:1k 28 2o 2x 4h 7a 7r 8h
novi:1o 1y 20 25 2b 2d 2e 2g 2m 3l 3p 49 4f 4z 7c 9a cp dp
noviembr:6 x 1t 20 26 2h 2k 2o 39 3f 40 4l 54 5j 5x 7p 7s 8c 96 ax bw cp cu dq
novill:bq
novillit:2u
npk:bo
ns200:63
nub:b 83 87 8z bv
nuc:49
nucle:5m 5p bt
nud:5i
nuer:4y 8m
nuev:9 a e k o 1a 1l 1o 1q 24 35 3a 3e 3p 3r 3x 3y 4h 4j 4n 4x 5d 5g 5q 5w 5x 5y 62 63 64 6e 6r 6u 6x 7i 7j 7m 7q 7y 80 85 8f 94 96 9d 9p 9y a7 ab ar au bh cf cy cz d0 ds dw e4 e7
nuez:1y 2j
nuggets:3c
numer:2b 33 6r 81 87 8f ax
numerit:2f
numerolog:dy
nunc:4g 4n 5t 7n 8b 94 9u a6 bm
nunez:4e 5e d8
nuno:i k 36 4q 4s 55 64 6a a3 av ct cw dh e2
nupci:dx
nupcial:1y 25
nupec:5o
nutri:dz
nutricion:5u 9n bb
nutricional:8c bc
nutrimental:8c
oaxac:33
objet:71
obligatori:x 2d 4h 4k 4n 5g 92
obra:1 3 b g q x y 19 1p 1q 2r 3u 4z 6w 7q 9e 9l 9m 9u a2 b0 b2 b4 b5 b7 bh bj cu
obrador:2j 2s 3b 6m au
obras:17 3m 7p 84 a2 ce
obsequi:7v
obtur:5a 71
obvi:2i
ocasion:bu
ochent:26 3j 3n 5p 6b 73 bx cn da dc e8
ocho:0 b 17 1x 20 2d 3f 3l 3q 3s 40 41 4d 4h 4w 55 58 5a 5c 5e 6m 6p 6y 73 7f 7i 7t 7v 7w 81 8q 8t 8v 8w 9f 9h 9l 9p 9s a3 a8 af am as bh bj bq bt cf cq d5 d7 dl dm
ochocient:7 bm
oci:5k
ocpp:bk
ocr:a9
ocres:b4
octav:70 74
octavill:8f
octubr:2 17 1p 1y 1z 2e 2l 34 3i 3m 4e 4o 4v 56 58 5y 66 79 7l 7n 8g 8h 8v 9w a6 aq bc bo by c5 cf cn cq d6 db dd dy e2 e7
ocult:m 1d 1f 9h
ocup:d j 17 19 27 2c 2l 2s 2y 3v 42 7q 99 9v ai ax by ck
odi:9u
odo:81
oe:6r
oek:b9
oepm:9c
oest:o 43 bv
ofens:23
ofert:7 3c 5o b7 bl
offset:8f
ofici:2h
oficial:3k 7w bl
oficin:e 11 14 1o 2y 3o 4c 4d 4z 67 6k 87 8v 8y 91 9f 9x 9z a0 a4 bf bj ce cf
ofimat:56
ofrec:3y 5k 5s bx cj cs dp
ofrezc:dk dp
oftalmolog:43
ohi:4w
oid:4o 4p 5i 8q dm
oig:6y
oim:w
oir:3t
oirs:d3
ojal:1e 2a 3a 3h 59 5a 5d 6s 8g ae
ojo:r 42 43 47
ojos:3b 47 5i 7v
ok:ck
okr:9r
ola:h
olavarri:32 c0
ole:57 7f d8 df
oled:6y 72
oleicol:9p
oleri:5w
oli:4v
olimp:7k
oliv:2r 7j 7n 7p bj bx c1 dc dt
olla:n 33 7u b8
ollas:4s 7u bc
olor:t 12 c8 ck
olot:dd
olvid:1a
omeg:7d
once:6 23 2t 32 3f 3m 3p 4s 5j 5u 6n 7w 8l 8q 8w 98 al b3 b9 bf ca ch cv cw
oncolog:8m
onda:z 1i 4p 8n cf dn
ondas:2d
ondul:1h 1s av d8
ondulin:0
onlin:2q 36 4p 4r 4u 4x 50 54 5b 5u 6q 7y 8e
ontinyent:4t
onzas:7g
opac:91
opcion:1u 1z 2i 3a 3m cg
opcional:6g ax dt
oper:1b 22 3g 3w 6q 8l 9k 9o as bg bh bi bv c9 cq dm do
operari:3a 9l 9r a1 ar bf bh
opin:9b
oport:dp
oportun:9e
oposicion:9y
opositor:51
optic:dl
orden:51 5t 8b 8p 9i 9j 9m 9n br d1 e1 e6 e8
oregan:39
oregon:i
orej:44 4b
orejon:2z
orens:36
orfeon:dm
organ:25 2b 5t 88 b2
organiz:2k 2p 3k 4f 57 5p e0 e6 e8
orient:12 53 5b 74 8k 95 aq
oriental:5n
orig:6p
original:1l 63 6r 7w 9d d1
orill:3h
orin:12
oring:c7
oro:22 7d d0 dh
oropes:1g
orquest:24 bi d5 do
ortofot:8z
ortografi:52 8o
ortoped:5l
ortotipograf:8o
orug:bw
oruj:33
osak:50
oscilobatient:l
oscp:86
oscur:9 1i 20 2k ax dl
osit:38
osmosis:6d c9
osmotiz:11
osorn:38 bn
osteopat:3x
oticon:44
oton:2 b 8p
otorrin:44
otra:5 b 1j 2y 3c 3t 42 48 4a 74 7b 83 8r 8t 8u 97 9a a5 aj bq ca cg ct d0 dd
otras:43 7p cb
otros:4t 6f 71 81 89 8i a3
ourens:2u b3 ds
outfits:e7
outlet:7c
ovall:an
ovej:2w bp
overol:ba
oversiz:dl
ovied:h 35 3w 57 7g 83
ovill:dd
oxid:u 1p aj
oxigen:c2
oye:l d3
oyent:8v
oyo:2k 4q
ozon:60
p45:73
pa:
pac:1v 9i bp c1
pachec:b2
pachelbel:25
pacienci:52 cw e8
pacient:8u 9t ct e8
pack:2k 3a 4j 5c aa au
packs:32 34
pact:96 97
pad:4s
padel:2l 4i
padr:1e 2g 2l 2v 31 3g 3t 47 4b 4q 4u 5m 6y 8m 8p 8v 97 9c cx df dt dy
padrin:dt
padron:4z du
paell:1u 3l 58
paes:4u
pag:7 d 2x 3v 42 7y 7z 82 8e 93 99 9e a5 ab b1 bw by ch cr cs dc
pagari:dd
pagin:21 7x 88 89 8e 8h 8l 8o 8p 8y 96 9i 9z
pagod:27
pain:5g 7m bs
paintball:3p
pair:5s
pais:2p 31
paisaj:1a 7f df
paj:bp e5
pajar:62 bx cg
pal:1t 2p 2x 3d 3j 4j 5v 5w 62 65 6c 6d 6l 6m 6q 6v 6w 70 75 7f 7q 7t 8g 9e 9g 9v ao ar as av aw ax az b2 b4 b6 b7 bl bm bn bu c4 c7 c9 cq db dy e7
palabr:88 89 8l 8n 8o av dh dt dw dy
palenci:2s 3c dr
palenqu:33
palerm:10 3a 53 58 5u 6k 8y 9j dy e2
palestr:4m
palet:z 8b
paletiz:aq cr
palets:7n
pali:5x
pallets:b4
palm:2z 3l 5s 68 cv
palmer:1c
palom:2a
palosant:d5
palt:2y
pami:41
pamplon:e 3d 40 4e 78 7f 7t 9k 9y b6 ca dm
pan:2s 3c 3i 4z 7u 85 a6 aq cr dh
panaderi:2x 69 cr
panal:3s ct
pancit:7c
pand:6h
pandemi:3h cd
panecill:1z
panel:d 1d 5t 6e 7z 85 89 9p aj b6 bl
panic:1u 4g 54
panif:9u
panoram:42
pantall:b 23 3y 6v 6y 6z 70 7t 8d 9v 9y aq bz d1 d2 d3
pantallaz:9d
pantallit:6
pantalon:2o ba
pantaloncit:79
panteon:ds
pantograf:d9
panton:8b b9
panz:5n
pap:5 3c 3t 3w 55 6c 8h 97 9d b1 bq bu cz d9 dx
papayer:24
papel:f 14 1r 1s 2f 2h 2n 2r 33 4x 5k 5z 62 6e 6f 7d 7v 7z 8h 8i 9s a0 a9 av b2 bb be bq bu di dr du e1 e6
papeler:14 c7
papeleri:8b
papill:am
pappardell:2t
paquet:20 3m 4a 69 6p a0 a3 bt cr
paqueton:bp
par:1 3 8 9 e f q 16 1k 2b 44 4i 5l 61 6n 6y 74 7d 7f 7i 7k 7l 8x 95 9p am ap bf bk c0 c8 cp cs cy d0 dm
paracetamol:45
parader:ab
paragolp:5z
paralel:4n 91 at
parametr:c4 c9
parametriz:81
parc:b 35 7h
parcel:r y 1a 26 3j 8z bx c1 cc
parcer:w
parch:48 4s 55 d4
parcial:4v 94
parec:69 71 7d 7i 7s 7t 8a 8x a8 dj
pareci:2z 8c
pared:e f i p r s z 27 34 dm
parej:k 2e 2p 3i 3y 3z 4f 4i 58 5c 6t 9g c1 cb cj dv dw e6
parezc:z 4b
parider:c0
parient:2p
park:ao
parking:o 3g
parkinson:ct
parlant:2a 2k
parot:6u
parpade:1l a4
parqu:4c a1 ds
parquet:h 1q
parr:7p
parraf:8u
parrand:24
parrill:3j 6w
parriller:cn
parroc:25 af
parroqui:25 2k 78 cz
parroquial:4r du
part:7 15 1c 2u 3w 46 4e 4k 5j 6c 6e 6p 6y 7w 80 9d ac br cn co d7 du
parter:46
parti:n 1s ah ak be dc
particion:97
particip:2a 3o 59 5c dg
particul:3w 41 7d ce ck
particular:f ch
partitur:4o 75 do
parvulari:cw
pas:2 3 4 5 a g l m p v 11 19 1e 1l 1m 1t 1u 1x 24 2a 2e 2k 2l 2n 2o 2r 2x 2z 3a 3d 3j 3r 3v 3y 49 4e 4f 4h 4j 4n 4u 4z 54 57 5h 5q 5v 64 6a 6r 6s 6v 6x 77 7k 7l 82 8h 8l 8q 8t 90 91 92 9b 9n a9 ae au b2 b6 b7 bi bk bn bw bx c3 c4 e1 e2
pasaj:10
pasajer:6j
pasam:3m
pasaman:1p
pasarel:2l 7y dl
pascu:37 4r do
pascuer:e5
pase:3t 4h 5e 67 6j 8t d4
paseador:5e
pasill:f g 12 1o 1q 39 5i 6q 7f 9v a1 ar cq e3
pasiller:7s
pasiv:y 74
pasodobl:4f bi
paspartu:d8
past:1a 1b 26 29 3d 58 5k 8h bd bp bq
pastel:2b 3f
pasteleri:2x
pasteuriz:34 bc
pastill:3t 3z 5g 5h 5x 6a 6r ct d4
pastor:1w 2w 5f c0
pat:1o 30 4b 5i dc
patat:3c 8f dq
patent:6d 9c c5
pati:8 q t w 15 18 1a 1g 29 3s 57 5g 6w 7n an bh cc ck db dg
patill:49
patin:o as db
patinet:64
patolog:x
patov:2n
patrici:a1
patrimoni:9h
patron:2m 3l 59 ba dd
patronaj:59 ba
patronal:24
patronat:9n
paus:e3
paut:5f 5u
pav:bs
paviment:15
pax:1o
payas:5n a8
paz:66
pc:70 82
pda:cq
pdf:4y 8f 8q a9 du
peaj:6j e0
pearl:4s
peatonal:o 1m ce
pec:5n
pecer:5n
pech:e2
ped:7 n v 1a 1h 2i 2y 3d 45 57 5z 6n 6q 70 7y 83 8d 8l 9l a0 a3 ak al au b1 b6 c5 cq db e8
pedal:59 67 69 7a d4 dd
pedale:68 7k
pediatr:v 4k
pedicur:4a
pedigri:5m
pedr:3i
pedregal:5l
pedreri:e3
peek:ac
pefc:bw
peg:g 1c 1h 1n 3o 43 4l 55 64 7v au av c1 cm cq cu
pegament:g
pegatin:bl
pegot:57
pein:2d 49 dl
pel:2y 3c 3m 48 5d 5i 5m 60 6p 72 7p 7t 90 9f 9m az b1 b9 bg dk dq
pela:75
peldan:j b8
pele:2n
peli:6s
pelicul:22 2g
peligr:s
pellet:3 7n bn
pellets:2 3
pelot:4e 4k 6y
pelotaz:l
peluch:7a dz
pelud:v
peluqueri:48 5i ce
pelus:b6
pelvic:46
pen:1v 30 3f 5v 6u 7w 8j de e6
penafiel:1y
penal:9b
penaliz:96
penalol:b2
pendient:1a 1e 8x d0
pendriv:d2
pendul:cz dy
penetr:86 ak be
peninsul:30 6k
peniscol:3j
pens:3n 3v 4s
pensab:1h
pension:3g 3n 5g 5k 7x 97 9h cb cl
pentesting:86
peon:16 cs cu
peoni:20
peor:51 dy
pequ:3r 3s 53
pequen:e p 2z 31 3r 57 6z 74 79 9u a4 ca ck dr
pequenit:5m
peral:bx
perch:cp cx
percib:9p
perclor:e3
percusion:4t
perd:4 1l 3c 44 4c 4o 6j 83 8d 9h c5
perdi:5k 5m 7y aa b6 bg ch cy dz
perdon:e0
pereir:20 32 4t 84 dc
perfect:1i
perfil:1 l 49 5b 65 8a 9k af b0 b7 c7
perfor:u 4b b4
pergamin:bv
pergol:i
pericial:x
pericoap:42
perimetr:1d 7p
perimetral:1f
period:18 4v a6 dr
perit:8l 9f 9y
peritaj:5z
perl:5z 7d az bo
perlit:f
permanent:d 49 87 90 bj
permis:y 19 1h 26 2m 4m 54 62 64 6g 6n 8z b2 cr dg
permut:5v 62 c1 cc
pern:al ar
pernoct:6j
perpetu:8u
perr:h n 12 1d 2m 3h 3j 3v 4b 5e 5g 5j 5o 60 65 69 6s 8w 9f 9x a5 bp ca cc cj cr cy d6 df e3
perrit:3g 5i df dz
pers:1y 7s e3
persian:b c l 13 1n 6k ce cj dg
person:u 10 14 1g 1u 1v 1w 1x 24 26 27 28 2h 2i 2j 2k 2n 2r 32 3f 3g 3k 3l 3m 3n 3o 3r 3t 3v 47 4f 4m 50 58 5d 5e 5r 6i 7m 8d 8p 8t 8x 8y 93 9j 9l 9p 9s 9y 9z a5 by cb co cs dp dq dt dw e8
personal:14 2n 35 40 4c 4l 5c 5q 9g 9y a2 cm e0
personaliz:2q 38 47 81 dt
pertig:11 dk
peruan:9a
pes:8 d 3z 4c 5k 6k 6n 71 73 77 7g 7k 97 b1 be e3
pesaj:ar b1
pesc:6m
pescaderi:aa
peset:7g
pesquer:c2 c5
pest:bs
pestan:2d 4a
pestic:3d
pestill:bg
pet:79
petanc:d9
petarde:63
petrole:ay
pfo:7u
ph:bz ci
phishing:86
phonak:44
pian:16 17 4o 75 d5 d6
pib:1f 2n c9
pic:5 19 30 31 4r b6 bh bp bv cn
picador:bh bv
picant:39
picking:6q cq
picotaz:5z
picual:30
picud:1b
pid:0 2 r x 19 1n 29 2y 2z 3c 41 4h 4z 51 56 5m 5o 6p 6r 6s 74 7d 7w 86 8l 8o 8q a2 a5 ad aw b9 bb be bl c4 di dq dr
pidi:2e 3e 8f
pidier:9g
pie:1d 2h 2l 3k 5w 7e 7l 7t 9g a3 as b9 bp bw cd ce
piedr:r v 15 1e 1z 2s 3y 5z b8 bh c9 ca
piedrit:d0
piel:25 3c 4b 6s 7b b9 dl
piens:2c 5o bp
pierd:5t 5x 5y 63 6y 9n 9q ap e8
piern:5 1c
pies:4 6o 6t 7s b9 be cp
piez:0 g 1i 1z 25 2f 2u 2w 57 5l 5x 6a 6b 6g 6l 6q 6s 76 7a 7b 7h 7o 7s 7u 7v 8j 8n 8s 9r 9z a8 ac ad af ag ax b4 b9 bb bf c4 c6 cl d0 d1 d5 d7 da dd
pijam:n 79
pil:i 1f 2m 44 4j 5k b3 b4 cz dt
pilat:4e
pilet:4 cj
pill:66 92
pilot:6n 8z bb
pimenton:39
pimient:39 au bz
pin:i 1c 1f 3j b3 bw c0 d1 dr e5
pinat:2a
pincel:dh
pinch:23 2v 6a ab di e8
pinchadisc:23
pinchaz:5y d4
pinganill:2p
pinon:am
pint:e f 15 1p 5z 8f ah aj az bf df dg dh
pintac:2a
pintacarit:2a
pintor:e 7f
pintucarit:2a
pintur:f v 19 1p 1q 5z 79 c5 dg
pioj:7w
piol:7b
pipet:bd
piquet:29 5k
pirat:2a 2c 7a
pirine:36 4y
piromusical:2m
pirotecni:2m
pis:6 e f g h l p q 11 12 13 15 16 17 18 1h 1i 1m 1q 1r 1y 3n 3p 47 4c 4e 4f 4n 5h 5m 6f 6m 73 7i 7n 84 99 a3 a4 a5 an ar az bg c1 ca cb ch ck cm dx
piscin:1f 1g 3g 3h 3j 3p 4g 6z ay c3 c9 ck
pist:1d 23 29 4h 4i 4n 5k 8w
pistach:2j 2z
pistol:cq
pit:c 44 9w ap
pitch:4j 9i
pizarr:43 9y a7 b8 dh
pizzer:3e
pla:ah
plac:9 f k o 1l 1s 65 6x 9x ad ai ak b6 cn d9 e1
pladur:3 f 1q
plafon:7t
plan:b i q w y z 1a 1k 1m 1o 1s 22 2f 2m 3p 4v 51 5b 5e 5o 5u 6v 86 8t 95 9h 9m 9u ac ak al ba c3 c4 c6
planch:9 3e 3v 6u 8i cm cn e2 e3
plane:3o
planider:dk
planif:8a 91 9q
planific:91 9h
plant:q s y 11 18 1a 1p 26 27 3q 43 4l 5b 5h 5n 6i 6t 99 9j 9k 9l 9m 9r 9s 9x b2 ba bc be bf bi bm c9 ce dt e4
plantacion:1a bw dt
plantill:1p 47 55 8n a8 cy
plaquet:43
plasenci:15 b4
plastic:e 1h 1z 28 2u 5w a1 ag b2 b3 bz d7
plastilin:41
plat:5 t 28 2o 3a 3b 3i 4i 5u 6a 6h 7e 7g 7q 7u 86 at co d0 d2 d9 da
plataform:1 1c 2q 61 6e 6f 6l 7i 8v bh bk dg
platan:1c 2y 77 av
plate:7w
plateri:7e
play:2h 3g 5d 62 6c 72 7z cf cj ck dz
player:de
playmobil:7a
plaz:5 a x 1l 1w 24 2k 2r 3e 3n 3s 43 4c 4k 5g 5p 5x 66 6c 6i 6j 6s 7f 7g 7m 92 99 9i 9s 9y a0 ak c0 c3 ce cg ci cl cy d4 d7 dc dr dz e0
plc:aq
pleg:ad
plegabl:5q 7k 9v
pleit:97
plen:2i 3c 3e 4d 8r bi
pletin:b0
plieg:ad c4
plis:s
plom:1q 4m b1
plomer:4
plomeri:a4
plots:1f
plott:8g
pls:3d
plum:7m a0 b4 b6 bg bp cj e3
plumill:dh
plus:cq ct
pm:2d 9m
pmo:9m
pmp:9m
pnb:3l
png:di
po:1 k 1e 3b 4u 52 5g 7f 7n 8q 93 9l 9n bj cc
pobl:d6
poc:60
pocit:7t
pod:1b 1c 1y 26 9d b2 bw bx cs
podcast:dm
poder:9d
podi:c
podr:0 i 1f 1p 22 4v
podri:4t 7k 8z c2
poe:84
poem:76
poemari:8h
point:9q
pokemon:7h
pol:ac ba de
polac:4z 8l
polanc:a4
polar:7r
polariz:8k
polest:4e
poliam:ag
policarbonat:1h
polici:c 19 51
polideport:7k
poliest:7s c7
poliestiren:b6
poligon:54 a2 cf
polimer:7v
poliniz:bt
polipast:bg
polipiel:1j
polison:dj
polit:9t
poliuretan:az
poliz:61 85 9f ch
poll:2x 5u
pollit:bs
polv:h 10 1j 2j 39 4i 6z aj bb bf bp bt c7 cf
pon:0 5 6 9 a c d f h n 1d 1e 1f 1g 1h 26 2z 3b 3f 3p 5c 5d 5j 6h 77 7c 7h 7j 83 84 8b 8r 8t 8v 8z 9r a5 b8 bv ck cz d9 dj dv
ponch:dd de
ponedor:bs
ponent:9w
ponferr:4r b0 dh
pong:0 3 q 1e 1m 1z 23 25 3u 4c 51 5u 8e a3 a8 b6 ci co d0 dg dm
poni:39
ponis:4h
pontevedr:2k 97
pop:24 4r 6d 8w dn
popul:7w
por:c6
porcelan:g k 7e 7q ds
porcelanat:g
porcentaj:9b
porch:i 6w
porf:n 1y dz
port:6e 7y 8e 8v a6 bh cb
portabicis:66
portabil:87
portal:n t 1t 93 c8 ch cx
portamot:6f
portatil:48 70 8y bd bk d2
porter:ch
portic:ae
portitxol:3l
portland:b5
porton:o ae cf db e4
portug:50
portugal:66 91
pos:21 df dl
posavas:dd
posguerr:8q
posibl:cp cs
posicion:89 ar
posit:5f 9b
posnet:aa
pospart:46 4c
pospon:8z
post:1d 3w 9r aj bi bk c0 d8 dn
postal:6k
posterior:6c
postoperatori:3w
postr:3f
postul:9i
postur:4d
pot:2
potenci:a d3
potrer:cs
pott:76
pow:56 85 9q
powerpoint:a8
poz:u an c1 c9
pozuel:13 4i cw
pp:ag
ppa:o
ppap:c6
ppp:e1
ppt:a8
pq:5c bo
practic:54 58 5b dp
practiqu:73
prad:24 27 2x 5k 7j bp
precis:9 m w 1z 2o 39 43 4x 5h 60 6a 6j 7n 7z 8d 8i 8q 94 9l 9n a3 aj b3 by cg cz d2 dn
precoc:3c
predict:85
prefabric:r
prefer:1 cg
preferent:3x 40 6p
prefier:t
prefrit:3c
pregunt:q 1x 5c 6o 7p 8g 8k 8u 9j 9u a7 b1 b5 bk bl
preinstal:a
premarc:m
premezcl:b5
premi:2h 5f
pren:bq
prend:20 54 59 79 82 ba bw
prens:34 7i 88 8y 9w a6 ad ag ak ao bf
prensador:ao
preocupacional:45
prep:2o 9i
prepar:1x 21 30 3v 46 4s 4x 4y 4z 51 58 5i 60 6q 9n cq
prepart:46
presenci:9s
presencial:3z 4w 4y 56 82 94 9m a7
present:4r 6p 90 91 9j 9k 9p 9r a8
president:a 32 9n
presion:t 15 an ap
prest:32 3j 4h 4i 4p 5a 5k 75 7f 9j bv cd ci dq
prestam:9g d3 d4
prestashop:7y
presup:89 ba
presupuest:ch
prev:85 bi
prevencion:9u
prevent:a4
previ:25 2d 3x 3y 42 57 5g 77 7c 7g 8j 9a 9d az bi bt c9 d3 de
previr:93
previst:3 51 83 9d
prieg:ax
prim:7 1m 21 22 23 2i 2s 30 32 3d 4f 4g 62 67 73 7g 7v 86 8r a4 aj az c6 ck co cw
primari:52
primaver:1a bt
primer:2 r y 1i 1o 2n 3f 3h 3q 3u 40 46 4b 4c 4p 4r 4v 4w 5c 5e 5j 5u 6o 6p 6u 76 77 7h 7r 88 89 8p 8w 8z 97 9b 9j 9v b6 cc ce ct cw d6 dl dr
primit:7m
principi:5 1q 4d 4h 4j 4n 4q
pris:43 e8
priv:21 2r 3f 3i 3s 4o 7c 8y bi
privi:73
pro:4j 5o ci dm
prob:15 35 44 46 57 62 6y 71 ah cz
probabil:4u
probador:7c
probet:b5 be
problem:4v
proced:9s
proces:5c 9s
procesion:e3
procesionari:1c
procrastin:5c
procreat:8e
procur:df
produc:32 8v a7 ag
produccion:81
product:10 1x 20 3d 5b 6q 7y 8b 8n 94 9j 9w ay cn
productor:34 8r 8w 9w dk
produzc:8w bc
prof:4k 4v d9 dp
profesional:2d 3u 3w 41 46 47 4a 5f 5i 5u 64 7y 8m ci cr ct dv dw
profesor:4i 4o 4q 4t 4w 50 55 76 84 9z d6
profot:8y
profund:1e 60
program:b 4d 56 5d 7h 7x 7z 80 8d 8v aq bi bz cl
progres:43 4r ak
prohib:cf
project:9m
prolong:ab
promedi:ci
promes:89 bb
promet:7a 85 dy
prometi:2m 4m 7w
promotor:8t 9e
pronovi:7c
pront:1e 54 7u
pronunci:4y dt
propan:bn
propel:6d
propi:0 a 1b 1k 1o 23 24 26 2o 2u 33 36 3s 3w 41 4a 4k 56 59 5a 5d 5g 5q 5s 65 6h 6u 7l 7q 7x 85 8g 8u a7 a8 af b4 ba bj bv cr cu cw d0 dn
propied:e4
propietari:n 1b 5k 99 ch ck
propin:2o co
propon:3
propong:1a
proporcional:ao
proposit:5c
propuest:j z 33 3m 8b
proteccion:a 43 4l dg
protector:n 5f
proteg:e 9c
protein:bb
protesis:ac
protest:cf
protocol:9q 9t
prototip:7z 8d 9j c4
proveedor:2p 2u 3b 87 94 9m ag
provident:13 3q 45 4q 60 9x cz d4 e2
provinci:a 2m 97 bq
provincial:d7
provisional:9m
proxim:5w 9v dw
proyect:f p s y 1a 1m 1n 3e 70 9m ae bz dn
proyector:9y d3 e1
prueb:1y 2d 2e 2f 2k 2w 44 4l 4r 4w 53 5m 5v 62 65 69 7j 7s 80 86 8d 8f 8h 8o 8w 9p ak bc bg bi cx da dj dv
ps4:72
ps5:72
psicolog:3z 57 ce
psicopedagog:53
ptr:b0
pu:36
pua:4p
puas:c0
public:1r 7h 7z 8a 8p 9c b2 c3 ci
pucher:ci
pucon:3h
pudahuel:cq
puebl:3 j q 1v 1z 2l 2m 2s 37 3h 4t 6d 6r 7c 8e 8q 8s 9h a0 au bb bl bw bx ck cr cs da
pued:5 n 17 19 1e 1h 26 27 4o 56 5g 5i 65 6g 7n 7w 9d c1 ca cf cg cu d9
puent:l 2k 3c 52 6n 6z 93 b8 bg cf ct d5
puert:1 b e m 1d 1k 1o 2b 2g 2n 2v 3l 5z 60 62 6b 6d 6q 6t 7d 7m 7q 81 95 9c 9p 9x a3 al az bg c0 c5 c7 cw dh
puertollan:6n
puest:14 1d 1f 1g 3e 3h 4s 61 6u 6v 7n 82 9c 9k 9u 9x am aq au b0 b4 bb bd bo bp bs c8 ci cn cr d4
puj:89
pul:5b 5z 60 b7
pulg:67 6y 6z 70 75 an
pulgon:bx
pulmon:ar
pulp:2v
puls:a 40 87 dn
pulser:2n 7v
pulveriz:ax
puncion:3w
punk:77 dn
punt:a w 18 1g 3d 3m 48 4c 59 5g 5n 6g 7j 84 8z a2 b9 cr d4 dd e4
punte:4p
punter:cy
puntual:10 2o co
punzon:7e ak at
pupilaj:5k
pur:1a 3q 5r 5u 5w 8x 9q bz
purg:6 6a ap
purin:bm
purmamarc:3i
pus:b h 15 2r 2s 35 47 4s 56 5o 89 8n b6 cg dg
putt:4j
puzl:7a
puzzi:12
puzzl:7a
pvc:l u
pyme:85 92 93 95 9s
pymes:90 9q
python:56 80
pzas:c6
qled:6y
qr:7w 8i 9w aa
quad:6f
quebec:4y
quebrach:1v
qued:9 e l n o 10 13 1d 1k 1o 2k 3r 3u 3x 41 4a 4l 4r 55 58 59 5b 5g 5w 64 6r 70 79 7n 7p 7q 7u 8d 8k 8r 8v 9a 9b 9k 9q a3 ad ap as az b2 bg bq bt by ca cj cy d6 db dn do
quedari:5w
quej:4s 8v ap dk dp
quem:2 6 o 1l 48 61 8r a6 b2 cl d3 d7 e2
quemador:3e 6w bm
quemadur:55
quer:3 b g j p q 10 13 18 1q 1v 22 26 2h 2i 2p 2r 3d 3f 3h 3i 3p 3r 3z 4l 5m 5s 65 66 6x 6y 8h 8s 8t 97 9a b3 b4 c1 ck d9 dm dw
queretar:17 1e 4g 6e 7x 9s aq
queri:25 37 dr
querri:dq
ques:2w 30 3b 7i 8b 8s 9s ad av
queseri:2w br
qui:9q 9t b1 dr
quier:3 z 17 18 1e 1w 20 23 2d 2f 2g 2j 2o 2q 2u 2y 3a 3l 3n 3o 3t 3y 3z 47 4c 4h 4j 4p 4t 4v 58 5c 5n 6c 6l 72 77 7d 7l 7z 82 85 87 8j 8p 99 9k 9r 9w ag b8 bc br cb cn cr de do dt dv dx e5 e6
quiet:4l 9h
quilicur:23 9l al cq
quilm:5j 7i cn dm
quilpu:2a
quimi:3d
quimic:v 2r 3j 4v 5t ay bj
quinc:11 17 2f 2v 35 3g 3y 48 4f 4p 5u 6i 6r 6w 6z 70 7f 7n 7v 8p 8z 99 9g 9i a2 aa ad b3 bn bv c5 cm
quincen:1i 6d 7r ck
quincenal:3c 5n 6l 80 82 9e ay bp d4 dn dv
quinch:i cc
quinient:1j 89 9w af
quino:3d
quinqu:7e
quint:3w 5e d5
quirofan:8y
quis:cc
quit:5 e f x 1h 1j 36 40 47 4m 5j 81 82 8x 91
quiz:a7 d3
r1:bo
r15c:5y
r16:5y
r2:ao
r410:8
rabi:4p
racion:1y 3b 5k
rack:6s 84 aj
racks:ar
radi:r 8u a6 bg d4
radiador:6 6r
radial:ad bh
radiant:7
radiat:bw
radiobaliz:c5
radiografi:3x 42 a9
radiolog:83
rae:8o
rafting:3o
raid:d2
raigr:bp
raiz:t 7p
raj:1c 5l 7n af d5
ral:aj az bo
rale:bw
ram:1c 20 39 70 83 c6 da di
ramit:2
ramp:2l 6h
ran:29
rancagu:34 8q ax bi
ranch:5l
rancher:4r
ranci:2z d8
ransomwar:86
ranuncul:20
rap:22 6k 96 9b 9u bk ci df dw
raquet:4i
rar:1g 35 3p 43 45 6b 8v 9p
ras:39 bn
rasc:6a
rasgue:4p
rast:5i
rastr:bu
rastre:du
rastrel:1f
rasur:49
rat:6w 7t d1
raton:w b6
ratoncit:5h
ravioli:2t
ray:h 76 77 9z cg cz
rayon:5z
razon:1g 2z
rc:1c
rcp:55
re:9 4c
reaccion:4v
reacondicion:6x 6z 70 9z
reactiv:bd
reagrup:9a
real:w 5o 7b 7g 8t a6 e1
realism:di
realiz:8s
reb:14 a9 ad
rebaj:cc
rebos:1 u c8
rebusc:77
recabl:7t
recam:8 d 10 6t
recambi:7o bd
recarg:a 44 a1 b5
recaud:ch
recepcion:2o 3g 6q 9n 9t cv
receptor:c 8m
recet:3z 43 45 6k bc
recetari:58
rechaz:9a be
reci:4z 5b 5v 6i 97 bf
recib:d 2y 33 3a 3n 3v 45 93 98 9o a3 ch cv dq
recibi:1p 9n
recicl:a0 av b9
reciclaj:ao
recient:65
recint:17
recital:4o 7w
reclam:96 99 9b ch
reclin:6s
reclut:9k
recobr:9e
recog:19 1x 2b 2o 2x 3v 54 5f 5g 5p 63 66 6g 6k 6o 6u 79 7o aj b1 b2 be cj cs d3 dq e2 e5
recogedor:7j
recogeri:5m
recoj:1h 5n 6i 7q cw
recoleccion:by
recolet:3y 8n
recomend:1l 44 cp ct cw
recompens:9j dz
recompr:7d aw
reconoc:d2
recorr:3k 66 8t at
recort:1b 49 5l 8y b1 dh
recre:4l
recreacion:2a
recri:br bs
rect:j am b3
rectangul:c8
recuent:92
recuerd:6z 8h 8p
recuper:3 3w 86 c3 c8 d2
recurr:91
recurrent:3x
recurs:9a a5 bm
red:1m 32 84 8a ap c2
redaccion:9c 9s dx
redact:5b 5t 99 9t ab dx
redisen:8c 8d a8
redistribu:1q
redond:28 6u 7s 8f 8i ad b7
redsys:7y
reduc:4n
reduccion:4d
reductor:am bf
reeduc:53
reel:dk
reels:8a
reembols:42
reemplaz:n
reescrib:5b
refaccion:bu
referent:10 3q 6b 7y 81 9k al am cj cm
refinanci:9g
reflect:8k ba
reflector:b6
reflex:5a 71
reform:5 1q 4e 7i 7q 88
reforz:4e 68 aw
refresc:34
refri:1l
refriger:6m bd
refuerz:x 52
refugi:4m 50 5o
reg:cj
regadi:c1
regal:30 31 37 3y 4n 58 5a 73 76 7q 7v 8c d8 dd e5
reggaeton:23
regim:by
region:83
regional:8d
registr:t w 1f 1r 2u 32 6m 7z 90 95 9c 9g 9t 9w aa bb bc bd bx cr dm dt dx
registrais:1r
regl:2n 4j 4q 6e cr
reglaj:63
regres:w 6a
regul:2l 6v 7l 7t 98 ai d6 dw
regulariz:y
rehabilit:t 1m cu
rehac:9 ap d7
rehag:0
rein:5p 67 9p bt
reinet:2v
reinici:d2
reintegr:3u
reirn:3o
reirs:4f
reivind:9c
rej:1p 3s cr db
rejill:1 cy d7
relaj:3y
relat:9j
relax:6s
relev:9m 9q
reliev:2f dc
rellen:1y 2t 37 5h au b5 c9
reloj:7d 7e
remach:al c6
remall:ba
remat:1f 59
remedi:dq
remis:3r e8
remit:9d
remolqu:2r 6c 6f 8k bu bv bx c4
remont:4n
remot:6z 80 82 86 8c 8d 8t 94 9n
rend:1a 29 8c
rendimient:bl bv
renegoci:94
reng:ar
renov:4 1j 1p 6x 82 9a dt
rent:26 27 29 3l 66 8m 91 9g bh ce cg
renting:5z 9z
renuev:31 8b at
reorden:z
repar:0 f 1l 1n 5v 5y 5z 6b 6d 8h 9i af ak ao ap aw cy d3
repart:1z 28 2u 2x 34 3c 3d 54 5r 5y 64 69 8f 97 aa cr dq dw dx e0
repartidor:63 69 6m cr
repas:4d 4v 53
repertori:4r 4t cn dn
repet:ad
repeticion:8u
repetidor:84
repint:5z
repis:i 1o
repit:51
replant:bw c3
replic:7d
repon:h 7d cp d7
report:5r 94 9m a4
reportaj:21 ci
reporting:94
reposicion:14 a1 cp cq e2
represent:6p 7f
reproduc:d7
republ:3e
repuest:1l 63 6k 6p 6w 80 ak am an ao au c5 d1
repuj:d0 d9
requer:ca
requier:2k 2v 3u 45 4q 5j 5x 6g 6l 6s 6t 70 7r 85 8g 8o 8y 91 96 9m 9u ae am ap b5 be cw d3 d6
rer:1s
res:2u
resbal:5 bf d1
resbaladill:29
resbaladiz:15
rescat:5j 61 9h d2
reserv:3f 3i 58 7x 7z 83 9n 9o 9q 9v 9y dm dy
reservari:2g 5g
resic:90
residencial:a2
resident:1l 3c 3t 44 48 5g 5q 5x 91 9a 9d a4 b7 cc ci ct e4
residu:s 1t b2
resilient:be
resin:5 42 7v 8x ah ai
resistent:1p 6u 6w 6z 8i
resm:a0
resort:o t al
respet:6j
respir:4d 4r 9z
respond:63 9g 9t ag
respondi:9t
respons:1q 5e 9f
respuest:1l 86 8a 9t a2
rest:18 3h 7e 7q 80 8k bw
restaur:w 1e 2j 2t 31 3b 3e 4y 5n 6u 73 7n 8a 8m 8s 9a cn d0 da ds e1
resuelt:3a 4v
resuelv:3m
result:45 9r
resum:22
ret:63 c7
retapiz:1j
retej:0
reten:63 6p am c7
retencion:an
retin:43
retir:7 l 1c 1f 1s 1t 2t 3n 4c 6s 6t 6x 8k 9h a1 a9 ak b1 b7 e2 e3
retoc:21 8x
retoqu:2d 8x 8y
retorn:2y 34 b4 b7
retr:72 8i 9r ao
retractil:as av
retrat:5a 8x 8y
retret:u
retrofit:aq
retrogr:dy
retroilumin:d3
reun:2r 9p 9w dt
reunif:9g
reunion:o 2p 4w 5d 91 96 9r 9x al dx dy
reus:1r 2z 7a
reutiliz:5r 9v
rev:4i
revel:5a
revent:2b 7w bu
revest:3 p b3
revis:1b 2n 47 5t 5v 62 64 6c 75 78 7a 7i 7k 7l 7o 8d 92 96 9q as bf bu c5 d3 d4
revision:o w 1b 43 5k 5t 5x 65 68 6a 71 8l 8n 92 96 bf cz d4 e7
revisor:92
revist:8o
revoc:v
revolvedor:bh
revolving:9b
revuelv:ai
rexroth:ao
rey:37 7a be
rez:6e
rfet:4i
rfid:bk
ribarroj:cq
riber:7x
ric:3f
ridicul:98
rieg:b 1a 5h 9j ai bx
riel:o 1i
rien:41
riesg:1c 66 9i 9m 9u
rig:1d 8g
rigl:4m
rin:aj
rincon:1a 65 7k
rind:3y
rinon:5o
rio:4w 5a b5
rioj:1m 6p
riosec:c4
ripi:1e
ris:2h 3p
rit:6 2h dt
ritm:4f 4s 53
riv:29 7w
rival:4i
rkt:8w
rnpa:bc
roac:92
rob:c 67 6b 9f a2 b1
robal:2v
robl:h j 1k b3 d7 dc
robot:s 4f 7j
roc:4m 7q b6
rock:24 4p 4r
rod:67 as dk
rodaj:2v 49 8s
rodamient:6f am
rodant:65
rodapi:g h
rodill:1b 3w 67 6b 7b 7j 9y ar bh
rodrig:8s
roedor:w
roid:w
roj:q 47 82 aq c2 db de dz e5
rol:5d ah
roleplay:4x
roll:1i 7q 8g 8i av b6 b9 bp e1
rolls:2g
rom:10 57 5h 6a cb
roman:1i 3k
romanc:dp
romer:38 5p bb
romeri:2r
romp:l s t 2x 4k b5
rompi:3c 5e 6y 7n ac d7 da
ronc:do
rond:22 37 73 8n 9j a2 a3 cr dy
rooib:36
room:3o
roomi:cb
rop:v 18 3v 4d 59 6t 7b 7t c5 ck dl dq e2 e7
roper:6t
ropit:7a
ros:5 20 2b 7c
rosal:7p
rosali:7w
rosari:s 1i 2h 2t 3u 3z 4k 62 63 85 8t 98 a3 do
rosc:ad
rostr:df
rot:0 e t 4f 5q 6i 6w 6z 72 aw c0 c4 d1 d5
rotacion:ap bu
rotat:cq ct
rotiseri:3c cr
rotomartill:7i
rotond:5y
rotopercusion:u
rotopercutor:7i
rotor:6d
rotul:69 8b 8g 8k 9v a0 ad dh e6
rotur:l 3w 6z
royal:5o
roz:m 3q 5z 7k
rtx:70
rubi:g w 32 bq
rudiment:4s
rued:1w 2w 3m 57 5q 5v 61 65 69 6a 6b 6j a6 bv cs d4
ruedit:5a
rug:ac
ruid:1g 2m 8r 8v 9u ce cf dp
rulots:65
rumb:3p
ruptur:85
rural:2 u 38 6x 7u cj
rus:4z
rustic:8h
rut:5l 67 6k 6m 6n 95 a5 cq cr
rutin:e6
ruzaf:58 ca
s275:b0
s7:aq
saavedr:69
sab:4 9 d q u 15 16 1o 24 26 29 2d 2n 2t 31 38 3e 3f 3j 3q 3r 3t 3u 40 48 4a 4k 4l 4p 4q 4s 4y 51 55 57 59 5c 5d 5l 5p 5z 63 6a 6h 75 76 7e 7v 85 8l 9d 9l 9p 9t 9y ab an b5 bx c9 cf cn cp cu cv d1 da db de dj dq dr dv e6 e7 e8
sabadell:19 43 5z 7k
saban:10 3h 3v 7o 7r c9 ck e2
sabi:1v
sabin:e0
sabor:1y 2j 8c 9p
sabri:3k
sac:1 2 7 f q r w 18 19 1b 1c 1e 1t 2s 37 3o 4o 4u 54 5h 5o 5p 5v 5z 6d 78 7m 7n 7q 9d af ah aq ar b5 bn bo bw dy e5
sacramental:du
safari:2b
sag:76 c3
sagunt:s
sahumeri:dy
sal:3 4 6 8 n t u v x 1j 1t 2d 2n 2x 2z 39 3a 3e 3g 3l 3n 3o 3r 3v 3y 41 46 4c 4f 4i 4j 4s 4t 5a 5e 5g 5j 5k 5r 5x 66 6a 6o 6s 6v 79 7f 7k 7x 82 88 8d 8y 91 93 9b 9i 9u 9x 9y 9z a3 a6 al am aq at b5 bb br c2 c5 c9 ce ci ck cl cn cv d2 d8 d9 df dm dv
saladett:2y
salamanc:3f 44 5t 5x 7s 8e 8o 8p 9o e0
salamandr:7o
salari:cm cu
sald:81
saldri:5
salg:2d 3b 46 5f 7r 7v 7x 88 8y 99 a6 cn
sali:4 n o 3x 51 55 6x 7a bo c9
salient:9o
salin:1g
salit:9x
salitr:1p 6w
salm:do
salon:2 3 h z 12 1i 26 2a 2g 2m 2p 3v 4f 5f 6v 7k 7s 9y d3 e3 e5
salou:ay
salpic:ao
salpicadur:11
sals:1w 4f 77 bc
salt:9 g 29 31 4h 54
saltill:ae be
salud:3o 3t 3u 4d 9u bd
salv:1c
salvaescaler:5q
samil:dz
samsung:6y
san:l 1b 21 2b 3i 3j 3n 40 41 46 4s 5q 68 6m 6o 78 7e 8z 99 9z ag ah az b5 bq br bt cf db de dn
sandal:49
sander:5w 6r
sandwich:a1 ae
saneamient:5j 8k bq cd
sangr:6a bd
sanid:ay
sanitari:w 2u 4d 5o 8y bc bj c2 e0
sansui:d3
sant:g 2v 3e 50 6o 75 9m c4 d0 dc ds dy
santand:f 4d 4e 7d 8y cp do ds
santiag:12 26 2i 2q 2y 4z 7s 8a 8k 8r 9a 9n 9q 9r a5 bg c1 dw
sants:64
sap:80 aq
sapelly:m
saqu:1t 5e 5k 60 b7
sardin:67
sarr:13 5j
sarten:7u
sat:p bo
sauni:6
sax:4t 75
scalextric:7h
schoper:32
schubert:25
scoot:5q
scooters:64
scorm:a7
scout:7m
scrap:7v
scre:1i
screaming:88
script:dk
scrum:9m 9r
se:17 2s 3b 4j 4x 54 58 5b 88 a5 a6 c4 co cq ct cv dq e7
sea:7 v 2a 2u 3b 3s 3z 4d 4s 4u 51 5u 6r 6u 75 9f 9h 9x 9z co dg dq dt
sean:2x
search:88
seat:2g 5w e0
sebasti:40 68 ah
sec:u 12 17 1y 2z 36 39 3b 3w 5i 6e 7n a0 b3 bf bk bp bx bz e3
secader:am bl
secador:1l 70 ap e2
seccion:7x
seccional:o
secret:7e ak
secretari:9w
secundari:4p 4v
sed:3s 5w 6g 6v 7x 87 9n 9w a0 a3 d5
seg:o 1b 8u
segador:7j
segovi:0 2r 7b dk
segu:5 r ab dv
segui:a7
seguimient:5d 85 89 9q ab
segund:g q 1u 21 2k 3f 3k 4t 5v 65 6d 6s 70 71 73 75 78 7b 7c 7d 7k 7l 7m 7o 7u 8k 8m 8r 8s 8t 8u 9e ag at aw bb c8 ck d0 dx
segundaz:68
segur:2 11 16 17 1b 1c 29 2m 2o 3l 3m 3o 3q 3v 45 4g 4k 4n 5e 5z 66 6g 6j 6o 6z 78 82 86 8t 8z 93 9f 9h 9l a2 a7 aq ay bh cs cu dp e4 e8
seik:7d
seis:c o u 19 1g 1o 1p 1t 1x 22 24 28 29 2j 2k 2w 2x 35 3a 3e 3j 3l 3m 4c 4x 4y 59 5c 5d 5f 5l 5o 5q 5w 62 67 68 6c 6l 6t 6u 6v 6x 6y 74 75 7k 7m 7q 7s 8d 8g 8o 8r 8s 98 9k 9l a4 a8 ad ah an ar b3 b5 b8 bj c6 cd ci ck cr cx d6 db dc dl e5
seiscient:18 21 cf cl cn
seit:3b
seleccion:5b 7b 9l ch cn cu dk
select:4u 51 8i ar
sell:1 l 1n 2x 3b 3d 6y 7g 7h 8c 8i 8l 9s an aw ds
sellador:au
sellant:b7
sem:4u
seman:5 e g k x 10 11 14 19 1b 1g 1n 1q 1t 22 2c 2e 2p 2s 2u 2v 2x 2y 3a 3e 3h 3u 3v 3w 45 46 48 4a 4c 4f 4g 4n 4o 53 59 5a 5c 5e 5g 5l 5m 61 63 65 66 6g 6l 6n 6p 6v 75 78 7m 7s 7y 7z 80 8a 8b 8d 8l 8t 8z 92 94 9k 9l 9m 9u 9v 9y a5 ak az b2 b3 b5 ba bh bj bs c6 c8 ca cj ck co cs ct cy d5 dm
semanal:1b 2j 2t 2v 2w 2y 35 3a 3q 3v 3w 3z 41 4e 4k 4p 4t 4u 4v 4x 51 5f 5q 5s 5u 6i 6k 8a 8e 8n 9n 9o a6 aj av bs cu dw e2
sembr:bv
sembrador:bu
semental:br
semestr:4o 4z 50
semestral:5q
semicur:2w
semill:9i bo c2
semiller:cs
seminuev:3e 5y 68
semipermanent:4a
semirrig:6c
semol:2t
sen:22 4y 4z 52 8m
senalet:8b
senaliz:aj
senc:5d
sench:36
sencill:2e 8t
sender:1a 4m dq
senior:85
senor:10 1t 3i 3t 44 4t 7d aq ch cm ct cy
sensat:dj
sensibl:4b
sensor:c 1h 71 aq
sensorial:41
sent:z 1w 2o 2p 3f 3r 4h 55 6q 84 8m 9y dw e6
sentadill:7k
sentenci:8l
seo:88
sep:2o 4l 4m 4o 4z 85 ch do
separ:9 1u 24 3z 6v 84 ca cm dw
septic:u
septiembr:1 w 14 1g 1h 1o 1y 20 24 2c 2g 2j 3q 3s 3w 4a 4k 4v 4x 5s 6n 6t 70 78 7c 7y 8r 9b 9x 9z a5 ae bz cc cl co dt e0 e4
septum:4b
sequi:1a
ser:4v 4z 8o 9p dq
sercotec:9i
seren:y 4d
serenat:24
seri:1k 3y 4i 63 7f 8r 8v 8y ac c6 dk dp
serigrafi:ag ax de
serpentin:8
serr:b3
serreri:aw
serrin:i 2z
serum:bb
serums:bb
serv:2o 3b 3d b5 bl bt
servic:5v
servici:14 1v 1w 2o 3y 5l 61 6a 6i 7j 82 8n 9n 9u a3 cb cd cn dr e2
servidor:83 d2
servillet:7y 7z
sesent:58 68 77 7d 8h 9l
sesion:3w 3x 3y 3z 40 4b 4c 4d 4h 4u 50 53 5a 5b 5c 5u 71 8w df dw e6 e8
set:1b 7j 7p 7u 8e
setent:5 1s 1u 74 7h 9q cb d3 dl dn
sets:4s
seul:a5
sever:44
sevill:a 2e 2g 34 5n 6i 7z 8v a4 c8
sevillan:4f
sext:16 6c d5
sextupl:78
shangai:6o
shanghai:6o
shih:5i
shiman:68 6a 6b
shock:7d
shopify:6q 7y
shopping:89
show:2b
shur:2k
siam:5m
siames:5m
sic:9t
sidr:cs
sieg:1b
siembr:bv
siemens:am aq
siempr:n x 24 27 2n 30 36 3k 3v 4b 4p 5e 5j 6c 6o 7z 87 9g al b0 by dr e4
sient:23 4o 8p
sierr:0 2 i 3n 4m 7i 9u at b0 b3
siet:3 l 19 1n 1t 1v 1x 1z 25 2a 2b 2d 2p 33 3a 3j 3l 3r 4d 4m 4n 51 52 5b 5g 5r 5w 65 6i 7l 7u 83 8r 93 9m a7 aj b6 c0 c9 cf dy
sig:z 44 5a 8g 8u ce ch cz e6
sigl:7e 8j db dj
sigu:5x
siguient:2q
sii:80
sil:53 6n b5 bn bv
sil2:aq
sila:c6
silab:52
silb:l
silenci:3j 3n 3y 4d ap bs cl
silicon:ah az
sill:1j 26 28 2g 3m 3y 5q 6b 6g 6i 6j 6u 6v 6w 78 9q a0 al c4 d7 e2
sillin:6b
sillon:12 1j 49 6s
silv:2g
silvestr:20
sim:6z
simanc:du
simbol:2h 8b dt
simpl:1d 7o 9d
simul:51 86 9g 9j 9y
simulacr:51 5b
simultane:8m
sincroniz:63 8r
sindicat:9y
sing:59
singl:77
siniestr:9f
sinteriz:ah
sintet:6s
sintoni:8v
siqu:4j
siren:c 7c
sirv:18 1w 1x 68 6m ab
sistem:c 3z 83 8d
sitg:b
siti:1c 2f 3f 3n 47 61 9o ak ar c0 cf dm dv
siz:78 7r
skf:am
skidd:bw
skimm:5n
slic:4j
slid:a8
slim:2e 72
slow:dd
sls:ah
smart:6y
smd:ai
smed:9r
snacks:a1
snorkel:3l
snow:4n
soach:1p 4o 5n 63 7u d9
sobr:2f 6k 7g 7q 81 b8 c2 dh
sobrant:7q e6
sobremes:33 9h
sobremolde:ag
sobreviv:7p
sobrevol:8z
sobri:a8 e7
sobrin:2k 4v 72 7a 7x dx
soci:57 7w 7z 92 94 95 96 ay
social:2o 3u 3v 93 cs dv
socied:91 95 9x
sociedad:91
sociosanitari:ct
sod:t 77 ay
sodi:3a
sof:z 17 1j 6h 6s 6t 6w ci ck
sofoc:40
softwar:80
soh:e2
soj:3b
sol:5 8 d e j s 11 13 15 19 1g 1h 21 29 2c 2g 2h 2p 2v 3k 3r 3s 3y 4b 4c 4d 4h 4m 4p 4t 4x 4y 50 58 5k 5m 5r 5z 63 64 65 6h 6m 6r 6w 74 77 79 80 8a 8l 8z 98 9b 9e 9k 9r 9v a0 a2 a3 a4 ab ac ai ao aq az b3 b9 bb bi bj bk br c0 c5 c6 cd cu cw d2 d4 d5 d6 dc df di dj dl dv dy
solap:8h
sold:1p 43 6f aj
soldador:ae
soldadur:ag be
soled:5z ay
soler:r
solfe:do
solicit:d t 15 1l 2i 2m 2t 33 3g 3m 44 4h 4m 4w 4y 53 5b 5f 5l 5o 5q 5t 5w 5y 6d 6i 6m 6o 7s 7x 84 8f 8z 92 98 9d 9s 9z ad an b2 b7 b8 bg bp c0 c2 ca co d5 dj du dx e1 e7
solicitud:9c 9i
solidworks:c4
solist:do
solt:h 4l
solter:3p
solteron:dx
som:14 1x 26 2d 2h 2o 2t 3h 3i 3j 3k 3l 3p 3z 55 5m 5s 5w 63 66 6j 6u 79 8a 8n 93 97 9q 9s 9y by c9 cb ck dn dx e2
sombr:d 1a 29 3j 8x
sombrer:2q dj
sombrill:6w
somi:6t
somier:6t
son:g j m y 11 14 1i 1j 1u 1w 1y 22 24 29 2g 2k 5d 5h 6c 6y 74 7e 7s bv bx d3
sond:3u ct
sonde:u
sonid:dk
sonor:8 8r by
sonr:68 cp
sonrei:4y
sonri:2i
sonris:cv
sonroj:8f
sony:71 8s
sop:1g
sopl:p 9b bm c0
soplador:29 7j
soplet:b0
soport:55 6y 73 7y 82 83 9o ad az c6 d2
sopran:25 do
sord:8m 8r dz
sori:48 63 aq aw bn cr d7
sorprend:1x 58
sorpres:3p 5v 92
sorrentin:2t
sorte:8a
sos:39 ay
sospech:dv
sosten:4d 68
sotan:a 18 5z
sotavent:bm
sotogrand:1x
soy:3 10 2e 38 3z 47 48 4c 4f 4k 4n 4u 4x 56 59 5s 5u 91 9n cb cm cn cp cr ct cu cw do dp e7
spa:1g 3p 4a 95
spinett:77
split:8
spot:8s 8u
spotify:23 8v 8w
spots:8u
spray:dg
sprint:6e 6h 80
sprints:9r
spss:5t
sql:85
squi:74
srt:8r
ssd:70 82 d2
stand:9v
stanley:7i
stark:de
start:ag bo
startup:7z 94 9j
stat:5t
steinway:d6
stencil:4b di
step:ac ah
stgo:4m
stickers:8i
stihl:7j
stl:ah
stock:5w 7o 85 ap bl c7
stor:7z
storyboard:8e
stout:32
strat:d5
stratocast:74
streaming:9w
stretch:av
strip:7z
stripping:5i
studi:8u
stuttgart:4x
suav:2d 4d 8x 9o
sub:0 1 j t u 1m 22 2s 3w 42 44 48 4c 4m 59 68 6k 6p 6s 6x 7b 7h 7y 8v 8z 9f an bg bn bw cu e0
subast:7h at
subdivid:c3
subi:0 4 34 5u 8a b0
subjunt:4z
subrog:9d 9g
subtitul:a7
subvencion:a l 44 92 9i bz
subwoof:6y
sucesion:dx
suci:28 e2
suculent:7p
sucursal:81 9g
sud:56 67 ao
suec:k
suegr:i 10 27 2f 33 3t 4n 6s 6u au bh br ck d0 e1
suel:7 e m s 11 1q 27 46 4e 5j 7p 7s 8g 9v ar bt cs cy
sueld:1p 7c 93 9k ca cv d0 dn
suelt:1 h 1g 1n 2b 4e 5d 6l 6p 6x 7a 7h 8v 97 a9 ap ay bf bg ch d5
suen:f g 3x 4m 5i 62 70 8n 8u 8v 8w 91 at bq d3 d5 dc dm dy
suer:2w 3u
suit:7s
suiz:1y 7d ci
sujet:d9
sulfat:bb bx cs
sulfit:2z
sumerg:u aj an
sumider:1e 1f
suministr:s 1z 2j 2s 6r a0 ai am ay
sup:2s 31 37 9p e1
superfici:8z
superher:2c
superior:4o 4q 9u
supermerc:2u 2x 31 b2 dq
supervigil:a2
sur:d 2w 3c 3x 4f 4j 5h 5y bl
surc:1e 77 bx
surf:66
surt:1z 36 6r az c5 c7
sushi:58
suspend:5
suspendi:54
suspension:64 c6
suspir:a0
sustitu:1 6 i j 1p 5x 5z 9k 9l as bg bh e4
suv:60 6g cg
suy:58 78 7c 9l bp
suzuki:4q 5w 6g
swift:5w
swing:4j
switch:72 84
sym:64
t1:ag
t7:5a
tabasc:37
tabern:dh
tabic:f
tabiqu:q s 1q 7e
tabl:h 10 1f 4n 4v 52 56 66 6u 7l 8c b3
tablatur:4p
tabler:9 1k 6u 9r 9y an b3 bf bi dc
tablet:37 4u 5j 6z e8
tablill:h
tablon:1m 28 b3
tac:1w 88 cy
tachuel:1j
tacograf:6j cr
tacon:1f 5i 7i cy dl
tact:bq
tactil:aa
tafall:8j
tag:4x
tagliatell:2t
tagu:8z
taiw:al
tal:1c
taladr:n 1o 7i 7j ad at
talag:1e
talaver:5w da
talc:5p 7m 9i de
talent:57
tall:1k 2c 2e 2x 3a 3n 3o 4l 57 58 5a 5q 5x 61 63 67 68 6a 6b 6f 6g 6l 6r 79 7b 7c 7d 9i 9k 9q ad ao ap at ay az ba bu c4 cx d0 d4 d8 da dc dd dj dl e7 e8
tallarin:2t
taller:59 5b 7v 9q at cf
talon:3u 47
talonari:8f
taman:5g 74
tamarind:37
tambale:al
tambor:1l 35 5p 6w 75
tampoc:0 33 8r
tampografi:8j
tan:3s 4d 79 bw
tanatori:25 dr
tand:2z
tandil:bm bu
tang:4f
tanqu:u 1s 5n bf
tant:17 76 7r 97 c6 dd
tap:e t v 3a 48 4z 58 5i 6r 76 7j 7o 7u 8d 8h ag au ax b7 cy d5
tapet:m 7s
tapi:dg
tapic:12
tapiceri:60
tapit:ag
tapiz:12 60 6t
tapon:9 ak ax
taqueri:2y 90
taquill:6t bj
tar:52 5b 6x
tarancon:bu
tard:3 14 1d 1n 2h 2j 34 3v 3w 3z 4a 4d 4k 4s 4v 52 54 58 59 5b 66 6o 6v 83 8p 8t aj ap cp cv cw cy d4 dp
tarim:h 2l 6l aw b3
tarjet:n 2f 3u 6g 8f 9a 9b 9e a1 aa bk e4
tarjeton:8f
tarot:dy
tarr:38 5p 8i au ax bb bc bt
tarragon:9 1g 3i ac
tarrin:au
tarrit:38
tart:1u 1y 6m ce
tartamude:41
tas:1r 41 5w 6z
tasacion:7e 7g ci
tatu:di
tatuaj:di
taurin:3f
tautlin:6l
taxc:d0
taxi:3r 6i 6j a3
taximetr:6i
taz:35 8j
tb:f o 20 22 2h 36 3j 3y 40 46 47 5p 6z 75 77 7a 7f 7h 7i 7m 7o 7p 7s 7t 83 d2 d3
tda:53
te:36
teatr:6h 7b 7w 9y dj e3
tec:1f
tecamac:7r
tech:4 e f w 18 1h 1i 2l 4g 5z 65 67 6r ar b6 bj bp cg
techn:23
tecl:4o 73 8d d2 d6
teclad:dn
tecle:8q
tecnic:a p x 1p 2k 3g 3v 4r 4x 73 7j 84 88 8l 9i 9u 9w 9z a4 ay az bd bf bi bj bo bt dm
tecnolog:1f 3y
tef:4y
tej:0 3 d p 1c 1s 4i 59 7q 7s 8z am b0 b4 bl dd
tel:c z 1h 1j 1n 1q 44 6s 6v 7k 7t 7v 90 9v d8 dd
telaran:d1
telc:4x
telecast:74
telediari:d3
telefon:n 5d 8k 9b 9o a3 ab cv dy
telegram:98
telemetr:71
teleobjet:71
teletrabaj:3v 9k
televisor:6y
telm:7e
telon:e3
tem:2b 2f 4v 51 5d 8v 8w a7 dm
temari:51
temat:7g
tembl:22 5j
temperatur:6m
temperley:7a
templ:37 ak b7
templet:2l
tempor:1g 20 2y 4y 66 6f 7l 83 8v av cq d9 di
temporal:s a5 cv
tempr:e0
tempran:16 30
tempranill:bx
temuc:3 3e 5w 7n 9q dd
ten:1 1j 21 2f 2p 4f 5b 5k 5q 66 69 6b 6t 6w 74 78 85 99 9g 9j 9v ac al bm bs c7 cn cw df dn
tenacill:2d
tend:bz
tendi:5u
tendr:3q
tendri:5w 9d
tenerif:94
teng:7 b o w 15 1n 1u 28 2a 38 3b 3j 3y 42 43 48 4g 4p 4s 4t 5a 5b 5c 5g 5y 62 63 64 65 68 6f 6p 71 72 7k 7x 8q 8t 8w 90 9b 9f 9h 9i 9q 9x a2 a7 a8 aa ab ag ah ak ap at b1 bb bp bu bw cb ch cm cp cq ct cw d4 dh di dp dz e2 e4
teni:23 2z 36 9k b9
tenis:4i 79
tenor:6j do
tens:1d bf ct
tension:36
teoric:54 5t
teotitl:7s
tepit:61
tepoztl:3n
terapeut:3n 41
terapi:3w 3z 5c
terc:1m 4e an e8
tercer:7 q 11 52 5r 5w 5z 6a 73 be
terciopel:12 1i e3
termic:7 9 8i af bz
termin:b g 18 53 7q 86 8n 8o 8w 9r dl
terminal:6z aa d1
terminolog:8l
termoarcill:q b4
termoform:au
termofusion:4
termograf:p
termometr:b6 be
termostat:6 b
tern:2e 9k e3
terner:2u bp bq
terrass:59
terraz:c g 15 1f 1h 3f 7p ck
terremot:cw
terren:r 1d 5a ae az
territori:5h
teruel:7 4l 7q 8h bj dc
tesis:5t 8h 8o a8 d2
tesoreri:94
test:51 65 89 8d ai
testament:9d
testifical:dv
testig:x 5x a9
testimoni:8s
tests:54
teter:36
tex:b9
texcoc:27
text:2f 76 7x 8n 8r a7 dt
textil:z 8g dv
textur:ag
therm:6m
thinkp:70
thor:5g
ti6al4v:c6
tia:23 4f 5r 6o cs dx
tias:2o
tibi:8 3y 5r
tickets:85 90
tictac:cz
tiembl:44 8s bd
tiemp:9 8p 8q 94
tien:2s 2x 5a 6k 8p cr
tiend:k z 11 1k 2b 2c 2e 2w 30 35 36 3b 3j 5d 6k 6p 6q 6z 72 77 7m 7t 7y 7z 83 8b 8n 90 b3 cp dd e4 e7
tiendanub:7y
tiern:2u
tierr:9 r 19 2v 6d c2 c3 dr
tiff:e1
tiffany:26 28
tig:9o ae
tigr:1b 7y
tij:6b
tijer:5i bh
tijuan:39
tiktok:89 8a 8r
tilapi:c2
tim:bz
timbal:75
timbr:5f 7g 81 a3
tin:5 1n dd
tinaj:3h
tint:12 49 4b 8e 8k 9z av b9 cy de
tintoreri:7c
tio:18 1v
tios:23
tip:1g 3o 3y 4w 6b 6h 6v 73 7t 8u 9g a2 ab bk e6
tipe:8q
tipografi:2f 8b
tir:3 8 9 q s t z 1j 1q 1t 2q 33 4g 5e 5f 5w 63 65 6w 6z 7j 8e 9b a9 ah ca cd co cx d3
tirant:i
tissot:cz
tit:62
titani:4b ac
titul:2 3q 3u 4c 4g 4k 4m 5u 72 94 9d do
tiz:dh
tizayuc:1d
tlalp:90 cv
tlaquepaqu:c8
tlm:8u
tmb:62
tn:ak
toall:49 ck e2
tobal:33 7b
tobill:5e 79 b5
tobogan:29
toc:1 1b 1q 24 25 3t 4p 4t 5o 5r 5v 5x 5z 73 7a 95 97 9v af bd d6 dj dn
tocadisc:d3
tocador:6t
tocon:1c
tod:0 3 9 a b e f h i k l s t w 12 18 1a 1b 1f 1h 1o 1q 1x 29 2b 2e 2h 2k 2p 2q 2u 2z 33 34 3a 3c 3e 3f 3l 3m 3o 3s 4j 4u 4v 4x 5a 5c 5f 5j 5k 5n 66 67 68 6e 6j 6l 6n 6x 72 78 7i 7p 7q 7v 7y 86 87 89 8h 8i 8l 8q 8u 95 9c 9e 9r 9w a4 az b2 bb bp by cb ch cy d9 db dp dq ds dw
todavi:7 3w 4q
tofu:3b
told:1h 66 69 7m
toled:1d 1y 3r 4h 5g 6m 7e 7m 9u am b7
toler:ac c4
tolos:6u
toluc:29 4r 6b 9p ap e4
tolv:19
tom:9 x 15 1i 1p 1w 38 3j 42 4i 5g 5h 76 8x 8z ax c9 co d1
tomat:2y 38 cd
tomater:1d
tomell:2w
tomill:bt
tomografi:c6
ton:2b 8n 9z a0 az d6 e7
tonal:6u da
tonel:8 6l 6m 6n 7n as b0 b1 b5 bg bh bn bo bp bu
tonic:2i 49
tools:dm
topograf:c3
toqu:1s 25 5r af
tor:bq e8
torc:3k bx
toric:c7
torment:0
torn:57 8l ac at c6 da dc
torne:2l 4i 4k d9 da
tornill:1o 7i 81 9s al ap
toront:9x e8
torp:4p
torr:1m 3k 7m 8z b2 bh bm cz
torrefact:35
torrejon:1n
torrejoncill:bz
torrelodon:cc
torremolin:99
torret:at
torreviej:1a
torront:31
torsion:1d
tort:1y 8b
tortaz:2a
torton:aw
tortug:5n 8e
tos:v
tost:2z 30 35 3f 3i
tostador:35
tot:8j
totems:8g
tour:3k 7x ci
tours:3i
toyot:as
tpc:cu
tpv:81 aa co
tra:29 2u 2y 35 58 5l 6p 79 ar dy e5
trabaj:4 f i j x 11 17 1s 2p 2z 31 3q 3v 3w 3z 41 43 45 4r 4w 4z 54 55 5c 5f 5t 68 6v 6z 73 7j 80 8n 91 93 98 9a 9b 9u a5 ab bf bh bw cm cp ct cu cv d7 dc e7
trac:2m
traccion:5v al be bu
track:6c
trackm:4j
tractocamion:6e
tractor:ao bu bw
tractorcill:7j
tractorcit:7j
traduccion:a7
traduzc:du
trag:2i 5w a1
trai:2w
traig:10 1x 2i 3a 4d 9d aw b3 dr e2
trail:22 6c 6f cf
trailer:cq
traj:2c 2e 39 5f 5p bt cx de e3
tram:t 4m b0
tramit:7 d y 2m 4j 4z 5z 6d 6p 8h 9a a5 bm dr dt dx
tramp:70
trampill:6e 6l
tranquil:4z 9x cb dr
tranquis:cb
transcripcion:8q
transcrit:c8
transelev:ar
transfer:4x 7w
transferent:2x 5v 62 64 7e 7w 7y 9o bi
transform:6n
transit:6e 8k
transmision:6b bf
transpalet:as
transparent:27 95 av
transpir:0 v
transpond:e4
transport:3o 3p 4n 6m 73 9l a3 ar bq br by cq ct dk
transportin:5h 5o 68
tranvi:8p
trap:8w
traquete:ap
tras:j 21 3n 3z 41 47 4e 5n 7p 8o b5 bk cv e7
traser:60 64 6b 6j
trasl:3m 5q 6i 6m 6n 9m a5 dr
traslad:5p
traspas:6q
trasplant:cs
trast:18 3v d5
traste:d5
traster:n 17 18 1s 7o a9 cc cg e6
trat:5d 7d 7g 8u aw c0 ck co cv dm dy e3
tratamient:i 1b 5j 7b 9t af aw bx
trattori:2t
traumatolog:3w
travers:4t
traveser:75
travesi:4m
trayect:6i 6n
traz:4b dh
trazabil:2u ai b2 be c2 c6
trec:j 3h e1
treint:8 13 16 1v 27 2f 2x 3n 55 6n 73 7l 7n 7r 8r 9g 9h 9n 9q 9w ag cp cx dl dq
trek:6a
trekking:7m
tren:5e 7h 9n e0
trend:5v
trep:1c
trepador:1b
tres:1 2 g h q w x y 18 19 1c 1d 1e 1k 1u 1y 20 24 26 28 29 2d 2e 2g 2h 2i 2l 2p 2t 3f 3g 3h 3k 3s 3u 3v 45 4b 4c 4g 4k 4m 4p 4q 4x 54 57 5b 5e 5f 5g 5h 5k 5l 5p 5s 5v 69 6b 6c 6g 6i 6n 6p 6s 6t 6y 72 78 79 7c 7f 7i 7u 7z 81 85 87 88 8a 8b 8l 8o 8s 90 94 97 9e 9j 9k 9l 9m 9r 9x a0 a4 a5 ad ag aj ao as b5 b9 ba bd by c0 c3 c4 cb cc ce cf ch cj ck co cv cy d1 d4 d5 d6 d9 de df dn do e0 e3 e6 e7
trescient:d bb ct
trian:4w d4
triangul:1k 61
tribun:2l
tribunal:51 5t
tributari:9x
tricicl:69
tridimensional:ac
trifas:1w 7t cf
trig:2s bo
trimestr:36 4w 86 90 ad
trimestral:11 31 3y 41 53 5u 68
tripl:as
triplay:b3
tripod:71
tripul:c5
trist:5c
tritur:1c 5r a9 ac bw
troc:3c
trocit:c1
trofe:2l d9
tromp:1w b5 dc do
trompet:4t 75
tron:4 78
tronc:7n b3
tropicaliz:ai
troquel:8c 8i ak av
trot:4h
troz:f 55 8y af bw
truch:21 5m c2
truck:1w
truen:be d3
trujill:21 bq
trum:65
trx:4c
tub:2 3 4 t 1d 1m 4t 7o aj b0 bd bn c8 db
tubeless:d4
tuberi:4 8 v 1q 1s b1
tucum:du
tudel:1j 9l aw
tuerc:al
tuert:6r
tuerz:b3
tulip:6u
tultitl:as
tulum:2h
tumb:4d 7r dx
tumbon:6w
tunel:bz
tunic:cx
tuning:8w
tunj:6n
tuppers:7u
turism:5v 6g
turist:z 99 9a cl e2
turn:t 10 2p 3u 48 4e 58 72 80 9b 9l a1 a2 a3 as cb cm cn co cq ct dq e0
turquet:3l
turron:2j 42 au
tus:57
tutor:53
tutori:4v 51
tuv:7b a6 d0
tuxtl:6l
tuy:6z 80
tv:1n 6s
twist:ax
tzu:5i
u15:2v
u87:8w dm
ubed:cs
uber:7z
ubiquiti:84
udec:cl
uf:9g cc
uiagm:4m
ukelel:4p
ulcer:3u
ulmo:38 7n
ultim:1z 23 3o 3p 4w 51 5h 68 6i 81 8j 93 9w cw da dk dx
ultrason:af ag ap be cz
umbral:b8
una:47
unam:51
unas:0 h 1i 1r 1z 2f 2j 2k 2l 2w 2z 31 36 40 47 48 4a 4b 53 5i 5t 5z 6l 7b 7q 88 8o 8x a8 ac af ah aw b3 be bq dz
uncu:8h
une:8r
uni:5t
unic:1q 2p 5v 6x 82 a4 al d2 dz e4
unid:7 8 7q 9p af d9
unidad:2b 2w 38 68 77 7r ah ap ax d4
unifamili:7
unifamiliar:y
unifi:84
uniform:2c 2o 79 a3 ba cp
unilag:70
unisex:48
unitari:a0
univers:5b bd
universitari:3b 5t 8o 9c cl
unos:4 u 16 17 1c 1e 1s 1u 20 2a 2g 2j 2t 2u 2v 2w 30 39 3a 3c 3n 3p 58 60 61 6k 76 81 90 9h aj b0 b8 bp bx c4 cy da
up:4b 8g ag di
uralit:19 1s
urban:67
urbanist:cd
urbaniz:1t cd
ure:bo
urgenci:42 45 5j 5l 9r cw d6
urgent:u w 5t 6k 86 a2 a8
urna:dr
urnas:5n
urquiz:3r 6y
uruap:aw
usad:31 3e 5q 5w 62 67 68 69 6f 6o 6r 6t 6u 6v 6w 6x 6y 72 75 76 78 7b 7c 7i 7k 7l 7m 7o 7u ap ar as at au aw b1 bd bu
usam:11 as aw az
usar:28 2c 6w e8
usb:6b e1
usd:6o 80 9q aq cc
use:5f
ushuai:7l
uso:4b 5y 60 64 6c 6y 7i 7r 8y di
usted:19 1h 3h 6h 73 7z 8n 9f 9h ax bh cj
usuari:47 81 8d
usufruct:dx
ute:bj
util:9c dq
utilitari:2g 5v 6e 6h
utp:c
utrer:d
uu:9c
uv:8g c9
uva:by
v60:co
va:h u 13 1n 45 67 70 82 8w 99 ba bo cr dy
vac:2u 5j bm br c0
vacacion:1c 3v 9x a3
vacant:5b
vaci:8 e h u z 17 18 1v 23 2r 2u 30 3j 7e au b2 bj bq bs bt c2 cj e0 e6
vactor:t
vacun:5g 5j 5m 6m b9 bq br bs
vad:cg
vag:4c 53
vaillant:6
vainill:2j
vajill:16 1x 28 7u da
val:19 2m 55 58 5q 5v 79 7u ab cy
valdivi:32 bw
valenci:e 16 1u 2m 2t 58 7a a5 a7 bk by d6 df
valencian:9o
valid:c3
vall:1d 1t 3h 3n 3v 46 5r a2 aj
valladol:6 1o 2x 62 6z 86 8o 9t a2 ab
vallec:7q dn
valledup:75
vallenat:24 75 dm
valor:18 3z 4c 5u 77 7d 7f 7g 9h 9q 9r ci cm
valp:3b 4b
valparais:2n 5a 6o 7f
vals:22 4f
valu:76
valvul:6 63 6r an
vam:x 16 1l 2c 3r 4g 4x 61 71 9p 9v bh cj
van:23 2j 6j bj
vapor:60 b6 co
vaquer:7b cx dj
vaquill:bq
vaquillon:bq
var:6d 7m
varader:6d
vare:cs
varel:dq
vari:9g
variabl:1i 85
variador:am
varied:bo
varill:2 43 5z be c0 cu
varoncit:79
varro:bt
vas:1g 2i 57 au bx
vascular:3u
vat:5
vati:bl
vay:e5
vdi:ag
ve:13 1f 2l 5y 82 8y 9a d3 dd
vea:22 2b 3x 8s
vean:5r
vec:c v 2y 33 3t 3u 3v 3w 3x 4c 4f 4g 4u 4w 54 55 6r 7w 82 cg ci
vecin:0 1 d s 1b 1c 1d 1i 2x 3p 4f 4q 4s 5g 5p 6f 73 7j 89 8s 99 an ap as b5 b6 bn bp c1 c3 c8 cf dq ds
vecinal:76 bw d4 dj
vectorial:8b 8j
vectoriz:di
veg:6m
vegan:1w
vegetal:37 b9 bb
vegetarian:3f 3n 5u
vehicul:a 1w 2g 5z 60 6j 6m a2 bk cw
veint:h n 12 1z 27 29 2c 49 4s 4y 50 5b 5l 67 70 7b 7k 7l 7n 7r 8o 8x 9a a0 ad af aq bh bj br bs cq d1 d7 dd dg dn dy e4
veinticuatr:8e 9x e5
veintioch:93
veintiseis:46
vel:m 6c 6k 6q 7c 7v 8n dt
velacion:dr
velador:7t dc
velatori:dr
veler:3l 6c
veloc:4v 67 6b
vem:t 43 7h 9d
ven:3 11 1b 1i 3g 4f 9d a1 a5 b8 e6
venc:x 4v 9a 9e
vencimient:9f
vend:7 b 1k 1r 1z 2t 2v 2w 31 35 5k 5p 64 65 67 6b 6q 7g 7j 7v 7y 89 8b 8j 8x 8z 95 96 9f 9q 9z ah av ax b1 b9 bq bt bx c1 c2 c3 c5 cc ci cp dv
vendaj:3w 55
vendedor:x 5d 5w 9h
vender:9p
vendi:6c 74 91 9h bp
vendibl:18
vendimi:31 ac bv
venecian:dj
venen:3d
venezolan:9a
veng:7 10 1i 1s 1x 2w 3y 41 47 5h 8l 9q a1 b1 b8 bk c8 cr
veni:14
vent:1r 40 5d 6o 81 89 90 96 a1 ci dj
ventan:i l 13 1i 1n 1p 1q 1r 1w 52 5s 7k 82 b7 bk db e5
ventanal:11
ventanit:8c
ventil:v bz
ventresc:30
veo:as
ver:3 21 39 3l 5g 5h 8y bq cz dh e8
veracruz:2v
veran:d p 3h 4c 4g 54 5p 5y 72 7l 7n az cl cu dn
verben:24 2k 2n bi
verd:15 1b 1g 1j 1y 20 24 2a 2b 2o 30 34 35 3d 4j 5a 7e 7n 7x 8h ab ai ax bv d0 d3 da dj e5
verdej:bv
verdur:2y 3c 3d
vered:u 1m 1t cs
verguenz:10 3p 7k
verif:6e 9k be
verifactu:aa
verific:7d 82
verj:aj
verjur:8i
verl:c 5m df e5
verm:4a
vers:8z
version:24 8r a8 dn
vert:r af bl c9
vertebr:3x
vertebral:3x
verteder:1s b2
vertical:11 1p 4o 73 8s d3 d6
vesp:62 64
vest:1j 2e 7c cx dj dl dr e3
vestibul:1j
vestidor:1k e7
vestuari:bj cy
vet:b3
veterinari:4v 5k 5l 5o 9f
vez:0 1 2 5 9 j 10 1j 21 2v 3c 3h 3l 3p 42 48 4o 5h 5w 64 6a 6i 6n 6p 6u 6x 7c 8a 8v 9a 9v 9y an bq c0 ct d7
vhs:e1
vi:x 37
via:19 6d b2
viaj:22 3j 3m 6e 6m 9d 9m 9n b5 e0
vial:1t aj
viand:3a
vias:4m
viatic:aq dk
vib:74
vibr:5x 6d
vibram:cy
vic:9q
vicent:6v 8z
vici:81
vid:0 7b 7d 8p c2 cp
vide:22 2q 4i 4j 56 5b 5h 84 8a 8r 8s 8z 9j a7 at dv
videoclip:8s
videojueg:7z
videollam:2p 3z 4w 6v dp e8
vidri:j l 11 14 2i 34 5n 8k av ax b6 d8 e1
viej:5 9 e g h l s 18 1f 1h 23 32 41 5o 5q 5x 6a 6n 6s 6t 6x 7g 7q 7t b4 br bx c2 c5 c7 d0 ds
viejit:e5
vien:4 e u v 1l 1u 28 2u 3e 3k 3u 45 4g 4q 4u 5y 6d 6u 72 8j 8m 9h 9u 9y al d6
viend:56 6s
vient:l n 1h 27 29 8z bm bz dl
vientr:br
viern:10 13 14 1r 28 2c 2l 2r 2t 3a 3d 3i 3k 3q 3r 3t 4f 4g 4p 5a 5e 60 6g 6w 83 8g 94 98 a8 am cm cn d9 dj do e0 e2
vieron:8y
vig:i x 1p 2k 4w 6c 6l 7i 7q 91 9x ae b0 b3 c5 dw
vigent:32 3u 6e ab c1 c5
vigil:2n 3t 9c 9u 9z a2 dv
vilafranc:ak
vill:16 2z 3r 4c 4s 5e 6i 6y 72 8w aa b6 d7 dt
villacan:81
villalon:c9
villarr:e0
villavicenci:bo cp
villen:2c
vim:69 9c
vin:f 12 1y 2a 31 57 6p 84 89 8b 8l 8p 8v a0 b5 dh e3
vined:8z db
vinet:8e
vinicol:7x
vinil:77 8g 8i 8k de dh
vintag:2j 7e
vinyas:4d
vio:9t at
viol:4q do
violenci:72
violin:25 4q d5
violonchel:4q
viraliz:a6
virg:30
virtual:4x 87 91 c4
virus:82 d2
virut:5k am b1
vis:y 1m 3m 5s 9a ae
viscoelast:7r
viser:1m
visill:e3
vision:c aq
visit:0 4 d 1a 1r 26 2p 2w 31 33 3k 3u 3x 40 46 47 48 5g 5h 5j 7e 82 8f 9s 9u a2 a3 bt cc ci cv d6 dw
visper:25 27
vist:i 2e 3d 3f 3l 43 57 5m 7n 7q e3
visual:43
vitacur:1n bk ci e3
vital:55
viton:c7
vitori:p 3v 5u 66 69 6k 7v 8y 9f ai at be ce cu e6
viud:58 76 dx
viv:n 18 2p 2v 3k 3q 3t 4z 56 5e 5m 5r 5s 73 7f 81 9e ab aq bq cf ck cm cn dm ds
viver:bz c5
vivi:1v
viviend:3 7 b d h n s y 10 18 1n 8t 97 9d a5 b6 ca cb cc cd ck
voc:25 4r 8r 8w dm
vocabulari:4x
vocal:4r 8w dn
vol:0 j 5g 95 9r
volant:5x 79 8f bv cz
volc:8q
volum:5o 8h bn c3 c6
volunt:dx
voluntari:50 9e dq dz
volut:db
volv:3 13 55 69 6c 77 7l af cn dy e3
volver:3w
volvi:4d e7
vomit:5j 60
vosotr:1r
vot:22 2h dg dt
vox:74
voy:i 10 13 21 2d 44 4c 4x 5h 6g 76 7c 7o ao e0
voz:b 4f 53 87 8m 8s 8t 8u 8w a7 cv dn
vps:83
vuel:3m 8z 9b
vuelqu:bv
vuelt:1v 2q 3l 3r 64 6j e0
vuelv:v w 3q 4c 4l 6k 6o 74 99 a7 cv cz dh
vulcaniz:c7
vw:66
w180:2s
w320:2s
wallapop:6h
wallbox:a
wav:8u
web:6w 7x 8n 8x 9t
webs:83
well:48
wh:68
whatsapp:18 2f 3m 5e 7x 7y 8q 98 a0 dy e8
wifi:3h 84 9y cb cj
winch:c5
windows:70 80 82
wirefram:8d
wn:1 5u
woocommerc:7y
word:56 8o 8q
wordpress:7x
wpc:1f
x32:2k
xacobe:b8
xfa:1k
xiaomi:64
xilofag:i
xix:7e dj
xp:80
xps:b6
xr150:62
xv:1w 22 7e
xvi:7e
xxl:2c ba
yal:e4
yamah:4o 62 6d 73 d6
yat:3l c5
yecl:55 6s 96
yegu:5k 5l bp
yem:2x
yes:f 7q aq
yo:e q z 1q 1u 1v 2p 2t 3a 3k 3s 3z 42 43 48 4f 4j 4l 4n 4q 4r 4u 4w 4x 52 5n 5q 6t 6w 76 7r 7y 88 8p 8u 93 9n 9q af at b6 b7 bt c4 d0 de dg di dp e8
yogur:2w 5r 9p bd
yorkshir:5i
yub:69
yungay:cy
yunqu:db
yut:7s
yuy:7j
zacatec:2l
zafr:1e
zahorr:b5
zamor:1l 44 4p 92 98 ae br dl
zanahori:48
zanc:j
zanj:r u b5 bh
zapat:r 4j 67 8x 90 cy dj e4
zapater:1k 8g
zapateri:cp cy
zapatill:7b 8x d5
zapop:3q 5o 88
zaragoz:m 16 1q 2q 4b 4z 5q 80 8e 9c 9m a3 ap dg
zarat:bf
zarp:3l
zarz:br ds
zeland:80
zigbe:b
zinc:1 ae aj
zocal:b8
zon:9 g i o 1a 1b 2i 2n 3c 3x 46 4e 4j 5e 65 6y 88 bc ca
zoolog:5m
zoom:4u 4w 56 5c 8m
zorr:2x 9c
zum:34
zumb:o 5p an d5
zumbidit:68
zurd:59
zwift:6b
zz:am`,
meanings: `1000:x 1x 4x 66 8t a5 a7 cp du 29 4u 4v 5t 7h 82 86 8e 8m 91 9d d2 dx 42 5a 8l 9a 3k 4z 85
1001:6 15 1n 24 2a 2m 4h 4n 4r 56 5i 5w 5x 69 6y 7f 7g 7v 85 8g 8v 9j 9m 9v a6 au ax ay bu cd d3 d9 e8 d 1g 1l 27 4q 59 5p 7j 88 bo br c5 3k 4t 7d 81 9f ah c9 cz d8 db e3
1002:4a 95 ce cs 3t 77 8b 8t 9p 9w 13 2d 53 54 7s 9k 9r da 4r 6p 90 91 9j a8
1003:6p 81 9r 9s 4j 9j 4i 4p 5p
1004:9t
1005:4w 8m a6 a7 cq i 14 1m 1t 2i 2l 3i 3z 8e 8l a5 ae ay b2 bw d1 ds 5d 87 90 dd
1006:43 7x 8f 9o az c a6 bb a1 aa dz 29
1007:4 a n w x 1d 1g 1t 1y 2p 39 3m 3z 45 4w 57 5b 5c 80 83 86 87 8e 8f 8i 8m 96 9g 9i 9n 9o 9u 9y ad ap aq b2 c4 d3 dr e8 1q 44 5r 7y 99 9b 9f 9k a3 a6 bv ch 31 35 3c 5k 6e 89 8l 94 9e 9x a4 d7 dg 3 26 8j 8n bn cv dx
1008:c k 3b 3m 44 45 4r 5c 5r 82 83 86 8a 9o 9p 9t a2 a4 a6 ag ch dr dy dz 2p 4w 5t 91 2f 2n 6l cv 1l 63 6z 85 9g 9n dv
1009:0 f g n 1r 1x 2e 2p 3b 3i 3j 3o 3x 44 4e 4k 4l 4s 4v 4w 4y 51 5c 6d 6o 6p 71 76 7d 7n 7r 89 8b 8g 8h 8k 8t 95 98 99 9i 9j 9l 9t 9x a3 ar b1 bb bc bk bt c4 c5 c6 cx dr dz e7 1j 2h 3d 92 9p ab dy 1m 5g 88 8q q 7p 8u 9u a7 b5 bl
1010:h 2h 3n 42 49 53 66 6i 6v 6z 72 7h 92 95 97 9e 9h 9m 9w 9x 9y dt dw 14 3z 4b 4r 4w 59 5a 5c 5d 63 74 7b 7d 8v ce df dp du y 4d 4p 84 8m 8y 9k de o 13 2p 39 7x 8d 91 96 9r al cw da dx dy
1011:9m ci 2j 4a 4y 5v 94 98 5z 96 2p 93
1012:dw 2n 3p 3t 5s 6c 86 9e by c1 ch ci dr 97 o 1l 2a 2i 2u 34 3g 42 4b 4m 4u 5b 73 83 8f 8m 8t 8y 96 ap bw bz cp cs cv cy dp dy
1013:7f 98 97 99 9b 2c 6p 9p
1014:4l 9c a3 5t 62 91 98 c5
1015:13 5d 2f 3x 9o 2 1w 2r 6p 6y 76 82 86 91 96 9b d5 4s 8v 99 ap ch dk dp
1016:7z b aa 5g 9b
1017:1r 2m 4e 53 91 99 9s 9t 9u d1 x 7g 7h 9j 9q c4 ci 1w 3t cw dv 18 41 4c 56 5u 77 7d cm
1018:l m 1r 2k 2l 5b 5d 5t 6p 6x 72 80 83 8d 96 98 9h an u x 5i 7y be
1019:8d a4 c5 du 8p 9c 9i ab
1020:ab dv ci dx 9u
1021:dx 1n 77 7g 7h b2 3b 4p 6v 7b dj dq a
1022:28 31 33 34 5p 6k 7g 7j 9x ch cz d7 e2 e4 1n 77 7h b2 3b 4p 5z 6v da dj dl 72 7a 7c
1023:89 z 2f 5u 7v 7x 8b 8c 91 a8 dr 4 1a 3d 3p 48 8w 8x 95 dg x 1o 8s 9c dt
1024:9c c4 dt du 8o
1025:f i q r s x y 10 17 19 1a 1f 1o 2b 3i 3v 51 56 5f 5n 6f 6s 6v 70 73 7q 7z 85 8w 9j 9u 9v 9w a6 ai aj ap aq aw b6 bk bm c3 c4 c6 cd cs d4 d5 3 5 6 j m 16 1e 1h 1k 1s 27 2r 39 3o 4j 5k 69 6b 7a 7e 7k 7t 7x 7y 86 8c 8d 8f 94 a7 a8 ak ar au av b4 bi bj bq bt bz c0 d7 db dm 2h 8t ac ad al 1 b g 1p 1q 3m 3u 4z 6w 6z 7p 84 9e 9l 9m a2 b0 b2 b5 b7 bh cc ce cu
1026:19 3j 48 6t 7n aa cn co cy d3 e6 1s 6f b2
1027:49 84 90 cu 7h 1s 2k 6q 7j 7n 7w bu bx by cp cq cs 51 5t 8b 8p 9j 9m 9n d1 e1 e6 e8
1028:e o 2m 55 7n 7o 8r ai b3 3 33 b0 b4 b6 da 7p 9z b9 co 2 6 1l 48 61 a6 b2 cl d3 d7 e2
1029:9 b 6m 72 87 c 4w 54 6b 89 b3 cv 7t 6 m 4d bi d2 e7
1030:6 7 30 31 34 3a 3b 3c 7s a1 as c2 c8 cb cq 8 1k 1u 2v 2w 32 3e 5l 6k 7n 7r 9f 9o ap ca ce 1l 5r 79 ag bc bx cr d5 3 4 m 2m 2u 42 46 8c 9n 9w au b6
1031:4 6 8 a q 12 15 1g 1u 1v 39 3h 3p 3y 40 49 4g 4y 5k 5l 5r 6d 7h 7t 8n 8u 9x a1 ae aj ak am ap az bc c0 d7 dq e2 e5 p 1h 2i 2u 70 7l 8f b7 c2 ca cb 1l 1w 2f 2m 7p 9z b9 cn dk 3a 3i 3j 9h af
1032:1u 32 38 8j a1 bl cl 5r 7m
1033:14 1x 2d 2r 3c 3e 3g 3o 3r 4a 58 5h 5r 6g 6m 6n 7y 8m 98 9k a3 al bh ce cn d5 d8 e0 1v 2u 3b 6w 8p c8 3k
1034:1v 2u 2x 2z 35 3b 3f 1p 39 6e a1 b0 2r 3o 4p 7o br
1035:1f 1v 1w 3h 3l 3o 66 6w 7n cn 2u 6l 15 1e 1p 2z 3b b4 3j 50
1036:e 2v 2z 39 3b 5s 66 6s dy e0 2 40 7j 7o 9j bu 5p
1037:31 3b 1e 1v 33 bm cn 32 1z
1038:1v 1y 1z 2z 3c 4j 3 l 11 22 2u 2w 60 6r 7g 7k b7 d1 1 t 4t bh dw
1039:2j 3a 3b 3c 6w 9h 1w 1y 5k
1040:u 1s 1y 30 31 33 36 39 8c c2 c9 32 3p 4i 5r 2a 2s 34 38 9p cw da x 15 2j 2m 35 44 46 57 62 6y 71 84 9v ah ao cz
1041:1h 1u 1x 3f 3o 3s 58 5k 5r 5u 7t 9q bj cr t 15 1k 1y 2t 3a 3n 5l 5p 6u 6v 6x 6z 72 8i b0 b7 by cb cs d1 dl 1b 28 3b 5g 5t 6w 7l 9h bn bo bs dc ds dz 1a 1z 5h 78 7p 8o br cj ct
1042:i 1u 1w 1x 2i 2o 4i ab 8l co 31 3b 3d b5 bl bt
1043:6 11 1c 2x 2y 41 4i 5h 5k 60 6l 94 b2 bl bm bz cn ct 3v 4 1g 5o bn by 5r 5u av c2 dq
1044:2u 5e 5i 5m bq d9 2v 5f bo br bs bt 2x 46 4n 4u 4v 4z 53 56 5j 6a 6j 7l 7o 7z ao bg bp c0 c2 cf d2 29 2y 31 4t 5n 69 7b 7p cv e5
1045:12 2b 3c 3q 3t 47 5y 62 6k 93 9a b2 ct ds 5 1b 3u 3v 56 5q 60 7j bb bw cy d7 e2 4a 6z 7o dr 5s cw dx
1046:8 u w 12 2j 3x 5f 6d af aw bo d7 e3 3u 3w 40 42 47 4a 5j 60 q v 15 1f 2w 4q 8t 99 9t a6 ac ah ai aj bq bv c4 c9 d0 d3 dm i 1b 5d 7b 7d 7g 8u bx c0 ck co cv dy
1047:4a 40 53 2h 1b 21 25 2b 3i 3j 3n 3t 3u 41 46 4s 5n 5q 68 6m 6o 78 7e 8z 99 9z ag ah az b5 bq br bt bx cf db de dk dn du
1048:11 18 21 4b 61 80 9e d2 6 3f 3i 4d 8w cd 1e cn ds 3y
1049:2p 33 3f 3h 3r 3v 4c 5g 5j 66 6c 6p 78 7r cc cj ck ct cw dr du dw 0 8 f v w 3j 3s 3y 3z 65 6s 6t a7 c8 cn dq 40 7g dv g 3g 3x 4m 5i 62 70 7m 8n 8u 8v 8w 91 at bq bv cs d3 d5 dc dm dy
1050:2 a f 18 1t 22 2a 2p 3a 3c 3l 3q 3t 3v 47 4x 5n 5r 5s 5w 6q 6u 7f 7z 81 8w 90 9a 9b 9h 9s a3 a4 a5 b3 c2 cd cm cn ct dm dr ds e1 e4 e8 h s t 48 54 5b 5m 5o 6t 8p 9d br c1 cb cf cj ck dw b y 1b 2v 3i 3u 41 50 57 5q 64 6c 6h 7u 93 b6 bn c5 ch cl n 1l 3k 44 4z 56 5e 5g 5x 73 91 9e ab aq b7 bq cc ci
1051:4 6 l 1c 1r 1x 21 23 2d 2h 2p 3m 3t 4x 53 68 6p 7o 81 95 98 99 c3 cj cn dm 3g 3n 3p 72 7p a1 bj by cm co cr cs h x 5g 7l 7x 83 a7 dw 3i 5s cl ct
1052:5 m 12 2r 3o 6t ce
1053:5 h 18 1d 1t 20 21 22 25 2b 2w 2z 3e 3h 3i 3k 3t 3v 3x 45 49 4b 4h 4l 5a 5c 5e 5f 5g 5q 5u 6e 7t 9r 9u a2 a3 aa bo bw c1 ca cc cg cy d6 dk dp dz 7z b2 ct dq 1h 5k 6i 6j 72 7m 9y cu 2 3 4 a g l m p v 11 19 1e 1l 1m 1u 1x 24 2e 2l 2n 2o 2x 3a 3d 3j 3r 3y 47 4e 4f 4j 4n 4u 4z 54 57 5h 5v 64 67 6a 6r 6s 6v 6x 77 7k 82 8h 8l 8q 8t 91 92 9b 9n a9 ae au b6 b7 bk bn c3 c4 d4 e1 e2
1054:1 4 6 f p q 1t 29 2k 2n 2r 33 3c 3l 3q 3s 3v 3w 3y 47 4h 4n 51 5d 5g 5s 5v 5w 61 63 64 6f 6i 6j 6m 6t 6x 7a 7q 7s 7w 7y 83 84 8a 8f 8g 8h 8i 93 9q 9w a2 ak ap b5 ba bc bn bu c2 c4 c6 c8 cj co cr cz dg dk e6 9 o 12 1i 1j 1p 3o 4c 4x 5c 5e 5n 5q 6b 72 82 a1 a3 a7 a9 ar au b9 ce dd dl 1x 2p 3j 5t 5u 6u 6v 7k 9r
1055:24 29 3j 4h 4n 53 5f 61 6x dv 9 3m 5u 6a 6d ax d3 d4 g 31 54
1056:1j 3o 57 aq dd 1l 42 4i 7i 7x 8b 95 9k af au bb c7 dg e6 2i 5f 5h 99 9w
1057:j 1p 23 2l 3u 46 4l 4q 4r 5w 6j 6q 87 8u a2 a3 a9 b9 bm bw ch cq cr cu dk dy e8 6y ah 6m 8a 92 dd dt e5 4d
1058:24 29 2c 4j 4o 4q 4t 4w 4z 5d 5g 5h 5s 74 75 77 7a 7r 7z 8w am cb d5 dn 2l 3q 3s 3t 4i 4k 52 6y 72 73 7w 82 8u d3 dk dm do e1 e3 2k 42 49 5c 5f 70 7h d6 1 1b 1s 25 3w 4p 5r 5x 5z 95 97 9v af bd
1059:3m 3x 8r j 2a 2c 7x dn 2m 66 w 5d
1060:a7 a8 14 2a 8t 97 dv dw 23 29 3o 4j 57 5p 77 8a 8e 8s 9r f
1061:c w 4r 6m 6y 77 7i 87 8p 8v 8w 90 9t ab bq bs cr dm du dy 22 51 59 5s 8q 8u c3 dl dn 3c 9y
1062:22 25 2c 3r 4c 4h 4n 71 8a 8i 8k 8r 8s 8z 9j av bi cw c 43 8t a7 bf dk e1 4f 4i 4o 4w 5b 5s 6l 72 b4 dp 2g 2v 49 aw
1063:21 22 5a 76 8o 8s 8v 8w a6 a8 e7 6g 8a a9 ds 2e 8x 8y ak cx e3 77 7h 8h 8r
1064:8e 8h 7z 8v 1r 2n 6q 8u a6 7h 8a 8p 9c b2 ci
1065:1p 88 8h 8n 9d ah dc e4 4b 72 8f 8g 8w 9t df du 7e d2 n 5u 82 83 86 9z
1066:e4 33 5j 7h 9f 9l e2 3 5 l 3e 3g 3i 4b 67 69 6m 6z 7o ai ao b7 bu bz cb cl e0
1067:8k d2 6o 6z 9t dq 8q dg e8 21
1068:2f 3m 4p 72 7d 8a 9a 29 7f 9h dx 9g
1069:2q 7n bn
1070:8v ad
1071:86 8q 9d 2b 56 92 94 am ci d2 4p 6p 91 98
1072:7x 81 83 94 aq 6e 7y 93 9m aa cg 80
1073:6x 6y a4 aq o 4x 6q 6r 7y 80 h l 1k 7x 81 aa ai k 22 41 87 bs
1074:41 98 9t ab p 1j 2u 47 bm d0 dc 5c 9s
1075:5e 7y 80 d2 h 4m bw c3 c5 cw 15 28 4t 5p 7o 7q 9b ap b0 dq 3w 5j 61 86 9h
1076:9 m 13 1i 22 2u 35 4c 4p 5e 6g 6i 6k 6l 6n 6q 7a 7i 81 89 8o 8s 8w a4 a7 ab an b5 be bj bw c0 c6 dm dv e4 a2 w y z 2p 3d 41 44 45 46 4l 5j 5p 5z 7v 8d 8g 8z 90 9f 9n 9r 9s 9z a3 ag ak al bs d6 dd 5d 85 9q ai b2 bu c2
1077:m p 13 2x 3s 3x 4l 5u 8a 9z dv a 4b 4f 8v 91 5 r ab
1078:33 3k 3p 67 6b 6h 7z 3l 3u 4m 5l 62 63 6m 6r 8n ci cr ct d8 6 j m 2c 2u 32 35 5d 5e 5k 5u 66 6i 6s 6t 7d 7w 80 8a 8k 8s 96 9n am b8 cq cx dc dk dn 3i 7x 8t at
1079:a k 14 25 2d 2l 2v 3a 3f 68 6m 70 7y 8d 9a 9s av b0 dg 21 3c 3g 6i 4 n u 17 1b 3j 42 4p 4y 58 5c 61 6x 78 79 7n 8t a5 bh di 8 d r 10 11 1o 1v 1w 27 2j 2p 2y 3i 3v 47 4x 4z 52 6w 8j 91 9f 9l 9t a0 ae an ar ba ca du
1080:2 m o 1b 1c 1f 1w 2y 35 36 3c 3h 4t 4u 5m 67 6b 6j 7a 7l 7m 93 9d 9k 9x bw c5 ct cz dm e0 3m 2d 3z 5c 66 6l 6m 6o 91 a4 a5 cr 3 4 6 8 n t u v x 1j 1t 2n 2x 2z 39 3a 3e 3g 3l 3n 3o 3r 3v 3y 41 46 4c 4f 4i 4j 4s 5a 5e 5g 5j 5k 5r 5x 6a 6s 6v 79 7f 7k 7x 82 88 8d 8y 9b 9i 9u 9y 9z a3 a6 al am aq at b5 bb br c2 c9 ce ci ck cl cn cv d2 d8 d9 df dv
1081:3i 3m 3o 6i 6j 7w 8i 9q ar b1 b2 bi cl ct 2p 5d 61 9w dr 87 9o 5p 5q 6m 6n 9m a5
1082:6 22 26 6n 77 8z bc e8 2e 3g 4l 52 5g 6k 7d b 67 7i bb bg 0 j 95 9r
1083:y 41 4e 4h 55 91 aw bq bs ds dx 6p 90 9h 3 w 3i 3w 44 47 56 5f 8p 9c 9p cr d1 d3 d4 1v am
1084:o 3b 3p 4k 4q 51 6p 9a bf bt cg 15 19 1e 2b 2n 7q a3 ck 0 1 l m 12 18 1k 1l 1o 1p 1r 1t 25 27 2d 2l 3z 4j 5d 5v 5w 6d 6h 6m 7b 7c 7w 7z 93 9n 9v b6 cb cn cq ct cv dq n 17 2m 3v 4t 9y ab cw df e5
1085:9 25 3z 9m 6i aq 5 n 17 1b 1f 1h 1j 2a 2q 3k 3o 3u 4k 4m 4t 54 5a 5b 5e 5k 5q 5r 5w 61 63 69 6d 6m 8c 8f 8u 93 9b aa ak bg br bt bw bz c5 ci df 2n
1086:1 1c 2y 79 94 dd h q 1h 2x 36 5m 7l 7p bo br 49 7d cd
1087:n 2c 2v 2y 30 31 33 3c 3m 3x 4o 54 5x 66 6g 6i 6n 6q 78 7p 82 ae aq by cq cs cw dg e2 5p bu bv 20 bx
1088:12 7s 7v b9 cy dd 2t 4b 8u e 20 2d 48 4a 5z 7t 9u az b4 b7 1 1j 21 2f 2p 49 4f 5b 5k 5q 66 69 6b 6t 6w 74 78 85 8k 99 9g 9j 9v ac al bm bs c7 cn cw df dn
1089:15 1g 2s ay 42 c9 v 9b
1090:5 k s 1f 1g 39 7l 8l 9j cy dk 0 x 1h 1i 4l 8k ae be bm c5 c6 dc f 5m 5z 9g am ao ba 6 1c 61 6d 7j cr
1091:4 a t 15 1e 1t 2f 2u 3j 45 4c 4l 54 55 5z 67 7u 8h 8u a4 bg 1 2a 4y bj cv 1n 9z a1
1092:3c u
1093:t 13 15 am ay bf 30 6a b2 bm 37 4c aj c8
1094:13 4 10 6x ay az 42 5j c9
1095:2f 6k 7m 7w 8c 8f 8i b9 bg 12 e3
1096:1d 1g 49 60 97 9q a8 b7 dp
1097:5 v 12 13 34 3e 5p bd bh bw c8 ce cf bf 2 h 42 60 30 98
1098:p 29 48 4t 5i 7j 7o bm c8 0 1 1b 24 2l av az bf d7 dr 2a 36 3n 41 4g 4m 4r 82 8p 97 99 9q 9z ad ap b6 b7 bn cy db dc dh e4 l m o 1y 56 7g 81 8o 9b ay b3 c0 cp
1099:29 7m 42 ci 1g 46 d1
1100:f j o r 1l 3x 4s 4u 50 6f 7y 82 89 9z an b7 c2 d2 e8 5n 6t 4f 6 h 1q
1101:7d 2z 37 3e 48 55 94 cn 3l
1102:0 y 2l 4r 59 5u 6f 7m 7w 95 99 9i 9j aa bu bx 3l 5f 5g 6c 7k 8b df 76 84 3o 75
1103:3h 4g ah dz e0 66
1104:71 72 7l 8a 8s 8x bi dl 2b 2m ag ak 3 8 9 s t z 1j 1t 2q 4g 5e 5f 5w 6z 7j 7r 8e 9b a9 ca co cx e1
1105:i 12 2n 2u 3z 4l 6l 6z 72 7d 7h 7q 7u 8p 99 d8 e3 17 23 34 5k 63 64 6o 6y 77 c0 df a 3a 5g 9x a9 cg d9
1106:3n 4d ca
1107:1y 21 2h 3p 4z 8l ch dw dx e0 22 25 2d 2e 2p 2s 78 8t b 26 28 3q 5d 5f 6u 7c 9h bi ca
1108:3 7 8 d i m r 10 15 17 19 1a 1b 1n 1o 1r 1u 23 24 26 28 2c 2e 2z 33 34 3c 3e 3k 3t 4a 4h 56 58 5c 5j 5s 5v 5x 60 63 6n 6x 6y 6z 73 7b 7f 7h 7i 7q 85 8a 95 97 99 9d 9e 9l 9m 9q 9y at b3 bb bc bm bo bt bu bv by c4 cb cc cj ck cm cq cr cs ct cu cw dd dk dn dt e5 e7 ca ch 5 k n 1p 3h 6o 7o bx ce ci cl 13 2r 5k 8k b2 df e4
1109:h n 1o 2n 2w 4y 6f 8r 9o 9s ab af cc cx cz d0 db dz e7 4u 5b 5t 3c 3d 4n 5l 5r 76 7a 7y 99 al as bt cm d1 dv dy e0 4 1l 44 4c 4o 5k 5m 6j 83 8d 9h aa b6 bg c5 ch cy
1110:98 9b 9t db dv c m cj 3m 4i a2 67 6b 7d 9f 9z b1
1111:a9 b1 6m c6 5f
1112:54 61 8d 9p a7 d2 5y 63 85 9t a4 bs 3l 9l
1113:0 r x 1d 1f 34 b9 i 6w 7 m 1l 22 1p 4v
1114:p 2a 4b 5x 5y 6s 74 7b 7c 7d 7e 9f at b8 6a t 5g 7s ak d5
1115:d l q x 3x 47 4m 5l 5z 6r 6x 6z 76 7o ae ak bb be d5 0 f 1i 8k bm c5 cy dc ag 7l 8z b8
1116:3 1d 1k 1n 1q 4j 6o 7a 7e 8o ad ai aj an b7 b8 cy 8 i 13 1g 3e 42 6d 6w 79 7m 84 a0 ac bh bl e 78 7b 7r ak b4 dd f g j p u cl
1117:4 e h 11 12 13 15 20 45 5z 7r 7t 84 88 8f 8w 8x cg e3 v 3j bq cd w 2c d8 79 7c bo c9
1118:e f h s 10 13 28 2b 2z 39 62 8h 8k 8t 8x b7 bf bh bs e1 11 5k 7a 9v c7 12 2j 36 7q 9u bp e2
1119:t u v 12 14 20 36 5l 5w 66 6e 7o ax bp c8 c9 dg e1 8 39 a4 d5 2v 5x 60 7m am ck
1120:6 7 2m 3i 53 6a 6m 74 9u 11 26 2n 4e 4y 6b 7a 8o 8r 9d cd h m 1g 4p 4t 5l 61 6v 73 bi ch d6 8 8v by ce cf dp
1121:7 8 25 2m 3g 3n 4d 4h 4w 5m 6i 9y bi bq bs c1 ca cb cl e0 34 3y 46 49 5i 5l 6p 8m 8u ap b0 bf bt ck dc dh 3f 3o 5n dm dy 3j 4s 4z 6v 9x dr
1122:c4 87 5x 6d
1123:0 u 1p 5z 67 6e 7f 7k 80 ad aj al bu do 4p 6d 6w
1124:61 76 a9 d7 18 2w cd an
1125:2 3 6 m 1i 1v 1x 2m 3g 3j 4c 57 6w 7o 7r 8x 98 9u b4 da db u 23 30 3o 4p 7m 9i a2 a7 ae aj bf dq dr n 1j 5d 63 7n 88 9f a6 3e
1126:s d1
1127:3z 4x 51 56 80 55 5v 5z 61 6g 9b 9f 5r 5w 78 8w 9u 4g 8z 98 ab di
1128:3u 95 3w 4c 5o 7r 9b 4e 55
1129:1a 1n 2z 3a 3l 46 5c 5j 6j 7c 98 9h 9l a4 ab bt cc 43 7w 12 2g 40 9d 33 7h 8u bw
1130:3x 47 4e 42 40 4i
1131:7k c4 2e 3n 3s 3z 91 2h 5i 4d 76 7w 8z bc be
1132:3z 4g 42 5c 5j 8e cu 3m 4h 5g 7o 9h dw j 3n 5f
1134:9e 54
1135:2m 9h 9m 9u c4 16 46 66 6h 1c 9i
1136:49 5k 62 e8 s
1137:1k 25 34 3g 41 7x 91 bt cw d1 dd dz o 4q 8r 9b bh ch cq dn 1e 1q 3f 5j 5r 6i 9m b5 cz
1138:9 1t 85 9z aq 0 d h 1g 1k 2h 51 53 5x 6y 7a 7u 81 83 88 8o 9a al b4 d4 dc dk do 8 b c e g i l m p r 13 14 16 1c 1m 1x 1z 23 2r 2x 2z 3s 44 47 4g 4q 4w 4y 54 5c 5i 5k 5o 5y 61 63 64 6d 6e 6h 6l 6m 6x 70 76 7d 7f 7i 7p 7x 7y 84 8f 8g 8m 8u 8x 8y 90 92 9h 9m 9s 9v 9x a0 a1 a2 a3 a5 a8 ab ac ag ai aj ak an au av aw ax b0 b2 b3 b5 b7 b9 ba be bg bh bi bj bk bn bo bp bx bz c0 c2 c3 c4 c5 c7 c8 cf cn cy d0 d7 d9 de dm dn dq 6 8q
1139:99 6l aq
1140:q 4w cq 4v
1141:5d z 2p 66 7z 96 97 9f 9m bk dw 9b 98 99 a9 b0 bn c6
1142:72 86 9b ab e8 n 11 9e v 8i bb bz
1143:70 90 9e ab 9m dv
1144:d f 10 1m 41 4b 5c 5z 6g 6y 76 7m 91 93 9g a1 ad b6 cc co cq da dw 3j 6l 97 9b bc o 1q 96 9t 6r cg cr
1145:5o 93 1r 6b 6r 76 7g 7q 9l 9o af b4 bd bq cd cn cu d7 do 0 g 15 1v 2p 42 45 4f 6n 7a 7h 7u 81 8e 8i al c2 cs ct cx dk dn
1146:6g 7q ad b8 f 1e 1o 5n 5w 68 6z 7n 7v 87 8k 9g b2 b3 b4 b6 b9 d s 18 1j 1x 2e 34 51 5a 5u 6a 8u 94 9b 9o 9r 9u ai ak bg bl bo c2 cx d3 df 3h 7e 80 81 bw e6
1147:82 86 d2
1148:1m 29 br d9 dg e4 15 51 e f 5z ah aj az bf df
1149:c m cj 67 6b 7d 9f 9z a2
1150:w 73 c5 c8 5j 5m 7m m 44 7h 8b dq 5o 6w 7t b6 d1
1151:w dv 2g 5o bz 8
1152:2 b w 34 59 6s ad cs bx 1c bt
1153:i w 7e bw d7
1154:w ab
1155:w 2a ae b7 7r 8r 35
1156:1 15 5n ds 0 1j 5j 9i ay co da
1157:ao
1158:3 67 9w ah c8 2 5n 32 71 7i bd df
1159:3 67 9w ah 1 6c 71 7i df
1160:2y 39 7m d4
1161:4e 5x 7i 5d 5z 6r 7k 9t n 2g 4i au by
1162:d g o w z 1c 1k 20 2x 3d 3i 3j 47 5p 65 6a 6b 6i 6o 6s 6y 75 7a 7f 7g 7s 9s am ap bn bp bv c8 da db e3 e8 0 1 3 b f i q 1w 22 23 26 2f 2h 2t 2u 2z 3h 4g 4o 50 5h 62 64 68 6h 78 7e 7l 7m 8c 8k 8p 9z bc bh bk bw c2 c3 cn cq cz d0 d5 d6 dc dd df dt du e5 e7 c y 1b 2c 2r 31 3b 3n 6v 74 7p 8a 8d 9f ah bu d2 dm
1163:4 w z 19 1a 1e 1n 1y 1z 20 25 2j 2t 2z 31 32 33 37 3k 3l 3q 44 48 4a 4b 4c 4e 4l 4p 4q 4w 53 5e 60 67 68 6g 6k 6r 74 76 79 7d 7h 82 8b 8j 9b 9i at ax b5 b7 bd bh bm bp c1 c6 cd ce cg cl co d5 dj e0 q r s u 3g 5f 5j 6u 7a 86 8g 96 9f ah ai al aq au b0 ba bb bg d0 6 i o v 1o 1p 1t 1x 22 2k 2m 2q 2s 30 38 3d 3i 3m 3z 40 41 4d 4j 4o 4t 4x 4y 4z 52 57 5a 5h 5k 5m 5u 61 65 6b 6c 6f 6j 6l 6q 70 72 75 78 7f 7l 7o 80 8a 8e 8r 8v 8w 97 a7 ag aj ak ao aw ay b3 b8 bc bo bs bx c2 cc ck d1 d2 d3 d9 dt dw dy e1 e5 e8 e p 3r 6z 9u a4 ca dr
1164:2x 35 7r 73 92 d6 74 7b c9 dn j o r s 1l 2a 2i 2j 2n 2u 30 34 3g 42 4b 4m 4u 5b 5g 5m 5r 5y 61 6m 7q 83 8f 8j 8m 8t 8y 96 ap bb bt bw bz c1 cg cp cs cu cv cy dp dw dy
1165:2b y 29 69 9v 1v 2a 7b 1n 1u 2c ba bv d7
1166:g q 12 1e 1f 1g 3e 3m 48 4t 61 69 6n 6p 6t 9t ah aj cd cr cu cy e1 e3 1a 1m 2e 3j 3q 63 7b 7s cx dj dk do dq 1 21 3f 3i 5m 5z at ca cs
1167:2e 2h 2n 2o 3h 43 49 4j 4z 5h 5l 74 7q 8f 8h a4 a5 b2 bb bh ce dk q 22 5u 7c 8a 9k 9z bx ca k o 1v 30 3u 7n 8v 99 9u a2 ad ae b0 b7 b8 bw c7 e5
1168:3 l r s 1h 2f 3l 6n ar b9 bg 66 al cf 6g 9f cg
1169:j bn 16 19 4r 9s bg cx d8 e1 1m bu 61
1170:s t 1d 1m 1n 2g 2l 2n 3a 3m 44 4h 4s 6h 6l 6o 7j ar bf ce cf db e2 e5 2 5 g j m o 11 1i 1o 1p 2m 4r 61 6v 7p 7r 8e c3 cg dc ds e3 0 1 3 6 15 1c 1j 2r 4f 78 7n 7s 8j 8x 8z a8 ba bm bt c8 d3 d5 da 10 2k 2o 3t 3u 3v 4a 4t 52 53 6e 6p 6z 8d 8m 93 95 9l by co cq cs
1171:l y 11 2m 2s 3s 5r 5u 5z 62 6n 6s 74 75 8u a7 aa ap b7 bo 7k 6 v 1p 2d 2e 2x 3u 46 61 67 6i 6w 7p 80 8w a0 ae bj bq c7 do e0 1 f n 15 1c 1g 1t 3a 4n 4v 66 6k 82 85 8v 93 94 9f a1 a3 ab an ao c8 ce e2
1172:8 13 1h 3y 4g 7u 8x b2 cg 1e 60
1173:0 k q z 13 18 1d 1k 1o 1r 1w 3f 4h 5i 6h 7m 91 93 9b 9f a5 ad b0 bw c1 ca ch ck co d1 e8 p s v 12 15 1b 23 6y 8z 9x a4 av b8 bx c3 c7 ce cf da dz 5 1h 27 3x 8x e4 67 ba
1174:e 1c 88 bw by cs d0 d8 da g i 31 3j 40 41 6f 7q a 13 18 1h 1v 23 29 2b 2f 2n 30 37 3a 49 4b 52 54 5a 5q 64 6y 7y 8f 8h 8j 8o 92 9h aq bd c4 c5 cj cp di 5 f s 11 1q 2c 2p 4p 5g 61 63 6v 7m 7s 9y bh c2 c8 co cw d5 dg dk dm dz
1175:2n 39 1i 4x 6k 6s b9 ba d3 61 67 6j ax
1176:5 9 q t y 16 19 1a 1e 1i 1l 1q 22 2d 2h 2p 3i 3n 3q 4a 4n 4q 56 5i 5k 5l 5n 5v 5w 5z 60 6a 6g 6l 71 73 7h 8k 8w bh bk c6 cb ck cp cu cz dg dx dy e7 1 2 a i u 15 18 1s 1u 37 49 66 7e 85 94 9e 9f a8 an as at b0 cd e1 d p 2t 2x 3e 3s 45 4c 4d 5b 61 6o 6w 7g 7o 82 86 90 9i 9m 9n a4 b2 b9 bi bq br bw cn cv dn dr r 2o 2z 3c 3d 47 4t 81 a1 ar au c9 ds e6
1177:b e f j 11 1d 1n 1u 21 22 2u 35 36 37 38 3g 3h 3k 3o 3u 42 47 4h 4n 4o 4q 4s 53 5a 5d 5h 64 6c 6l 6m 6o 6y 72 7c 7g 7j 7q 7t 7v 8g 8m 8q 8r 8s 8z 9l 9r a4 a9 ag b1 b4 be bo bq by c3 cd d1 dd dh di dl dn dq dt dv e5 e6 7 9 n o x 1t 2p 2z 34 3b 3r 4w 5n 60 79 7k 82 83 8p 8y 9c 9y a2 ak ao b0 bh bm bx c6 cc de dp e7 1 d p s 10 12 1a 1m 3s 3v 44 4p 4t 4z 56 76 7a 97 9f bw ca cn cs 1l 4r 8d 98 bj bt d3
1178:d 20 4h 4q 5z 6l 7v 8a ai b3 c7 cx j 36 3o 4z 59 ch e5 9l cy d6 l q 11 16 1i 3g 3i 3n 4w 6q 77 86 90 a7 ad ca cb cl
1179:5 7 9 l q 18 1s 2b 3g 3i 3j 3q 46 4i 4s 5s 62 69 6g 78 8f 9x a3 av bk bs bt cb cc e2 14 54 6x 8e b4 bz e4
1180:q 2r 33 35 37 3g 43 4q 53 5u 6f 6t 77 78 7r au ba dx a 1n 1q 2l 3i 3n 3z 4i 4j 4o 4t 4x 4z 50 5b 5f 5h 65 7a 7e 7h 7m 7u 9e 9x aj al c6 ce cl e7 2 3c 47 60 7y 8o 8t ci d6 dr 17 3a d5 d9 dy
1181:m o 2g 2k 44 46 4z 57 5s 6y 79 7b 7e 7n 7w 8l 8w 95 cy e3 3 f h 17 1n 1u 1y 3z 4f 5n 8z a0 bq c1 cj cs cx dd dl dw 43 6i 8x dq 1 e 61 6n 7d 7k 7l 9p am c0 cp d0 dm
1182:3 5 a c j n o r 14 17 18 1b 1d 1g 1m 1y 22 24 27 29 2b 2h 2i 2m 2p 2q 2w 32 36 38 3e 3f 41 48 4c 4k 4s 5l 5n 5w 5y 66 68 6b 6h 6q 6r 6t 6u 6w 74 75 77 7g 7h 7i 7k 7l 7o 7r 82 8f 8j 8s 95 9h ae an ap ba bf bi bk bn bt c3 c5 c7 d0 d6 da db de dn ds e2 e3 2f 63 72 7m 8d 8n 8u 9l ai ao c2 dx z 23 25 2k 2s 3o 55 6l 6n 6x 79 7a 7e 7u 7v 87 8i 8t 9b 9i b9 bb be bl c4 c6 ch dd dm do 2u 33 6v 76 7b a2 ac aj al bc cd dj
1183:0 8 h m w 11 15 1g 1m 1n 1r 1w 28 2a 2e 2f 2w 47 4j 4p 58 59 67 6e 6u 8f 8h 8o 9h 9j 9m a4 a8 b0 b2 b4 be bf bi bp bu bv c0 cg cj dc 1t 2h 3g 3m 6k 7g 8b 9p a2 a3 b5 dw 1 1z 20 54 5e 7s 8i b7 c8 dl 6r ad
1184:0 7 9 e f g h i p q r s x y z 12 15 17 1a 1e 1q 1s 2l 4v 59 7o 9v 9x a4 b6 b7 b8 bv bz cc cd ce cf dg e2 2a 48 6t 6u 7k 7l 7q 8h ax b0 bl bp c8 cb dm e1 e3 1p 5p 7t 8e 93 ai bt cv d8
1185:7n 8i 7k
1186:61 1k
1187:al
1188:20 2b 8g a0 dl 4q 51 79 c2 c8 d5 26 an be cx dh di 7u bz
1189:1i 1k 3x 49 4l 5z 6t 88 a3 b3 b8 j am
1190:i 77 b6 c5 d8 m 1k 74 7l b3 cd e5 dd 3k bx
1191:1q 1w 2x 3j 4m 5a 7j 7n 84 8z 9a 9b a8 ap b5 bf bs c3 ch 1z 2e 30 48 7c 7i 9l 9q 2w 4t e4
1192:ay 58
1193:f 1y ah e r 4u 8l 5y ar 48 b5
1194:dm e 2p 2t 96 dy
1195:15 29 2d 5o 5r 6m 6s 6x 7s a4 az d7 2w 7a 1z 2z 4d 8w bq 1f 37 43 8x 9o
1196:1 k r 11 1h 1k 1m 2w 3j 3y 47 4i 5f 6j 6s 74 7h 8g 8h a4 c7 g j 14 1v 1w 21 23 24 26 27 29 2a 2e 2j 2k 2n 2q 34 3c 3l 3q 5t 6c 6o 7c 7s 7w 82 87 8i 9g 9w 9x ad bi c5 ca cr da dt e5 h i 1s 2t 35 45 55 5x 79 85 a7 b8 dd 1p 1z 6u 76 7g 7q 7r bb d2
1197:n 3x 4d 6e 7v 8y 3w 5d h 1d 21 3l 6c 74 7j 8h d2 8g
1198:cf 43 9x ao 4
1199:75 a0 b9 cy al d1 av
1200:2s 36 3j 4c 5b 5p 9d ah as ay cs r 15 16 20 3y al b6 b8 cq cu 1 c o u 2m 4r 6d bu e7 4v 8z ap bt
1201:51 c0 53 89
1202:6k 73 4e e3
1203:63 38 5j ay 8 aa b5 bb be bo
1204:e m 23 4a 4u 4y 58 5t 61 68 9e a3 cz dq r 2y 7p 8i af ay az b4 w 2r
1205:5 h u v 4g 4n 8a 8i bw e1 49 5o 60 7n 5i 4 3o 57 5r 90 ai c0 e3
1206:p 7u
1207:f v b6 10 4d 51 0
1209:az b9 c9 d8 8g
1210:3 b4
1211:1e 1g bj
1212:h
1214:n m
1215:av da 5j 9o c4 1j 1l 82 8i az b4 dg
1216:3 5 8 d e u y 13 14 1e 1l 1t 1x 23 29 2e 2i 2j 2l 2n 2o 2r 2z 37 3g 3j 3v 4a 4l 51 5g 5i 5j 5l 5t 62 64 6f 6i 6j 6m 6u 6z 71 72 7l 7n 7w 8a 8q 90 92 93 9e 9k 9m 9v a2 a3 ag aj al as at aw az b3 bo bs bx c2 cc ch cm cq ct d9 dx 3a bb dq 32 83 9a cl 49 87
1217:1m 94 9m 9l bi s a5 cv
1218:2r 72 7k 9g aa bd 21 3q 4k 5h 6n 70 8p 9y c8 48 8y bk d2
1219:5 y 14 1o 1q 43 65 6i 81 85 88 91 92 96 97 9g 9s a1 ci d4 ds 1b 2p 2u 3v 48 6k 8f 94 9h 9l 9x cn e7
1220:2l ar 9v 2r a7 c0 d1
1221:11 6u c4 1h
1222:54 6b d1
1223:at
1224:t y 55 6b 7l ds 8o 8r ai bg c4 9 1k 43 78 7k 87 96 9s a3 ag al an ba bh cv 1i a9 av
1225:41 99 3u al c4 c6 dz 32 53 co 4h 5o 6n 7s
1226:z 51 53 5d 5w 8n dl du e7 v 1q 1s 7t 99 af c2 h 41 4a 4h 5z 9f bw c3 co 5o 7s c6
1227:di 49 7u c7 d0 1j 32 6g 78 7l 7v 7w 9m 9u ac af ba bb da 1q 2p 5v 6x 82 a4 al ci d2 dz e4
1228:72 77 92 cg 1g 35 3p 43 45 6b 8v 9p
1229:5x 77 7f 7h 7w 9d a9 cz dn dx h 1l 24 39 5d 72 b9 cx d1 e5 94 9w ah di e4 63 6r
1230:7d 9a 7g 7h f 3b 78 83 86 94 d6 w 7b 9p
1231:8y dd g 1e 6q 8a ax b8 x 1z 21 2d 2w 3d 7r 86 8n c0 5a 71 7s 8x 9x 9y dk dl e5
1232:e5 2m 6s 7p aq b5
1233:11 3q 4u 5r 0 5 m n s 13 15 18 1d 3u 4t 4v 55 74 9f 9m ac az b6 bt ci e0 1z 3d 1a 5u 5w 8x 9q bz
1234:1z 2w 2z 38 42 49 5o 1a 35 8l 8s 5a 9k af b8 cn cp cq cv
1235:bv cb cj cw dl 2w 4v bt by 2j 2u
1236:20 1w 1y 34 2b 2j 37 39 5x 8i
1237:32 33 35 d6 0 3 6 7 a c h n p s y 13 16 1c 1g 1i 1r 1u 1y 20 23 24 27 28 2d 2i 2n 2p 2u 2v 2w 36 37 39 3f 3h 3m 3o 3p 3v 43 45 46 4h 4l 4q 5c 5d 5l 5m 5o 5s 5v 5w 6c 6f 6i 6l 6t 6y 70 77 78 7a 7f 7g 7h 7l 7m 7r 80 8g 8h 8j 8u 9c 9f 9k 9m 9n a3 a4 ac af ar av ay b1 b3 b7 ba bd bl bn bp bx c6 cb cc ch ck ct d2 df dr dy dz e5 e8 an 38 60 d8
1238:j p 1a 7e 8z ba bc c2 cg d6 di dm 39
1239:1z 2j
1240:3f
1241:11 1w 3b 3y 47 5j 5m 9u a9 cv 3q 40 4c a1 bq bt c2 cn 17 43 45 8n 9f 9t 9y bb l 1b 21 2b 3i 3j 3n 3o 3t 3u 41 46 4d 4s 5q 68 6m 6o 78 7e 8z 99 9z ag ah ay az b5 bd br cf db de dn
1242:1h 9r 9v ds 1c 3a 5k 7d
1243:2i 32 34 3 37 ay 72 9b
1244:1u
1245:s w 1b 1s 3d
1246:68 1i 6s b9 ba
1247:1u ce 8 g 14 1x 5h 5i 5j 60 88 a7 ad ak c8 ca b s 1s 1w 3e 47 4a 4b 6e 6i 6z 79 7b 7u 83 84 8i 8o 8u a0 a9 an aq bs cs d2 e2 1 11 18 19 1t 23 2v 2x 3i 8h 8q bj c1 cm cn e3
1248:
1249:e f z 15 1m 1n 2s 2w 31 3b 3e 3k 3w 5u 6a 6e 6w 7e 7f 7g 87 8z 95 9f 9g 9i 9n 9t 9w a6 af ax bd cd ci cl d2 d7 dw l 8a b4 db dz 1f 1i 4l 4q 65 85 9c 9h a7 b8 cv ds 81 8x dk
1250:b4 4f 7f db 7g
1251:z 2g 2j 2q 5z 64 72 7b 7c 9r 20 7u 7e 8i ao
1252:11 27 dh 37 f 1z
1253:25 4o 4r 5z 7l cg 3y 74 dh 7g df 2g do
1255:2n dr 2e 8t
1256:m 1p 21 2w 39 7b 8o 8x 4b 8b 8e di e7 z 1a 22 3a 8t df 7 4g 7e
1257:2f 5i 7c 8a z 1e 2i 2z 3f 3r 5s 7o 8c 8n cb ci dh dt d j 15 2b 2u 2v 33 47 4x 57 58 68 6u 6z 77 80 ac ao b9 bi bj 22 7x a8 cv
1258:3f 7o 9w 1o 7e
1259:2d
1260:2h 3k 9w 77 8e u 3p df
1261:1r 2k bs 48 9u
1262:c 20 32 9 e 21 2b 7s 8b 8d 8x a8 b7 br ca ci 7c 8g 92 cb ce dx
1263:9 30 32 37 7t e8 2e 35 7b 6k 1i 20 2k ax dl
1264:z 28 2e 7c 5 6s 12 2b
1265:2d 34 48 5x 71 76 8k bp c9 28 d4 38 6f a8 by
1267:1v 2o 3v 4t 5z 75 7d 7e 7g d9 2q 53 8x d0 5s 7i 9i dr 4i 6h 7q 86 at d2
1268:w 28 2b 2m 7d 7g 8h 99 ax d0 d7 de dh ds ab 22
1269:0 1d 1p 8k l
1270:59 af b4 ba 2f 89 8i de di e1 e 4b 57 98 1e 2h 5d 5p 92 c6
1271:1h bo r 1d 2q 5z 8s a0 c7 d3
1272:x 1p 8n 96 5t 8l cb cl dg 6p
1273:df dx 8e a0 4s
1274:2b 5n 8k ba 2n 8g b2 bd dh dx
1275:ag aj r 5n i 1b 3d 5r 5u 9x 8z
1276:l p 17 7h ao b7 c4 7r 1d as
1277:w 1a 2d 5m 5n 64 6t 7n 87 8c 8f 8w 91 9j a7 ab ai b5 bq c0 cp cu d0 di dv n 1m 1n 1q 3h 4s 62 9m cq dd dl 2b 32 35 44 4h 4i 4j 4l 4n 4p 54 59 5q 5x 6c 6f 75 81 99 9d 9g ah ay b6 bs ci d4 d5 dg dj 13 1o 1x 21 58 8g aa cy d8
1279:4 j s 12 17 1u 1v 2u 2w 39 3h 3n 45 4g 60 6m 6x 7i 7m 7o a8 ah b3 be bw cy d2 5 l t 18 1b 1e 1q 22 3p 4y 5n 5z 6b 6f 6l 76 7a 8r 9d 9m 3 k 1a 1t 2f 2p 36 3b 3d 3u 46 4h 5e 5v 72 77 78 79 7g 7h 7l 7u 8b 8x 9a as at bt by ca cz dm 2 f m y 13 16 1n 1s 21 28 2c 2e 2v 35 3q 3s 5j 69 6a 6t 7e 87 8e 8k 8w aw bl bx ch cl dy
1280:4i 1j 1u 3w 8q 1t 7w 9i 4v 94
1281:7a b2 2i 1d 1k 2e bj db dd e4 1z 36 6r 9g az c5 c7
1282:66 70 bm bu 6x 7p 2d 7u b9 db dc dn 2x 5z 7n 7o 7v 9c 9d az ba da do dv
1283:2s 46 9m b6 1w 2p 28 5v 65 de dh
1284:1d 6t 6u 7b 7u df n 1x 9t c1
1285:23 24 2q 4c 4u 4v 82 aa ah ai co 67 6s d3 5 8 2k 3e 80 a1 as dj
1286:3c 4y 59 8i dr 3i 3j 3u 4g 58 5d 5z 6y 9l 9m a3 a9 aw cp cr 6u
1287:5d 6s ay 8e y 1g 5l 8v a4 c9
1288:54 4f 4y 51 4j 4x cu
1289:g 15 18 2b 3k 5e e6 r 2f 35 3x 3y 4d 6v 8w ba c4 1e 42 5u 68 6s 9l ct e3
1290:43 4f 8z 2c 3d 7a 7d 8r 9u av b7 dj 4j 7q aw b3 bd c3 9 m w 1z 2o 39 4x 5h 5u 60 6a 6j 7n 7z 8d 8i 8q 94 9l 9n a3 ad aj by cg cz d2 dn
1291:ac ad c4 c7 cy 7j ak aj c6
1292:cr 6i cm cn cv cu 10 2o co
1293:1s 1y 1z 22 23 2t 3w 4d 82 88 8r az ci d2 dp dr e8 1v 63 2s 35 3k 3y
1294:64 67 9b 9r b7 bd 9l bg 4v 6b
1295:10 1b 45 88 9h aw bn 39 3r 6i cw d4 d6 ds by 2l 3x 4v 6v 7l 7t a6 dr
1296:3v 48
1297:44 am d6 ab
1298:5 34 6c 83 8w 9s 72 91 m 87 ch
1299:3i 3s 3t 4l 5a 5e 6m 78 b7 bo by 4 1t 24 2d 2q 2y 3a 3g 3u 6a 6i 9l a6 bh bv cg cm co cq cs cu 8j 16 1e 30 54 7u
1300:2e 2w a e 3c 4j 5y 7b 7c 8w 2f 5w 9v dw
1301:s 3d 3g 4u 4z 9t 9y ce 2 b m n o q t 10 14 15 16 1f 1p 1t 1u 29 2j 2k 2o 2r 2x 31 3e 3u 3x 3y 4p 4r 4w 4y 54 55 56 5e 5h 5s 5z 6e 6m 6n 79 7a 7c 7i 7t 7w 82 84 87 8o 8r 8z 94 9e 9g 9j 9r 9v a8 a9 ah aq b1 b2 b5 d0 d6 d8 dk dm dn dp e2 e4 3 4 5 a g l p v 11 19 1e 1l 1m 1x 24 2a 2d 2e 2l 2n 37 3a 3j 3r 3v 49 4e 4f 4h 4j 4n 51 57 5q 5v 64 6a 6r 6s 6v 6x 77 7e 7k 7l 8h 8l 8q 8t 91 92 9b 9c 9n ae au b6 b7 bi bk bn bw bx c3 c4 e1
1302:75 4d 55 7 8 u 1r 1t 23 2d 2k 2m 2o 32 3h 3m 3o 43 4c 4h 4u 5b 64 66 6b 6c 6f 6j 72 76 78 7k 7l 7n 81 8a 9p aq bn bq d9 dd dv e0 e5 e8 1z 3p 4w 51 5h 65 68 6i 8j 93 9w cw da dk dx
1303:31 21
1304:9m 4o 86 26 2y 2z 42 d2 39 59 5c 77 7a
1305:6j 92 97 1n 1w 3h 6l 72 81 x 2d 4h 4k 4n 5g
1306:1u 2m 3a 3v 50 9v c1 cl 1w ce a 2a 3h 4v 7w 8t df 1z 2i 3m 6g ax cg dt
1307:2 3 7 a e j l v x 10 12 13 14 16 17 1h 1u 1x 24 2c 2d 2e 2j 2l 2n 2o 2p 36 3g 3k 3l 3m 3p 3q 48 4m 52 54 59 5k 67 6c 6g 6v 70 73 7c 7k 7r 80 8t 8u 90 9f 9k 9z ba bc bg bm bv bx ca cb ck d9 db df dg e5 e7 6 d s 11 1o 1s 2i 2m 2q 2r 39 3j 4k 4t 4y 50 51 53 57 5h 5n 5q 68 6h 7j 7t 89 8a 95 9d 9g 9l 9m am at bd bi ci dj dx e6 1 i u 19 1f 1n 1p 21 3e 3i 3r 3u 4i 58 61 64 6k 75 7f 85 8d 8g 8j 8w 8x 96 9h aa b6 b7 bh bj bq bz cp dr c 18 1r 20 28 2k 33 3o 3x 46 4j 4l 4q 5v 62 8l 9c aj ar ay cl dd de
1308:8 9 d q t 1f 1r 30 43 5a 5d 6n b2 b7 d6 dk 34 3p 4k 6g 9d ck o cm
1309:2m 3y 66 32 4i 78 7v 8z bb da
1310:0 1 4 1g 1h 1l 1n 6c 6d 7m 7y 99 9y aj ap bx bz c8 ch d5 8 63 ao bm c7 o 4u 8i an ax b5 da 3 9 v 1d 3o 40 4e 52 5t 5x 5y 6x 6y 9f 9n 9q a4 c0 e8
1311:4 2b ao ai dj 8t 98 0 5q 6i 6w 6z bu c4 d5
1312:0 4 1n 6d bx bz 8 63 ao ap c7 an da 1a 40 6x 9f 9j
1313:19 1y 89 ak aw c4 e2 1l 63 7j 7p d1 e8 0 b l n o 1q 28 29 2n 34 43 4r 56 59 6r 6s 7r 7u 81 9o ac av b1 be bh cs d7 e 4f 72 c0 d2
1314:19 2z 45 5x 65 97 cf w 2y 3g 3z 5 f n z 1e 1i 1l 1n 1o 1x 28 2l 2s 2w 2x 39 3k 4n 5r 66 6f 6v 74 75 79 7n 7p 8b 8c 8u 9d 9l 9t 9y a7 ad as at bd c1 cc cn cu e2 e3 cp cs
1315:n 24 27 7f e4 q 1d 4y 6p 92 c3 8r ab 5c 62 95
1316:2q 66 6g 8y
1317:8e ca cm cq 9g cr ct
1318:8p 5c 8k dr
1319:7w dw c3 be df 3k bl
1320:1b 1m 29 2m 3c 57 9d 9f c3 2a 2n 5b 5r 6e 72 c9
1321:v x 1m 2h 32 44 46 5j 8b 92 9h 3y 4a 80 85 8d 91 95 96 9f 9m 9x aq c4 e6 5v 6r 9n a6 p 90 9g bj cc
1322:dx 2v 6o a5 aq 3v 7v 7y 8u cl 6y 7h
1323:5p 5u 6k 7w 9g 9p bt 61 9c
1324:b 1e 2u 2x 33 3b 3p 47 5p 5s 76 85 88 8u a6 1x 2v 4s 6u cy h i 17 1g 1h 26 2s 32 3w 3y 6k 8v 8y bc ce dn 9 c s y 19 1r 1u 34 35 3f 4c 7j 7w 8a 8g 8h 8n 9f 9p b2 cn dg e4
1325:95 9m 3q 4b 4x 5h 70 8w 9a 9y ab ak aq cl d1 di dz 1t 5g 9q b 4z
1326:36 3s 6q 7x 8c 9k 9o a0 a3 cv dh dt 2h 2o a8 be 2a 3k 88 96 bb by
1327:1a 2u 4x 4y 7z 8e 8l 8r dc dt 4w 50 2v dp 4z
1328:2r
1329:35 3f 4r 52 9o 9x av cp ct cv dy y 2o 3i 3t 4y 5s 65 9f a3 cb cr dn dp 5e 5r
1330:3y 59 5m 83 4g 4h 4i 54 ab e8 4u 52 cw
1331:12 3o 56 5g 77 7h 7w 85 8e 90 91 9i bw cm d6 dx 3y cj d 10 3r 3v 7g 88 ch cu dm dy 1k 4i 5c 5x 63 8y
1332:24 a 4c dn 2h 56 5d ar bk di
1333:3u 4m 4n 53 58 98 9a co do 1e 46 5b 96 ad
1334:1n 1z 3x 69 7x 88 91 9o a4 b7 bj ch dp 5 2j 6e 90 b6 cf dd 9 1q 2h 39 3a 9l 9r a1 ar bf bh
1335:5k 6h 7v e 1g 6a 6f al av az b0 b3 b5 bh 1m
1336:4z 0 2 9 x 1o 21 3r 43 5x 75 9o ak b1 9q 1j 1u 5d 8e 8j 8n 8p 8x 9p 9t 9v a8 ab aw bm by ci cx d0 d7 d9 da db de df dh di e4
1337:g q 6w 7f 9l by cu o s 10 14 1c 1j 1n 3q 3s 3x 3y 4d 4r 4u 4x 51 52 57 5f 6d 6v 7b 84 8l 8y 91 93 9j 9m 9u a6 ba bf bi bw bx c1 c4 cm cs dh ds e0 54 8j a2 16 1t
1338:2k 4x 88 8l 9a 9w a4 at d3 u 1g 1l 1r 23 24 4g 8t 9c 9t 9y 9z ag az bm dh x 46 4r 4w 5d 5v 5x 9o ao ax b6 bh bi bk bo d4 dm a p 1p 3g 3v 73 7j 84 9i 9u ay bd bf bj bt
1339:85 8j 94 9j a6 ba bd bk 1f 3y
1340:1a 8w 5t 51 4u 85 a8
1341:7d 8p 94 95 9e 9k 9m dr 7g 86 8b 9w a8 19 2n 2s 3n 5t 6n 8y 9f bk c1 e4 x 4t 4z 75 85 8j a5 d2 do
1342:z 3n 46 4f 4w 8k 8y 92 95 96 9a 9p 9w dv b i 61 84 a5 aj d1 dy 4i 5f 5o 5r 57 7w 7z 94 ay
1343:3d 3o 5l 7a
1344:5u 88 8c ah 9c 9k 9q 96 9o a3 ab 8x 9m bk dv
1345:3o 4k 9i d9 do 2l 5l 6y 7w 2j 32 3w 4g 4i 4j 51 92 d5 5u 7h 8a 8b 9e 9j b1 da
1346:0 4 w 10 16 18 1g 1x 22 2a 3d 3f 3q 3u 3v 3x 45 5m 5r 5s 66 6c 7a 8p 94 9d 9q a5 cc de dr dt du dw q 17 1v 29 2t 3h 3n 3z 5g 6o 8o 97 9e c9 cb cd cj cn ct d9 dq ds 3 2h 2u 3m 3r 42 44 4t 4x 4z 50 52 65 78 8q 91 9a bm br ck cw d0 d5 e6 u 35 3i 4y 53 5f 5p 69 6k 72 79 8w 9f 9j 9m by
1347:9 1y 20 2p 3z 42 4f 6b 91 97 9e 9g 9w an cb cd cj ck cs dk du dw 9h ca dx 10 1g 3q 58 5h 6c 9d am ci da df dv k 2e 3i 3y 4i 5c 6t c1 e6
1348:3g 58 3p
1349:2c 33 3p 6i 6j ck w 23 2i 32 5r 5v bw de 1x 25 3h dr dt
1350:2j 31 37 3k 42 47 4e 4f 52 57 5r 7d 7i 7p 80 82 8p 92 93 94 9h 9k cd cj do du e8 44 5a 6j 5 14 1n 3a 3c 3n 43 48 49 5c 5o 5q 65 9f 9q ae at cc cm d9 dq 21 3b 3r 4h 6h 75 79 7f 7g 85 8d 9s bq bt cl ct dv
1351:3h 3j 3m 4f 4g 4h 4i 4k 4n 4o 54 57 66 dl dv 3x 4y 4q 4r 50 5u 6j 45 4l 55 ct
1352:2a 2k 3z 4k 4m 4p 4u 5f 5s 66 6c 6g 72 8a 9u bq cw d5 dk 16 23 3p 4h 4t 52 56 5b 5d 67 6s 79 9p a2 bs cn d9 dg dh 1w 2g 3c 3j 3n 40 4n 4s 53 5c 5u 62 6t 76 8e 8s 9c ba c1 cv 3b 3i 74 8r df dl do
1353:1a 2a 3u 41 4k 52 5m 6w 79 97 b3 c2 cw cx dw 4v 51 72 dk 3r 4l 4s 5s 4e 4i 5i 9i 9u bm cg cm dl dq
1354:1x 20 2a 2e 2g 2i 2n 3r 4f 4k 4z 52 57 74 79 8a 8d 8p a3 ba bq cw 4 2l 2m 3b 3p 3s 41 43 4a 4g 4h 4l 4q 4r 4u 58 59 5p 5s 5z 68 6z 73 7b 7m 7u 8e 93 9l ab ar b3 cb cl cm ct d6 dj e6 1g 1n 31 65 7j dl dx
1355:7 r x 16 18 1i 1t 2e 2r 2y 3a 3p 49 4e 54 5b 5g 63 6t 7h 7i 7m 8i 8u 8y a4 ai aq as bh bn cu dl e5 e7 o 2c 2d 4k 58 7b 7c 8w 9f b0 ch dh dm do e2 u 10 1n 5i 80 98 99 9t af cm cy 7d dk dv
1356:y 1b 2k 2n 2t 2w 3i 3n 3p 3t 3u 3y 48 4g 4i 4l 4q 52 59 5o 5r 6e 6g 7y 8l 8u 8w 93 97 9n av ba bb bo ce cp cv dh dn dq du dy c 1t 1x 20 2c 2r 2s 2x 46 49 4m 4r 57 5e 5f 5m 67 68 69 78 7b 7f 7l 7s 9o ab b5 cm ct d9 da de dj dl dv 3 10 18 3a 3m 44 4k 5h 5q 62 65 6s 7d 8k 8q a3 cn cy db df e7 z 2v 3z 4b 4t 50 5c 6x 74 7h 8p aq ch e1
1357:5 a y 17 18 1p 1u 24 27 2d 2p 2t 2v 38 39 3p 3s 3t 3u 44 45 48 4f 5h 5v 5w 69 78 7p 7s 7u 7v 8m 95 9a 9p ax bi cm cp ct cw d0 d7 df do dr ds dt dv e6 e7 j 1y 28 3a 3g 4b 5q 76 9d 9n al b9 br ci cy dp dx e3 e8 2 b 1g 22 23 25 2f 2q 31 3b 3h 3l 3q 3x 47 4o 58 59 5c 5m 6c 6i 6r 6x 77 7c 7e 7w 8d 8p a6 aj b1 bc bw ck d6 d8 dd dk du e0 3 d 15 1z 2s 2y 3m 3y 55 5i 5r 79 7t 8l 8u 91 97 cc cn dg dz
1358:5 j 20 25 2c 2f 2g 2h 2m 2q 2u 33 34 3h 3t 41 49 4j 4n 5e 5z 63 64 6c 6i 6y 77 7e 7i 8d 8p 97 9f 9q 9z ad b0 bu cg cz d7 df ds du dx 22 31 47 4p 5q 62 71 9h bh cx db dn dr i 15 1j 1u 1v 1x 26 27 2i 30 3b 3j 3l 3m 3n 3p 3u 4i 4t 50 55 5r 5s 5x 6j 6o 7h 81 86 8g 8h 8m 8s 9w ac ah b1 c3 cb ck d3 dc e5 e8 3c 3w 9d bq d9
1359:27 28 2o 3h 4q 5m 7z cw dw 18 2j 3m 53 5u 6o 7a 7u 8m 97 9d dq dt du dx 2d 2l 3q 4g 4i 4k 4u 6k 6z 7d ci di e6 1e 2g 2v 31 3g 3t 47 4b 6y 8p 8v 9c cx df dy
1360:q 16 22 2g 3b 3k 3r 4b 4o 4t 50 55 59 60 6o 76 7g 7t 8h 8r 91 9g bc c1 cc cz d0 dc dd dt e2 e8 3 y 1q 21 26 2u 33 38 3t 5g 5r 6i 75 7d aj b9 cw d8 df dm 18 1j 1y 20 2j 2o 36 3h 3l 3q 44 5m 5p 6g 7j 7o 7u 8d 8q 97 b3 b8 cd ct d3 db du e1
1361:z 1y 21 2b 3r 46 4o 50 5g 5t 6k 79 7c 7d 7e 8a a6 ba bj ce ck cz dd dv 2o 36 3y 3z 4l 60 8r 97 da dr dy e3 17 1u 28 2f 2j 3h 4s 5h 6u 7v 8h 9q au b9 ch cs dc di dl 12 20 2d 8o b1 cc d6 de
1362:16 2i 3a 3z 5x 63 6f 6o 70 77 7h 7l 9c 9q aj b8 bh bl bw c4 cx d7 di dn 21 2x 3u 4k 4p 64 97 9d c1 cw dx d 2u 3t 49 4b 52 6i 74 8w 9b dv 3f 3h 4m 5g 79 87 9a au az bv dt
1363:9 v 3i 49 4i 4o 4u 4z 59 5n 76 7b 7k 7n 7u 84 8g 8u ah ar at b6 dc dt e8 2w 3r 3s 41 4l 4q 4s 4v 53 58 67 9b 9q b0 ca cl e4 8 g k r 16 1d 1e 1s 2a 3j 3u 3v 42 45 4c 4k 4x 52 5k 5u 6r 6t 79 87 8a 8k 9o ai ak b1 b9 bx c0 c4 cc cj co cy d2 dd de dx 10 29 40 4a 4n 50 5m 64 6z 73 74 7h 99 9h as d1 dw
1364:0 21 2g 38 3b 3s 48 4o 4q 4v 57 5k 70 7z 8w 9j 9q cl d2 d8 dp w 20 3q 3r 4f 4h 4n 4u 4y 51 53 5r 64 6h 7w 83 99 9d a8 d0 dk dv dz e7 j 2a 2p 3i 42 43 5n 5q 6q 6t 75 7l 7u 8a 8e 8m bm ci d5 df
1365:a 10 1k 2w 4w 50 5j 6u 6w 7c 7x 9d a5 bi bt ci ct dz ao k o 1b 2c 3l 3z 4p 5m 5w 6r 7r 91 97 9a bn cw dj e2 b 2q 3d 4x 5q 5z 7d 7n 8t ab b8 bq d4 da df e5
1366:f o 12 1o 29 2c 2z 3l 47 4b 4c 4m 4r 4x 58 5a 5p 5z 62 65 68 6o 6q 7e 7f 81 89 8l 90 9n 9o a5 a8 ao by c9 cn cy d1 dj dx dy e7 2e 4y dv
1367:s 18 1u 1v 21 28 2i 2o 30 3k 3t 40 4b 4g 53 6n 6u 72 77 79 7c 7g 7s 8b 8u 92 au b8 br bx ch co d7 dl ds du dx dy 17 23 2f 2q 2v 37 5p 5r 6j 6k 6w 8m 9k at b1 c2 cf cu d0 e3 q 1r 24 2h 31 3g 3h 4r 50 5g 5q 6o 7o 8h 8l 95 ac bh d4 d8 de dr 7 1m 22 2s 32 3d 4f 62 67 73 7v 86 8r a4 aj az c6 cs cw
1368:2e 2l 3p 3x 3y 46 4e 78 8x 93 99 bq 3v 4d 5u 7b 98 9l ct 4v 8d d0 cv
1369:6 45 46 4e 79 8l 8m 8p dy 10 36 3x 7v dv 21 2f 58 93 dd 2u 3w 4k 6y 7w co
1370:1e 1u 26 3f 44 72 7j 9b cx 25 28 37 79 d1 dt e1 i 14 1m 1t 29 2b 2l 2o 2p 3i 48 6w 71 8e 8l a5 ae ay b2 bw ds 21 27 2f 2j 4m 6z d6 du
1371:1v 22 63 77 1x 21 2d 2f 9w 2p 8h d9 2o 58 7d 8r ds
1372:2p 7k 12 1x 2a 3n 3p 3z 4d 8v b5 cs 10 1h 3y 46 5c 5s 65 8o dt 2d 2s 4j 57 6h 7c 95 dy
1373:0 7 t 19 1c 1d 1m 1s 2s 38 39 3i 4s 4t 5e 5p 64 8j 8z 9c ae bi bm bn bp bv c0 c1 cd cf ck dn e0 c n 26 2b 2t 2x 3r 49 4k 5g 73 7n 7p 8i 8s al au av b2 b3 br by c3 c5 dv e5 1 g p 1w 34 4h 4o 4q 54 69 6e 6f 76 7s 9x ab b7 bj bq cj d6 ds dz d s 1b 1i 3p 4f 7j 89 99 an ap as b5 b6 c8 dq
1374:4d 4f 4i 4j 4l 4m 4n 4p 4t 4w 4z 56 59 5p dp 3w 4h 4o 4q 50 57 5a 68 74 75 8w a5 bb bx cn e0 4r 4y 6p cq 5 1q
1375:17 2c 3h 4z 1e 2g 78 8e cu cz dr 56 5d
1376:c 1d 1r 2s 2v 4l 4m 4o 4p 4r 4s 4t 4u 52 6x 6y 6z 73 75 77 7g 7h 8s a2 ac ag al b3 ba bs bt bw cq do j n 1f 2l 2x 3t 4n 4v 4w 4x 4y 4z 54 5q 76 7k 7o 8e 9c a9 cr dg k r 4f 57 5k ar c6 d8 dn dp 8 g 1o 2d 2j 33 3c 4g 4i 4k 5s 6m 7i 9z ad aj bn
1377:17 21 25 2s 3d 3e 3f 3j 3k 3m 3n 4c 4h 4i 4k 4m 4n 4q 4t 50 5e 5l 63 6j 71 7x 7y 87 8q 8y 9p ba ck cl do dv 2c 33 3i 4d 4e 4w 4x 4y 51 5d 5f 6h 7m 9f 9y bb bt cs e8 8 1l 24 3g 3p 3s 45 4b 4g 4l 54 55 57 67 7n 7w 93 94 bh c8 cy dn 2l 46 4j 4s 4z 56 5c 6b 9m dj dq dy
1378:w 12 40 45 4h 5u 7w 8l 9p ab dq dx e6 y 20 71 7g 7x 8j dn 2y 3z 4b 55 9f a7 bz do
1379:18 5b 6a 70 78 92 9o e7 50 56 7q 90 9i a7 2p 3n 4j 7x dx 2k 8p 9n
1380:6v 87 92 a6 bl 6d 6w 85 96 9j cy a 3d 5d 6z 7a 83 8k as b5 b6 bm 2z 5p 7i 7x 8b 8z 9i 9p 9v bu by cd cr d2
1381:8b 9j 9n a t 15 4t 52 56 5f 8x 8y 94 95 9d 9e 9i ay az ba cc cm 8p 9q 5c 7z
1382:81 86 90 91 94 9q 3o 9i 9t aa 85 92 93 95 9s
1383:8s 9q 3 u 18 1s 2h 4x 56 61 70 8i 90 95 9c 9m 9t a5 aa bj bw dr 7
1384:s 14 16 2s 2w 3h 4a 8d 9z bb 4n 5l v 13 4u 6s 76 77 7a 7h 7i 7k 7q 8z 9c a5 ab bw ch cj d1 51 62 67 6c 6t 79 7l 7m
1385:c 14 61 72 9b cj cm 2n 5y 6n c0 d4 8b 9f 19 51
1386:1v 32 5p 8e ba de 2n 2w 4b 55
1387:4t r 5p du
1388:4n 5q 87 3r 4v 55 5w 5y 6f bi
1389:35 4r e7 8u dw 9t
1390:2 2c 2d 2k 2u 3t 44 4i 4k 4p 4v 5c 5e 5f 5i 6c 87 88 8m 8q 97 98 99 9b 9p ab ag ah co cz dv dw 2l 5z 9s c6 cc 6k 9a 9e 9n cv dj 2h 3z 42 51 5t e2 e6 e7
1391:9 35 9b 1r d 9p
1392:5q 7w 81 82 87 8d 6e 85 9r 47
1393:2a 2h 4y 9a a3 2l 37 1w 8u 1r 2p 2w 9s bt
1394:3n 4f 57 58 5a dy 4d 4j 4z 59 9y a6 3i 3m 3p 5d dp 2a 2h 3o 5c 8m 9w dg dt
1395:e n 1r 80 82 99 a3 ch 4 2j 3e bx c1 17 a4 an 13 e4
1396:6 8 9 v 1r 4w 91 95 99 9f cc ca w 13 18 2u 38 3f 3i 58
1397:7q cg
1398:e0 cb dy 9p cz
1399:4k 4w 95 bx 4z 5d du 7u 7y a5 4y 50
1400:40 42 45 4q 52 5u 7f 8p 8v 9t a9 cw e6 e8 3u 41 4e 6i 8d 9z ah bd cr dx 4c 4g 4u 9n cv 8u ct
1401:53 e6 4h 89
1402:8b cp l al dg
1403:25 8m 8r 9s ak am dz
1404:2h 3w 3y 5u 72 bc 43 4k 4n 7j y 3a 3x 45 47 6t 9f cl d9 3g bb
1405:3m 3x 9b 9t dk 8u 99 9c cl du 49 4r 7f 7h e5
1406:8x cp 2e 7b 7d 8d cx dl 3k 55 2l 5a 7y
1407:76 8p 9i 8w 2i
1408:9d a6
1409:3n 3o 4a 8a cs 23 3i 8v 9p 9w 13 1c 2a 2d 53 54 5p 7r 8e 9k 9r a8 cf 4r 6p 90 91 dy
1410:2n 2o 5d a0 co 2d 8s a3 2q 8t 9e 9w dy
1411:
1412:3 f x 1f 1k 1x 3a 3c 3h 3p 4a 5r 5s 7e 7o 8f a2 b6 bj c6 d8 2u 7n 7q 9g bz c1 cz 4m cc 1 y 9e cd ci
1413:21 29 2p 3f 3k 7a 9f m p q u 11 17 19 1p 23 2f 2g 30 3w 44 4u 50 59 60 67 6b 7e 7g 7p 82 87 8l 8m 8z 93 9d 9i 9x a2 aj b5 bc bm c6 c9 cj ck co cr cs cz d4 d5 dh du 1c 1y 22 2w 83 bu c1 db 24 2m 66 90 91 92
1414:t 1m 20 26 2g 2w 2z 34 3c 3e 3g 3l 3r 6i 7b 7e 7m 84 bk ck cm cn cv dv e2 e3 w 1e 1l 2d 36 3m 3y 4a 57 88 8a 98 ab c9 12 3p 4c 6j 7s 9n 9w ba cl dj 1z 31 37 38 3i 66 6a 6w 7l 7u 94 9m ay
1415:0 e g n 12 17 1h 1o 1u 21 26 2a 2b 4d 4f 4o 59 5q 8r 9i a3 b4 bn cc ci cl d8 do dq e3 e5 9 f h p t 1f 1q 1s 1x 3f 3g 3t 4y 5c 5g 5h 67 7t 85 a5 ar b2 dz 8 c k 1k 20 6q 7s 9v 9z c0 1j 39 5i 7f a1 cq
1416:3 8 q 12 28 3g 6y 7n 7s 2 6 l s z 1i 27 4u 78 7h 8t cc e f 2a 2e 35 3e 3f 3q 4a 4b 4c 5i 5j 5m 6q 6s 6w 7o 7x 8c 8s 9c 9u 9v ah b9 bz ce ci di dl 7f
1417:6v 84 dg e6 7a 72
1418:5u e6 6
1419:0 4 e f i 1s 2b 5q 7t 9y b9 ce 8 p w x 18 1f 1m 6h 6y 7i 7r 8n 9f 9j a8 bd cv d5 dd dq 1h 1i 2l 4g 5z 65 67 6r ar b6 bj bp cg
1420:1 3 5 6 a e f g i p q s v x 13 1k 1o 1p 1q 2b 4m 55 5q 6y 74 75 7f 7q 8g 9r 9s 9v 9w av b3 b4 b8 c0 d8 df dg dn dz 8 k m 21 2z 34 3g 42 4f 4s 67 6o 7b 7o 7z 9y bt ca cy d9 4 b 15 1n 44 84 b6 by bz 9 r z 11 16 27 4i 5l 7i ap bk cd dm
1421:g h i o v 1b 1e 1k 1y 2f 2l 2v 2y 3d 42 6n 6s 6u 6w 76 77 7l 7r 7s 8f 8k 9y ad ap b3 b7 c3 ce d8 0 1 3 4 5 1f 1j 30 3s 7g 7o 81 8g a8 ac ak c8 cy e2 q t 1a 1g 20 26 2m 31 3f 3h 3j 3k 3l 3w 49 4j 4m 5q 5r 6d 7e 8x 9v aj at bw c5 cj ck d1 15 65 6c 73 7k 8j ag b8 cg
1422:l 3v 6s 92 bs i 5v 5z 6u b8 5 o 4g b0
1423:14 au 6v f x 6m 9v 5 b7
1424:c t 19 1a 1w 26 29 2h 3f 4g 54 5g 5l 61 6d 6e 6l 6r 6w 7n 7q 7s b0 b2 b4 b5 bg bh bu bv cf 8 o u 15 1e 1t 1v 1z 24 2j 2k 2s 2t 2u 2x 2y 31 3i 5y 63 65 6a 7j 8i 8z aw ax b9 bk bm bo bq br bs c0 c1 cs du e5 2c 8l dv q w 18 1g 1s 2r 3s 57 an cc ck db dg
1425:o 15 19 1e 1t cg i r 7q bn cf 1c 22 5p 1m
1426:1 q 11 1c 1h 1m 2y 6g 8p b7 bx c0 c8 dn 1g 2l ae bz 8z db i 6w
1427:1a 1f 1h 7i 7p i
1428:o 24 3q 4f 4j 4t 68 ax bm c0 dd b5 dg 5h ak
1429:14 26 2n 3m 4c 5o 5u 60 7w a4 bk cw dk dz 1c 1w 3k 4i 69 9x a2 a3 cf 21 7s 9d aa ag aw c0 ce cs e2
1430:c d l m 16 19 1w 2g 2r 3k 3m 3r 42 48 58 5a 5k 5x 64 67 6a 6m 74 7k 7p bs bw c1 c3 cd ce cf cg ci 5f 60 61 6z 9r ay bg c0 dm dx 0 b n o y 1d 1e 1v 24 2l 2v 3f 3i 3j 3l 4a 4m 5j 5p 5v 6f 7w 8m 8s 8z 9q a9 aq df r 1t 27 44 5c 6n 6v 7f 7m 9p a8 aj dy
1431:54 5y 4d a1 cf 17 61 5v bj bm
1432:37 3d 6f 6n 9g be bg ck d5 1a 1i 2i 3r 47 60 74 7m 8t aa ad bb bi cn df 2l ae b5 c5 cf l 2k 3c 52 6z 93 b8 ct
1433:60 ar 5l 7a bz
1434:1r 1w 2t 2w 2y 42 6c 6f 72 7b 7i 7v 7y 8i 9j 9k bw dn 1x 2v 34 6m da 15 20 39 5a 5q 67 6j 80 9p aa ax bb ci cu cy dd dk n 4z 6e 6k 6q 8c bc dz e8
1435:7e 7h 8f 18 7y bc bu da
1436:11 2j 2n 2v 2y 3o 4u 4w 5d 5e 6c 6w 87 8p 8s b5 bf bg c5 cf ck d1 dz 32 5a 6o 2b 2c 30 4b 59 5m 7c 7y 86 9b ag aw az b3 c2 co cp cu dh 2e 3l 5n 62 6d 7m al
1437:2r 3d 4a 4c 4d 61 67 70 72 7h 9b 9w a1 b2 bj c3 e4 w 2q 46 7o bk 16 1t 1w 24 3g 49 5e 6g 77 89 8l 9j 9r 9u 9y ao as c1 c9 cq di dl 26 54 6b 6i 6r al cg ck cm dz
1438:22 2m 38 40 57 6d 7p 8r 8v 8w 9r bx c1 44 9f h 3j 3o 3w 4r 5i 5w 8e 8k 9l an c5 cd dg dj 4w 5a 7x b5
1439:1f 1l 1x 2l 2m 2r 3h 3p 5a 6n 7q bb c2 y 1e 2v 3j 3l 4c 57 6c 6o 6z 8a a3 bu c5 cm co dr dt dz e4 11 bx d7 32 5l
1440:6 11 1q 20 2j 37 3h 3l 5n 6c 6d 6o 7f aj b3 c5 cd ch ck cn da dr e4 3f cv aw 4g 4i 65 6h
1441:k 15 3f 3l 6h 6x 7t 8r 9v b8 bk bt dc dd ap 30 6k
1442:1a 1k 1t 27 2z 31 36 67 68 7w b8 bm bu bw cj co cy e5 f x y 1f 42 4g 54 6z br bx c3 cd d1 ds dz r 1e 2l 6d 7j 4h 8x bj d0
1443:0 26 2s 3c bx 7g 7h 7o f 1t 3n 3v 5r
1444:2w f g 1c 37 8x c9 v
1445:1a
1446:r 1u 1v 2f 2x 30 38 5k bp c1 n 27 29 2b 2k 2n 2r 2u 3j 4e 5f 5l 6n 71 7j 8e bl bs bu dz s u 15 20 2g 2h 2m 3h 3i 5g 5j 5x 6o 8z 9q 9s af aj c2 cd cl 1a 1b 24 26 3d 58 bd bq br cs
1447:u 1w 27 2r 2u 3c 3j 5e 5f 5k 6n b2 bo bu c0 e3 20 2f 44 4c 4v 5b 5g 86 9a 9h ar at bv c1 dn dz r 8t bl 1v 2x 4j 5c 8d bj bp bs
1448:2i 5k 5l az bb c0 2g 2m 2x 4h 5j 8s b4 bq bs c1 3u 41 51 91 b1 dv 9 17 42 5p 7t 8e 93 9v ai b9 bt cv d8
1449:c d w 1l 22 2j 32 3j 3r 44 54 5o 6m 77 8u 9x bw cc cd cw df 3u 4a 66 6a 6h b5 bi 0 15 2b 10 1d 2i 2n 6i 92
1450:d j x 19 1h 1q 26 2b 2g 39 46 49 6m 77 7f 8u a2 cc ci 9 y 2v 4z 8m 9k bx cd bl 2w 3c 3x 4f 4j 5h 5y
1451:a d o 1g 2b 30 62 77 7w a2 2l 37 3c 51 6n dn 5n
1452:d k t 4h 4v 6q 71 81 9h ar az e8 9 2e 3n 4y ce d6 da l 1b o 43 bv
1453:1f 1p 20 31 3n 3s 4f 4g 54 6w 72 83 9d 9v a1 a2 aa at dp e4 14 1l 3m 46 47 4e 51 61 6s 6y 79 7f 7j 7k 7r 7u 8h 8u 8x 9x au bv ca cb cp cq cy d3 d5 e8 c j 2v 3f 3r 3y 4h 57 5l 5r 5u 68 6e 6u 9l ac ao ar b2 b5 cd ce d1 b s 12 2c 2y 3d 3t 3u 3z 40 41 45 59 6a 70 74 7s 81 87 9y bd bk c8 cm co d6 e1 e5
1454:1 x 1l 69 1p
1455:1 8 u 13 26 2b 2v 3h 5a 5l 7l 9p a1 3 2y 7f 7v 89 d3 1k 5n 7p 8z 9i cd ce cg e0 9 a g i o 1a 1b 2i 2m 2n 3c 3x 46 4e 4j 5e 65 6y 83 88 97 bc bq ca
1456:16 1b 2q 5f 91 1r 4x a5
1457:23 24 4h cv dr 2 7 q y 19 1p 26 3d 3o 4q 54 61 65 69 6f 6y 6z 7g 7q 8s 92 9i 9t af ai aq at bd bo bq bs bu c5 cc cj cn cs cu d3 1x 3v 5s 98 9h b4 by co cw 2p 31
1458:a 2c 3m 7t 1x at bj q 23 32 3h 4b 51 5f 6y 7y e7
1459:9o 9x ab 6q 86 8b 9t dv y 6a 94 9k 9m b4 bu
1460:2s 5f 5x 62 65 66 6e 6g 8g bw c0 cc cd ct 15 1z 2g 2q 3t 46 5q 5v 5w 64 68 6f 6h 6k 6l 6m 6n 6r 8k 9b ar c1 cr d7 dv b 17 61 67 c3 cl cs ds 18 29 3h 51 6a 9r 9z bi cf
1461:s 18 1c 1o 1x 2e 3c 3g 3s 3x 42 44 4f 4j 4k 4q 4t 53 5d 5m 5r 5z 6r 6s 74 7q 95 9a a2 ai b1 b7 b8 bh bs bt bx cg d1 dd de dh dx dz 1k 54 5l 5y 88 al d3 4o
1462:y 1f 74 7p 8e 8h 9f 9n ae ak c1 di 1k 4j 54 5x 7y 95 96 98 9b 4o 73 8b 8p 8s 8y 53 8u dl
1463:e i p t u w 13 19 1a 1c 1p 1y 23 2k 2o 2s 36 38 3y 48 49 4m 64 65 66 6x 6z 72 74 7g 7v 80 8z 9d 9f 9g a3 al ax b8 c0 ca d5 d7 ds dy 3 j k 1v 32 4a 4j 4r 4v 7i 8d d4 1 f x 1e 2e 4l 73 78 7f 7r 7t bf df e4 6 q r 1d 1l 1o 4o 4q 5n 68 6f 84 9u cs
1464:7 i m 1c 1d 1f 1y 3x 42 59 5l 5v 6a 6b 6e 76 7j 85 a4 ad aj cd cy d4 1 1e 1j 1m 2z 31 6w 73 7q 7x 84 ca ck d6 g p s 1k 1u 2q 2y 5y 6s 74 7a 7g 7l 7n 7r 7s 8j 8x 8y 9j 9q a8 ap c7 cg ch cw cz du 0 4 6 f 13 1h 1l 4s 5x 7z 8p 8v 9v an ar bz
1465:1 3 h m n 11 18 19 1e 1f 1m 1p 2g 56 5l 5x 61 67 69 8x 9r a3 a8 ax b4 ce cv cx d4 df dz k 1h 1k 2l 6b 7w 88 ao bu cy g s 1v 1w 21 26 2u 2v 40 4l 4o 4p 52 5y 72 7f 7m 7p 7z 8d 8p 91 9e 9j 9u a6 ab be ci de dl 1x 2h 4f 4z 5a 5v 73 a7 e4
1466:4 9 b g m n q v y 19 1f 1g 1l 2q 2r 32 5i 5j 5m 65 6b 6f 7a 7f 7q 7w 8k 8x 91 b4 bs bx ce d8 dm 1a 2l 5x 5y 61 6a 7o 7s 8y 92 9m a2 d1 d3 do e0 f 15 1s 1x 3y 7e 8m 8w al b1 bj du w 1c 1k 44 60 64 6j 9p
1467:1 a d q r 15 1h 1k 1m 1o 27 2u 2v 3w 43 49 4j 4k 5y 5z 6w 6x 78 8f 9s ad b9 c1 co 3x 55 74 7d 7g 7r 7x 88 8b 8e 8h 8k 8l 8n 8o 8p 8q 96 97 9i 9q 9u 9z as du dv 0 f 18 1a 1j 1p 1y 2e 30 3g 3j 3t 40 5w 68 6a 77 7e 98 9v a6 ac am be bi bl by bz c3 c4 c8 e3 g s w 1d 1f 3h 5x 6f 6l 8y
1468:f i k m s 11 13 71 79 9a 9s d1 d5 8 x 1a 1i 1j 2a 2i 2m 3p 3r 3z 4k 4t 5e 60 6d 6e 6z 7m 7p 82 8t 95 a2 a6 aa ak av b0 b3 b7 bb bf cn cu cw d0 d9 df 8u as cp l n 3t 45 7b 7g 8w 8y 9o 9q ax c7 cf d2 d3 d7
1469:8 c e 11 15 17 19 1c 1q 25 36 3j 47 5y 6u 7p 92 9x d4 3 7 f n v 1b 1i 5n 60 64 6r 6z 8c cg m t 1a 27 2x 6w 7e 7k 8y bq p 3n 3o 4n 5h 6c 6t 7d 86 8d 94 9s 9t ak cm d2 dd
1470:11 ce 7c dh 3e 7d 7e 7x 8g ae cp 1h 2e 7t 7v b7
1471:1 5 c d f i p t 1e 1h 1v 22 2q 35 3a 3o 3x 41 47 4j 50 54 55 5d 5w 5y 5z 60 68 6f 78 7f 7w 81 8b 8o 8r 8x 8y 91 9a 9b 9h 9n 9q 9w 9x 9y ag ah al az b1 bf bl bv by cc cm cn cp cs cu d1 d4 dl dq e0 e6 e7 j 1z 2t 3s 6n 72 7d 7t 86 8p 8z 92 96 9k 9m a2 a6 b4 bg bi c7 cq cz 3g 7e 8j ao ba 1k 1s 32 43 6o 7v am aw bc c4 c9 cb
1472:7i am
1473:i 2f 3y 48 4b 4e 4f 4s 57 5a 8v 8w 8y cl d0 da dm h 1n 47 4a 4c 7k 8u di 13 22 4d 6x 8r 8x ck 3r 4o 5s 6n 74 7f 9g 9p bl bm co d6
1474:5d 7u a1 bj 1w 34 3c 55 ay b2 cl 27 2u 2y 2z 3d 3e q w 1a 1j 1z 35 36 3b 3f 3s 6u 6v 93 co dp e3 e6
1475:1j 1n 1p 23 2i 2o 32 34 37 3g 3i 3k 3l 3p 5l 5n 5v 60 68 6e 6v 7h 7k 84 85 9j aa ac ag an ao ap b0 bc bg bk cn dh 15 18 28 29 2n 33 5e 6u 6z 74 7e 7m 7n 7s 8y 9b c1 co db 24 2v 35 3e 3f 8a 8v 9v bf bi 4 2y 2z 3c 4z 6y 87 b8
1476:4 1h 1z 2x 2y 34 35 3b 3e 77 7x 90 9q bs co dg 95 aa dp dq
1477:23 9f e0 2n 4j 4m 62 7l
1478:3g 4h 5k
1479:2s 2u 39 3v 85 bc 17 2w 4y 5o 5u 5z 8c 9p a2 aw c5 c7 c8 dq 4 1g 2j 2x 2y 30 3b 3d 3j 9s ab bk bn 31 5r 97 9l av b2 c2
1480:2q 8d e4 2z 3j dg aa
1481:76 j 1c 2b 53 6u 7n 8h 8p 92 94 bs cp dh ds du dx e5 1k 17 18 1w 2i 2q 35 3o 4g 5j 5s 66 6g 6q 6z 8s 90 9x a2 a6 ab bq cf cg cn d7 d8 e8
1482:m 1d 1h 1n 1v 1x 2c 2f 2v 2z 36 39 3w 41 4e 56 58 6b 6k 6q 6r 79 7b 7h 7y 88 8a 8g 8i 8n 8v 8x 98 9k 9l 9n 9x 9z a0 a3 ae ah av b9 bb bk bu c0 c3 c5 c7 cj ct d2 d5 df s 15 4y 5h 6z 7g 7q 9e 9t cu cv d8 du e1 14 25 3v 51 6v 81 82 87 91 a2 ak am ar bj cn dq 31 4d 5t 6p 83 86 8f 90 9o dy
1483:7x 8p 99 az
1484:7j cg ds 25 db 2 5 1c 1i 2k 4h 62 6z 87 cl dc 4d 7r dk dr dx
1485:9v dy 36 3n 3o 5a 9m d7 do
1486:3k
1488:9y 37 b7
1490:2o 3m 4w 4x 5s 9a 9d cn y 1m 8l ae
1491:a6 4w y 2r 3k 6n bg db 2m ax c0 dh
1492:9x 1o 6v 82 cv 14
1493:87 cv e6 6v 8d 3v 9k
1494:37 3m 5b 88 8j a7 87 8c 9g cp 4w 3s 5w 6g 6v 7x 81 91 9n 9w a0 a3 d5
1495:5b 7c 81 a4 cp 2m 51 9d dv
1496:2w 2y 2z 35 36 38 3b 3d 5o 70 b5 bo bp bt ay b9 bk 30 39 3c 4d 6b 7a 90 bl bn cq 2x 31
1497:3 5w 6t 73 7o
1498:5j 5n a5 b7 cj 16 c2 8e
1499:1g 34 36 3g 3p 7 2f 3h 57 18 2p 71 am dc 4a 95
1500:1m 4m 8g a3 bg bh bi dy 19 7k ae bm f 14 3k 4v 57 70 77 7z 8b 9m 9u ac at 6r 7m 8z b2 cz
1502:79 7i c1 6z at
1503:5b
1504:s 26 9k a4 c2 cn cv dk b 1c 1j 4s 93 c0 c1 d j 17 19 27 2c 2l 2s 2y 3v 42 5c 7q 99 9v ai ax by ck
1505:
1506:1 1z 5b 5e 6k cm do e0 1r ch o q 1o 30 3e 4o 4q 70 72 8b 8c 9z bd bt c8 cn 5r
1507:
1508:10 1b 1d 35 3c 4q 5n 93 b6 16 ay bs ck 1i 6d 6l 7r 80 82 9e bp d4 dn dv
1509:
1510:11 33 39 8a 8z 90 ay cg d6 14 6o 9u ac b6 c6 c7 53 6q av bk 31 3y 41 5u 68
1511:cl 4v bd bm c9 cs d6 4o 4z 50 5q
1512:
1513:3m 7e 2c 7f d7 7 4x 8j 9p a6 db dj
1514:
1515:n 1l 21 22 24 2a 2h 2m 3a 3i 3t 3y 3z 40 45 4a 4c 4d 4j 4o 4p 4u 4v 4w 4x 51 53 5e 5r 61 6d 6k 6m 70 8q 8r 8s 8u 8y 9j 9n 9r a2 a7 a8 ap aq au ca cc cg ch cl cv dp dy e4 2 25 3k 3m 3x 4e 4g 7w 8v a1 ao as d1 dt dw e0 e5 e7 e8 4 2u 35 36 4r 50 5a 5h 5y 7k 8m b7 cz d4 2f 2t 7r 9d 9o
1516:n 21 2q 3e 3u 41 46 48 4g 54 5c 5e 62 67 69 6m 6u 76 78 7a 7o 7u 8l 8r 8s 8t 9g 9q 9z a0 a8 b4 b6 bb bd ca cw do dz 82 6b 70 87 ag ci cn da g q 1u 2k 3f 3k 4t 5v 65 6d 6s 71 73 75 7b 7c 7d 7k 7l 7m 8k 8m 8u 9e at aw c8 ck d0 dx
1517:13 1h 1v 1z 27 2k 3f 49 5e 5r 6x 9l 1u 1w 3a 3s 3v 5p d4 29 36 3n 4c 4d 4f 4q 6h 6k 8y bf bk by cm cq e2 2v dt
1518:2a 40 52 5f 1o 3f 3k 51 57 5n 87 df e6 3 14 1d 1n 2h 2j 34 3v 3w 3z 4a 4d 4k 4s 4v 54 58 59 5b 66 6o 6v 83 8p 8t aj ap cp cv cw cy d4 dp
1519:8 1v 1y 23 2t 3r 6j 6n 6q 8a 96 9v am 24 2d 2m 2o 2p 48 6m 92 a8 e4 3j
1520:n o t w 42 8u ae am bg bn bp d1 4 3r 5j 64 6a 6w 8m d2 d4 4j 5o 6k 6r 6s 7y 9d 9g 9n c5 cg cz
1521:76 9l ae w 12 19 20 2b 2d 2v 3i 45 4l 6a 6m 86 a8 co cq 9 6k 9b a0 al ap cu dx e2 10 11 1n 1t 1v 2j 38 3c 43 47 49 4y 5r 60 6h 6i 6t 7r 83 85 8h 8s 8y 9n ah b5 bv cr cs d4 dq e0
1522:3r cr
1523:12 16 3a 3q 3u 4c 4q 5e 69 71 87 8f 98 9l a1 as bc cn co cu h o 3s 9s ag aj aq b3 bf cm cq cw t 10 2p 48 4e 58 72 80 9b a2 a3 cb ct dq e0
1524:9m
1525:61 8r 9b ac ap cv
1526:1x 2m 7d
1527:17 2c dj e3 e6 2e 3p 9j cx dy bj cy
1529:7v dc 58 6q e5
1530:2z
1531:cx dj 23 4u
1532:1w 2n 2r 34 89 8b 8r b2 dn 66 7m 7b a6
1533:2n 73 74 75 8e 9c d5 d6 dn 3r 6i cw do 2r bi 2k 2l 4r 7w cx
1534:1i 1z 3h 3z 41 4p 4q 50 5u 6o 72 75 79 92 96 9g 9z a4 cb ce cm cu dk dw 2g 2m 3j 7e 8k 8r cd d5 h i 1s 2h 2t 35 3y 45 55 a7 cq dd 5 x 7f 99 9i 9s a0 ak c3 ci cy d7 dc dr
1535:m 2f 2m 2x 2z 3r 46 4b 57 5g 6r 7e 7w 8i 91 9t a4 a9 au be cm d9 dn dv 56 2 1r 2g 7m 85 8r bc bg di dy 11 13 1k 3y 45 49 4a 6l 7c 89 8d 95 9a bv cv e8
1536:5u 8q a1 ao bf bj d4 di 35 9y do e3
1537:1s 65 6p 7c 7v dd 3d a0 cv b2 6l 6m 7p af c2
1538:z 13 1n 21 2w 31 36 3b 3e 3w 5u 6a 7g 7h 8z 95 9g 9n 9t 9w a6 cd cl d2 du dw 17 2f 2p 2z 3q 3z 5w 77 81 8l 90 ai b3 b7 c4 d9 de dx e1 16 45 4d 9k bk e7 1a 23 33 3d 41 6c 7y 9j bv d4
1539:4a 6p 7h 86 8b 8c 8u 8y 8z 91 93 98 9a 9e 9f 9t a0 a9 ac ag ah aj bf c4 ch cv dv 17 2n 57 6v 8f 8r 9s 9u 9w ad bn di dl e1 21 2m 2q 3s 47 4y 56 5a 5q 8g 8o 8t 8x 9g 9i 9j 9k 9n 9r a6 bb ca d2 dm dx 8p 8q du
1540:du e1 8o 8p a9 17 6v a0
1541:c 2b 2f 3w 43 4e 4u 51 53 5b 8e 8g 8h 8k 8n 8q 91 93 9a 9c 9e 9i 9n 9q 9u bo cf d8 dc dh ds dw 1r 50 7g 98 9t cv
1542:7 2j 3w 4r 6k 6m 8l 8x aj be c8 30 3o 4k 4o 5b 6p 86 8o 8z 90 91 98 9a 9r 9t af b0 bq bt c2 c6 c7 cn de dh 4g 4n 4q 4t 5f 8m 9d ct cu 2 3q 3u 4c 4m 55 5u 72 do
1543:a 9o bd
1544:ab 2 s x 18 1s 29 2n 2u 2v 55 6p 7e 9i a7 ag al an ar b1 b2 c6 cc cw 6 p 2x 6k 6m 9p aa bg c8 dv dz n 4h a6 bf
1545:8b 9d bq cu e1 k n y 19 1r 3e 43 4b 4y 5q 6k 8r 93 a3 av b1 bb cb 3m 5m 7u b9 cj x 3u 65 9a ab cd
1546:8l 9s be g 5a 8f a9 al ar bb c4 df 83 ag 86
1547:7x a4 ai by c2 c6 c 1p 6m 7l 8x 9k a7 aa c5 c7 j u 29 7o 9d 9t 9v at az c4 83
1548:j o z 12 14 1f 1g 1p 1u 24 2u 39 3f 4j 4u 54 5t 5w 6f 6g 6p 6y 7i 7p 80 88 8w 90 91 98 9c 9f 9z a9 ab ae ax b8 bb bh d6 dh dn dp e4 e8 3u 3w 40 4v 99 9b 6 9 a 2m 44 4k 4q 5q 61 6a 75 78 7l 8c 8r 9i 9t bs ca ce cf ch d5 ds 9e d0
1549:1 3q 4q 9o a6 c4 5f 5u e7
1550:61 8r 8x 2z az
1551:3w 54 5a 5q 66 85 8l 9s a7 at 7a 86 8b k 1b 1o 76 bg bl 50 5p 7x 9u as
1552:81 a9 6 z 1r q 2a 6t 6u 7k 7l 7q 9v 9x b6 bl bp cb cc cd ce cf dg dm e1 e3 b i y 1a 1k 1o 22 2f 4v 6v 8t ac ak al c3 c4 c6
1553:w 12 3i 5b 65 7e 7x 7z 84 88 8z 9k 9r c3 2f 3m 3p 3r 3t 41 44 4c 4d 4h 6g 6q 7v 7w 8b 8f 9a a1 a3 aa bk cn cv du e4 z 5a 66 8g 8u ce ch cz e6
1554:35 37 3d 77 7e 9d a9 bm dn dx 2u 30 6p c6 1l 2y 5z 62 6y 7s
1555:3 14 1c 2v 3h 4u 54 6m 7j 82 9s a2 a4 ab b3 bw c8 dc dv 9 t w 1m 3c 65 71 9n 9o a9 ai ch d4 6 8l 98 9d 9q 9t c3
1556:7x bb dl 5b 95
1557:c 21 22 3r 5a 5h 5m 76 7x 86 8a 8y d2 d8 ds 1n 2m 41 53 6y 81 8b 8e 8h 8n 8o 8p 8t 8x a8 ci de di dk e1 e8 42 6z d3 e7 9 6b 7f 7i 83 94 9t ad df
1558:97 9d d2 96 a9 cc cd 6c 8l du
1559:97 91 9d dx 41 53 88 92 9k a6 ab bm ci du df
1560:a8 1r 9i
1561:2n 80 83 9b b5 cq dd 2f 3p 3t 44 4c 4d 4h 4n 7w 7z 8b 8f 9a a1 a4 aa bk cv du e4 3r 5g 70 85 9n 1 m 10 15 1e 1r 1t 25 2m 3v 42 7g 90 9y cg cw
1562:1w 58 84 aa be 5b 9i 2f 3l 3n 3y 49 4u 5f 6o 71 76 7o 7q 8g 8h at b9 bb c2 ck co cq cv dc 19 2m 55 5q 5v 79 7u ab cy
1563:c 2y 35 3a 4e 7w 89 9b 7k 7x 8a 9t a5 1b bv
1564:88 8z ci 1s 89 9k a6 4 d 1r 27 2j 66 94 9d 23 3b 6p 77 98
1565:y 8n 8r c4 9i 9s dz 1e 36 51 9d dv t
1566:f x 11 41 4y 50 5h 7j 8c 8e 8l 8n 8o 8p 8q 8u 96 9i 9o a6 ay ca cv d9 2h 7x 7y 88 9j a7 a8 8r dm dt 2f 76
1567:8q 9n cv 8h 8o 4g 4i 4o 4s 4z 57 5b 6o 87 88 90 91 93 94 9a bb ca 73 a2 ab d6
1568:6m 81 83 85 9j 9t ay d1 d2 1r 2f 2s 6e 82 8b 8c 8f 8g 8t ah d9 dy e7
1569:4u 5t 51 8a 9p
1570:c 2b 2s 2w 4u 52 7h 7w 87 8i 8k 94 9j a4 a5 a9 ab c7 dh e4 1r 6p 6r 6z 7l 7x 9o am b2 d4 dy dz cl 33 81 8f ax
1571:7x 7z 82 84 b 86
1572:13 2c 32 3h 3m 4b 5w 6h 6r 99 9g ca df dj 5m 66 9b 9e bh cl dc 21 3l 6g cb ck 28 85 8e b2
1573:3 a bk bl 3g 40 5w 6o 9g t 70 8u 9b aw bn e1 1b 3m 4g 4k 6p 93 9e do
1574:1w cl dy 68 78
1575:f 2o 35 3c 49 5w 62 6e 6y 72 77 78 7k 7o 8s 94 9g 9h aa cc cd cp cs cu cy dv 7i 7g au 2h 2n 38 3k 6z 89 8r bd bo
1576:x 1v 37 3d 3g 3j 4j 57 7p 8s 8y 90 94 95 9d 9g 9h a5 b1 bq de e8 1j 28 6w 7d 7k 92 9e 9j 9k 9q c1 e2 e7 58 8b 8o 8t 97 9p a4 bx cg i k 20 2h 46 4i 5b 69 6f 6u 6x 7g 7v 86 8d 91 a9 an at b9 bl ch d1 d4 dq
1577:45 7y 5 r 62 8k 8v b1 2o 2x 4l 4m 4o 4z 5v 64 7e 7w 85 9o 9x bi ch do
1578:2f 55 6g 6i 6q 7h 8c 8f 9k 9z a1 aa bk cg cr cu dh dy e4 n 2n 31 36 45 4b 4h 4j 53 59 62 6f 6h 7x 7z 8b a2 ai c5 cj d2 d3 3u 9a 9b 9e
1579:77 7w 7y 8e 3p dy 7z aa
1580:3m 9b av 3x 3z v 5q 5u 6v 42
1581:1f 5s 7w 9i 9j dp d 4y 72 9g 9h c1 cr cu cw dk dq 29 bm cj dg dr
1582:6l aw 5l 7g a1 d1
1583:y 2p 89
1584:a n 14 1o 6i 7g 81 9a 9z d1 dr 1b 4a 92
1585:5b 92 9h 14 1j 1q 33 3q 4j 8k 93 9e 9l a9 au b3 ba bb bc bv ct cu d3 dz 4a 59 7c aa dg 1p 4t 9d 9k ca cm cv d0 dn
1586:by 2p 3y 69 9g 9h 9k ci cq e7 l p 1l 5w 8c 93 9l cs ct d z 1m 21 22 23 24 2m 2s 32 37 3d 3x 4a 4c 4f 4g 4j 4w 67 73 7v 86 89 8r 9e aa aj az c6 ca ch ck co cp cw
1587:31 7g 94 9q ce di 30 6b 91
1588:92 9f 1w 4a a1 2i 8i bc ch
1589:6e 6p 7k 7y 90 95 as 5v 6w 8i 91 bn y 33 6z 9y ci
1590:w 2v 7n bx bz c0 c2 ce 6e 93 96 cn cq cs 1k 1m 2l 49 67 80 84 86 8z 9g 9h 9x ac bw by ch cr cp ct
1591:37 5g 7w 90 9h ce cf 1l 91 9n cr do 89 1j 2c 4k 7l 9f ak cb d5 e0
1592:15 28 3m 4i 8q 93 9l cp 44 a1 b5
1593:6p 7b 9e b2 ch cu 13 5m 5t 8e 8l 8n 8r 9c aa br c3 ck dl a1 1r 41
1594:3m 8u 93 96 a2 cc
1595:6 18 1l 3t 5c 5t 7w 85 9p 9q 9r b6 u 5w 6p 6r 7g 92 9h bp ci dx 3d 3z 7f
1596:5v 5w 62 c1 cc
1597:31 3d 76 8z 1z 39 53 70 79 7n 9b al b0 c8 d9 16 5t 85 ax 5o 8h bn c3 c6
1598:6 18 1n 1q 1t 1z 2j 33 39 3j 5c 6q 6r 72 77 7a 7n 7q 7u 81 83 8i 8v 8z ac ag ai aj al at aw b6 bb bc bs c2 c6 cf ch 8s 94 af ah ak ba cx da dz i 49 4z 76 7g 8n 2z 6p 7f 8r 8y br cn dk dp du
1599:f y z 10 19 1q 1r 1z 26 2f 2r 3f 3h 3i 3n 3q 3s 42 44 4a 4e 4m 5g 5p 5s 64 69 6v 70 7i 7q 9s 9x ag ar cb cl cy dh e7 1a 1c 1u 27 2g 2k 2l 3c 3j 3z 41 4i 4j 4k 58 5f 5k 5l 5v 65 66 6d 6j 6q 72 77 7j 7n 7w 7z 88 8n 92 9d 9y a5 aq cf cg ck d9 dg e0 3 a j k o 1g 1i 1s 1v 1y 23 24 2j 36 3l 3m 40 47 48 4f 4s 53 59 5q 5t 60 6c 6e 6o 6s 71 7m 8c 8f 9i 9m 9r a8 ae ai am b1 bq c5 d4 dm e4 e5 u 1l 1w 2n 3e 43 4c 5x 6i 7f 7g 9h c0 ce dr dz
1600:u 10 7y 8l 8n 8t 94 9f 9w ay 3 d 46 4t 5m 7o 85 an aq bm s 13 22 2u 40 5t 70 7a a1 ci bl bv
1601:c ac
1602:9u a4 b1 be c4 1q 99 b4 bj 12 20 2h 2p 60 6n 82 8t 9f a3 a5 ac ad al bh c6 dv f 1b 1t 1w 24 4e 4o 6z 86 8a 8s 9a 9o 9t a6 bf bw c3 c9 co cp cr d4 e5
1603:9t 83 93 a9 bc 9e 9o ai bv
1604:5w 5z 6h 95 96
1605:c 53 5v 66 9q 8b 8s 94 di 6q 9m
1606:3o 3n 4k 9w 91
1607:95 96 1w 5k 7z 94 9f a1 2o 5r 74 d5
1608:76 77
1609:8d 92 93 9h dw 1t ad e0 3g 3n 5i 5k 97 ab dv 14 2m 31 4t 5g 65 7x 8g 9k a3 at cb cj cl cp cr d9 dq e8
1610:98 99 9b 9c 9f bb cv 4k 69 97 ab cr dq d 1j bl
1611:91 9b
1612:2h 76 7l 9c 9f 20 31 45 5q 6u 7k dt e3 4 1j 1p 6x
1613:f 20 62 6j 7e 96 ba cc b 53 86 8n 8o 8w 9r dl
1614:96 98 e5 14 9d 88 9t
1615:19 1h 20 32 3h 5i 5r 6c 6i 6n 97 d1 dr dv 25 2h 8p 8q 98 bv ca cc co do dw 1 2d 33 3w 5g 86 8w 3c 49 4j 59 cb cs d3 ds
1616:8e 8x dl
1617:9g b0 cl q 44 8q
1618:3 7 9 e v 1j 1n 1q 4q 4x 4z 55 5c 66 6q 76 7q 7u 8l 8m 9a 9d 9g 9m 9o 9z a5 an cn co cp cq cu cv cz k o w y z 19 1m 1r 1y 2l 2n 35 3m 3u 3z 44 45 47 58 5b 5p 5r 5t 5v 67 6e 6g 6h 6s 74 7l 7z 87 8k 8t 8v 90 91 9k 9n 9p 9r a2 a3 aa ab ae af ag ap b1 b2 b4 bd bh bj bz ca ci cm cs ct dk dq 14 1d 1f 1g 3e 3h 4s 61 6u 6v 7n 82 9c 9u 9x am aq au b0 bb bo bp bs c8 cr d4
1619:5b 8s e 3w 4f at cb s 5c 5k 80 88 8z b8 bi cu w 2h
1620:95 74
1621:48 4w 5b 5m 5s 5t 8m 8p 8q 8s 9k 9p a6 8d 49 56 8n e7
1622:13 3t 50 5s 60 6z 88 8d 9k ci cq ct dl 14 6p 7y 89 8n 9w a6 n 1r 2d 2i 6v 96 a4 by c1 cc 3m 9t
1623:w 14 4w 5c 6g 70 88 8f 95 96 9f 9q cf dw 1w 37 3d 3k 7x 8o 8y a4 b2 ci e7 17 94 98 br c6 2p 2w 7z 93 9h 9k
1624:88 8n 89 ar ci
1625:51 9c 9q 88 ci
1626:1a 4k 50 5c 7k 83 89 9j ah 6o 6r 6z bl 21 4c 59 71 dl t 17 31 5h ax cx
1627:y z 8b 8v 9w a8 ac 1a 25 2a 3o 7z 80 95 9i 9j a6 c4 58 5b 7c 8o di
1628:4e 9h ck 8d 90 cw 1l 44 cp ct
1629:9i
1630:5z 9m 1e 3d 78 8e cu cz dr 43 4r ak c3
1631:9i 8 j 9e d2 dz 9j 9p
1633:cl 6p 16 1t 1w 24 49 77 8l 9r 9u ao as bh ca cq di dl 3b
1634:6o 6p 7y cf 5w 96 bl 2z 30 42 5o 39 59 5c 77 7a
1635:6o 9x cg e4 bl b6 bo
1636:1n 2q 4w 56 58 5c 5u 7h 7y 83 87 8n 9j 9l 9n 9z av b0 c5 e8 3z 85 86 a8 6l 6p 77 82 cn cv da 4d 5t 9o cj
1637:7w 87 8u 9a 9o d1 e8 2f 5g 5i 84 cr dy 5h 7z 18 3m 5e 7x 7y 8a 8d 8q 98 a0
1638:b c 3i 4y 7i 8g bc cl 1y 2f 3j 3m 3n 3o 7x 82 84 9y c7 cb ck cm e8 3h 6p cj
1639:7x 8a ab 9w 48 7y 89 8r 8s
1640:8n 7y
1641:1f 2l 2q 9t 9w ae 84 88 8d 9j a0 ch 3d 8v 8x a4 1 n t 1c 1t 61 6e 6f 6l 7i 93 bh bk c8 cx dg
1642:27 5p 85 87 8z 90 94 96 83 c3 b 2g bv
1643:85 8n 8e df
1644:7 8 c d n 78 81 87 8d 9s ap c2 i o t 1b 1g 1r 23 25 2k 2l 2v 48 5a 5n 6m 6y 75 7y 84 8m 9v a1 a4 aa ao bg bi bl bm bt bu bx bz c8 c9 cv b 72 al 3z 83
1645:41 44 6z 8l aa dv 6 3y 4e 7q 9b 9o 9z ai al an ap b1 b4 be d1 7 b 7j 86 bd d3
1646:9 1l 24 25 2b 2e 37 4b 5k 5t 5v 5x 5y 65 6h 6l 6p 6y 74 7e 7i 7j 7q 7r 7s 7u 8n 8v 8z 94 ad af aj al am b4 ba bb bv bw by c4 c7 cp cv d0 dd di dn e3 3 f 12 1k 1o 28 2c 2u 2v 2w 2x 30 4o 5l 6u 70 76 7d 81 8e 8h 8i 8j 8w 8x ag ai ao au b5 bk bq bs c6 ca cj da de dh e2 e4 6r 7a ac ah 55 8y
1647:5w 7u
1648:57 b5 c4 f z 14 1n 4n 8s a0 ag b0 cu d2 s 1m 2b q 1e 4a 4l 4m 4y 53 e8
1649:7 18 1j 1m 26 2w 30 32 3d 3v 4x 5k 6o 6r 79 7b 7u 85 8b 8w at bj ca cp cx 7y 8c 8n 8t 8x 94 9h 9w a1 b6 10 1x 20 5b 6p 6q 9j ay cn
1650:4w 79 7y ac ba c6 14 3d 7u 8a 8n do 7a 8j 9t a6 2h 5q 88 8o
1651:88 8i 8o a8 8a
1652:2r 4r 4t 5o bf bo
1653:a d 1p 2j 2r 2w 3e 3f 68 6x 73 7t 81 85 88 8t 8x 94 9n an ap au b5 bk c4 ci dl 4 b e y 1n 2d 6b 6p 6t 74 7c 7h 8d 9c af c0 c8 d1 dg dh 2i 44 57 8n ag am c3 d0 dc 1g 2c 3o 3y 4w 5t 5w 69 6h 6v 8u 8z 93 9g 9j a2 ab e6
1654:7u 8n 8r ah di dx 43 7t 8t 22 2m 8s a7 24 a8 dn
1655:p 5l 5t 8b 8p 96 9c dw af
1656:k 7x 95 a8 b7 b8 f 2f 8b dc di 8c c7 1p 47 55 8n cy
1657:24 9c
1658:1s 58 5u 89 9i 9p c9 86 8d 98 9r 45
1659:2d 35 44 4k 4v 5f 6c 88 98 co 3v 4r cm
1660:8 y 15 1u 1w 21 23 2k 33 3o 3p 3x 4d 5y 71 74 7w 9k 9s a0 al c0 c9 d2 de e4 p 4n 5b 7t 8y 9v ak d3 d6 u 1p 3j 62 7a dj dr j 2l 3f 3k 48 4g 58 9m di
1661:c d 11 1b 1u 21 2d 3o 4a 4b 5i 5j 68 71 7e 7w 8y 8z 9z ac b4 b8 br cc d2 d4 df dk dl ds 22 82 bb 9m
1662:21 39 40 43 5l 8e 8l cp d3 df dg c 11 17 50 56 59 60 6b 87 9l 9u b5 c6 cr d4 e7 62 b9 r 3b 42 47 5i 7v
1663:2d 2m 4a 6o 32 95 47
1664:b 49 4g 5i 5m 6a 8y ae aw dn 1j 40 44 dz 7d 4b 4o 4p 8q dm
1665:33 43 5j 5o bm cf e8 3o 40 8e c7 d2 5d b8 31 4b
1666:1w 4l 4r 8r c7 du ar 2d 11 5e 7w ax
1667:42 7t 8b b4 bs z 5j 6k 7g cx cw 2s 35 39 am
1668:9 49 5i 8y dj e5 dk e4 t 2q 39 48 dl 4a dg
1669:3x 49 5o 7r d5 dl 2v 30 3y 4b 4r 55 5q 74 g e4 8u ao
1670:3g 3j 3w 3y 6j 7c b9 cx 3x 6v 8y m 40 4b 7j ar 7n bv
1671:3x 4e 76 8h q s 16 1o 2u 4c 4i 5v 60 7r 8i 8q 9f 9n a9 an ch d4 d8 de di dy 3c 3o 3w 3y 4g 5l 6v 7j 80 as ba cr cs dz 40 45 5q by ct cu
1672:3 f 3c 6v 7e 7i dd de e4 4g 22 4y 4z 52 8m e2
1673:55 9n bf cc 2m 46 4c dz 2y 5p 9c dx 5g 94 co
1674:4d 4g 4r 4t 5f 99 do e8 19 3o 5a 9m 10 3w 46 51 68 b6 9z ar
1675:f 2u 36 9l bm 3p 3u 4e 5e 5i c2 dh 40 5n 5u bt br
1676:1b 3q 3w 3x 4e 4j 5e 7n b4 by c0 d9 e5 5 t u 1a 1g 48 4g 4s 5n c9 11 7c 7k 15 5m
1677:c 1h 1j 3v 43 5x 6h 6r 7a 8t a2 ae ah ao aq c2 1u 7r 8y co db 3q 4b 4i 4n 55 66 7b 82 ai b6 by c4 dq 3w as c6
1678:15 3y 4i 5e 1i cy
1679:am 5x 6r 7 e k ao bj bm
1680:e l q z 13 1i 1k 1q 1y 20 2f 2o 2q 2r 2t 2y 31 3e 46 4a 4b 4o 4z 57 5i 5k 5m 5v 60 62 67 6u 74 76 79 7a 7h 7j 7o 7q 7r 7s 7v 7x 8x 91 9d 9e 9o a7 ah ai aq as az b4 bb bd bh cn cs ct cz db dc dd de dg dh dl dp 3 5 o 1w 39 3x 41 49 56 5b 78 7b 7c 7i 8b 8f 8j 8y 9l 9u 9w a4 at ay b3 c2 c5 cy d0 d7 d9 e2 e6 d k 37 3p 3u 63 6z 82 8c 8q 94 9n am au ba df di dq ds e3 g h n 2e 2x 5e 5l 65 71 73 75 7f 7k 7l 7m 7u 7z 8k 95 98 ac b0 cd cw d2 d5
1681:4o 4p 52 7z 8x a7 ay da m x 10 8i au d1 b 2m 48 7d 9u cv 47 4a b7 d0 dz
1682:47 5i 6d
1683:5 2n 3w 4a 4e 5e 63 68 6s 6y 7b 7e ba bj cn 3u 4g 5q 79 7k 8h di 1c 4i
1684:v 1b 2v 3w 5f 5w 6c 6e 74 79 b2 ba cm d7 1e 4k 67 68 88 j 3g 4d cs ds 7b 7j 9y
1685:7 g o p q 15 16 1f 1m 1p 24 27 2h 3k 3o 47 4f 5l 62 65 6c 6f 6o 6u 73 7c 7l 7o 7s 8q ag b3 b8 bl bv ce cq d7 da db dp e1 e3 3v 4a 5a 5g 60 6s at bj 1 i 26 28 2u 3i 4m 4y 51 6a 6g 6h 7k al an b6 b9 be bw bx c2 cc d4 d6 dc e5 4 1d 2l 5e 5w 6t 79 7e 7t 9g a3 as b5 bp cd cp
1686:2d 47 49 4a 7a bz c9 dd 2v 2z 4b ay b9 45
1687:3w 4e di
1688:1 4 k t 1j 2u 2v 7a 96 97 d5 dw 9u b3 e2 5k 8m
1689:34 3a 45 5j 5u 6k bd 11 1y 39 5l 5f bq 6a
1690:4x 98 2a 4s cw 2p
1691:1q 5f 5u 6g 71 80 3v 8x 9b cx i j 1f 1p 2l 7o 9u ab ac aj bu db dl 12 21 5a dr
1692:5r 5u 4c cx e3 2z 5g 5o cu
1693:2h 2k 4r 8p 8t 8u a7 d1 d6 dm 2e 45 8e 90 dk dn b 25 8m 8w do 4f 53 87 8r 8s cv
1694:v 2k 2o 52 5h 7b a9 b9 cx 2c 5i 7l 7s e2 25 3c 4b 6s dl
1695:4 5 f h r s 10 16 1c 1g 1m 1n 1o 1p 1s 22 24 27 29 2b 2l 2q 3c 3g 3w 42 47 4n 5e 5i 5q 5z 63 66 6j 74 79 7m 7r 83 8g 8h 8j 8o 8p 8s 9g b3 bh bi bn bs c8 cn cy cz d4 d7 de dj dm e3 e5 e8 o 1j 4e 6v al dh a0 b4 b6 bg bp cj
1696:24 bq do 3h 47 4t 5l 67 db dv
1697:0 1 17 29 2m 2p 3l 62 69 6l 7m an bp bu bv cu h p v 1e 1p 2f 3j 3k 44 4m 79 7g 82 8l 8m aj bj c2 co dh e4 11 8i dk 6w b5 d4
1698:0 1d 6w 8g b4 bw cn dc 1c 27 82 ai an 4m 5g 9w by bz c2
1699:9f bz 1h 5z 8z bv cg 1s
1700:d3 1m 9b 76 77 9z cg
1701:l 1d 1l 1t 2i 2j 2v 3c 3e 4m 5y 6r 7l b7 bf bi bn bq c2 ds 2g 7 36 7s 8i p 33 7n 8x
1702:l s bz cr 2k aj ck c5
1703:11 2h 2l 36 3y 4i 6j ca cs dt d 20 2k 3d 6w 7b bu 1a 2y 3l 4m 7w 8b 8x bi cc 1h 4d 6m d5
1704:d 1h 1i 1m 7t bz cg di b b7 dv 1a 3j dh 29 8x
1705:6w 8j 9f 7t bz 1m 78
1706:u 27 5y 6w 94 95 bk 22 2m 6d 85 4m b a4
1707:7 31 8 5x 6j 9o
1708:c cw
1709:bp 31 6d 6m bo x 1a
1710:6 7 8 p 1s 2k 2q 6j 6o 70 9y ap b3 b5 c2 c8 cr v w 2b ao as av b6 c7 d2 n 20 2d 2t 2x 42 4o 5n 6a 71 8a 8x az dz 22 3o 4r 4t 5w 5y 7b bj bq bu ck
1711:2 8s 4q
1712:0 1 5 9 e f g h i j k o q r s t u v x y z 12 17 19 1a 1b 1d 1e 1g 1h 1i 1j 1k 1m 1p 1q 1s 28 2b 2i 3e 3j 3l 4g 5q 6h 6n 6w 7n 7q 7t 8g 9v 9x 9z a4 ae ai aj ao ar as aw b3 b5 b6 b7 b8 b9 bg bh bk bm bn bz c0 c3 c5 c8 cc cd cf cg db dg ds e5 11 1t 1w 27 2l 3u 4q 6d 7p 7s 7v 84 86 8d 90 94 a9 b0 bf e3 4 a 16 2a 2c 6c 6s 6t 7k 7o ad an b2 bl bw c2 c7 c9 ca cb ce dc dm 3 8 p 1c 2e 31 3n 3s 4m 65 67 6i 6z 79 7b 7f 7j 8z 9f ap at b4 bj cy dl e4
1713:3 g 4b 67 73 7l 7n 7r 8z b9 d9 da dc df e1 h j k p r v 1e 1g 1k 5q 6w 6x 79 7f 7p 7s aw b4 bn c2 c3 cx db dl ds m 1t 37 6u 84 8g ai b7 d8 de dh di f 1p 7o 7t 7u 8i b8 d0
1714:m 6b 8b 8i ac ad ah al am at b0 b3 b6 b7 c2 c5 c7 d8 y 71 7i b8 d0 2e af ak 1 ag b9 bg c8
1715:g h r 15 1e 1f 7q 8g c3 ce cf dg 0 5 6 8 9 e f i p q v z 11 12 13 14 17 18 1a 1b 1h 1m 1q 1s 1v 26 2l 3e 3j 40 5g 66 6w 7j 7t 9d 9v 9x 9y a4 ar b3 b4 b7 b8 b9 c0 ca cb cc cd ci ck cl dm e3 3 7 b s y 10 3n 4l b6 bz 16
1716:16 19 6h 6o 7n al an b2 b3 b5 bm bn s u 17 b6 bz c8 c9 3
1717:u 20 31 5g 5k 5p 7j 97 9q bv bw bx by c1 c3 cd 39 8z bo bt bz
1718:4 2j 2x 30 32 5n 60 69 7p 7u ap ay az b2 bc bi bn bu c9 6 33 64 72 7m ao au ax c5 u 34 3e bd 7 bo
1719:2s 2t 2u 2v 2w 2y 2z 35 36 39 3c 5o 5r 69 6k 7a 7g 7v 9v af au az b0 bt cq e2 e6 1v 1z 33 34 37 38 3b 3d 3w 4c 4i 5q 5u 6f 6x 7k 7o aq ar ay b1 bc bg bh bl bn bo br 7b 7m aj bs bx c5 cu cx 1j 1l 4h 5p 61 64 6l ae aw b9 bq
1720:3a 7v 2u 37 38 bc c4 e2 36 39 8f ag bo 7d 8h ah
1721:r 34 6e 6n 6o 7n 9v ae af ag aj ak as aw ay b0 b1 b2 b5 b8 bg bn bo bp bw c4 1t 61 6d a9 o 20 2s 8n 9z be 8 6l 6m bh bu
1722:2v 2x 47 br 76 b4 bs c1
1723:d 13 1w 28 2i 2j 2o 2r 2x 31 37 43 5a 5q 5t 6b 6v 72 73 7c 89 8h 8i 9b 9o 9t 9w ac ag av b2 b4 b8 bm bx c1 cl 27 76 7f 7g bw di 1q 1u 24 26 2c 2l 2w 33 3t 4i 4k 66 68 6g 6r 7n 7u 8o 92 99 9q ai au aw b3 ba bg bi bl bs bu c7 ca cc cd cg cq d6 de dk ds e1 1o 3l 61 67 8e 9f 9g 9j 9r al aq az b0 b9 bh ch cn
1724:2l 3l 6l 7p 86 89 8i ap au b4 ba bc bd bs dv dw 76 32 4m 5v 62 6e 72 7g 91 95 99 9e 9g 9l 9s ac ag av bl bn c2 c6 cc 7 d v 2r 31 38 5x 61 7c 7j 7r 81 8f 8o 9h ah al bz cb cd cn ct cv dl dz e1 e7
1725:1b 92 9f 9h 9m bo cc dx y 9g ah ak 94 9j 6u 7z 89 9q cd
1726:n v y 1c 2s 68 80 83 85 9g 9q a1 az b3 bk bo bp d1 1w 3q 3u 9r bm co ct cv dd 9b
1727:3 8 a d am ao bk bl bm c8 7 7o ap 6 ad an
1728:bm ai at 36
1729:6 7 8 1l 2g 2j 2t 3c 3t 4g 6m 7b 7r 8x 8z ad af ao b4 bz c8 c9 da e2 d 2q 2w 3e aw ax be cq
1730:4 6 t 15 1s 3a 43 45 5q 5y 8i an be bf bz cz 3y ao c9 ap
1731:1 3 i 1t 5q 5y 67 6y 6z 70 7i 7j 8g 8h an b8 bn c7 68 6b 6o 6p 75 ao aw 2m 6t 6x 73 9z
1732:44 9u
1733:6 d r 1w 2r 3h 3j 56 5q 60 85 9d ae ao aq as at bm cd cf d2 d3 dx 7o a
1734:1 6 51
1735:8x b0 8z i 1c 1k
1736:g 8e 8q 95 a0 2f 6r 7f 8g al b2 b4 b7 d8 2t 71 aq df di e1 5t 5u 82 8x bu
1737:6y 6u 7u a9 dx 6z 89 d1
1738:bp bs 0 e 1t 2f 4q 7e 7g 82 8x 98 c3 ck e1 8e ah
1739:2 a 3l ao 1 h 11 1l 1p 2d 7k al dc 5 20 4p 5q 6y 7p ad b0 dn e3 4 1n 1z 2i 2n 43 5z 6r 8c 9v be c0 co cu
1740:4 9 u 1m 4q 6a 6b ao b0 bb bn 1 44 an c7 d5 9x a0 bz ai
1741:9 d 1q 5i 6y 7t 7y ak al b1 bg c0 de n bx d4
1742:1l 59 6b 78 7k 9c al bd d4 12 39 49 7v g k r 1d 1e 1s 2v 32 4c 5k 84 87 8k 9o ab ak b1 b9 bx c0 c4 cy dd de dt dv 4a 7r ad ai bg
1743:16 1l 1n 4a 4l 4r 5x 69 6h 6j 6l 6o 6x 7b 9l 9r 9u am ar b3 bf c7 cy cz 1c 1j 68 d3 7k b9 2p 3j 4h 5e 5f 5o 5t 5v 64 6u 6v 75 77 8i bg e1
1744:1d 1i 3d 3i 3o 5x 62 63 6a 6b 6j 76 85 am bf bg c5 cc cv d0 68 7d 7j 98 aq as bc cp d4 db di aa c6 ck d2 t 5d 6g 7f 9o a4
1745:c k 1u 3u 5k 5r 6a 6k 7d 7z 82 85 87 8d 8o 9k 9o a4 aa ap c7 d0 d4 d7 dr dz e3 q u 1i 26 2r 3g 8t 9w a0 bo c9 d9 al ax br 8x dl
1746:d 1n 1s 37 3j 54 ad af bg bl c5 db 2u be e3
1747:9 l 1n 3y 4s 5l 62 9w b7 c2 db dc 39 ag av m
1748:l 1n c6 d2 db d7 ah
1749:e n q 13 14 1o 1q 26 3e 4o 5e 5h 61 64 6g 6h 6n 70 73 99 a2 a3 a4 ck cp cy d6 dz e4 10 18 3h 3v 66 7g 7i b2 be 5 d 1d 1r 1s 24 3p 4y 5z 88 8j 9w cm d4 e1 4 6 1n 4t 5x 60 6t 6v 97 9x an
1750:c 1j 41 5a 89 8d al cx dd e6 e8 3x 4o 73 75 ag ah d6 d1 21 63 7b
1751:p 19 2s 2w 57 5w 5y 61 63 67 6a 6f 6h 6v 7h 9x aj am d4 da 1e 1w 5a 5q 5r 5z 60 64 6b 6n 78 ao bh cr 6e db 3m 4b 4e 5v 65 69 6j a6 bv cs
1752:e i l m p 11 1f 1h 1j 27 43 4f 5p 5q 67 68 6e 6t 71 9v ae aj bt c0 c4 d4 d8 df dh 2h 2q 2w 5c 6k 6l 6n 6u 7d 7q 98 9w ai b7 bx cm d6 dv 5b 86 9q c6 5t 6r 8g
1753:4 h r 1e 24 2t 3b 4v 5f 65 6t 6u 6v 78 7h 7l 7t 7y 83 9h 9n ae az b5 bk ct d9 f 15 3q cp 1p 1y 33 4k 6w 85 9i aw b8
1754:o 11 1i 27 2b 7l 7w 94 9y ae db 1d 1p 6d 7d 84 8w 9g 9r a8 bh bk br bs c0 cz t 4e 5z 6y 9h 9v bt i 1f 2m 44 4j 4t 5k at b3 b4 cg dt
1755:1p 2k 2l 3k 3l 5q 6f 70 b0 bq c5 ce cf d1 6m i 1f 1k 3c 3d 5o 6c 6h 6o dc
1756:17 29 63 7m 0 e 27 6f 6w 7q 8g cf 1h 6l b9 de
1757:1 d r w 1m 6f 6v 7n 8g bm c0 c1 c2 a u 1d 1r 2s 2v 5j 7y ap bi bl ci d2 d3 43 cy d7 e5
1758:t 1z 4i 6w 78 7v 7y db dr 2i bn e2 14 2y 30 38 5o 7t 9r cq cr dq 1c 3v 7u d7
1759:17 28 34 3d 5e 5o 77 9v aw cs 2y 5v 69 6k 6t 6u 70 72 76 7g al av b0 cq e6 1k 2q 2x 31 5z 6m 6o 75 7y 85 8d 9t ar bx co cp d4 d5
1760:2 2s 35 39 3d 5o 6h a9 aq e5 1s 7m 7n b5 b6 1 7 f q r w 18 19 1b 1c 1e 1t 37 3o 4o 4u 54 5h 5p 5v 5z 6d 78 7q 9d af ah ar bn bo bw dy
1761:d 1z 2g 30 36 5r 64 6y 7g 8q 90 bl bz ce dq 18 34 39 5n 7u 84 8c a1 az bb 32 67 7h cz d3
1762:38 39 5p 7u 8c 8i 8x au ax bc e6 18 2z 30 3a av bb bt
1763:5n 60 6n 9h ae af bh bt 19 38 an ax az 2w 39 t 1t 2j 8w b2 cd
1764:1u 2o 2x 3a 5h 5r 61 6o ac av bs g 1e 1j 3t 40 5g 6a 6u 77 b0 b6 b7 b8 bl cv d2 s 15 16 2l 2v 31 38 46 6f 6l 9j 9w a6 at au aw bu cg d9 dp 2t 2u 4i 7p ad co
1765:u 30 31 32 33 3d 3i 4x 62 6j 6x 6z 88 a1 a7 aw az dv 1i 1o 5d 5m 5z 6b 6e 6f 6i 71 74 75 7d ad af ai c6 d3 du e1 5x 8c e0 4q ah
1766:dz 7m ba cy 2n 7b 8j 9j b9 cs e0
1767:55 7z 91 dz 1t 5b 5f 8f 9h ch
1768:2o 1k 1n 26 49 4k bj
1769:7k e4 64 6t aw c5 c8 d5
1770:1a 1f 1j 28 3e 63 6h 6u 6v 6w 7i 7k 7l ao d0 d2 d3 d4 d7 d9 20 1e 25 2o 73 90 9e 9g a9 b9 e8
1771:2d 6u 6v 73 ag
1772:2 h 11 15 18 49 4h 4s 9l ad bx dg dh e s 13 1l 50 5i 60 12 1p 4f 4q 4t 5h 7u 7x cx dj m 7j b3
1773:3y 58 7i 7j 7u au bm db 1x 49 8n 8w bu cn d3 d6 dn do h 30 8x
1774:49 5i bh br dg 8a 7i at cs
1775:9r be d4 1o 3x 7i at e6
1776:7j 1c bw 1j dc
1777:1t 9l br 8 au b5 cu dq r s 6n ao bh 2p 2x 3j 4j 5v 5w 62 65 6c 6d 6v 6w 70 75 7f 7t 8g 9e 9g 9v as az b6 b7 bm bu c4 c7 c9 db dy e7
1778:3o 4m 2u
1779:4h 4k 4m 64 7l 2c 4n 62 6b 9j 9u 4b 87 8q cu dm 2x 2z 5l 6d
1780:dj 8d dk 1s 4r dc
1781:44
1782:9l ba de a7
1783:3l 4z 8e 8h 8p 97 cj 1g 44 4t 75 bu ck cw dd e8 4y 5g ah e6
1784:3e dt dv 5f 5m 97 5e 79 a5
1785:88 d0 2e 2p 4f 50 7d 9a 9d 49 4z cv e6 7 n v 1a 1h 2y 45 57 5z 6n 7a 85 b1 c5 dy
1786:3y 41 58 f 14 16 40 4w 56 5j 74 86 8t 8u 98 ap b8 c7 cr dx g 35 3n 3o 3p 4a 4i 55 60 78 8m 9a 9h e4 4c 4z 68 71 bg
1787:31 3o 4w 56 5d 6p 6v 9k 9v a8 af ca d9 4j 4x 8y 9n 9q ak bk 1u 1x 33 59 6m 81 87 98 9m a6 ba by cn da dh do 1q 3k 42 4i a0 dr dy
1788:2g 4v 8n 43
1789:3j 55 6d 4k 7m 2b 32 34 3c 4g 4n 6y 6z bt do
1790:5f 7m b3 c1 5o 4m 50
1791:9d dx 4s 7i av bg c6 df e2 e7 2d 2e 4a x 5x 98 99 a9
1792:1v 22 25 2h 2j 2k 32 50 6s as d6 dr dt l y 8r 9z ch dq du t 2e 7c 8v 9r af cp cs d4 1w 20 2w 5f c0
1793:5z 6i du 9p 3l e0 6j
1794:3i 40 5n 67 68 6a au e2 32 5f 5u 8j
1795:ae
1796:2n 8z
1797:22 2w 3i 8a a5 du 4q dd 5s dn
1798:24 6h 65 cj
1799:4z 6x 91 83 49 av 29 7b aw
1800:85 8q 91 9a dl 22 5g 9q 7m 9d 9s bb ch 3m 75
1801:12 2b 39 77 7f 8u a2
1802:2p ba ag 2 5 19 2n 2w 73 c5
1803:1e du 35 9a dn 88 3k 4d
1804:1w 4z 74 82 co 2v 30 58 8m 9e 9m dp du
1805:39 7s 50 e1
1806:1a ck 33 3m
1807:3j 6b 84 8n 8x 9c br c9 5z
1808:4 14 1o 3b 5b 6a 7b 8d 8w 94 99 9j a2 dg dk e0 6g 6i 8k cg
1809:9c 4z 0 2 16 1q 2o 3o 5g 89 92 9n a6 dr e0
1810:s 33 3t 46 50 54 64 6l 8q a6 a8 e6
1811:5s 4y 2 h 2h 2i 4z 66 67 6j 6k 6l 6m 7t 7z 89 9j 9p 9w cg d3 8l
1812:6l aq
1813:4z 61 9f e 16 1u 2m 2t 58 7a 9o a5 a7 bk by d6 df
1814:4x a n 23 51 8s 9a a7 e7
1815:5 7 8 2b 70 c8 p 1s 24 2a 3n 4m 4r 5i 82 bn bp d2 e4
1816:6 8 v l cz
1817:5m 7e 99 do 6u
1818:ak bw 7l
1819:l 3 9 m 16 4i 58 5e 5f 84 8w 9z c8 a 2r 50 bk
1822:1i a bi 5n
1823:7c 7i 7u 93 9e ch dw dx
1824:bf
1825:5k 88 9b ce 5v 6o 6t 9p 6h 6s d7 54
1826:w 7s aq b9 d6
1828:w 2z as 71
1829:w 4v 7b bs 1h 8o dh
1830:1n 5o 7r d2 5j 5m 79 e4 7w
1831:30 j 10 6b 7c 8c av e2
1832:3x 40
1834:95 40
1835:40
1837:45 47 5h 5r 5u dz 3u
1838:40 7c 8m
1839:38 40 45 5g 5j 5m 6m 7w br bs 20 4n cw 3s 9l 3x 8u b9
1840:8 1c 3w 45 5e 5n 8q 5 3v 4e 5u 8m 90 1b 3g 43 5j 7n
1841:7k cj 3w 5q t 1m cu
1842:3z 1 9 w 20 26 2h 3m 49 4c 5d 6a e6 e8 4e 5c 91 d6 e7
1843:6m 98 9u 9e
1845:4b 4m 9r bz 51
1846:2m 3k 5a 8t 8z 9w c2 3l 43 2y 4m cw 1i
1847:23 2h 3r 53 5b 5u 76 8o 8r cw e5 3i bx by cs 31 ac bv
1848:17 1q 2a 4s 5f 5t 5v 8t 9v ak e6 6c
1849:8l 9d ab dv 40 5w 8o 9p d4
1850:1p 2h 2x 4x 76 7y 8i 8l 8q 9d ar aw b9 da e4 y 3d 7d 7g 7v 92 9s ak be d0 d9 24 4d 4p 8u d7 dk dn 1 l 3b 5f 6y 7h 81 8c a3 an
1851:8c aa d9 7w 8i 9w
1852:21 7g 1z e1 5a 8e 8w 76
1853:5u 8q 9n cv 8j y 14 2p 3q 5g 5m 5v 6e 7x 8f 8h a0 bo 50 52 87 9o a6 aa dz
1854:1k 2f 6k 7g 90 9h dh 76 av y 57 5y 7a 7d d5 7q 81 b8 c2
1855:37 d9 2o 6i dc
1856:86 8j de 4g 4t 7h ad d0 dc du 8b 9c n
1857:d8 7h d9 4n dz
1858:3q 3t 5p cd cq bq 3s 5a 6m
1859:9a 9j de 9w dt e7 1a bz
1860:7z 91 9h 86
1861:q 7g a1
1862:96 ci
1863:cu 18 35 5t 76 a1
1864:8u ay dw w 8x 9f 8y 9y d8
1865:7y 1i 85
1866:o af c9 d7 8
1867:6 4v 8k af b1 c c9 b i q 20 21 2g 2z 36 3x 49 4r 57 7o 7v 8h 8w b3 bx ck cp d0 do dy
1868:av 8k b4
1869:ax 2f 8h 8i 2j 5p dc
1870:h 7c 8k e 2o 8g aj c9 39 7i bn
1871:r 1j 47 4s 5l 6a 6b 6r 72 74 75 7o 8f 8u 9i ag bd d5 d7 12 6u dm e2
1872:w 70 8i 8z bz 1f 6m 79 7 p 64 7j af 9
1873:c 2k d3 b o 24 44 7o 84 cg e4 aa
1874:3w 3x 5a bw 54 76 bx 8l 9s as
1875:54 5v 5w 67 6g bl bo bs 68 9y d 71 8k 9m
1876:5v 65 6c a2 bi bv 6d c as bh 7 1s bn
1877:44
1878:59 74
1879:d dm m o 1g 1h 4s bj bl ce 1y 21 2h 4n 6t bh cm cr d1 dg
1880:y 2q 3f 57 5v 62 8t 9p a5 a7 bd c1 ca cc cd ci ck 8x 9 m 2b 2c 2x 2y 3r 43 5f 80 8y 8z 9b al c0 dv i 2e 3d 3l 42 5m 7n 7o 7q e3
1881:13 7e 9x cl z 6t cb 91 b9 ca
1882:ca
1883:26 5q 9v 9x bf
1884:e 1h 1v 2v 2z 39 3r 5p 5s 7g ad bp cb e0 3b 78 ca cj dy 68 6g
1885:32 34 b7 2t 2y au
1886:1j 7q 8j 9p e6 40
1887:2b av dr
1888:as 86 c3 d2
1889:a6 11 41 bt
1891:1j 6s 7s
1892:ay 0 1b 1f 1t 4g 7d 15
1893:e 10 3w 8q av az b6 b7 bz d3 d6 d8 dm l
1894:g u 7r
1895:1d 24 4o 62 73 8s au c6 d6 dm 6y ar 11 1p d3
1896:1d at 8s
1897:x 1a c3 p 1k cy 7x i 1c 4v
1899:j 1f am ar au c8 t 7j 5n
1900:4 7 n 1r ao ap be 2g e4
1901:28 34 4e 4i 4j 5p 7p a0 am an dj 2 l 12 24 26 2b 2j 4a 6w 75 bp bv dc e5 n v 3z 49 55 57 9m 9u 4k 6f 6y 7k b7 bn cz dn
1902:a 15 1e 1t 2f 2p 2u 3j 3s 45 4c 53 54 5p 5z 67 68 6h 6l 6o 7a 7g 7p 7q 7u 7v ak ao b5 b8 bg bp c1 c9 ch 2r 3c 4t 7w aa aw cg m q s 16 3a 64 7o an b3 b4 bn bw 5f 6b ad dm
1903:2g 37 8h 9d dt 7i 9l ba 16 1n 43 47 4n 77 7k am at b3 b6 bz e1
1904:ag 3 bn bp
1905:c8 1c 2t 7p 95 b3 by dc dh bw 7n af
1906:2w 2x c4 34 bc
1907:1r 6q 78 2t bb be cq dq 3l 8i 1s 5r
1908:7 2h 44 af ak b2 e4 e6 1r 6p 8d 9a 9i 7x y 2m 4z 6d 7f 8h 9t a5 bm dt dx e8
1909:5 6d 7r ak am ao b8 c8 d3 0 1f 1i 1j 1p 1q 3u 6p 6q 7x 8d af aj aq aw b0 bd cj db dc 9 ap d7
1910:4b 1n 2i 3v 6n 9g
1911:n 3e bz 5a b c k u 6x 7y 86 cz
1912:1d 7m 8z 99 c1 c3 as
1913:3 b j o 33 ag de 8 i q s 1b 1n 1v 20 23 25 3s 3t 3y 40 48 4a 4i 4l 51 56 58 59 5f 5l 6c 8g 8m 8p 8w 92 9b 9f 9k a6 a7 ai aq bw c7 cf cn cs ct dk do e8 7 m 7r 81 87 9i ah bu bx
1914:t 40 48 7p 1c 42
1915:0 5 9 r y 11 14 1n 3g 4w 6d 6e 7q 8z 9f a2 af al bj bv bw cc cd ch cu
1916:1 1w 27 29 34 3j bo bq br bs c1 c3 1a 7j e3 u 1b 39 5e 26 2l 33 36 3d 5k 7p bd bp
1917:1b 1m 5f c 19 1t 5q 6i 74 d1 u 11 5y b5 cs dh
1918:2 37 3m 5b 88 8j a7 1c 9 23 2q 43 85 86 du 39 di
1919:1l 78 7k 9c bd 5p 7u bt 9x
1920:c1 t 1l u 2r 3j 5x 63 66 ap bj
1921:8 1t 20 2y 3d 93 5y
1922:6v 6z 73 7t am au aw b2 cy d5 6x 70 79 69 9z 3e 5y 68
1923:22 25 2j dt dr 2e 2h 7c 9r 20
1924:7 c g j o x y 10 1n 1t 1x 21 23 2a 2c 2h 2i 2m 2o 2p 2z 3n 3x 3y 3z 40 46 4b 4f 4g 53 54 5a 5d 5h 5r 5s 6a 6o 6q 6r 7n 7q 81 82 86 8n 8y 93 97 9b 9d 9n 9p 9q 9r 9t 9u a1 a2 a3 an bc c5 c6 ch cj ck cm cn cp ct cu cw dk dl dq dr dt du dy e5 e6 e8 b e r 1m 1p 1w 29 32 33 3k 3r 47 49 4c 4u 57 5c 62 6e 6h 6i 6k 7d 7k 7s 7v 7z 8e 8m 8q 8w 95 9k b4 b6 bg br cd co d3 d8 dw 0 2 6 i n z 12 14 1q 25 2t 3a 3g 3m 3q 4m 51 59 5u 66 6b 7j 85 8b 8f 8k 8p 92 ba ci da di dn dp e0 e7
1925:1g 3m 41 6o
1926:c e u 10 14 1q 1u 1v 1w 21 23 28 2f 2k 2n 2o 2r 35 3k 3m 3o 3p 3t 49 4d 4e 4m 58 59 5a 5e 5i 5s 6e 6i 6q 6u 79 7p 82 83 8a 8d 8k 8m 8p 8q 8v 8x 92 94 9j 9k 9l 9p 9t 9y a8 aa ax cu do dp dq dw a 1x 22 24 26 27 2h 2i 2l 2p 2q 2u 30 3b 3d 3e 3f 3h 3i 3l 3n 3r 3u 44 4c 4i 4w 4y 54 56 57 5c 5d 6a 6s 7g 7m 7u 81 85 86 8f 8u 8y 9o 9q 9r 9w a1 a2 a3 a5 ah ar as b6 bj by c1 ca cb ci cj ck co cq cr cv dk dn dr dt dy 2 8 d 1n 3v 42 46 4f 4t 4u 50 51 5q 6b 6j 6m 7z 80 88 89 8c 8g 9u 9x a6 b4 b7 be cp ct cw dl 1g 2j 32 3g 47 5b 5r 7y 8t 93 9s 9z cs e8
1927:5k
1928:m aq cm dv 67 at au 3 5 f h i p 1c 1s 2b 2j 33 3j 3v 4b 4h 4i 4o 5h 5k 5m 5o 5v 6b 6c 6e 70 71 72 77 7j 7o 9g aa ac ak b0 b4 b6 br bu c3 ca cg d3 dk e4
1929:2o
1930:b 8x a7 1i 24 2k 2l 55 dk e3 ci
1931:50 7e 8r cc cs 37 51 7h 8e 8t 9c dc e7
1932:8h 8k dc ds 52 76 8b 8r e6 e8 95 9w a5 dp 1r 23 2b 4u 53 69 7x 8g 8i 8w a8 af dg dh dz
1933:32 96 bi dx a6 ap 5x z 1z 28 2u 2x 34 3c 3d 54 5r 5y 64 69 8f 8h 97 aa cr dq dw e0
1934:9m dx 4x cl 1t 5g 9q
1935:5y 6e 8k 9z 5w 5x bk 4g c2 2b 63 8x 9f
1936:8k ba dh dx
1937:4w 50 20 2v 2z 3m 4y 6d 7z 83 8l 9k dp 4z
1938:6h 8 3g 7w 54 2x 4k 84 bs d9
1939:7y 2m 3a 60 8c 8y dj
1940:1j 2g 2o 3r 3s 3z 48 4d 4h 4m 4t 56 59 5l 84 8u bp by dg dq 2j 2p 7v 83 9t a3 12 20 60 82 a4 a5
1941:2n 88 9t dk
1942:81
1943:2b 2f 48 8c 8h 8i b6
1944:5y 6h a6
1945:f 31
1946:10 1b 1m 1q 1z 2j 2s 2u 2v 2w 2y 32 34 35 39 3a 3b 3d 3v 3z 40 4c 4o 4s 4u 4v 5c 5k 5n 5q 6l 89 93 9l 9m 9n aj al as b2 bh bj bs ca cb ck cs cu do dp e0 e2 e3 e6 20 2t 3i 3u 3y 4h 8q a1 a4 ad bc bp d1 4k 3q 4e 4p 51 5u 8a 8e 8n 9o a6 av dw
1949:8 21 dv 1k 59 6y 42
1952:4h 4l 4n 4q 4s 57 59 4e 4g 29 2k 3o 4d 52
1953:4i 4j 4l 4r 5p cn
1954:24 4j 4t 77 7r d5 29 3q 4i 4k 52 72 75 7w 8u am dk 49 6y
1955:3n 4k 5f 6c 6j 6l 75 7g 7q 7x 7z 8i 92 99 9b d9 de
1956:q 1k 1p 1v 28 2f 3m 4b 5s 5z 6d 6s 6t 6x 6y 7d 7t 7y 8x 90 ag al am ax az b4 bw bz c7 d7 da du e4 2n 7w
1957:5l d9 2l 32 4i 4k da
1958:28 34 4e 4i 4j 5p 7p a0 an dj l 24 4a bp e5 n v 2b 3z 49 55 5u 7k 9m 9u 4k 6y b7 bn
1959:5 29 3n 4d 4e 4l 6r 7k 7m bw d8
1960:4w 4z e5
1962:1x 3o 58 8x 6u
1963:3t 6h
1964:2d 42 4n 54 5i
1966:3w 4c 4e 4n 4u 53 5b 5c 5t dw 3z 42 4b 4w 8w ce df 3x 3y 4d 4f 4g 4h 4j 4p 4r 50 59 5f 8a 9e dl dy e6 40 5a 5u 71 e8
1967:4v bi 47 8q 83 9j 9s a9 ag bd 3t 40 8c 9f 9o cl cv d2 e8
1968:5 14 1o 3o 4k 5d 6j 7x 80 86 87 8m 9r 9w 9x a3 bf c6 de 3w bj
1969:2l u 2n 9h
1970:4 12 16 1r 20 2h 2n 2p 2r 2v 3m 3t 3u 5e 5x 6l 8t 95 99 a8 bf c5 cn dm 1x 3n 3p by cm co cr 65 66 6j
1971:p w 29 2l 3e 3k 4m 4n 5l 5v 63 65 6n 7i 7w 9t aj bo bu 1m 43 78 8k ae b1
1972:29 5e 9f
1973:3b 3d 28 7g 8c 8l 9s an aw de
1974:74 co 58 8m dp du
1975:q 13 28 2c 31 32 6h 6j an ay cp e0 6g 71 d5 dz e3 3r 6k 6q 6r 8e 8n 8q 8x cw d1 dj dp e2 29 75 be e1
1976:5r cw e8
1977:4d 1z 69 3w 51 dt
1978:bb 1w 96
1979:4 1l 3o b5 dn 5x 6g 77 e0
1980:n 14 2a 3r 48 5h cm ct cw
1981:3i
1983:l 8c 93 cs dz
1984:5g
1985:w 31 35 5k 94 9k a6 2u
1986:3b bp
1990:55 6v 82 9x cv
1996:96 a8
1998:18 61 6f 6x 7r aw b2 bu by co cr cw dn 6l d6 6h 73
2000:37 3j 5g 7w ce cf 8 1u 26 33 3h 6j 7o 9x be c7 dv 20 8z
2002:13
2003:3m 6g
2004:79 78
2005:6s
2007:c e 14 1v 1w 21 23 28 2f 2k 2n 2o 2r 35 3k 3o 49 4d 4m 58 59 5a 5s 6e 6i 6q 6u 79 7p 83 8a 8d 8k 8q 8v 8x 9j 9k 9l 9p 9t 9y a8 aa ax cu do dq a 10 1u 1x 22 24 26 27 2h 2i 2l 2p 2q 2u 30 3b 3d 3f 3h 3i 3l 3m 3n 3p 3r 3t 3u 44 4c 4e 4i 4w 54 56 57 5c 5d 5e 6a 6s 7g 7m 7u 81 85 86 8f 8m 8u 8y 92 9o 9q 9r 9w a1 a2 a3 a5 ah ar as b6 bj by c1 ca cb ci cj ck co cq cr cv dk dn dr dt dy 2 8 d 1n 3v 42 46 4f 4t 4u 50 51 5q 6b 6j 6m 7z 80 88 89 8c 8g 8p 94 9u 9x a6 b4 b7 be cp ct cw dl dp u 1g 2j 32 3g 47 5b 5r 7y 8t 93 9s 9z cs dw e8
2008:0 i n 17 1s 20 2i 2l 2n 2t 2u 31 3a 3f 64 6v 77 a2 aw c7 cr d6 1 5l u 2e 3o 5m 65 6u 79 cf 1f 1g 7a 7q cu
2009:i 1k cy 1i 31 50 66 6u 83 8l ct dr
2010:c7 99 l
2011:2 1u 1v 1y 25 2e 2i 2o 2p 2q 2r 3k 3l 3p 5s 6i 7t 7x 84 8v 9w ck 5 21 24 2f 2h 2n 2w 37 38 3e 3f 3y 4m 57 6j 6q 8h a3 aa cl dh dt 1g 1x 28 2d 2u 1w 4j 7u 7v cn
2012:29 5k a2 9w 2d 2n 26 2o 32 8y bi cn
2013:t v 1s 1w 29 2a 2b 2d 2i 2j 2n 2o 2q 32 3n 6q 79 7j 8f 9w cb cn j 14 1u 21 23 26 27 2c 2e 2k 2l 2m 2u 34 3f 3h 3l 3p 3q 5t 6j 7c 7s 7w 7y 82 87 8h 9g 9x 9y bi c5 ca cr dj dr dt e5 1k 1v 24 3g 6i 7p 8j de dy 4s
2014:1h 2f 2q 3a 6m 7f 80 8c 8e 8f 8h 8j 9e 9z ag ah av d2 d8 de du e1 e8 6 m 1j 2b 37 38 45 47 4r 51 52 55 5z 82 8g 8i 96 9f 9x aa ao ap ax bb be bh di 5a 5c 7u 7w 9g 9v bc bf 71
2016:1b 1e 20 2s 3o 5w 6 n v 1i 28 2o 86 9b a7 a9 bp dk 2 5 t 1c 2k 4h 62 6z 7s 87 9g cl db dc ds s 4j 5l
2017:0 8 f l q v 13 18 26 3h 3i 3n 6t 84 ca cb cc ci ck e6 d 10
2018:2 3 4 6 a c d i j k l o 1d 1e 1i 1k 1p 2c 2e 3z 43 5w 5y 69 6b 6f 6r 6x 6y 72 75 8g a0 a4 ak ba bm by c2 c9 cu cx cz d4 dj dl e0 h 7x 81 aa 22 6q bs
2019:55 5o 6a 8f d4 6 ap
2020:43 5b
2021:b l 3x 4p 4t 5c 61 6d 75 a1 a4 am bm d3 du m 25 an o 1l 3w 6k 6p 6z 97 9m 9z e6 1n
2023:1g 2i 3i 4a
2024:m 5z 7k
2025:5 6 n o q w 11 1b 1e 1f 1h 1l 1r 2k 2p 2s 2u 2x 30 33 38 39 3a 3b 3e 3g 3n 3z 47 48 4e 4j 4k 50 52 54 55 5b 5c 5h 5j 5k 5p 5t 5u 5z 61 68 69 6a 6b 6e 6g 6m 6q 6y 71 79 7a 7c 7j 7l 7n 7r 7w 7x 81 84 86 8i 91 92 99 9e 9g a4 aa ad ah ai ao au b4 b5 bb bc bh bm br bu bw bz c8 ca cc ch cj cl co cr cs cu d0 d2 d9 df dk ds dw dy dz e2 e6
2026:2 w 18 89 bb c0 4 38 5s 5z 64 6c 75 7h 7u cc cj dz
2027:7e 89 9j 86 9o 9l bx cp dl
2028:1 2 7 d p s u 11 13 18 1b 1d 1m 1o 1r 1v 1x 1y 2a 2e 41 43 4b 4c 53 54 56 5x 62 6i 6j 7q 87 89 8i 8p 8r 93 95 98 9i 9l 9r 9s aq as ay b2 b8 bb bd bn br c1 cf cq ct cv cw cx cy d6 dd dg dh dq e3 e5 0 3 4 5 9 r 17 1i 1p 21 29 2l 2m 3e 3p 3r 3u 44 48 4i 4k 4l 4z 5c 5d 5f 5i 5n 5t 6l 6x 7x 82 84 85 88 8o 8q 8v 8w 8x 99 9f 9h 9u a8 ak au b1 bk bq bu c2 c4 cg ci d1 d2 d5 dm ds dw e1 6 b c f i j o y z 15 16 1g 1n 1u 1z 22 24 2b 2f 33 39 3i 3n 3o 3v 3x 45 47 49 4f 4r 4v 57 58 59 5a 5j 63 6n 6p 76 7n 7t 7v 7z 8e 8g 8k 8s 97 9j 9o 9y 9z a3 ab ad ae ah b5 c5 ce cm cz d0 dt dx
2029:3 w x y z 10 1a 1r 1z 21 26 27 2r 2w 2x 33 3o 3q 3t 3z 42 4h 4k 4r 53 5a 5j 5s 5v 6a 6t 6w 70 73 78 7c 7m 7u 7x 8b 8c 8n 8s 8t 8y 92 94 96 9k 9q am ap at b3 b4 bb be bq br bs c1 c5 cb ce ch cm co ct cu cw cx d1 d4 d6 dd dl dt dy 1 d v 14 37 50 5f 5y 7o 7p 89 dz t 4a 4f 5o 7g ck cp d3 7 13 2m 3d 3v 45 4c 52 55 5e 5r 65 7f 7j 7k 7r 8a 8r 9g 9u a3 a9 bl d7
2030:2 c d e h l p x y 13 17 1g 1n 21 24 3e 3f 3k 3q 3r 40 42 46 47 4a 4b 4f 4g 4j 4l 4m 4s 4w 55 59 5c 5e 5m 5q 5t 5y 67 73 76 77 7g 7j 7x 83 88 89 8b 8e 8h 8j 8l 8n 8o 8p 8x 8y 90 95 96 97 99 9a 9g 9h 9i 9j 9q 9z a0 a7 a8 a9 ac ai aj b2 ba bc bj bt c6 cj cw cx d2 d8 df di dr dv
2031:1h 2f 2h 37 4b 4l 6i 79 8r 92 95 9c 9e 9o a3 d9 dd de dh ds dv dz e2 e7 10 53 7v 8g 8q dt 2b 38 7e 83 8k ab c9 cl dx 3g 8b 8p a5
2032:7 b j 1e 1h 57 4 g 2c 6v 1x 2p 2v 3n 4z 9w cb
2033:6 b g p 17 18 1c 1g 1h 1n 1s 1z 22 2j 2z 30 31 34 35 38 3d 3l 3o 40 47 4t 4v 4z 57 58 5c 5u 61 64 6f 6j 6l 6m 6n 6o 6s 6u 6w 71 75 77 7b 7e 7i 7p 7q 7r 7s 7z 88 8c 8d 8t 8z 95 9b 9l 9t 9v a0 a1 an aq az b1 bd bh d7 dm dt e4 e6 e8 i 1l 4q 5q 60 6x 73 7j 8p 97 ag at d4 r 1m 1p 1w 29 32 36 3z 49 62 6e 6h 7d 7k 7x 8w 9d b6 br cd d8 di t 2i
2035:11 5q 5t 7z 5 p y 16 69 6p 9i dw c m 19 1h 2x 4y 75 79 80 86 8h 8w 8x 9c a1 a9 b2 ba bh by cu dd 7 d t 15 1l 2i 2m 2t 33 3g 3m 44 4h 4j 4m 4w 53 5b 5f 5l 5o 5w 5y 5z 6d 6i 6m 6o 7s 7x 84 8f 8z 92 98 9d 9s 9z ad an b7 b8 bg bp c0 c2 ca co d5 dj dr du dx e1 e7
2036:4h dz 3 n u 25 48 55 5i 5x 6g 6k 6l 8n 93 94 9l 9o 9s a2 a7 aj c3 cz dd dr e3 5 a d e m x 19 1d 1h 1i 1j 1m 1r 20 21 23 24 29 2a 2m 2x 31 3a 3g 3k 3x 41 43 44 49 4a 4e 4j 4l 5j 5k 5w 5z 60 61 6h 6j 6m 6o 6q 7x 83 85 8a 8i 8j 8k 8l 8m 8s 8t 90 95 99 9c 9h 9y ad af bh bv c4 d0 d1 d7 df du dw dy
2037:4v 5t 9k 9a
2038:6 1l 3t 9p 9q 1r au cq
2040:17 3v 4j 7y 86 92 97 98 a1 b1 bw cm ct di dl dn dz l 28 2b 2o 3x 4c 4k 4m 4p 51 52 5t 5u 6f 76 7n 7w 89 8o 95 96 9g 9i aa bh cn cq cw dd dp dr dv 5a a2 a6 cu dj 7 d 2x 82 8e 93 99 9e a5 ab by ch cr cs
2043:k 1e 2d 2w 3n 2u 2x bs
2044:31 3i 7p 33 20
2045:1l 2s 30 31 35 3b 7v 8i 8s 93 9v ac ad ag ah au ax bt bu by c1 c2 dd dq 5f 2t 2w 5j 5m bp bs c0 2u 34 5i 7d 8r 8w 9w dk
2046:1 3w cc dl dr r 1i 2s 2y 31 34 35 3c 3m 5p 5w 6k 7f 7p 98 9f b4 bq c2 ck 2v 7y bv 33 6b dt
2050:j 30 4m 7n 2w dc
2051:6t
2052:v 2z 56 cn 2y 7t
2053:4v bt 2j 2u by
2054:2t 38 3i 58
2055:2x 2t bs
2056:m 6x 9 t 16 1l 6h cb ck al h 18 3h 8v 9x ak bd d3
2057:1l 3e 6x 8w da 8i ay b8
2058:3a 5r w 1u
2059:k 6x 9 n 1l 3o 3t cn f 13 1k 1s 64 6i 6r 7q b3 b8 bh bo d9 e1
2060:9u a7 1x 6x 7u
2061:9 39 3a 58 4z 2z 30 35 3f 3i
2062:9 3i 3t 6i 6w a1 a2 bc bn c9 cp 36
2063:7u 8t
2064:2i 35 9x a1 ag ck 28 co 65 84
2065:9 1v 2c 2n 2x 3b 3e 3u 4j 4r 6x 7w ci dn 58 bq cn
2066:3e 59 6w 6x bk ce bf c8 k bd 5p af au c7 cz
2067:7u
2071:9 1n 3q 44 6s 6y 72 74 9v d3 e6 3n c 2d 3z 4r 66 6w 83 9w be dy e1 z 6v 7k 90
2072:22 2k 2n 3z 4d 4w 5x 8u 90 a2 a6 bg bu d3 77 bv c5 5j 8w r d4
2073:5 6 b bz
2074:az 2v b6 ba 36
2075:8v p 1g b6 r
2076:b6 p 7q
2077:1g 6c 6d
2078:p 9m a9 b6 c 4v aq
2079:5 7 b 5g
2080:7 bg 8 2n c1
2081:8 d am bl 8y
2082:bm
2083:aw bm 2j
2085:bm u
2086:f 5x 6b 6r 8b e4 1f 7n bw
2087:6w df c9 db 7n
2088:bn 7n
2089:1v 7n bn 0 1d 1l 1p 8k db df l 6w c9
2090:65 bn 66 cg as
2091:7e
2092:bn 6 7 1s bh e0
2093:3 6 1l 3e 3h 6w 2 7 33 5y ax 7m bm
2094:2 7o 3
2095:j 2m 6u 7n b3 da dc dr 2w ds 4m 5n
2096:3 7o b8 2 1n 36 7b 7u ag al bs 3q 9f e6 e8
2097:3 7o
2098:6 an
2099:5v be 6
2100:63 69 6m cr
2101:9 2m 6r bh a n 83 al e4 1q
2102:d a3 9 ad aq aw bf c7
2103:9 a
2104:7t am
2105:1 r 17 1b 1c 1d 1m 39 3x 42 62 73 7k a4 bl bt bu bw c1 ca cc ce
2106:6n 5f ag bi
2107:am an ap cf at 1w 7t
2108:24 41 bj 7 u
2109:60 bm d
2110:ao bl 1n 9r ar
2111:a bk 1d 2g 2q 3j 6h 84 c3
2112:1n 1r 1t 2b 7t a4 b0 b e4
2113:9 2k 4a 6f 7t 8g d3 j 1h 2b 2i 4s 1k 5n
2114:9 5z 7t 8u f 2k 2l 9v
2115:7t by dc
2116:6u
2117:7m 3k 7v db ds 2i a2
2118:1i 7t
2119:8 1
2120:a 1w 23 29 5x 6q 6r 74 ai bk cg x 2e 72 9p bl cx d1 2s 39 4v 7y 8n 9u ay az b6 bg d5
2121:a 6u bk
2122:dv o 6b 5f 7g 81 a3
2123:o b
2124:b
2125:64 6b
2126:17 e4 67 6b
2127:m 1n 46 9c db n a1 bc bg
2128:i m e d5 8 3h 7g
2130:a 1n 2f 3t 5f 5q 7x cj e4 8f
2131:aa
2132:8g ao aq aw bh bu dk f k v 16 18 1k 1o 39 7c 7v d7 c0 b6
2133:7t 6d b8
2134:c0 1d
2135:2n a2 1i 1r 3g 4k y 4d ch
2136:a2 22 37 73 8n 9j a3 cr dy
2137:6n
2138:d0 ak j 4b 9a
2139:2n 3k 4g 6g 9s 9w bk de 9x a2 14 cg e4
2141:7a
2142:6g 7i c6 m b3 i 4h
2143:7i dc dh dk
2144:9 6r bh s 7i
2145:12 1g b5 6y
2146:2s 2w aq
2147:e o 1i am ar bv cf 67 6b bh
2148:1y 13 1n 1p 7i al i d6 1w 88 cy
2149:27 c5 i q 1m bg db
2150:1 j 1c 1n 6a 6b 7t 8r ad ae ak c6 d4 dc q 1d 21 2d 2p 34 3c 3v 41 43 44 46 6j 6m 70 72 82 8a 8h 8p 99 9i 9n 9p a7 ah as au bl c7 c8 e0 e6
2151:f l 1s 39 6d au az b7 bb bf 5m 5z
2152:g 7q 5 h q 13 15 1s dx 1 a 1c 2n 3g 3h 3o 4p 5d 5l 6v 7k 7w 88 8m 99 a0 a3 a4 aj ao bd c7 ch co dq ds
2153:e 5z 71 aj an az b0 4n 52 6j 1p 2f 2q 8f dg
2154:f q 1c bo v 13 c9 0 2y 5y cz du
2155:f 19
2156:f v 15 8t p cc
2157:1h 4a 7f 8g dd
2158:1h 57 da e az 1f c6
2159:1m bf e f v dg 1p 5z
2160:7v aw di
2161:e 8g dg 8 3k da
2162:3 g h m r s w 15 1e 37 6u 6v 7g 7s b3 b6 b8 1h 1s c3 u 1g b5 ds 7w ar d4
2163:12 1f 8z e6 c0 6n
2164:cu r b5 x b4
2167:r b5 dc 1a
2168:q b8 3c 4n 6b ax b4
2169:s x bq
2170:q 1e b8 1l b4
2171:41
2172:c1 1f 4p 4u 59 3i
2173:i x 9 81 bf
2175:0 i p y x bg
2176:i w 1m 1s 8g ae cf dh 1 e 62 6l a5 e6 0 b4
2177:0 4m 7m b4 36 4w 7q 57 b7
2178:0 3 6z b4 b8 d q 7q 8z b5 bj bl w 1s d9 dh 43 9y a7 am
2179:0 1c 6d 8q an c7 j
2180:0 1f
2181:0 g an b6 c7 d3 c9
2182:x 8z cc
2184:l 43 da 1h b7 d8 dh 28 7u
2185:l b7
2186:l 11 b7 3 2u 2w 60 7g 7k d1 c 10 13 14 1h 2n 7o 8g 8k 8m cm 1z 3m 45 5e 9g dy
2187:l n 15 1d 1i 1j 1s 77 8g 8i az dh h 6y d3 1 8w u 8k de
2188:h 1q
2189:6 g h l o p z 1d 1f 1l 1m 1w 2f 2w 3g 3l 3n 4d 4g 5k 6i 6j 6u 7k 7l 7s 7u 86 8g 94 9r a8 al ar as az b1 b3 b6 bi ce d3 d8 dh e3 3y 74 aw bt dc 4n 6v 6w 8e 8i d5 e0 e2 10 28 4v 52 56 66 8c
2190:15 1f 1g 1z 23 2l 7j 7q 9j a8 al c5 d3 1d
2191:h i 13 59 e g m 5e b8
2192:f cb d8
2194:g 1g
2195:g 1e 7q da k
2196:b4
2197:g da
2198:6x 15 r k
2199:31 33 b5 b8 13
2200:b8
2201:4m
2202:1c 6t b3 dc 1v j 6u 7n bw 1 4 7 a e f i k m p r s y 13 15 17 18 1b 1e 1f 1h 1o 1s 1w 1z 29 2r 2v 2y 36 3c 3d 3h 3r 44 45 4d 4m 4p 60 6j 75 7g 7o 7q 7z 94 9c 9d 9f 9j 9m a2 a3 ae af ai aj aq ar at b1 b5 b9 bf bi bm bo bp by cd cg cl cu dj dp du dx e1 e6
2203:1f b7 dc j 1c
2204:1k 3y dc 1f 2z d7 31 6s 6u 1y 2j c3 dt
2205:1c 1k b3 bw dr e5 74
2206:i b3 bn 1d 1f 7n
2207:i bw b3
2208:1a 1k b3 1
2209:dz 1c 1d 38 5p c0 2z b3 bw
2210:15 1d 1f dc 1c b3 d5
2211:6d 6w 1f
2212:d7 6d
2213:5p bw dc
2214:a e n r 2e 4f 6f 7c 7d 7k 8k 97 9k 9m 9x b6 c4
2215:1c
2216:6w bt c0 38
2217:i 9v
2218:7q b3
2219:o 6w 7n 7q 1f b0
2220:j
2221:0 c d i o p s x 1f 26 2k 9u ae b3 b6 bf bw 1d 1n 7j 7l 7q ao as aw 6s 6t 7k am co dc 1m 1p 28 4w 6c 6l 7i 91 9x c5 dw
2222:i 1k 7q b3 13 1i
2224:13 3e c9 4 42 5j b8
2225:6d c5 c9 11 6c
2226:a4 c9
2227:u
2228:4 1n bz
2229:u 1e 2r bh an 1t bv bm c9
2230:u t 61 f an
2231:t 1g c3 2 p
2232:t 1g 3p 63 bf
2233:bu c9
2234:61 a9 17 d1 18 cd an
2235:o 3y 5n 8w 4 c 7d
2237:4 2r
2238:4
2240:5 6v b7
2241:1g 1l 36 3g 3p bg 18 2f 2p 71 am dc 4a 95
2243:1n 3y 49 5e bj ci e2 d8 7u ck
2244:de
2245:an 10 14 2r 5p bj bq bt w 2u 4d 5o 8y bc c2 e0
2246:bf
2247:6 c8
2248:4 6 c8 1g
2249:7
2250:a 5y 92 bd bk 6 1g
2251:7 8 c8 2 4c 54 63 6b bh bz 3 5f 7o bf
2253:p
2254:8z p
2255:b6
2256:1r ca cc p
2257:y 74
2258:4e
2259:cu
2260:c 1k 4m 70 96 9c ah ak ar c4 dw e4 di y 1a 1y 2i 3h 3m 4i 4q 4u 57 5c 5s 8b 9g a2 ba dc dg 0 2 9 p t 16 1o 22 2q 3c 3e 3i 3n 4e 5a 5g 5h 5m 5o 5q 65 6b 6h 6o 8t 9d b7 bp c7 c8 cb cg ck dr
2261:x 27 2l 5c 5t a2 b7 bz i q s 1h 1m ae aj c3 c4 ds 1v 29 2x 4k 4z 53 8i bl bp 7 j 1r 31 6p 7t 93 9j an b0
2262:c9 r 1e bo cd
2263:9 99 x 81
2264:s 19 1m bh 7n b2 1e
2265:19 3o 5k 6a a7 b1 b2 1s b4 6e 7n ba cu de
2266:a 19 2y 3d 7t bo 5 8 g h i m 1k 27 4f 6d 6l 6s 6t 7d 9v ao ar av bw c3 cs dr e6 9 r 10 14 1i 1j 1q 28 2l 2v 3e 3h 4s 57 76 7k 7p az b8 bx c1 ca cd cg c2
2267:1p 4a u 14
2268:1 r t 84 bh bz u b5
2269:b8
2270:6n bg
2271:6n ao bu c7 38 7y 8i aa bk bq bh
2272:11 1c 5l 7k 84 8d ar bl dg 1p 8g 8z b7 bh
2273:61 ac ao cq l n 1d 1h 3l 64 7k bg 6f ae c2 57 at c5 c6 da dc
2274:18 6f 3e 6e 7n b5 bu bh 19 b1 be
2275:1e 5q 5v ds b8 f 4g
2276:4u 5t r
2277:j t 1f 1p 1r 26 2l 3h 3w 42 43 4c 4g 53 5r 68 8d 8y 9m ac ag ah aj b8 dx 5q 7o a9 8 2j 33 3c 5w 6m 8i a8 ad bn
2278:as
2279:1f 2l 2r 6j
2280:1k 6s 7e d7
2281:16 17 7e d7 1k 1o 6t 4d 6v
2282:6t 7g e0 8 7t dc
2283:1o 3h 6t dm i ae ar 3m 66 6c
2284:6s
2285:1j 5q 6s ci
2286:d7
2287:78 ck 6i 4
2288:6t
2289:1d 6t 7r
2290:7r bu
2292:1j 57 aq cg dd
2293:28 7z 9v c4 e2 8b u 8x dz 7u 7y
2294:1 af e2 cp cx
2295:4f 2j 71 9v 11 3e 7d 7e 7x 8g ae ce cp dh
2296:1o m o 1h l 1k 6t
2297:0 o 1b 1j 1k 1p 51 8h 99 b0 c3 cc cd ch cn
2298:b w cf dg 3f ce 1i al
2299:1i dj b 71
2300:1i 7t c7 43 s
2301:m
2302:l m o 6f 6t 6y
2303:e l i at
2305:37 58 b7 1h
2306:2b 2f 8c 8h 8i b6 1g 1i 4b 5w 8f 8g 8t 9j 9m a7 a8 av bz dh
2307:6v e4 28 9b 9x c2 cr 6t bj
2308:14 6v a0 2
2309:k 1j 6q co q 4o w 1a 3b 3d 3f 3s 55 6u 6v bj e3 e6
2310:6t 21 1k e6 e7 i 1o
2311:4 cb dm ay
2312:2c 7e dj
2313:7l 7r z 7o 7t
2314:7e
2316:ci 9j
2318:bu da 1b 2j 38 3d 3q 4a 4v 4z 51 5n 60 69 6o 8i a9 al au ax b2 ds e5 1f 5h
2319:20 7t 7u ds
2320:n 14 19 1l 1t 3d 7u 8t al av b2 bx cy e6 7g c7
2321:85 1j 8w
2322:1y 2a
2323:12 ay e t 20 3v 44 56 70 72 3d
2324:e3 7c a3
2325:18 88 e6
2327:10 5s 9l cm 3l 3n 7o at aw bb c2 co cv 29 2y 31 4t 5n 69 7b 7p br bt e5
2328:a3
2329:v bt bu 3d 6p 7p aw b2
2330:2y 3s 55 69 7p 9q dg bo c2 1a 5n 9i bx cj cs
2331:6l 7p bz cs by c5
2332:28 2z 5p 88 bl br bt bx 3j 7p by cd 19 34 3i a6 as bw c1 dc 3h bz cj
2333:19 9x cd 3s cj 2y 3h bz c1
2335:1b 7j c2 aj bz 22 7b bq
2336:7j br 1b 3h bw cs
2337:5m 61 8v bv 49 br ds
2338:1b 1c 5k bw dm e2
2339:p 13 1c 1p 2k 42 6x 7g 7v 8t al ax b4 b8 bu 28 2i 2j 2n 2o 31 9b d9
2340:1c 1b
2341:1b 37 4b 6m 1m 1y 2b 7p 84 b2 da 5 2c 48 7e 8f ds dz 20 7c
2342:7p
2343:55 dc
2344:1b 6z 7p 80
2345:db
2346:bu 1m 4m
2347:1 20 cj
2348:28
2349:2z bp 1c
2350:7p
2351:7p
2352:4b aa
2353:af u 9m c9 dj 1f 3x 4g a1 2x 2z d3 dz
2354:1 2m 4m 3 1w 5a a1
2355:ds
2356:1a
2357:15 1a 1m 1t 7p 7t 9a bh c 1b 1j 9r ak bx 1c 1e 20 22 3i 50 7z b5 bw ds dz r 1d 2g 60 7k 7m c3
2358:1o 7p 29 6s 7k
2359:o r 15 29 4q 4t 6n 6x 9j a8 ar e1 53 6s 3j
2361:3m 7m 6w
2362:b w 1b 1k 1r 2w 32 33 3y 51 5o 6t 6w 71 7m 7r 7s 8q 8w 9t a6 a8 b1 bd bm bt bu cz d7 e2 e6
2363:6w ad db
2365:1g ay c9 v
2366:p 1z 5e 5g 5o 73 ba 1k
2367:bs c0 s 1s 2r 2x 7q 9c b4
2368:c0
2369:h 1t 1y a4 bo cc
2370:3o 6e
2371:1 p y 11 1m 1y 61 6m bp cc
2372:f 9g p y c0 cc l d s
2373:1 s 18 cc i q ce bj
2375:7 k 1e 2d 2w 3n c1 3i 1d 1y 27 2g 2i 2p 2r 35 3o 3p 50 6f 97 bm bo br bx c3 ch cs dc dx
2376:3b cb
2378:cc 1f 1h
2379:l 9z ap j
2380:i ae ar 1o 6t j
2381:13 a5 cg 18 96 99 c1 ca cd ce cf cl 5w
2382:cl
2383:a h 1t 99 1j ak bx c1 0 2 1p 9y b2 c3 ch 92
2384:a4
2385:7f 8e au bm df di 99 ca f h 1c 1j 29 2g 33 3q 3x 3y 4d 4x 4y 5a 5o 5p 5x 6d 6u 70 7n 7u 7y 82 84 8n 8p 93 9f 9h 9q a0 af ao b8 bq bz c7 c9 ci co d2 d5 d6 d7 da db dc e7
2386:99
2387:4c
2388:93
2389:9h dx
2391:2m 69 7y bz cd y 1h 3o bc 67
2392:bv c1
2393:1m 3e 7j 96 dk 5d 81 9c b2 ce dg 9 c 3o 5z 70 99 bk cp dv e5
2394:3n cd cf 6w e5 1t bl a2
2395:17 5y 9v ca cq n 18 1s 7o a9 cc cg e6
2396:19 77 18 a4 b2
2397:16
2398:3i 65 6e 6h 6j 6k 8k 9r cr 66 7q 9f ao
2399:4g av c5 d7 7 16 2a 4n 54 5x 6j 78 e8 34 az
2400:7u cp 1k 5l b7 d7 c6 7e 7i 7y 81 8n aw db
2401:b5
2402:1g
2403:1e b8
2404:1e n 1y dz
2405:8z b8 c2 cv 6n c3
2406:ak al be c9 47 c7
2407:f 1s e
2408:h 1f 1k 49 60 ax c6
2409:g h b3
2410:5 27 29 3n 4d 4e 4l 5i 6r 7k 7m bw d8 bp
2413:f ag d8 8w ca db 3 62 1m
2414:i j 1f 1p 2l 3i 3m 6t 7b af bg c0 aj
2415:x 1p 81 ad ae at b0
2416:db ad
2417:0 av 7q bl 1s 1h 35 d8
2418:43 bz 1h
2419:1h d8 7f 8g d9 dd 4a
2420:7q h
2421:e b3 dc 7q i
2422:p b6 bo
2424:v
2425:v 1p 6w
2426:v
2427:a5 5b 5c 4x 12 53 74 8k 95 aq
2428:2 9 1l 33 4s 5n 7u bc 1b 2j 2w 38 57 9i n 1g 37 58 5l b8
2429:1u 63 as c6 d4 d6 67 6a bh 7u
243:w 3d bx i 2s bf az
2430:39 41 7e 7u dc 38 au bh cu
2431:1u 57 5n 5o 6w au b8 da dc de ah 4 38 4f 4j 5a 5m 76 am d0 di dn
2432:2i 45 bb 1u 28 38 3a 43 5p 7u 8i av ax bc 2o 32 8j a1 be bh c9 1g 2j 2n 31 57 9b au b5 bx d9
2433:a1 32 7g 8x da
2434:6c d9 8j 64 9p
2435:2i 2w 7u af au 1u
2437:14 6x 66
2438:2j 2u 5o 6x 8i bd br c8 cy dq 3a 1l 3c d2 6s 7e 84
2439:7j
244:4 5 6 m n y 14 1g 1l 1n 1o 1q 43 4j 4y 56 5q 5x 5z 65 6a 6d 6i 6z 7b 7m 7s 81 82 85 88 91 92 96 97 9g 9s 9u a1 a4 ae ak an as bx ci d0 d1 d3 d4 d5 d9 db dp ds e3 1 3 o 1i 6x 70 am ao aw be cy e8 1t 5y 61 68 6b 6c 6u 7j 8k 9z az cx 0 f i 1m 3c 49 59 5v 7c 7t 8h 8w 9i 9o af ap bh c1 cb cs dq
2440:bz 1n
2441:4 7 35 5t ap bi bn
2443:7
2445:18 3d 78 8i dq dt 32 a1 ag
2448:4
245:1a 1k 1x 28 29 2g 2n 2o 2x 35 37 3a 3f 3g 3p 3s 3t 43 46 4e 4g 4h 4j 4k 4l 4v 4w 4x 4z 51 53 54 55 56 59 5a 5d 5f 5p 5r 5s 5x 61 6i 6u 74 7a 7v 7x 7y 81 82 8j 9q 9r 9s 9t 9u 9y a6 a7 aa aq as ay bd bh bk bm ct cw cz d0 d4 d6 d9 dq 3n 3q 3x 4d 4f 4m 4n 4s 4y 50 57 58 5e 5t 66 68 85 87 91 au cu cv da db dg du e7 e8 b 24 2m 2t 3e 47 4i 4o 4p 4q 4r 5u 6m 6p 7d 7f 7j 7r 89 8o 8r 9l a8 b1 bf bz cl cp cr d8 dn e1 23 41 5q 67 75 9a cq dl dw
2450:an dw 6 u 1a 5l c2 bm
2451:1f bl 1i 7t
2452:d
2453:bl
2454:bl
2455:as bl
2456:ch
2457:8j
2458:a a4 bk 71 bi 56 7x 90
2459:8t a6
246:8 b g 10 12 13 14 18 22 23 2r 32 49 5h 6e 71 77 78 7b 7c 7j 7x 85 88 8q 8u 93 a4 ac at b4 bd bj bo br ck cm cr d2 dj dl dq ds e3 1 f v 11 15 1x 2c 2s 3h 3u 42 4a 4h 5i 5s 6v 72 7k 9l ay az bf cb cz e4 d 1u 20 44 56 70 a3 2 1t 2v 2x 3i 60 6u 7s c1 cl cu dy
2460:c8 8
2461:8 c8 7
2462:3
2463:c 7x
2465:5e 7z bu bv 3o 68 89 c3 c5 6b du dv
2466:1e 1p 2z 51 6t 6u 78 aj b0 3s cr db
2467:2n
2468:m
2469:55 5k 94 bd
247:n 17 1o 2n 33 3c 3o 5h 5y 6o 6p 6q 6t 6v 6x 76 7z 81 83 85 8s 9l 9v 9x a9 as at bl bn bp bq c5 ce cf cl cp cq dx 3 d i r 1t 2f 2r 32 39 3e 4p 55 5w 63 6u 6w 74 7g 7m 7n 7r 7y 82 84 8x 92 98 9t ab al am ar av bf bk bo c3 ck d2 d4 dv e4 1l a2 ap 18 4b 6a 97 9r ae b0 b4 dw
2470:4m 5o 9r 9u ai 1p 5e
2471:dg
2472:7h 7o 7t 7u ay dh 57 d0 da ds e 11 14 1p 47 8k az
2473:al g
2474:d7 db o
2475:4 15 19 1g 33 54 5k 5x 6m 7t 8c aw bo dy 57 8s ad ah cg dc dk 3u 5l 66 7w 8k 96 9k 9n c6 cr cx ac
2476:d7 8r
2477:d7 6i 7e 1 5g cy
2478:1j b9 10 20 2t 35 3z 6u dm j 12 60 6t
2479:1v 2b 7m
248:y z 1a 1m 1s 2e 5n 8b 8c 8d 9v 9x bb bl c4 di 3 2f 4b 7x 9c 9d a8 d0 db de dg q 7v 8t 8v a7 ah dd dx e7 d 1k 49 70 83 8g 8i 8j 9z ar c3
2480:1j b9
2481:1n 1i o
2482:1i 1n 7z e3
2483:1i 1d e3 91
2484:12
2485:k 1k 1o 6s 6t 16 7s z 6h
2486:f 2f 3g 5g 5p a3 bt ce ck cl cx e5 6s e2 7r
2487:7b
2489:2c 8j e7
249:3 c e q 1a 1i 1s 1x 1z 28 2o 2p 2t 2u 3f 5r 5w 62 7g 7h 7k 7p 7q 7u 8e 8f 8h 8n 8o 8r 94 9b 9u 9z ae ay az b0 b3 b6 b7 bh bl bp c4 c7 co d0 d9 da di e1 e2 0 g k 1e 1j 5z 61 6a 6u 77 7o 8w ac ad aj ak b8 c8 cv d2 ds f 13 1k 64 6i 6r 6x bo 9 n o z 1l 3e 3v 4h 65 7f 8i 9j 9x a8 af ai cn cs d7 d8 e3
2491:44 7m 1l
2493:18 1b 3e 3u 47 5q 9a ct 48
2494:1x 68 6p 7o 98 c3
2495:27 7m 3n
2496:bj
2498:4j
2499:7z
250:6 e g k t u 19 1b 20 22 2t 2u 33 36 45 47 48 54 5i 5p 6q 7s 7x 83 87 8i 8k 8s 8v 8y 93 a2 a6 ad ae ag ak aq av b0 b6 b7 b9 ba bg bv bx bz c7 cp cr d5 d8 d9 dm e4 e5 l 1v 49 58 59 b3 br c4 cx d0 d1 9 m 1c 3j 3n 4c 4k 51 67 6d 6y 7c 7j 84 8c b8 bp bs bw ci dl o s 1y 30 7n 8a 99 9u a9 bi by cu
2500:u ay 12 99
2501:p b6
2502:1s f
2503:f p 1h bn b6 bz
2504:1g
2505:4e
2507:q b8 x j 47 84 ae an
2508:f 2p 63 90 96 9e 9n ch m 3q 5z 7k
2509:bb 5z cq
251:2s 7g aw bo 2t 32 4h 81 bv
2510:z 5z az 1j 6u da e7
2511:g 7i d8
2512:bg o e4 s 17 1a 1b 1r 30 3r 3s 3x 4i 50 52 5d 6l 6r 72 7f 8g 8l 8x 91 94 98 9k 9l 9n 9z a5 ac ad ar ax b3 cg co cr ds dx e7
2513:1i 9b o 5y am d4 1h l ar
2514:q s b4 19 b2
2515:14 35 bd d 1a 3d bl
2516:9 7 d l p
2517:24 27 3w 41
2518:bm aq
2519:5q
252:9 d w 1v 1z 2j 2s 3o 3y 4x 5e 5z 69 7u 85 8u 95 a6 aj aw ca dh 1y 2w 3c 3i 3l 3r 42 5u 8a 9y aq au c8 cp cw g 3a 3e 3j 4s 4y 9b 9q aa al cr d7 d8 2x 4z
2520:t
2521:3 t
2522:a ac ai 4 2o ao d0 d1
2523:4
2524:al ac c7 62 64 4h
2525:6 1g 4t
2526:4f 6v
253:30 6m c8 2u 58 5o bq 1u 1l 2m 3b 54 62 6h 9b 9m cq cr
2530:b5 7p
2533:7p 1d 2d 3y 4d 7h
2534:1b
2535:7p 7n
2536:dg
2538:38 bo bp bt e4 ds 5k
2539:4t 75 f 5a b6 bs 1d 38 3m dl
254:24 2y 3c 3d 7b 7p 7s 87 b9 37 3a 6e bo bu bz 8z as b2 c1 cd cs
2540:1d c0 1i m 1f 9h
2541:1d b8
2542:d4 1a 4d bx c0 1d 3w 6e 9r aj bi bk dn
2543:1d
2544:bz
2545:4g 29
2546:5n di
2548:3 av 1g 4b 9 2k 8r
2549:1e 1f 2k 84 8a 8g 1
255:1y 2i 2y 30 34 3c 7p by cs 2z 37 38 3d 4a 85 bx 1a 2v 33 as 2j 5r 6e 8z a1 av
2551:db
2553:3 3h 2 1z 2s 7o
2555:7n d1
2556:as b3 bm
2557:8 b 2y 4m 76
2558:cd d3
2559:2b 7v 27 bi e5 4j de
256:1u 1z 2o 35 4y 59 5a 5k 5y 6a 6s 8c 8q 95 9x 9y bt cf cv d2 dp 12 2a 2x 3f 48 4w 4z 50 6w 7e 7u 8o 9f a1 ce d4 d8 co 1w 36 8p cs d1 dh
2560:15 7t 96 3u
2561:7t 7e
2562:84 bo 9 2g 8n 9k
2563:15 16 1v 1z 24 27 28 2a 2g 2k 2l 2n 2t 32 3f 3g 3l 3w 43 48 4b 4f 51 52 55 58 6h 6s 84 8g b5 bi c5 cp cs d9 dq dx
2564:2b 8g 7r 5t e
2565:6t 6s
2566:4 1h 1z 2x 2y 31 34 35 3b 3e 3f 77 7x bs co da 95 aa dg dp dq 36 7t 93 dc
2567:2z
2568:5c 5z 6u 7y ar bv 6h 17 3w 4e 7o ad c4 cq 1d 2g 2j 5w 6e 6f 6g 6i 78 7x 9b at ay dx
2569:51 7h 8e 8t 9c dc e7 1y ah
257:12 28 76 7c 89 8v bk co dj e3 1k 25 31 3p 3y 3z 58 59 7u 7y 8i ax bx by cs d2 1x 3f 8b av bv f 1y 2a 57 6p 84 8l 8p a0 b5 dh
2570:2a 7c cp
2571:42 cc 20 75 ax cz
2572:27 bi e5 3p 93
2573:e
2574:1i m
2575:10 7p 7q 3d b6 e3 6p
2576:az 4b di
2577:m
2579:1l
258:3 6 7 h 15 1f 1k 2z 30 3y 63 7f 7n ao ap bm bn c5 da df ax b1 c7 cz 37 3d 3e 9n am 5x 8c 8i an b2 bf d4 dc
2581:n 1z 45 ac e4 0 63 6a a8 cn d3
2582:n
2583:n e4 5z 7v az ba da dc dv
2584:c 6m
2585:p 22 8t b6 c 4e 12 cz 9s c4
2586:c 7c 3l c5
2587:1d 1f 7p
2588:14 1y 25 2o 7f 86 87 a0 a3 ce z 1u 20 61 6k 6v 84 a5 ae cv 2n 3v 5s 6u 79 8n 9o a2 a7 by cn dq 1t 9t bm
259:1a 2c 30 42 9v b9 c1 7p 2r 7j 7n bj bx by cs dc dt
2591:k b8 1k 2i 43 9v am az e4 1x 6x
2592:5 t 28 3b 3i 5u 6a
2593:ap c8 3
2594:1g 2m 2z 9v b f q 1m 27 ae b0 bl bz
2595:b 8d 9q 13 5h 6f 80 ch d0 df
2596:9l
2597:6t 45 7r db
2598:q 75 d5 59
2599:3p 6s
260:r s 2j 2w 35 37 3b 3d 4w 60 84 85 8i 8m 9a 9q a1 ae ai ay bi bm bp br c4 ck cr 5j am an bq c7 c9 co u 1v 9i 6m
2600:w b6 60 co
2601:11
2602:12 e3 bb
2603:cj
2604:r b5
2605:2n 3o 9u 78
2606:73 84 ca 16 0 8 k l p v 1a 1k 2e 49 4w 59 5p 5r 6s 74 7c 7m 7n 7t 8w 99 b7 bb bf bj bp ce dj dn do dt
2608:3f 3w 41 83 9b a5 aa cb cl d1 99 ca ch 1v 3p
2609:v
261:1x 2z 34 37 5y 7f au bc bo bp d5 1y az 2j 3b
2610:5 g n 2z 38 6x 7u cn 1x b4 3 3c 3h 7o
2611:7u
2612:3b 30
2613:6 3e 7i a1 66 6x
2614:c8 2u 3e b1 c7
2615:6 a p s a5
2616:1f
2617:4u 67
2618:2 7o aq
2619:1 n 1t ch 0 2 8 a x 1i 1p 99 9y a4 c3 dw
262:z 17 az ci 5 e i k 1o 6e 6l 6v 8n 8u a5 a9 aj b9 bg d7 dc 16 1k 5n 6k 81 91 9v ap aw cb cl 18 4o 55 6s 7f 96 a0 b3
2620:4y ck
2621:3l
2622:bj 2r
2623:8g
2624:f 1p 8f dh
2625:a 3g 61 99 cc cg
2628:4e 6r 7l 88 8i af 8 bh
2629:1q 2v s t
263:i 12 1a 1f 1j 1k 1n 1o 26 28 2d 2f 2l 2p 3m 3n 3y 41 42 48 49 4c 4d 4e 4h 57 5q 5w 60 66 69 6b 6g 6i 6j 6r 6s 6u 6v 6w 78 7e 7w 82 87 9y a0 ag an bd bj co d7 do e0 e5 5j dd 5 1x 27 62 9w a3 e7 2g 7j 90 9q al c4 e2
2630:q 1q 1w 2x 3j 4z 7n 84 8z 9a 9b a8 ap bf bs c3 ch 5 15 dx
2632:l 5w 6l 9r
2633:95 9i 7 9g 3 9f dq
2634:0 q 9f
2635:10 93 9k a3 cm cp ct cv
2636:al ak
2637:ao ap 5x
2639:c0
264:n 14 16 1k 1o 1u 20 26 28 2b 2k 2m 30 3a 3e 3f 3p 3s 3t 3v 3x 3y 41 4v 4w 51 52 56 5j 6g 6k 6s 6u 6v 6w 7a 7g 7i 7k 7t 7z 87 8m 8v 9x 9y a0 a3 a8 bj cb cv d7 dw dy e7 e8 f 4s 57 5i 5r 7v 82 8p 8x 90 94 98 9g 9m 9q 9r 9t 9v aa b4 bb cr cz d8 dd m 1x 2f 2l 35 3i 3n 44 4x 60 9c 9p ah b3 b7 bd be cf cl co cq ct d5 db dh dp e6 1v 2o 73 76 7e 97 9j at d3
2640:bl
2641:7t
2643:1j 2s 4e 7r al cf
2644:d7 6t
2645:4u 6v a0 d7 dh 20 37 9r 9y ad b3 bx df dq du bo
2646:v
2647:0
2648:3g 5q y
2649:5u ca
265:i l p w x y 17 2h 3j 59 5o 6n 7a 7q 7u aw b2 b6 bn bw bx c0 cu d9 da dm dt h m 1c 1d 1f 1h 1p 2t 31 33 38 4q 7n 7v aj av az b7 c4 dc 2 3 s 19 1i 1v 30 3y 4i 69 6l 6o 7e 88 af b3 dh 0 j 3n 5p 6u d8
2650:3 b4
2651:1x 2m 7n b9 bw
2652:z 17 7e ae e5 e 2p 6h 8x ca dk
2653:a1 6g 7d 80 cz
2654:ad ag 1a 8g 8t
2656:c2
2658:av
2659:0 h 7q
266:3 h j m 1k 1v 26 33 6s 6t 6u 7n az b3 bw d7 d8 dc dt 1c 6v c0 2h
2660:7s
2661:1h as av
2663:b8
2664:cc ck
2665:1d 29 bx c0 r
2666:1a 1b 1m 1k 74 b8
2667:1e ds
2669:1h
267:j s x 19 5l 5y 67 6o 6u 7o ae ak c7 cq 7d 84 8p b0 bg d4 1p af 11 1b 3e 5o 7u ad au b5 dh
2671:3g bm
2672:bo
2673:w
2674:w d7
2675:3f am 5n 8b bo
2676:6n bg 1c bw
2677:2u 6n 6z bc bu bw c0 3f 5l br db 31 3 11 1b 1d 1i 3g 4f 9d a1 a5 b8 e6
2678:49 dj
2679:7k
268:1p 32 3e 5o 7d ad ae al ao b0 c8 3 4 am au b1 1f 8j ac an bf 7o 7u
2680:2 11 2x 59 5i 5o 71 8e av bs 1c 33 5a 25 62 9f bx cg e4
2681:w 23 2v 6a ab e8
2682:bh d1 5z 7e 7t
2684:60
2685:bf
2686:r 1r 5y 8j ad am c4 d3 d9 j 3k 9z ac d2 db dh 4a 8z 47 7i bf
2687:v d9 dy
2688:d2
2689:1i 1t n 12 bf ca dg
269:1 l 1d 1p 6f ac ap b0 b1 m 1f 1h 5y 6d 8g af o 5l 67 c6 1m 27 5q ae
2690:3j ch cl dx 61 cm a 1p 87 dd
2691:11 ce 7c dh 1h 2e 7t 7v b7 d7
2693:e4 5j
2694:4 an
2695:an
2697:t 9o cj 1 6l a5 e6 u 14 a9 c8
2698:1n 60 aj bz ce 40
2699:3 1d 3o 4e 52 63 c0
270:l 1z 3d 5w 63 6w 8j 9c af bz e6 28 36 6x 73 7a 7v ak ax 1y b6 e 1h 2u a1 ag b2 b3 d7
2700:d6 v
2701:be b6
2702:1t 3t 63 bi 6 25 2n 3r 83 9l 9o 9v a2 an bf 3u 9b ab cg
2706:2r 44 4a 74 8m 9x ap bf bj dm 2q 5z 6c 8u bu cp e7 23 6v bd
2707:a x 1d 1i 1m 2d 2h 2l 30 3h 5k 5x 6c 6k 8k ae ap ar as ay bw by c0 cd cf cg ck db dz cc
2708:dc
2709:j 43 4g b8 bm
271:j 14 1f 1h 1l 1m 1p 30 31 34 38 45 5n 5u 71 7d 7o 7t 7v a1 ah av b2 cz d1 d8 e1 d l 12 1u 28 2e 2i 2w 3a 43 5p 7u 84 8c 8i 9x ax b7 bc bl bz d9 dh 2o 36 48 58 6u c9 3 10 11 4k 8k 9p b6 cm dm
2710:j 2l m 5e 9j ba
2712:28 6u 4b 6c br 1m
2715:cd
2716:bj
2717:y 1q 7q
2718:2 17 6o 6q 9f
2719:93 9a ca 9g 74
272:e p 18 1s 28 2b 2f 2w 2z 3d 43 4p 4u 4v 51 5m 6c 6k 7d 8h 8m 8q 96 97 9u 9z a0 a6 a9 an ax bl br dh di dr dw y 14 1r 2r 4a 64 6e 8f 8g 8i 9s b2 bf c6 d8 e1 e6 2 f v x 16 1q 4y 6n 7c 7y 9a av c3 ci du dx e8 2h 2n 33 4x 5k 5z 62 6f 7v 7z bb be bq bu
2720:0 7 19 1i 1q 6q aj au c0 cj 4e
2721:1q 45 6v 6x cb
2722:5 3i cl 22 5m 7s
2723:8 g 1o 6e 6h 8d dy 3z 4l 6z ca cl dz 8p
2725:ci
2726:2t 2w 30 38 3b 5k 6d 72 7i 7v 1o 2i 37 4l 4y 8g 8j 8m 8t 9c 9v bi c9 d3 2n 77 df
2727:1z a1 15 5x
2728:bw dr 1v 2r 2s 38 3g 3n 3s 5c 5e 7n 8e bj bm bq bt c1 dc ds b9 b3 du e5
2729:3g 5q
273:3 7 8 9 h i k y 16 17 18 1g 1o 1y 2q 2t 2u 2v 2x 2y 37 3c 48 4n 4v 55 5j 5k 64 69 6e 6f 6k 6l 6o 6q 6r 6z 71 72 76 77 7d 7e 7h 7k 7p 7q 7u 84 87 8c 8n a9 af ah ai al aq ar av b0 bb bs c0 cd cx d8 dq e3 31 33 3b 5a 6m 8h 90 a0 aw b2 cp 1 l 14 1b 2f 36 4q 54 5b 5l 5o 5v 61 6v 7g 82 8f 8s 8x 8y 94 98 9h 9n 9x ax b9 bc cg e1 e6 g 3x 4s 5p 5x 6h 6t 6y 75 7i 85 9y a5 aa ag am b7 bt bx c8 cq d9
2730:44 4o 4r 6a 6d 73 84 8v d6 2e 90 74
2731:18 7e 7u 99 2o b2
2732:i j l 1n 5x 7e d4 d5 d6 h 2f 4q 5l 67 6u 6w 7k 7w 9c cy 42 e2 3m 3x 4t 6a 7r am aw bt
2733:49 aa d8 69
2734:2e 8x 8y cx e3 2d
2735:9 f 1q 7t
2736:9 l cu z 3j 41 65 66
2737:j u 31 42 63 68 73 a8 ao cy s t 43 6b 9m
2738:16
2739:t 43 6b ao 4n
274:1 8 l 12 16 1t 24 2y 3c 45 5u 6e 6n 7q 8k a2 a9 af aj al as aw b0 b4 b5 b7 bq br cf cq e2 5y 6o b3 b6 e3 r t u 1w 61 6l 6q 7n ao bf bi bu c8 o 27 6m a5 at ay b1 bn bp db
2741:49 4a 5l 5x 6s 7r 8i 9y ax b4 dz e7 1y b3 b7 bb c7
2742:7j 1 1b 29 bn
2743:bu 4a 1f 1t
2744:ar bz cf 7j 1b
2745:br cu 6h 6l ae ar as b5
2746:1r 1t 2b 7t a4 b0
2748:1c
2749:41 cl r 2m bl cd 27 7p
275:i t 12 15 16 1l 1n 1w 2j 2k 2v 3b 3c 3d 3g 3j 5e 5i 5l 5o 5y 60 61 63 6a 6e 6h 6i 6k 6m 6n 6s 7e 7i 8b 8k 8s 9b 9f 9z a1 ab am ao bd bg bj by cf cg cj ck cr dk dq e3 5v 5w 5x 6f 6g b7 bk a 4g 5z ay c2 ct cu dn 1e 2b 2g 65 6j 8x a2 bi cs cw
2750:i 5p q 15 1e 1m cc cg
2752:0
2753:0 ag 1 61 20 58 7s
2754:0 i p w x b6 cu ae
2757:1 1s ch
2758:40 1
2759:1s 1 e 1m 0 b4
276:d i p q x 11 15 1c 1h 1m 1s 2l 4z 65 6e 6h 6o 6r 88 8k 8z 90 9f 9i 9u bg bl bz c8 e5 0 1 1k 26 3g 41 5d 5s 5z 66 6q 7m 7q 85 8e 8y 9m 9o b4 bm cc cv dl 2 3 c 71 b6 cf cu 4 e f k w 18 1i 4g 4h 4i 63 67 6a 6b 7s 7u ae ar b0 bj bp cg cn dd
2760:1i 1j 1e t 6h 6s 8j 9i d6
2761:bz bi bn
2762:2 4q
2763:2
2764:2 b w 59 6s ad 1c 1 6t
2765:t u
2766:2
2768:x
277:c e i l q s v 1a 1i 27 37 3k 3v 65 70 7q 80 8g cd ce ck cm df dh a f 11 13 1q 6k 7o 8c 8x 8y az bk 10 14 1h 1p 2n 8k av bv d1 1n 1r 1w 52 5s 7k 82 b7 db e5
2770:3 4t
278:e h l v z 11 1s 3s 47 4a 5v 7e 7f ae ah ap az b2 bf c5 cf cg cp d7 d8 df dg dl f 1m 1n 57 5z 7v b4 ba dh dw 1p 1q 2f 7q 8g aj ci da 15 19 79 8f
2781:5
2783:1n 6d ah b7 c7 g au az
2784:61 7d 9p 6 5y 63 6m 85 9t a4 bs d2 1l 82 9z a1 az cx d3 1t 6d 7m
279:f m w 11 14 1k 1o 1u 2a 2c 2h 2v 37 3n 43 50 56 5b 5n 6k 7b 82 8d 8y 9t 9x a2 bj bk ce cv dv e2 e5 d y 12 2z 35 3m 3y 6v 7f 9z a0 a1 a3 aq bf d2 s z 1w 4y 9r a4 ab cm 8 e 2y 34 3o 4c 4d 4w 4z 58 67 6c 6o 6p 76 84 87 8n 8v 91 9f a9 av az b6 cf cp d9 dx
2790:8
2791:7
2792:t cz
2793:8 9 d 1f 1r 30 43 5a 5d 6n b2 b7 d6 o q 34 99 37 aq
2797:9 5n
2798:9 d
280:b h i j q s x y 1h 2b 3a 3b 3o 3v 51 55 56 5f 5n 6s 7z 84 85 8w 9j 9v 9w a2 a6 ai ap aq bm c3 cd ch cs d4 6 m 16 19 1e 1o 1q 1r 1s 1v 27 2l 2r 39 3s 4j 4x 5k 69 6b 7a 7e 7k 7q 7t 7x 7y 86 87 8c 8d 8f 8t 93 94 9f 9m 9n a7 a8 ab ad ae ak am ar au b2 b4 b7 bh bi bj bq bt bz c1 cu cw db dm 1f 2h bs 1 3 g n 11 17 1p 1t 3m 3u 4z 6w 7p 9e 9l 9u a3 a4 b0 b5 cc ce cg
2800:a bk cg
2801:y 4j 6g 6m b4 bc bk c8 d1 7 8 a s 13 24 2l 61 69 6l 7e 7q 80 84 8i at av bg bi bq cq cr cu
2802:1 ch
2805:a
2806:a 3h 5w 60 cg bh
2808:b
281:4 g k q w x 10 14 1d 1q 1u 1w 1x 26 2y 39 3c 3e 3j 3s 3z 41 49 4n 4s 51 52 58 5h 5p 5r 6x 79 7u 84 8a 8t 8v 9e 9i 9v a0 aa ak az b8 bb c8 cd cf ck cl cn dx dy a s t 16 1l 3n 3q 4v 5m 6v 7o 7t 7v 8p 8x a6 ax ay b2 bc bf cb ce e6 2 3a 3h 3v 5u 9b cc co dp 9 13 2t 3b 3o 3t 5j 5s 66 95 a7 bd dq
2813:5 6 b
2815:p b6
2817:85 bk
2818:t an
282:7 c q 19 1a 1o 1v 2i 2m 36 3h 3q 3s 4a 5m 66 6e 6u 6w 7d 7g 84 aa cb cc cd cj cs db dt u 11 1b 1d 27 3f 3o 5p 7q 8n a4 ae aj av bh bw co d7 da 1u 29 5g 5n 6o 9b aw bo bz c0 dz 26 28 3n 5s 69
2821:e
2822:f e
2824:ad b0 bz
283:1g 65 7t 8k 9i c3 d 11 a2 bl c0 bm 5 8 e j s 13 15 19 21 29 2c 2g 2h 2p 2v 3k 3r 3s 3y 4b 4c 4h 4m 4p 4t 4x 4y 50 58 5k 5m 5r 5z 63 64 6h 6r 6w 74 77 79 80 8a 8l 8z 98 9b 9e 9k 9r 9v a0 a3 a4 ab ac ai ao aq az b3 b9 bi bj bk br c5 c6 cd cu cw d2 d4 d6 dc df di dj dl dv dy
2830:g 7f 8g dh 9z
2831:h
2832:5 h 7f 7v 1q 77 8i
2834:9v b6 cu
2835:0 1d 1f 34 b9 i 6w 7 m 22 1p 4v
2836:bl 7q b3
2837:j 5n
284:9 a d k 1d 1h 5v 5z 8c 8e 8f 8k 8m 8u 9p a7 ad ap aq b3 b4 bj bl c8 d7 da 11 72 81 cr 2l 7q b6 b7 ci 2r 5t 6e 6x 7z 85 89 aj d1
2842:k
2843:7u
2846:1w av d8 l b7 dh
285:76 80 8l 9d 8q 4w 8r a7 du
2850:1 c m n 2x e4
2851:m
2853:h
2854:n
2855:n e4
2858:n e4
286:14 3o 5o 7y 81 86 89 8y 90 92 97 a0 a5 ch 94 aa dv a 41 4c 4f 53 56 5b 67 6r 7a 93 9e 9h 9w a8 a9 6d 7x 82 95 9n
2860:o 4k cg
2861:1d db 1p ae
2864:4s 4p
2865:c8 1s
2867:3 b 13 1a 1q 7q 99 9m bj
2869:v
287:93 94 98 9a 9l 9q a9 by ca ct 1j 1q 4j 5b 8k d3 3v 5s 9h 9i cn co cs cw 74 7c 9z
2870:r x 1e 9h f g t 12 1b 23 2f 32 35 59 5x 63 6n 8i 8l a1 aa am ao bf bv cf cq cx dd
2873:q s 2i 4h 52 72 88 bi c3 r bh
2875:bv 3y
2876:u
2877:u 1e bh 20 58 7s
2878:an
288:90 9e 9i a5 dx 82 91 9b bu e6 33 92 aa
2880:u
2881:12 b3 u 17 1y 2z 36 39 3b 3w 5i 6e 7n a0 bf bk bp bx bz e3
2883:w
2884:7b 7o w bs f bp bt cy dh
2885:1d 7m 8z 99 c1 c3
2888:x
2889:7e 9q
289:1 6 c o 11 1i 1m 2n 37 42 43 4r 4w 5h 78 7h 85 8i 8s 9u a2 aq at ay bb bf cg cj cu cy d1 d8 dg dv e8 v 27 2m 3g 4b 6b 8e e4 56 61 6a 7q 86 9l a7 ab c5 2o 3t 3u 3v 82 93 9b 9c 9h 9z bi cs
2891:y 1h c3
2892:m y 1q 7q
2893:e 1m 2s 3k 6e 6w 7e 7f 9i af ax ci d7
2895:z a8 e7 8c 8d
2898:8s 2b 5k
2899:z
290:w 1u 1w 26 3b 3c 3d 3l 3n 3o 3q 3t 4c 4z 5o 5r 5u 8a 8i 8x 9j a6 a7 ag b2 bf cn ct 1x 2i 30 3g 4j 6n 84 9w a1 n 16 2p 2t 2y 39 3s 3v 44 4x 5x 73 7e 8h 93 b8 bi c8 ce cq cr d7 db dk e1 1d 1e 1p 2h 2o 3f 42 58 5b 5h 64 6f 78 8o 8s 9q a5 bp br by cs dh
2900:1b av bw
2904:1x cm ck
2905:11 1i 27 7l db 2g dk
2907:12 e3
2908:12
291:1v 1x 3a 3f 3n 58 cs 1u 1w 5u
2910:12
2911:13 3h ck
2918:60 7l 7v d7
292:1u 1w 2j 2t 3b 3n bb 4b b9 1x 48 58
2921:6e 7y bh cb
2922:73 d6 4o dm
2929:19 77 18 a4 b2
293:1 s y 1q 1v 2m 2r 3j 3m 43 4z 55 5g 60 7x 81 83 86 8e 8n 8x 8y 92 9m 9u 9y a2 a4 a6 a9 ae am ao as aw b1 b5 bc be bg bh bi bj bt by c4 cd cu cx dj dv e3 24 3x 5z 7d 7g 88 8l 8o 8q 97 9t 9z b7 du 6w 7y 80 96 9a 9c aa 1c 21 2f 3f 3n 47 61 89 8h 8p 9i 9o ak ar c0 cf dm
2930:19 1b b2
2931:18 7e
2936:16
2937:r
2938:1a
294:a b c y 1c 23 3g 3o 44 4c 4d 5y 7l 7w 7z 80 86 8b 96 9a 9i 9m 9r 9w a4 aq cv dw e4 27 6g 8d 8t 90 9f 9v a6 az b7 o 15 40 53 81 8r 9u 56 5d 7h 7x 8i 8v bi bv bz cl
2944:1c
2945:1c
2946:8s bv by cc
295:1u 2a 2o 3n 5s 7x 82 83 8v a7 ck dj b 86 8q ce 3p 5g 84 8u by d2 dw 3i cj cl cm cn cs ct
2955:1g 2l
2956:d 66 9w j
296:o 3h 82 83 aq 9 n al e4 86
2960:3g 3h
2961:bj 1g 5p 63 6c 6d 7j
2963:6 1g u c9
2964:1h
2967:e
2968:1n
2969:1i
297:3k 3q 52 69 7z 8a 8l 8m 8n 8o 8r a7 cv dp 2o 4w 51 5d 8t 96 a3 a5 dt 50 6i 86 9m dh 2h 3s 46 4a 4z 7x 88 9n a8 ci co
2975:1k 7e
2977:1l 6x ap 5e e2
298:3k 4e 4x 5s 7z 8l a5 aw cb dp 2v 4w 51 56 5d 70 83 8c 8m 8q 8r 8t 8u 9n a3 a6 bk by cm cq ct dt k al aq be c6 co cv 4z 5f 72 73 92 9k ci d7
2980:1m
2981:1s 5f bf
2982:6n ak
2983:2l 8m
2985:1n a4 9
2988:n
299:m 2o 2s 3q 4n 4w 4y 5s 8l 9d cv d7 1p 46 8c 8r a6 dp 10 23 52 72 7h 7z 8m 8n 8o 8u 97 9o 4a 65 96 9a a5 by
2991:1c
2994:1p ad aj
2995:9 h l z 1q ca cb
2996:1q
300:e 4z 8l 8m 8r 9d a5 dp 50 5s by 24 2f 36 3k 3m 46 4p 76 7x 83 88 8q 8u 9n 9o a8 dn du
3000:p 1r
3006:2 6 b o p u x 19 1c 1e 1j 1m 28 2d 2q 2s 34 35 3a 3b 3c 3x 4d 4j 59 5g 5o 63 6g 6k 6o 73 77 7q 84 88 8c 8x ae b2 b6 bn bo c2 c9 cr d1 d4 e2 e5 11
3009:1t n 14 7g b2 e6
301:3k 4r 8c 2o 50 8l 8m dp 5 g 2t au du 35 5p ac ai
3018:l 1e ao c7 d1 4 7b
3019:p
302:1 z 1g 1i 1r 2m 48 53 5z 6s 7k 7o 8b 8h 8i 8k 8x 9z a8 ag av de df di e1 e7 e 12 18 19 2d 47 5w 7q 7s 8f a0 aj ay b9 c5 dl 2f 8e 8j 94 b4 bp dd 15 1f 2b 2x 6w 7v 81 az d1 da dz
3023:6y g j m y 11 14 1i 1j 1u 1w 1y 24 29 2g 5d 5h 6c 7e 7s bv bx
3024:a4 dy 6 ai d3 1l
3025:84
3026:d
3027:8
303:12 1q 1s 2v 2y 3e 3y 53 56 5a 5q 5s 5v 64 68 69 6b 6e 6f 6o 6p 6r 6v 6w 6y 6z 70 71 73 79 7i 7j 7k 7l 7m 7q 7t 7w 8u 9b 9c 9h 9z a4 ap ar au aw b2 bd bz c2 ce cq e0 2j 5w 62 65 67 6c 6t 6u 6x 72 75 7c 7o am an as b4 bg bk bt bu bw 10 4t 7d at 31 5y 76 78 7b 7u b1
3033:do
304:1r 3w 45 4b 70 90 97 98 9g 9h 9q 9u ay bx e6 e7 3 2e 44 48 5c 5u 69 81 91 96 99 9a 9c 9d 9i a8 bo cp dx 5 7 e y 36 3x 3z 40 46 5j 5o 6b 6s 6y 7b 7p 89 8y 9m 9n 9s 9y az b6 bh bt c4 5t 7x 88 8u 94 bd c2 cv
3040:n
3043:b6
3045:0 h
3048:7s
305:m t v x 1q 1t 39 41 4u 53 5b 7e 86 88 8a 8d 8o 8y 90 94 98 9i 9p 9s 9u 9w a4 ac ak b2 bb be bp c3 c4 c6 c9 d3 du dv e7 r 2s 4i 51 5t 89 8z 92 a6 ab bd ch u w 1r 45 6a 6k 80 8q 91 9c 9e 9f 9t am bo bt d7 1c 3z 42 5f 5v 9o 9q c7 cz
3050:g
3053:11 5z 6s b8 bs 6u
3057:20 2b 8g a0 31 26 4q 7u bz d5
3059:8g
306:w x 13 14 1m 4r 5p 6c 6e 82 88 8z 91 92 9r 9s 9u a4 ai ar at bg bt ch do o 4s 4v 4x 51 54 5x 62 63 68 6a 6d 6n 71 7j 7y 86 8o 96 99 9e a7 aq as ba bm ci d4 d5 2 t 1r 2l 42 43 4c 4u 5v 5y 65 6f 6q 78 89 9t a2 a9 ac ae af ap ay b1 bj c2 c6 db dv b s 1s 2n 3e 3u 5j 5u 6p 72 94 9b 9l 9w a0 a3 bv d6 e4
3065:i cc
3066:a 60
3067:a
3069:2 3 i cc
307:1p 4w 5d 5z 9k ad ae be db 24 8y 9l b0 c4 cy 1 4 20 3b 3e 43 4l 51 9s ay ba d0 d5 6f 9o ag aj
3075:ap cf
3079:8 v
308:4 l 15 19 1a 1g 1u 1v 2a 2b 2s 2w 2z 33 3g 3x 4j 4k 4v 54 5c 5k 5o 5q 5x 64 6a 6m 6w 7h 7j 7t 8c 8t 9c 9m 9s 9x a7 ac aj am at aw b0 b1 b3 b9 bf bo bw bz c4 c6 ch d2 dc dq dy m t 1c 1f 1t 22 47 4f 57 8a 8s a2 ad ah al ba cg cz da dk e4 7e b8
3081:w 73 c5 c8 m 44 8b dq b6
3082:5o
3083:5o
3084:c3 1d ar
3085:8z
3087:ch
3089:6v 84 dg e6
309:z 1r 1w 1x 26 29 2c 2e 2i 2k 2q 32 3n 4g 4n 4q 4t 51 5q 5w 66 68 69 6g 6m 6o 70 71 73 75 7l 7m 8s 91 95 99 9w 9x 9z a1 a5 ap as b2 b5 bh bi bt bx c1 ca cd ce cf ch ck cn co d4 dj b d v 13 1t 27 28 2j 2l 2r 31 34 3h 3j 3l 3m 4j 4m 4p 5a 5x 62 65 6f 6h 9c a3 an b6 bj ci cq ct d1 d5 dm e2 e8 19 1j 1l 1m 1u 2g 2x 35 6j 7e 7i 7o 8w 9y aa bg br cg d7 du 1n 2a 3p 6a 78 83 8m 9g
3092:c9
310:j q 12 1f 1k 4c 6h 6q 7s 84 a4 ae dc g 16 1m 1p 1t 2l 3w 5h 7t 80 b8 e 3v 6s a3 c4 ca cc 1 ch
3104:7i
3105:b1
3106:19 b2
311:i j 1f 1p 3i 3m 6t 7b af aj bg c0 dc 2j 2l 3s 5k a2 ae d4 1k 6h
3111:1g
3115:1c
3116:1b
312:0 3 5 d g 19 1h 1s 53 6l 6o 7q as c1 da 2 3e ay l 11 b8 bd cz aw cc cf
3120:1e 5y 6a 40 do
3121:1e
3123:1f
3125:15 5n 9i
313:4 k m 1q 4y 69 7x 8n 8u 9o a1 5 3j bj 1s bh a4 b5 ba
3134:1j
3135:6w b4
3137:2i 30 4w 6b 6r 8l 9v ai am az b6 c7 ce e4 1k a3 co 43 4 1n 2n 6y 75 7k aa b0
3138:d7
314:5 7 a b g q w 17 1g 1q 1y 27 2r 2s 3a 4g 5g 7o 7t 84 8k 8n 8u af as aw az bj bn by ca d7 db dq 3 6 l p 12 1h 1l 1t 1u 2i 2u 3e 3y 5l 5r 62 99 9o a4 b7 bi cb cc cf d6 2 9 z 15 1w 26 2f 3h 49 7n a1 a6 aj am ap bm cg cn dk e5 4 8 3i 3j 3l 65 6d 7l 9h ad ak bu c5
3146:ae
3148:6u
315:6 7 h b1 d6 13 6r
3154:1t a4
3159:e 13 1r 1z 29 33 36 3v 4g 5q 6c a4 a5 ao bh ce ch ck cl cm cx dg du 26 2l 3h 65 91 9x ca 19 1j 1l 1m 1u 27 28 2c 2e 2g 2k 2r 2x 32 35 3l 4q 4t 66 69 6h 6j 73 75 7e 7i 7l 7m 7o 8s 8w 9y 9z aa ap as bg bj br bx cd cf cg ci d7 dj dm e2 d 1n 2a 2q 3p 4j 6a 6g 78 83 bi bt c1
316:6 7 1t 3e 65 7i 7o 89 a4 aw bn cj 2 33 37 ap c9 m 1s an cc 1r 9o
3160:1r 4c 5d 5k 5m 5q 5u 6w 7y 8t 8z bk bs ch d4 r 36 7q 35 5p 64 7g 95 bq c2 cc
3161:1r bk ch ck
3162:ca 18 1r 7o cc
3163:13 22 2f 4d 6p 71 8r 8u 8v 8x 8y ck cl 3r 4b 4e 4o 5s 6n 74 7f 9g 9p bl bm co d6 di dm
3164:13 2c 32 3h 3m 4b 5w 6h 6r 99 9g ca dj 66 bh cl 3l 6g cb ck 28 b2
3165:ca
3166:cl
3169:3v dw
317:1m 1 e f p 15 8g b7 dg 2b 99 dh x b8 cu
3170:e 1x cc 7e 18 9x cj 16 2z 3i 3r 3w 4c 4s 5e 6i 6y 72 8w aa b6 d5 d7 dt
3171:c1
3172:3 b 13 7q 9m bj
3174:y 5v 62 8t 9p a5 c1 ca cc ci 4 s x 16 18 1r 2x 5n 6c 6e 7i bg bq cb
3175:c1 cd
3176:3q 3t 5p cd 19
3177:r 1u 1v 2x 30 5k c1 2u 5l 6n 71 24 27 7j bp bq br cs
3178:cd 1t
3179:cd
318:1 e j 15 b3 ad az 3 p
3180:8z c3
3182:f m w 5n 82 9t a2 dv s z 14 1k 1o 1w 35 4y 6v 9r 9x a0 a4 ab cm
3184:7c 80 cd ce 6q
3185:7x 8u bd cv
3186:14 1k 6v 8y 9y a8
3187:28 2n 3o 4i 6p 6v 6x 81 8s 9l ar at b2 cr r s 6d 7q 84 a2 b8 bl cf o 6a 6l 8k 9r 9v a9 ae as ay b0 b4 bf bs bz c1 c3 cq
3188:1k 43 5x 61 6o 6r 7i 7o 95 9k 9u ae ao ap at cf cg d5 d8 da 2e 3a 3n 3o 4l 57 58 59 5a 5b 5q 63 6a 6f 6g 6l 7v 9i 9q ad ay az ba bu c4 d0 d4 dc e8
3189:2e 57 7c 7f 7t d0
319:5 i 14 1n b2 c0 f 6g 6v 7q x 6m 9f 9v 3 q s 1q 7e
3190:3k 3l 70 b0 cf 5q 3c 3d 5o 6c 6o c5
3191:s 16 2n 2t 35 4b 4c 4e 4h 4i 4w 5k 5m 6d 6r 72 7f 8k 8s 8v 8z 95 9c 9o 9u 9v ae ap at bf cf ct cu db 54 a2
3197:13 2k 9w a4 a6 d3
3198:ch a 1t cg
3199:9e ch 99 96
320:19 1g 1q 9h 9m f v 10 3u 6g 7q b2 cb cm e4 p 15 cc q aq
3202:3n 4g 6o 71 73 95 9z as bt c1 cd ce ch ck dj b d v 13 1t 1w 26 28 2k 2q 3j 3l 3m 4q 5q 66 6h 99 9c a1 a3 bh bi bj ca ci dm e2 91 cf 27 29 8m 9g cg
3203:18 1r c1 cc ci 5u 88
3204:7e 7g ci
3206:ci
3208:5h
3209:s 1a bz cs cj
321:5 g r x z 10 14 16 17 18 1j 1o 1q 1r 1s 22 23 24 27 2b 3g 3n 3x 41 42 4e 4f 4n 5h 5j 5w 5z 6f 6s 6t 6v 6x 73 7c 7k 7q 7s 7t 9r 9u 9v a0 a3 as at ay az bh c6 ca ce ci cl cu dj 8 h i m u 12 1a 1k 6d 7d 84 ao ar av bw c3 cm e6 7 9 a 19 1i 1w 28 2l 2v 3e 3h 4s 6w 76 7p b8 bo cd cg 6 d e f j l p q s 11 13 15 1h 1m 1y 21 29 2c 2g 2h 2p 3k 3p 3r 3s 3y 46 4b 4c 4h 4m 4p 4t 4x 4y 50 58 5k 5m 5r 63 64 6h 6m 6r 74 77 79 7i 7n 80 8a 8g 8l 8z 98 99 9b 9e 9k a2 a4 a5 ab ac ai an aq b3 b9 bg bi bj bk br bt c1 c5 cb ch ck cs cw cy d2 d4 d6 dc df di dl dv dx dy
3211:5j 5m 7h w 5o
3213:3n 6j cl
3215:3n 4j a1
3217:cl 4 cb dm ay e2
3218:cl 50 6p 7p bm ca 3b
3219:a4 cl 11 1i 2q 35 3g 48 74 8a 8g 9a a3 ai dg
322:h 26 27 3n 4f cb g 7s ca 1q 2l 3z 4c 4e 6l 91 a1 aw b3 d6 ds
3220:10 23 93 cm e3
3221:3v z 10 2y 3d 3e a9 bn cm
3222:k 1u 1x 26 3a 3i 3n 3o 3s 3t 3v 58 5r 5s 9l bc cb ct 1w 2o 2y 37 3f 3p 3q 65 6x 7m 7o 93 az ba c5 9a
3223:3e 48 94 cn b8
3224:6m av
3225:3e
3228:35 3b co 9v
323:h k y b7 c1 7q 6d f i 1k 2t 8k b6 c8 di
3230:2o
3231:9g cp 2e 5w 70 9b 9d aj at x 5d 5r 9h
3232:7y 8d 45 75 99 ch cy
3233:14 2r 2y 39 7m al d4
3239:30 31 33 3c 3m 4o 81 ae aq by cq cs dg 6q ar
324:1m aw cu 0 d b4 bh 9u bg 1h 8z
3240:6m at cu
3241:13 17 81 92 cq 18 6q 9d 9t 9l
3243:ct
3244:8n
3245:6e a3 3v 5r 6k 8g bn cr 63 69 6m
3247:2g 6j 45 6a 6i 6m bh bv cr 6h
3249:by cs 20 2y bx
325:s 5 n 1s 4a bg cu db 1q b4
3250:bx
3253:3u a2
3255:3m
3256:ct
3257:q b8 x 9l ap bj cu 1m b0
3259:i aa d1 5y b3 1k b7 dc
326:d g h i k m o p t x 13 18 1d 1e 1f 1l 1o 2n 31 3a 3h 3s 3z 4k 6a 6m 6o 6r 6t 6x 7n 7o 7p 7s 88 89 8k 9x ad as bh bn bz c3 cf cw db dh dm 3 b e n 14 19 1k 1n 2e 3c 5e 5z 61 7q 7z 8c 8g 9j a0 ap cq do 1 16 2b 2c 2o 2v 3u 4a 4b 4e 59 5m 5q 66 6c 6f 6n 6q 73 7c 7y 86 9b a6 ag aw bg bs c5 cb ce cg cn co cp cu d9 dw e4 2g 60 6b 7d 81 95 9c 9p a3 az c0 c7
3260:e 7f cf d8 dl 1m 1n ba df dg dh dw
3261:13 cd cv 55 56 95 9f 51 9n
3262:90 92 3o 56 89 94 a0 aa 81
3264:3q
3265:3q
3267:3r 46 3x 55 5k by
3269:2e 7c cx dj e3 79 59 b9 6h 7b cs d4
327:c o s 19 1d 1n 2n 2x 5q 8e 9c a2 ae aj al an b0 b1 bp bq bs c0 cd db e1 4k 7h 8s bg cf dg 1p 4l 84 8d cw e4
3270:cx
3271:2e 7c cx ba ce 21 8y b9
3272:ba a2 dj e2
3274:t 3b 49 87 8c ao bx c5 cu cx du b9 e3
3276:27 br cy 47 1f 5i 7i dl
3277:90 cy r 47 4n 8g
3279:cy 7b
328:b m n q 5p 5y 61 9g 9o c0 cg e4 ae b0 c4 1n 80 d7 db 6v
3281:30 3i 62 6j 6x e0 1o 5m 5z 6b 6e 6f 6i 74 75 d3 du e1 5x
3282:b9 4r
3283:cy
3284:2i cz
3285:7d
3286:5e 7e 9l al dv 9r 3k 7d
3287:7d 92 cz
3289:7e 7t cz dy
329:15 1d 1g 5m a2 b3 bj bw cf 2n 3h 4g 4i 91 aj al az db dq q 5g 92 94 br 17 26 3g 3j 3s 46 5k 9x c1 cg cl
3290:cz
3292:cz
3293:8b cz 3k 8l 9v
3294:7p
3295:d0
3297:1n 9r d0 ds 4 2o ai ao
330:f m p v 15 1e 1h 1p 1q 3f aa 1f 8y 1 r 1a b3 c1 co dp c g 7p ck
3300:7d b0 d0 cz 7e
3301:6z 7z 89 9o aq d1
3302:17 d1 4 3o 4g 57 5r 90 ai c0 e3
3304:bu d1 dx
3306:77 7c 7h
3308:a7 82 d2
331:1p 99 g x y 1n 5j bl ca ck 8 13 cb cd 16 bz
3310:82 d2 70
3311:82 8x
3312:b c 3i 4y 7i 8g cl 3j 3n 3o 82 84 9y cb ck 3h 95 a5 cj
3315:6y 77 8t d3 23
3317:d3 b0
3319:6b d4
332:4j b7 cj bz m 3y 7i ao d6 b2
3320:6a
3321:6a 6b d4 d7 df
3322:74 d5 y 2m 7w 8f av c0 dz 4q 3v 70
3323:d5 4q
3325:24 2l 4t dr
3326:d5 5z
333:16 1d 3h 46 4a 4g 7z 8n a5 ay cj ck 1g 1f 3j 3x 5n 7d 87 9i c2 c9 cz dv 4 3g 3p 6z c3
3330:d6
3333:73
3334:f l 8e d7
3335:d7 77
3336:1d 59 6a d0 j 1n 1o 6s ae d1 8o bq 5l d5
3337:27 d8
3338:d8
3339:d8 6r 8g aj
334:u 2i 2x 7o an bz c9 cc 4n 9m dj c1 cd 4b
3343:3t 4c 5b 6p ct 7w 2q 58 38 47 dt
3347:3p
3348:15 57 7n 8x b3 b4 da 1z
3349:57 da 7o ds 47 az
335:0 7 1h 1r 1s 64 69 6e 7o 8j 8r l p 19 7q 86 b2 b6 m o 1g bl ce
3354:73 db dc
3355:j dc 1p 6t
3359:59 7v c6 dd
336:2 f i 1m 3n 4m 7o b4 3 1k 3h b6 bn df cz 5p
3360:dd 9
3363:de b6 co
3364:0 f t 1d 1n 49 4a 6d cd 4g 7h 82 de 48 4s 55 d4
3365:1t 3x 40 5u d9 ac 7v 9a de
3366:2j 79 4k 8b ba d8 4a dl dv 1x 66 6v 6x 7k c5
3367:h y 41 8e 25 52 7v 8o a0 b8 bx 4s 8b
3368:df
337:3 n 1x 58 65 7m 7n 2 1q 1z 7o bn da 3c 3h 6x bd
3373:bu bx dg 12 5f 15
3376:s dg
3377:bo dh
3378:dh
3379:dh
338:3 n 10 13 1h 1l 1x 1z 3a 3e 3v 58 5z 65 6w 6x 7m 7n 9p aj au bf 9 p 3o 3t 7o bq cn k 57 5u 7u ad al bi e6 2 85 da
3381:2f dh
3383:j 4b
3384:4b di
3387:17 2c dj e3 3p
3388:cx dj 72 77 2e
339:q 3 p 15 6w 7o b4 b8 s x 9l ap bj cu 1m b0 dg
3390:dk 2c
3391:2c dj
3392:dj
3393:t dk 99 9c cl du 49 7f 7h e5
3394:4r 5p ai do 4p 51 9i dk
3395:1m 1r 23 3e 4o 7j 96 dk 8s 8u
3396:8s dm dk 2k
3397:2d c9
3399:8s
340:3 8 q s 1e 1m 6w 7o 7q 0 d 1n 8z b4 b5 bj bl f 6f 7a 1q 4i 7e cu
3400:71 bi dk
3401:8g 23 2b 4u 53 7x 8i 8k 8w dg dh ds
3402:a d 68 6x 73 7t 85 8t 8x 94 c4 dl 2d 55 2c 5t 5w 69 7c 8z 93 9c 9j af d1
3403:2g dl 3k 4t 7y
3404:8x dl
3408:81 db 2o 8t 9e a6
341:h s 15 19 1d 1f 5l b4 o q r u 1e 7i 84 az bh cr x 1g 27 3y 5g 5x b5 ar
3410:dl 1d 1f 4y dn
3412:8w dm
3413:8u a7 87
3414:5q 72 8w 9f d6 3u 4e dm 9l
3416:2j 8v
3417:dn d5
3418:25 do 4r 8w dn
3419:3l
342:2f 67 8e b5 d7 15 6n b4 g
3420:73 8w dn
3421:24
3422:p y 20 24 2m 2o 34 40 4m 4q 54 59 5f 62 7c 7q 7w 98 9a 9e ap bh c2 dc dd di du 35 3b c7 ct dx
3423:26 5k dn do 17 2c 7h 4r 6h
3425:75 dn do 6j
3426:26 75 d5 do 4q 66 4t bi cx 24
3428:cx f 1f 4s 4t 75 8k 8q ar d5
3429:6g bc
343:g h s b4 b5 r
3430:6f dp 2m 7q
3431:4w 4x dp 3t 44 4z e0 3i
3433:z 3z 40 4r 4t 4v 4w 4x 51 5b 5c 5t 5u 91 e7 2p 6v dp e8
3434:3k
3435:8m
344:1e 58 0 b5
3440:3m 4c 4f 4i 4q 5b 5c 5t 6j 9r 4e 4h 4k 4l 55 85
3441:88 25 dr
3443:dr
3444:dr 61
3445:1 9 w 20 26 2h 3m 3z 49 4c 5d 6a e6 e8 5c e7
3446:dr
3447:ds 4d 7r dx
3448:9w
345:r s 6n ao bg x 1g 9f 1 1e 4g 5p da dc
3454:1v 2h 9s dt
3455:dt
3458:22 2h dh dt dg
3459:22 2k 2o 41 a8 2h 5b 5n 23
346:r s 3s 6n ao bg bh c7 1a b5
3460:2h dt
3462:8q du
3465:ab dv b 32 5x e5
3466:9v ab dv
3467:m p 13 16 33 4l 69 6e 6h 6l ab bm c0 db
3468:dv ab
3469:5h
347:1g 6n 8t ae as b4 bg bj i 61 6d 7a 9u al b3 cf b6 c4 5q at b0 cq
3470:ab
3471:dv
3472:dw 97
3473:k 11 15 3z dv dw 17 6x cz 9 1u 24 6v 84 ca cm
3474:97 dv 5y a2 a9 ab dw
3475:14 97 dv dw
3476:dw 9e
3477:dw
3478:35 6z bs
3479:3z
348:g m r 15 1e 37 6u 6v 7g as b3 b6 b8 c0 55 u 1g ds 27
3480:18 97 ci dx 71 76 7g 91
3484:9d dx
3485:91 9d
3486:dy
3487:ao
3488:22 5x 6s 74 7a 84 8b 8m b0 dh
3489:dy
349:1e 27 4i at b8 0 35 37 5l c3
3493:2h
3494:h j n 1o 1p 2n 2w 4y 6f 70 7a 7w 8o 8r 9n 9o 9s 9u a2 ab af br cc cx cz d0 d7 d9 db do dv dz e7 4u 5b p 3c 5l 5r 76 82 90 al as bt c3 cm dy e0 4 44 4c 5k 5m 6j 7y 83 8d 9h aa b2 b6 bg c5 ch cy
3495:0 h v 1s 77 96 bq c0 c3 dj dz 4p 53 8o 9g c9 db 3f 5j 74 8d 8g 9c am b4 bk by d2 dh do du dv w 5r 7a av bt
3499:5f 9j dz
350:i z 1k 7i 9k 9u 5 w 12 3h 5g 6l 90 9e 9v ap b3 b6 b7 dc 7e az cf ad
3500:e0
3502:dn
3503:87
3506:1s 89 br e1 bq
3507:43 45 47 5j 8p 9z a9 ah ar de e1 m 6q cq 1k 9w
3508:e1
3509:b7 c5 e1
351:
3510:3e 91 e1 5a
3512:32 cl ay
3515:28 e2 u 8x 9v c4 dz 7u
3519:7r bt
352:d 2k aj b6 0 i w x 12 5g 9u b3 cu 5y ae m
3521:9o n 80 b0 db
3529:e6
353:3 c i o p s x 1f 26 ad ae bf 1s 7j 7q q 5p 7k b0 dc 1p 2k 4w 6c 6l 7i 91 9x b3 c5 dw
3531:7 2h 44 b2 e6 9r
3535:e7
3538:1g 24 2c 75 8y 1k 1n 20 26 2o a8 e7 2g 54 5y 6b 7b 90 a2 a3 ba cp dj
354:1m 4z 88 90 9f cu
3542:7w 9a e8 2f 5g 5i cr 5h 18 3m 5e 7x 7y 8q 98 a0 dy
3543:e8
3545:8 7k i 1k 7o b3 b6
3546:6x ca
355:1 1h 1n bz 24 2e 48 4d 59 by dy e7 42
3551:78 ca cj e0
3552:95 9x 4z du
3555:1a 7p 2r 7n bj bx c1 dc dt
3556:2m 8v 2b
3557:5h
3558:99 r bn cf cg c3
3559:2t 2w 30 38 3b 5k 6d 72 7i 7v 15 2v 4b 6u
356:0 11 7q 1i bg
3562:1t 7d 9p bk e5 43
3563:2j 2s 3b 6m au
3565:ap 9v
357:b 5a 71 dg e w 13 1i 7z db l 1h 1m 8f 9i c 1n 6k ce cj
3575:5t ci
3577:99 96 9d x 9g
358:b 13 1i 6l 9o cj d6 7z b7 1h ah dj
3580:6j
3581:12 5e 5f 5i 5m e3 5j 5o
3585:u 4a 6c 7o bj c1 c6 3h 4m 7n 7r 1x 5f 5o cc
3586:9r 2r
359:1h 65 1w 30 66 69 7m
3591:cl
3596:cn
3598:2s 1y 42 c8 cw 9q aa
3599:2o
360:a o r s 18 1s 23 4c 4k 4s 61 6o 7k 7q 82 ai al as b5 ca cc cg e6 0 k q 1e 7n 8x 95 9x dg 9 d i 15 17 1n 5v 5x 5z 6r 8u bc bu dn e4 5k 7m b1 cf ck
3600:16
3602:20 cr
3605:cq
3606:6k 6p az cp
3608:65 9m 3w
3609:3k 3p 6j 9f
361:c d o r 1c 1o 1s 3h 3i 67 6b 7i 7j 7q 7t 84 aa ae b6 bi bl br c1 cf dn s 2m 7n cd i 5k 9b bz c0 2x dm
3610:cb dm dz 4l ca cl 8p
3612:15 b8 1e 5f
3615:6m
3616:c5
362:ca 16 1i 3g 3o 4n 5e 73 a3 a4 ai br cc ce 5g 5o 8s 99 c4 g 5q 63 6l 6t 80 ar as d1 dg
3621:3u
3624:2n co 9f 9s 9u 9w a0 a9
3627:5 g
3628:4w 5d 9k ae 24 8y 9l be 9s ba
3629:27
363:ad bk bo bx c1 cd 8 5x 6j 9o a9 a4 bu c8 4g 5g 9x bj
3630:a 1b 2y 81 8q 9e 9n cg cv 1n 1r 20 2c 43 57 5f 68 6i 6v 6y 90 92 9l d6 e6 d 3a 6g 80 94 9q a0 aa
3634:4k 72 7a
3636:3j 3q 46 5s 62 69 78 9x a3 bk bs cc e2 q 6t 79 dy l 10 32 3s 65 9c as cw dt 4k 5w 60
3639:8d ag ah cx
364:v 3u a4 ad bz c2 5 1s bp c0 cf
3642:3i 3p 4m 5q 5z 60 6i 7b 7l 7m 8x by c7 cp cq cu cy dx e0 79 cs 1e bm bp 2c 4k 4n
3646:6b
3648:cz
365:5 10 14 19 1q 2r 3h 65 8i bj cb ce g k n y 1b 1g 1k 1t 1u 2b 2j 3i 3t 4e 4i 4o 56 5i 5q 6a 6i 7c 7l 82 8t b1 cq d6 dy e2 e6 4 1e 24 3r 46 6w ay cw q s 11 13 2d 3j 48 6j 78 aj b7 ba ca cl ct
3650:bt
3657:v w d2
3658:82
3659:6y
366:4 5 g t 2b 3j 5s c9 ca cm 6 l 10 1n 3y 9u b7 bj 13 3i 65 66
3660:d3
3662:22 2k
3664:63
3666:67
3667:d4
3668:4p 74 75 d6
3669:5p 6l 8w 9z ay az b1 bt c5 dm 1l 2z 75 bz 4s am 35 6w
367:c 10 1a 25 2t 3h 3p 3r 3y 46 5h 5i 88 99 b1 bn bs cv cz 5 k 69 6x 78 1n dd
3672:73
3674:d6 4r
3679:8g
368:4 5 t 14 1n 1q 23 2r 3j 65 66 6j 8j 9y a3 bj ce 3v 5h 8v c5 10 3t 5i 6z 7r bq bt ct g q s u w 11 13 19 2d 2u 3i 48 4d 5o 5q 78 8y aj b7 ba bc bn c2 ca cb cl cw e0
3680:e1 d8
3681:d8 de
3684:cn d9 db
3685:2o 6i dc
3687:5w da
3688:da 5h
369:4 5 k r 1u 48 4v 6x 9o ak ao b8 ch do 6 u 1l 2r 4f 7d a1 c9 cn da 5j ce 40 cj
3697:dc
370:4 6 15 1n 2i 32 4l a1 al an ch d4 dz 13 cd 1q 5n af 9f
3700:dd 59 48
3701:6d dd 1i
3703:8j de do
3704:58 ba 59 de cn
3707:8y
371:4 i t 1j 1q 1s 1y 37 63 7o ay c4 u 6d 6x 72 9f ap b0 d3 dm 8 2n 4s bz c8 2 3 v 1d 1m 4t aj b1 bd bn db
3717:df di
372:4 5 r t u 1e 1g 2f 3a 5h 91 ap c1 e5 6x 2n 4s bv c8 1 1s 3y
3722:dj
3723:17 1z 21 22 29 2c 2h 2j 31 3c 3d 3n 3s 4x 51 5e 61 6f 6g 6o 7v 89 98 9u ag ah av bp bq ca cg cq cr d4 dj dq e2 1x 27 77
3724:2q 2c
3725:29 7c
3726:63 5 d g l 1i 1t 1y 2j 2q 2w 4i 4s 54 69 6f 6j 75 78 8e ai ap av b7 bs bz ds e4
3728:dk
3729:8k e7
373:5 h v 3e 3s 51 63 65 7o 8c 9d ao az c7 1n 60 g ag cz 0 1 l 2x 6y 7h 8i 8l ds
3730:8y dk
3731:dl
3735:dl df
374:8 v 71 7q 99 9j ah ak c7 ch 1c 2g a6 bp e1 6w 15 47
3740:4o do
3741:25 4o dn
3742:23 9f e0 77 ab
3743:2k dk 24 d3
3745:4r 9s ci
3747:4y 4z 8u 50 8q dt
375:h m v 65 7n ai av bn cg x 14 a9 2d bt c8 e cc d1
3753:3e
3754:25 dt
3757:1u 6g 70 7r cz 3f dr
376:s 19 1s 0 b1 1r 3z
3763:21
3765:5a br
3769:8h 8p
377:1q 1s 6f 70 9g d0 5 9 j v x y 1r 5j 68 6d a1 c8 cc ch 7 19 1f 1j au c0 e7 t 1m 4e 7i 7q 82 88 9a bu cu
3770:8u du 80
3771:f x 42 4g 54 6z d1 dz
3774:98 dv 9u 9e
378:9 f 9m bk 5 1i 1q 6d an 4x
3782:1q dx
3785:97 dx
3786:dy
3788:4 82
3789:dy
379:9 k 6y 7t c0 a c 1c 1q 6a 6n 7j 84 ai an b1 bg bi bk
3790:25 7v 9j b7 ds dc
3791:28 2i 2o 7u d9 5u dl 2q 43 68 8y de dz 4c
3792:a5 cj 5n 8e
3793:8r dz
3794:6l 6o
3797:4x 91 a5
3799:77 h 8i 8w 8g
380:9 b k m z 1i 23 24 27 2d 35 3q 3v 4a 4k 5a 5k 5x 5z 6b 6f 6r 71 7b 7h 7m 7t 8s 8t 8x 8y 9v a4 a8 aq bh bi cg ci e1 0 c 1a 1n 1t 22 2k 2m 43 67 6a 7e a2 c5 cj d5 db dc dg y 1k 21 2r 4j 6m d3 ds d f r 1c 1g 1l 1q 1w 26 29 2b 3a 3h 3j 44 46 4p 5m 5n 64 78 99 9u 9x 9y a5 ae bg bs c1 c9 ca cd ce ch ck cl cm cw dy
3801:g
3802:3 79
3803:e2
3804:7s b5 e3 2c
3805:e3 7s
381:2 p 36 4p 61 6d 6e 6s 79 e0 5s 60 66 d3 dy 40 7j 7o 9j bu 23 39 3e 5x 8s 9r cb ce e1
3810:6b
3814:e5
3815:7v
3818:6b 7b ah 6h
382:3 c 14 6d a2 17 6m
3820:e7
3822:2e
3823:56 8q cv 8o
3824:8r 8w 3r 9w
3828:i 3c 7e 5q 6s
383:a4
3830:5w 69 6y 85 9j au bu 24 8w 6b
3832:n 5p 5y 61 9g 9x a0 1d 69 6v 6t
3833:p r 13 21 2f 2s 32 3g 3z 44 4j 4o 50 54 5j 5s 65 6u 76 78 79 7e 7u 8n b7 c1 dk dq dt e7 3n 4e 6z a5 ag b0 cs 22 3w 4k 4z 58 77 9g 9l cn cv du 3j
3837:r 23 24 3y 4m 4s 5n 4f dn 4p 4r
3838:n 25 27 3c 4r 5e 5h 63 65 87 9v al 24 6d 8w dn
384:e p v 18 4u 51 5m 6c 6k 7d 8m 97 a6 bl br dr z 9v ci
3840:77 dn
3843:9 p 3h 7i bk d3 bi cg a 1n 3j 85
3844:7t am 6 m 4d bi d2 e7
3847:0
385:3 a s t v x 1c 1d 1s 5d 5q 6c 6n 84 8z 9p 9u ap c3 c8 cv 43 bw c1
3854:g h b5
3858:7e d7 w i
3859:11 1h 1m 8p q bz 1c
386:y 6v 70 8t 1a d2 e q 4w 9z i 88 8z cv
3867:2 1c
3869:e4
387:5 9 q s 19 1f 1q 1w 2i 2m 3j 6n 8g 95 9a ck ct dg ds i u w y 5s 9l b2 by 3l 3v 4b 51 54 62 66 6c 6g 6h 8z 9b a5 ab as cq cr e4 1h 26 4m 64
3874:4r 5h e4
3876:52 6u cw 3t 4p 4u 4z 5k 8d do 7 3r 4o 6n 74 75 7f 7t 8q 8y 9d 9p 9z a9 aq ar bm cc cd d2 du 4v 5b 6x 84
3878:53 41 8o
3879:29 2j
388:y 2h bg r
3880:3l 3t 3u 5w 6z 8k 93 9k 9t cg
3882:3t ct 2p 6k 8p 9n
3884:5q
3888:dg
389:m r s x 1y 24 26 2i 2p 2r 2x 61 7t 84 ae ar b3 bj bp c0 c1 33 57 7e b1 y 20 at b0 bi 3n 3o
3890:64 6k 7m av cx cy 59 b9 o 5d 6l 6v 6y 7d 7u 94 9c 9i 9j 9x b7 bb c0 d9
3892:2c
3893:0 f t 1d 1n 49 4a 6d 7b 82 cd 5y 79 8k cx d2 d4 24 dn
3897:1 q r 8v cu db ds 7 i o 1h 6n 95 9d 2p 3n 47 7x 90 92 cy dx 67 e4
3898:0 11 1k 1m 4i 6t 7e 1 2n 4o 8g 9k 9m 9s 9u a4 c4 j by
390:4 i k v 13 16 18 1k 1o 6s 6t 6x 7e 85 8u a0 bd e4 e6 e7 5 f m 39 6v 7c 7v d7 5u 7b ai aq cx 7r 84 ad dj
3901:1m
3904:f ac at dc 57 8l c6 da
3905:n 7i ac 48 5h bs
3906:a0 7u ac
3907:1a ac am dg
3908:ao 63
3909:an ds
391:i 1k 1n 2t 34 38 3d 4j 71 76 7a 81 8c 8h a9 bc bk cp dq 10 1o 1z 2v 6h 6q 7v a0 al ar cg 6o 6y 6z bz dp b2 cb d7
3912:1l 2s 5i ac ad 2v ak 14 5x 6d a9
3913:d8 dj b7 b8
3915:h 1f 1v ac b1 bf 2r b2 5k am
3917:3 d3 ad
3918:ak b1
3919:44 ag ak
392:w 1k 3l 6t 6v 78 7e 7i a0 aa ai 1o 6b 8j 7g 1n 2u 3o 59 64 69 75 aw cg d2 d7 e1
3920:1 ad at
3921:2t c7 9
3922:bg b1 d0
3924:al ci cy ds
3925:o 17 1b 1j 4i 4j 4p 5e 5t 6f 6s 7j 7r 9e 9g a4 al bt c1 4e cz dh 9r t c5 cf
3928:y 6y ac az 74
3929:0 4 1i 1q 1r 8x 4m b1
393:z 16 1j 28 29 2e 40 59 5e 5g 5j 5m 6h 7f 7s ci cl 5c 5h 6e 6s 6u cj 12 4s 7y dq 17 6t 6w ck
3930:d0 23 6y 77 7d ad d3
3931:d0
3932:bb
3933:v 58 63
3936:aj b1 af 32
3937:r af l 1k 6t 8o
3938:cy 4p 72 7v af
3939:n 5d 7x e4 j l 5b b0 b3 c7 1 65 9k b7 49 8a af
394:1j 3z 6s 6w 76 1o 3f 3l 48 5q 9r 9v a0 ce dw 12 49 d7
3941:aj
3942:36 5p 77 8c 9u ac bl c6 dd di 73 d1
3943:r 1e 62 6e 6f ac ae c4 l 1i 1s 6d bu c7 di 6n x 4n 84
3944:ac
3945:1l 4r 69 6j 9r am b3 bf c7 5x bv 7k 5o b9 cy
3946:63 1m am dg
3947:ap ao
3948:an 5q bu
3949:an ap
395:0 1 e w 10 11 13 16 17 18 1a 1b 1e 1k 1o 1q 1r 24 3s 3t 3v 52 5g 65 6d 6t 90 9d af at bd bj by bz c9 ca cb cc cd ci cj ck cm 20 3i 3n 3r 46 4c 5q 6h 6n 7h 8x 9y dr e2 e3 3g 40 4o 50 53 66 6s 78 7r 7s 7x 88 98 9i 9x bo co c p 2q 4e 5h 5o 6o a2 bp c8 db
3950:16 17 1y 3j 3l 3x 5v 5w 60 68 6n 72 82 9b 9e am b1 bh c1 cc cq ct d2 d4 dr e0 e6 o 5y 4k
3951:2i 6g bl am
3952:am 3b 3d b5 bl bt
3953:6u at bx dc 1v 8h am
3954:19
3955:2k 5z 6f ah ai ak c4 d4 9c f 8b 8c a8 c7
3956:ac
3957:93 ac ad 2z 4o 65 7c 7i 9n dy
3958:q y 1a 47 8c 8t ah 5 c4 ci z 8s 9v ar j 5y
3959:ah
396:13 19 6t 7r b2 78 w 3h 6s dq
3960:e3 5x
3961:c7
3962:be 7d ac c2
3964:3w 5j 77 bd be cz 45 63 ae af ag ap
3965:5j 3x 42 83 a9
3966:c6 ae
3967:c6 ac
3968:be 6w al c4
3969:85 be 7i
397:1j 3g 3j 5e 5m 5q 6w 7r z 59 5o 49 6h
3970:7i 9u b3 at
3971:7i 9x at ad bh
3972:5l 4o 7i d0 23 8w dm
3973:9 30 37 77 8c 9l ai bi bl
3975:6n 6z bj
3976:bg
3977:am ar bf 4n
3978:bf dg ag bn 19 53 6n b5 bv
3979:35 7u bn du
398:0 16 2g 40 6h 7e 7r 7v dd e2 e3 z 7o 7t bn c7
3980:an bd 9x
3981:ap cf
3982:7 15 57 65 7n 8x b3 b4 da
3983:12 39 60 6u 7c 8i cp d5 dj dq e3 15 61 b6 w co
3984:3e 5n 1k 31 32 3b 3c 7r 3m 4t 6a
3986:39 4a bd 1f 47 5j bc
3987:5y
3988:6i c2
3989:l b7
399:2m 3h 7p 8x e2 e3 10 3g 3i 7r 8n ck cm 3v 7o c9
3990:2b
3992:b7 bb ba bc
3993:3 k 3e 6l b8
3994:b0
3996:aq
3997:73 am au aw cy d5 67 70 ak at 9z
3998:1h 9r 9v ds
3999:7a at bd c4 cr ae bl bz
400:1i 1n 2b 2q cx db dj e3 l 7b 2u 6v 7s dg b c 11 1h 8v
4000:bf 9u
4001:s 11 1m 2k 3e 61 62 as bz cq dw
4002:ay
4003:8c
4004:74 ag au 72 7h
4005:p 9b c0
4006:61
4007:9h ax
4008:ag
4009:ah
401:2 h j m 12 13 18 5g 5k 5n 6z b2 b9 e3 4n 7s 4c 4d 78 7k ar as av c0 e 3r 60 bt
4010:62 ag 2m ah 3d av cy d9
4011:ag ah al
4012:ac
4013:ac
4014:c7
4015:az c7
4016:ah
4017:m 1f 1d c6
4018:6d 8q 1g 6c
4019:df
402:1n 2d 2q 2r 4d 4e 6r 6t 8x ak b7 cg cx dx dy 5 41 4f 9p ah e7 4c 7e dh f d8
4020:av
4021:9c ax 44 4s 7h 8r ag e7 9 ak
4022:7m 30 ax ay 9i 1s 2j 33 3b 5p 8j as
4023:1l 2m 4s 5p 6l 74 8w 9z ay az b1 bt c5 dm e2 1n 32 9r d0 35 6w 75 as
4024:28 aw ay
4025:36 8c av bc 2z au 1o 37 39 74 9a 8i al
4026:2j 2s 2z 39 4b 6a au av bo
4027:6k bd 30 ax bc 3p 6d
4028:74 72 7h
4029:1p 4a aw
403:b9 12 1j 60 6s 6u av d5 dm 6t
4030:4t av
4031:2f
4032:8c 8i 2f av d8
4033:17 6l au as
4034:au 3p
4035:2y 2z 9l al bc 2u 34 3a 5r ba bb
4036:6q
4037:32 33 34 ax 6l 9e aw b7 2y b4
4038:3y 7g 7z c4 8b 7y
4039:i 2z
404:1a 1b 27 ab bz 4j 7j 9x 0 29 7m 2l 7p bo
4040:22
4041:dc 1c 2h 38 5p 7p as dm 1
4042:20 7v 2f 2b 1c 7n bw
4043:33 34 7v d7
4045:1f av bw b3
4046:aw
4047:30 4v ay d8 g 35 4a an 8a
405:c 1b 1t 6f 7j ab br bv cs dx 6n 7i 9x bu o 1a 49 5i 8u
4050:ay
4051:ay 2y av
4052:1z ay 12 39
4053:az d7 e3 1s
4055:32 ay co
4057:ay
4059:48 c8 2v
406:1b 2n 2r 7j 7p 8g br bx cs 38 8k bw c3 1d 6w bj 7u
4062:bo
4063:bo
4064:ay
4065:7o b1 5h 5j 5o cb dl dz az
4066:3a 52
4067:az 25 2h 30 3t 5n bx dk du
4068:6k 6l ay cr
4069:an
407:1b 1c 34 3f 4n 5p 7p 8z 9v bx dt du 2k 30 5g 5o 6u 8u ai bw cd dc dr 27 33 af am
4071:e2
4072:37 bb 38
4073:33 3y 38
4074:2j bb
4075:h y 41 8e p 5z 8b b6
4077:49 5p 7m 9i de
4078:b7
408:1b bx by cs l 1v 22 48 49 58 5i 7x 8k 8s 8v ad ak br bv c4 c7 cx d0 d5 d8 1c 2c 67 6v 79 7c ac aw b8 dd e4 1y 26 9d b2 bw
4080:av
4081:1d 1i c3 dh 9g
4083:0 5i 7v d0 d6 12 14 47 8j b6 dz 4u e3
4084:7b ba cx 1f 4g 5u dj
4085:6w b9 1g 7s c7
4086:5z
4087:dd e2 e3
4088:5j dd 1j 2w bm
4089:7s
409:g j q 1b 1t 2i 55 8g 9v bw bx d5 dc f n 1c 1d 3j 5d 7h 86 a7 a9 b3 bb bp s bs
4090:1j
4091:27 6r 7f 8b b9 d8 e1 6y df 1h 3i 8h
4092:2e 79 7c ai bz d4 k 1k 1z al dc
4093:1j
4094:1c 4m
4095:59 7h 98 2m 3l ba dd
4096:ai ba bg dj 59 1i b9 cx cy
4097:10 11 35 3d 3i 3p 46 4m 4y 5q 5z 60 6i 7b 7l 7m 7t 8n 8o 8x 9c a5 a8 by c7 cp cq cu cy dh du dx e0 9l ba 1e 79 bm bp 18 2c 38 48 4k 4n 6c 7i ap au az bb
4098:4a 7b b9 8p ai b
410:1c bh bv
4100:b9 e3 1j
4101:4h 6b cy 0 67 6m d5 43 dl
4102:cz
4103:8 d3
4107:3c 42 5j 5m 6d 6n 7x aa ak az ck d1 da dq dz e0 5x e4
4109:d4 3l
411:1b 49
4110:ai al
4111:71 82 ai d3 53 73 2r 43 7x
4112:6g bk
4114:1b 3a 6e ad af ag by 71 ai 9 21 2f 2n 30 31 37 45 4b 4h 4j 55 59 5a 62 6f 6h 77 7x 8b 8c 8g 9l 9u a1 a2 aa bi bl cj cr cz d2 d3 3y a6 ah
4116:n 14 4o 57 d2 70 73 74 d6 8d
4117:aq aa
4118:a1
4119:8z 9b
412:7p 1a 1b
4120:c 21 43 71 5a ab 4v 6r
4121:43 78 b5
4122:7s ba
4123:aq 9k bu 76
4124:16 2i 3a 3z 5x 63 6f 6o 70 71 77 7h 7l 82 9c 9q 9z aa aj b8 bh bl c4 cx d7 di dn m 1j 2q 4r 5z 7f 8g 8j 9x ao d8 dh e8 5a 9g a0 ag 1w 9y a1
4125:9y 9z 8f
4126:6y 70 78 bd bi 72 d3 dm 4g 4n 29 2k 3o 4e 4h 52
4127:82 d2 70 a9
4129:b 27 2d 4b 4v 79 9i 9r a6 d bi
413:1 1a 1y 20 2b 2p 6m 8k b7 bz dr ds p 1k 2g 5h 6l 7u 8g cj 1q 2m 38 7p 98 b9 bt cr dg di 4 1c 39 40 49 4y 5n 77 8a 9g c6 ci d5
4130:83 9a c8 d1 d2 5c 9s
4131:b1 8o
4132:1v 8f
4135:2f 32 8b dc t 15 bf 8o
4136:ag 8j
4138:k 3e 8h 8k 8l 9y a8 8f bb
4139:4a c1 6d 8g b7 76 8f bd
414:1b 2f 5o 7p 7y 8a 9j bo br c2 6k bu 1r 2s 2t 35 3h 3l 3v 4a 4v 5l 5t 5u 6c 9p a1 ae ap au bp bv bz e8 9i
4140:9s 8f
4141:1j 4u 58 5v 7h 8e a0 ae 9z ap
4142:6w 8h 8w 2 2q 32 5q 8p dy e1 33 5i 63 76 7p ah
4143:18 39 av 1q 1t a6 b6 3p 3s 43 4v dr
4144:8k e6
4145:6q cq
4147:o 3e 66 67 69 6b 6e 6f 6w 7k 83 84 a9 ai ar b0 b7 bl as 6s aj
4148:aq b4 bc cr
4149:as 6u 78
415:40 bf bo bz br 1b 7w bv
4150:ar as
4151:59 7b 8j ar ay ba bo
4152:6l 6o
4153:8z bw by 22 6o
4154:6h bv
4156:2m 4c c2
4157:3f d1 1 16 1y 1z 2j 31 3l 3t 3z 54 5r 67 68 6a 6g 6h 6i 6j 6k 6l 6m 7e 8r ao as b1 b5 bf bh bm bp bv c2 cr dq e0 5l 9h
4158:u 2r ay bn c5
4159:2l 61 6e 6f 8g at 2g 6n
416:bo av
4160:6e 6l 6n 22 6c 6f cf
4161:6l
4162:6m 6e
4163:4k 66 6n bn cl cr 29 3m 5d 8d a7 5l 67 6j 6k 6m 95 a5 cq
4164:6g bc 8v 6j 8e e0
4165:6j cr
4167:2j 69
4168:62 64 8d 6k bt 69 a3 68
4169:3r 5x 6g 6i 7z 87 a0 a3 as bu c7 10 5h 60 cw 6a 8k 6j
417:7m an ar bz cf r 15 1a 1b 37 4u 5h 5o 6h 6z 8o 9w cd cj cs de ds dz s bx b 9j ai
4170:3p bq 1v 2u 7j 56
4171:e0
4172:a1 2x al bs
4173:64 6r
4175:5x 6r 54
4176:2a 63 3o 8r bi
4177:4e 5x 6r 6t c6 d4 64
4178:y 3o 9m bq 5x 72 54 9b bv cz
4179:5y 6a 7a 48 5h 61 bs c7 d4 dd de
418:15 1b cs ds 7j bw
4181:43 4a az 8k
4183:85 89
4184:6r 7m 22 2k 43 60
4185:6r 9x dh
4186:5z 6r 74 7k
4187:8k 96 bj dd 3e ad 54 5z cr
4188:1l e5 2 2f 2m 63 7j dt
4189:3o 3t 4r 6o 6r ct cw 31 8p 5x 97 9q bn
419:w bt bv
4190:9c
4191:63 7j
4193:5v 5x 62 63 64 6e b5 b 29 65 9t aj bu 6f
4194:5x 64 8w
4195:y 3g 60 c4
4196:5z d5
4197:2g 5z aw
4198:5w 95 4 3s 3u 54 5u 64 65 6d 6f 6r 9t co
4199:6e 6r
420:1a 2i 6w c2 2v 2d 2m 3l 3p 4j 6j 7c 8g c1
4200:2g 78 69 cg 6g 1h 3e a7 di
4201:5w 6g bj bu q 5k 60 a3 cg
4202:6f 16 3e 49 5v 6g 6x 78 7s e0 2g 6e 6h
4203:5q 63 6k 1g 1o 2g 62 64 6v 8g a0 cr d1 bh
4204:64
4205:4s 6f d3 62 bp bv
4207:68 1i 1k 1l 20 55 64 6u 78 79 98 a7 ai aj aq ct d0 db dh dv dy
4208:67 7l 8r 8g
4209:16 4q 69 6a 6b d4
421:p 1t 2h 4n bf bi s 79 7l a4 3 5y cc 2j 7m c8
4210:3p 68 73 8q d6 4o 54 at 4s 6a ah 59 67 69 7a d4 dd
4211:68 6a 6b 6l d7 67 d4 76 am ac c6
4212:2n 67 bu d4 e0 6b
4213:67 6a d4
4214:6f 6r 5v 7h
4215:94 b0 b3 6d ae af al bg
4216:v 18 4g 6c 6d 6f 89 8a 94 9b 9s ae bd c5 dv 1g 6r 6z 78 ak cq
4217:6d
4218:6d af an
4219:u 2b 2k 3j 61 67 6d 6e 8t 9v bv 3l 6c
422:3b 60 6s b9 d7 dd e3 j 1h 1j 2b 2i 49 6u 7b 7t cx cy d3
4220:3l 4h 65 6c 6d b5 c5 1f 2g 3h 4g d5 dl az b3 c2 2e 5n dy
4221:bj bt 6d 1g 5p 63 6c 7j bq
4222:1v 2u 3x 4b 6d 7r 6c
4223:3l c5
4224:c5 cq 3l 6d au az c2 b3
4225:c2 2v 21 5m
4226:a5 c6 6i 6o 82 9n 9r 9s cw 8c
4227:bw c2 r
4228:cb dm dz 7g
4229:1t 5o 5p bo
423:p 12 79 7r 7s b6 dd e3 10 19 7b 7v b2 7q
4230:4e b2 cr
4231:be 66
4232:1w 8b
4233:1t 1v b1 bu 4n bv 35
4234:c0 cs
4235:bu w bt bv
4236:bg bu
4237:4u a1 bu bv e7 6n
4238:1l al ao b1 b6 bp bu bv 77 1v 9i au c1
4239:bz
424:1j 2f 7r b9 de 8j 7m ax d0 e1
4240:ae bp bv
4241:8y bt
4242:2y 33 3c 47 bm bz bo bp bv 2r 2s
4243:33 3g bo bp bv 32 w 5m br
4244:3b 3d 3t 9p bc de 5i l 5k bo bp
4245:1z 2s 33 71 8q bo
4246:2s 1i 1z a2 ad
4247:bv 38 5p bt bo bp
4248:5p
4249:3b 7v 3 10 2e 38 3z 47 48 4c 4f 4k 4n 4u 4x 56 59 5s 5u 91 9n cb cm cn cp cr ct cu cw do dp e7
425:1u 28 3h 3v 7p b9 ck df e2 2 2v 3l 5o 7j 8h c5 1g 1i 21 3i 4b 9 2k 8r
4250:1g 20 3c b5 3b
4251:35 37 52 58 a1 39 1x 3g bo 9t
4252:3b 3d 3a 43 71 8x
4253:34 8i bv
4254:2y 1y 49 cw dz
4255:2y 4i 38 8i au ax e5 2t
4257:2z 39 bz au
4259:5u 5z 8k 39
426:7b 7c 7t b9 cx e3 12 2e 79 d8 e2 39 5w 87 a0 bn
4260:by 2y 30
4261:2t 2y 3c 1g
4262:38 8i bb by 2j 2y cs 1c 1y
4263:1y 2z 38 3c 7p
4264:38 3c av 2y 33 bz c l 1f 1i 84 b8
4265:7p bx e7 1t 7t 33
4266:2y 38 5p 33 by
4267:by
4268:2z 2j 38 bx cs by db
4269:50 8m 2y
427:2q b9 e3 1j e 6s dy 12 1i
4270:2y 7l 1c 77 av
4272:2z 38 3f
4273:5 2y bt aw
4274:2j 2z 37
4275:1y 2z 2j
4276:32 3w bd cs
4277:39
4278:bx d7 8f 95 7p
4279:am br d7
428:z 12 1h 1i 1j 1m 1q 28 6s 6t 8h b9 ba cg dk e7 9 2b 3y 59 5y 6p 7r 7t 8i 9v b0 b6 c7 de dl 7s 7v 8g d8 dd dv
4280:92 7n bw
4281:aw bn bw c4 s 1o 4i 5v 60 8q 9g a9 an ch d4 d8 d7
4282:1c 3e 7j bv 1f bw
4284:1x 37 30
4285:3y br
4286:5l db 5j br b7
4287:bi 2u 6m bq br c8 s 1c 2x bs 39
4289:3w 3y bq 19 5j b2 c0 2u bp br
429:5y 6r 7k c0 c6 37 6c 79 c7 cs d9 2w 5x 11 1l ba cy d7
4290:bq br e8
4291:bq br dd
4292:5l 8f c1 96 bp d4 e5
4293:2a 37 5j 5o 5g 5m cj 2c 5h bs dz
4294:2x cy 5i 6l 6u 7v ad ay b2 e7 1o 30 4b dc
4295:a5 bs
4296:38 5p bt cf 6f 67 9p
4297:bp
4298:ax
4299:9i bx 32 34
430:p 1j 20 7m 7r aw ay 60 b6 co 15 5j 5n ds
4300:bo 95 c1
4301:bo
4302:3d
4303:by
4304:2m 4o 67 6r 6z 70 7i 7m 7o 83 8p 8y 97 9v a7 ai bj dm 22 24 2a 2h 3n 3y 40 4e 4f 4g 4j 4p 4s 4t 4w 50 5b 5u 77 8q 9o 9y ao cb cz dp dy e8 6 25 2i 3g 3z 41 4b 5e 61 6l 8r 8v cl d1 e5 3w 45 4q 5c 8h dt
4305:dc
4306:p bp c7 dm 34
4307:1e ds g 7q da
4308:r 1n 23 24 3y 4m 4s 4y 5f 5n 6d 7l ds 7q b6
4309:8s dp
431:1n ah b7 c7 az
4310:7d d0 d9 b7
4311:ax
4312:dr
4313:b9 b1 3v b0 b8 cz 1b 5l 8y dh
4315:d7
4316:b2
4317:u
4319:4j b7 cj 8j
432:g 1e 7v ah az 3g v 6w 5 42 8x ai
4320:c9 6d 11
4321:33
4322:bb bd be b5
4323:bd 2s au bs
4324:bd
4325:5z bd
4326:c9
4327:9j 2s
4328:4v bd du bq
4329:3c 6m bc w cn 9s
433:r 1a 1b 1d 1e 2r 42 5m 67 6b ak b5 dz 1f 1t 2l 3j 3r 5l 8z 8u
4330:bb
4331:bc dc
4332:48
4333:8t 51 86 c4 5b 9g 9j 9y
4334:1p 9u a7
4335:au ay
4336:aq s 13 6d c4
4338:ag 9q
4339:p ak ag
434:e h 15 1g 53 5z 6s af b5 u 4a 4i am b4 da dt dz 2h 3q 5k aj 3s 5h 5o 6g 6w cu
4340:ak
4342:au
4343:af x db
4344:59 ad b0 b7 ba 3c c4
4345:8f b8 at
4346:b0
4347:5y i k m 1d 1f 5n 5z 6d 9z ae bg bz cc d5 6v
4349:6
435:6 k v 1e 1p 26 2s 3y 42 5g 5q 5v 7d 7l 8w am ay c1 cx d0 dm e7 g 1d 1g 1z 2t 44 4b 4d 63 68 6c 6r 7a 7w 83 9e ae b4 b8 c0 c5 ds 3 q y 1j 7o 84 c3 r 15 5z bh c9 ca
4350:ae 9o
4351:ae 6r c1 6f c4
4352:m ac b7 26 5q 9v 9x bf
4353:a 1i 2d 2t 2v 4j ak c6 cx 25 41 52 7v b8 bx
4357:2d 4x
4359:ad an b0 1p ae
436:7a 7o 8h b8 7e 37 7s
4360:h 1v aj
4361:1l
4363:aj
4364:6u 9
4365:f 22 7h ar
4366:1b 1l 42 45 4s 5z 6m ad da
4368:3 7o a9 ad ag ak al
4369:b 1g 2t 2v 38 47 4x 5c 5v 63 80 8c 8i 8q af ai ak av br bt 7d 4u 7e 8o ag at
437:ds
4371:60
4372:8c 9b ax 1d as
4375:bh
4376:d 1d 1n 1p 6h 79 b3 bl g o 1i 5e 7t c2
4377:2 u 15 6y 77 8t
4378:n 25 7u be
4379:8d 1j
438:ds b8
4380:au c9 3x an
4381:u 6f an aj
4382:bi ay 2j an
4383:b0
4384:bg cf 1c ae
4385:at b0 b6 bj bg
4386:45 cq
4387:ar cq
4388:k 16 2k 2t 2z 33 47 6q 7m 8j 9l ae ao au aw b6 bi c8 cq p 2y 30 3b 6o 8c av bl 7a cp 17 1o bu bv
4389:by 31
439:0 3 6z b4 b8 k r 8o bm 7q d9 dh 43 9y a7
4390:19 1m 3w 9d ai bc
4391:60 5x
4392:6m 69
4393:3l 7s
4396:81 94 9m cq 3z 7g 90 93 ab cv dk dy e7 46 8q 76 80 aq c3
4397:9r al 80 ad c6 9m
4398:af
4399:1m 29 7d br d9 dz e4
440:3 o 1e b8 ds 4m k 15 2s 84
4400:af
4402:cw
4403:cd
4404:au bc 2s
4405:2y 2z 2j 7p ah
4406:7r bs
4407:7s
4409:af c6 db 1p q 5l
441:r t 1a 4i 57 60 b4 c1 8t bh 7p 11 33 3n 7v da
4411:4m
4412:r z 8b
4413:c3
4414:5a 71 22
4416:7d 7g cz d1 c0 di 9u
4417:c5
4418:5f
442:42 57 60 da 3 2j 2w 4s 6o 6w 8x g 7v b8 1f 2o 7q ay b4
4420:0 4 t 1n 65 an ao az c0 cq 1j
4421:32 ay 1v 63
4422:ay an
4423:8t
4424:7v
4428:ag ah
4429:1k
443:g 16 1e 28 7q ag da 7e cz 5 5c 75 7u c2 k 2o ay ds
4430:1q 6u b3
4431:43
4433:bv
4434:b1 e3 e5
4435:a 7t
4438:o
4439:ap
444:4 33 38 87 8c 9k a2 b1 1 37 24 2w d5 a d z 1n 20 97 98 9b 9e 9f 9h 9z bv ch cp
4440:9 a 3j 44 4p 6y 74 8m 8w ap d3 75 bi 7n
4441:2p 3k 73 8q d4 87 9w 3p 44 4s
4442:1r 3o 3t 40 5g 6z 9u aa d1 d3 e8 4u 9p bz 37 5j di
4444:9 a 3j 4p 6y 74 1w
4445:j 5z 75 bl
4446:36 8q ai bc au 2z 9l
4449:l au
445:24 2l 4t 6j 75 7e 7t b0 b1 d9 do dz af an ac at d0
4450:b5 c7 2s au
4451:au
4452:bu
4453:c8 1s
4454:c8
4455:8t ak
4456:db 8c 7h 7z 8d 8j 8w de dm 8t
4457:1k i 2i ap bu
4458:p 1w 1z 2j bg bs c2 bd
4459:ac br c0 5h 5o bs
446:2t af bs aj ds 7f 7e 7z ac
4460:4h c z 3b 3z 69 6g 8h 8l 94 95 9v c7 e5 e6
4461:5h 5m 5o 66 6d bp dq
4462:br 44
4463:40 br 5o 5j 5m
4464:7r 5j bt bx
4466:1m 3c bz c2 dh
4467:4 5 3k 48 7a 52 8l 3o bm c2 c5
4469:2y cc
447:0 3 6 1p 5u 7m 7o 7t af au b7 c2 c9 cm db e6 d 42 50 5l 7k 7u 4p 68 ar br c4 dg e2 at b0
4470:ax
4471:30
4472:3d
4473:2s bt 3d
4475:dy 60 37
4476:1y 39 7v 2j
4477:34 39
4478:36 2i
4479:36 6d
448:42 43 4b ac c6
4480:4a
4481:2j bt
4484:21 34 38 7g
4485:32 3d e5 3f ac cs
4487:3e 2j
4488:36 7d 7v 60 5z az bo
4489:aq ay 6l 9l
449:f aj al bo c5 1 af 0 8 2i ae
4490:2z bp
4491:2t 2u 3a au ap
4492:4 l 1a 1u 1v 2a 2b 2s 2w 2z 3g 3x 4j 4k 4v 54 5c 5o 5q 64 6w 7h 7j 8t 9c 9m a7 ac at b1 bz c4 ch d2 dc dq 1t 22 4f 8a 8s 9s a2 ak al am cz da dk 9k c6
4493:2s 42 bp m 1f 47 ac ag at b3 c4 c6 e4
4494:7u c7 60 d6 a0
4495:1z 2j 33 39 81 8i ac ag aj bb bc c6 6q 2s 6x 79 7a 7l b9 be bl 63 ah
4496:4m ac aq c6 g 6d 6f 6n 84
4497:35 6a 7i at bh
4498:21 5a 71 8g aa ag ai cz ah
450:5l af at c6 db 1p q x aj
4501:b0 7q ae
4506:6x 89 ag az
4507:44 4s ag 9 ak ax
4509:ah
451:m 1k d7 cs
4512:1y 7h ah
4513:8v ah
4514:6j cy
4515:6t 6w ai 1n 1o 5y an c6 c8 db i 2k 2o 3m 92 99 ah ch
4516:ai ad
4517:8 d3
4518:c5 c6
4519:au ba
452:h 1k 23 2m 6d 6e 9f aw b3 c4 27
4520:5
4521:0 c6 d8 al 7l
4524:am 77
4526:bu c9
4527:4 an
4528:an
4529:6d an
453:6x 7e 1j 1k 6u d7
4530:70 9u ao br c0 c7
4531:an ao
4533:ao
4534:ap
4536:ap
454:6d 8f az d7 e 4a 5z 60 8k ap ax b0 bf h m ai dr 1 1k 8i aj da
4540:aw
4541:ar bf
4542:ar
4544:17
4545:cq 92 9l bh
4546:as bg o 9u a4
455:g h j 1j 7v 8i ag ax az cy d5 d7 1s 6q 8h 8k ay dh 2c 6y 7s a0 b6 cj d6
4550:at
4551:7i
4553:7i d5 r b5
4554:ac bc bt au ay bz 31
4555:au
4558:av
4559:av
456:h j 6t 7e b3 bw 1f 7h i 1c 3j c0 d1 dr e5
4560:av b6
4562:6l
4563:aw
4565:28 aw
4567:6b ax
4568:4v
4569:ay az
457:2z 39 58 8x 2g 4u 93 9x au bc c9 d5 bw 1a 30 5y
4570:8f az d7 60 ax h 8i ai
4571:1s az b7
4574:43 4a aj az l o 5s 5z ag 1 e 1p 20 7s b4 b7 e7 bo
4575:1a aj b0
4576:b0 f r 2 43 5z be c0 cu
4579:at 6e b1 6r
458:8c d8 dc
4583:a9
4586:0 7q 57 b4 b7
4587:s bh b5
4588:b6
4589:7q b6
459:8j 7p
4591:1h b7
4592:10 79 7b dd
4593:1i e3
4594:2n ba
4595:2n 8j 2e 3n d6 da 3l ba c5 dd dq
4598:8c bb
460:4 9 22 2n 31 32 37 4r 4x 5d 5u 6k 6o 7b 8u 94 ah ai ax bc ct cy d2 dp e6 1s 1 1p 1z 3a 4b 4k 4w 5a 64 6n 7g 7s 7y 83 93 97 at ay b6 bz cx d0 d5 dl
4600:39 bb bc 3f 4v az
4601:bb
4603:2j 2s 3b 6m au
4604:bd
4605:5j bd
4607:c7
4608:1s be 9s c9 1r
461:1c 2v 3n 82 9s a4 c8 1v 6f 7n b3 bn 3 e5 3h 7o
4610:be 5u b1
4613:5q bg
4614:bg c5 7c
4615:bg
4616:1m aw cu 0 d b4 bh 9u bg 1h 8z
4617:8c 9b ax bh r 1e a2 cu db b1
4618:bh
4619:1a b5
462:5o ag bn bo bp 6l 7o 3 ao 2 7n
4626:bm
4628:ae bp bv
463:3p bp bv c9 f 5k e5
4630:u 1t bv bu
4632:5o ag bn bo bp 6l
4633:f q 1c bo
4635:bp
4636:bp
4638:p 5o
4639:1f 1v ac b1 bf 5h 5o 5k am
464:r 1l 2l 38 40 5k 5o 6u 8p ao b1 b6 bp bu db 2j 84 1v 9i c1
4640:bq
4641:bq
4642:q v w 2w 8t 99 9t a6 ac ai bo bq bv c4 c9 d0 d3 d7 dm
4643:bq
4644:bo br
4645:56
4646:56
4647:6f c0 br
4648:br
4649:3y
465:1c 24 4h 4n 4q 74 7i 8t 9t 9u at aw b3 b8 bw ao as am b0 bh 0 2 i 3n 4m
4651:2x bs
4653:1w ae bs
4654:2x 7r bs cy 5i 6l 6u 7v ad ay b2 e7 1o 30 4b dc
4655:8b bs 4 2x bz 47
4656:al bu
4657:3e 6e 6f 7n b5 bu
4658:7j
4659:bz
466:1e 64 7f 8j ai bg dr dv 2e 5y af ao b1 b4 bu bv cf 6e 7n bo bw
4661:bu
4665:bv bu
4666:bv
4667:1v b1 bv cs
467:30 93 bo bw bx by cs 5p 6n bt bu bv am
4670:8a 1r 3h 3l 3v 4a 4v 5l 5t 5u 6c 9p ae ap bv bz e8
4673:bw 7n b3
4674:8v bv
4676:34 bx
4678:bx
468:r u 1z 24 28 2m 2u 2v 2y 35 38 4a 55 5f 5k 5m 5s 6e 6o 79 7e 7t 7x 84 85 88 8a 8m 8p 8z 97 9q 9u b0 b2 bb bk bm bo bq bs by bz c1 c2 c3 cj ck cs cv cy dn 8d 8s 3 4 b s 1d 1w 2j 2l 2x 3i 5d 5e 6i 7h 7o 7r 7w 8g 9x a9 bg bn br bv ce cg dd 2w 5l 6f 7a dx
4684:q bf by
4686:c0
469:1y 2g 2m 68 7f 7x 8z 9p b8 ba db 24 31 6j aw bx 1q 83 8a 8b b5 bu bv c1 i r 2a 6p 6q 84 89 8i 9v a0 ae az c9 cq
4690:2e 3u c0
4691:c1 dz
4692:c1
4693:c1
4694:5k
4697:1x 2v 3o 6m c2 d5
4698:c2 de
4699:ae bd
470:2x 6f 85 8v 92 9h b2 bg bm bp bq c0 1w 2u 2w 5j 5o b3 b9 bs u 4t 8t 9i c1 5m 8w br cn dn dp
4701:c2
4702:c3
4705:8z
4706:c3
4709:ak c4
471:2u bq 1w 5j 5o b3 b9 bs 2y 5m br
4710:c4
4712:aq
4713:c4
4715:di
4716:6c 6d 6o 3l 4w 6a
4717:c5 74
4719:c5
472:b 1v 2u 2y cj d5 de 3a bq br ch 1u 6a bm
4726:bk
4727:63 6p am c7
473:r 1v 2u 3a 6m 9n br bq
4730:2
4733:56 8a
4735:8
4737:8 c8
4738:bf
474:2w 3s 5f 6f 8o b6 bp c0 d9 7s br dd 10
4741:c9
4743:5d
4744:ad
475:2w 5z 88 8h 9c br c0 b9 c1 5j
4751:15 bf d7
4753:d5
476:2b 2i 2x 3p 5o 6e 7q bp bs ce cj de 1d 47 ao 40 8k 25 5u
4760:5o 8x
4762:5y am
477:2b 2i 2x 3p 5o 6e 7q bp ce cj de 1d 47 ao bs 8k 25 5u
4772:8t 94 9c b1 cl
4773:aq 13 6d c4
4775:c7
4778:2d
478:1u 2t 2x 37 3b 3i 58 5j 5y ap bs 3d 4v c9
4780:7i
4782:9i
479:1x 2v 3c 3j 3l 4w 5n 8k ak ao bd c2 c8 dz 6m al dk 14 cn aa
4799:28 7s 8i ad
480:1x 2v 3w 6c 96 da bp
4800:b0
4808:i 6x 7e 7q 9v c4 27 b3 9 1j 1k 6u 9r 9y an aw bf bi d7 dc
4809:6e 6s b3 bj
481:2v 3o 9r ao co
4810:0 f 2k 1f
4813:1s 1 7 f q r 18 19 1b 1c 1e 1t 3o 4o 4u 54 5p 5v 5z 6d 78 9d ah ar bw dy
4817:1g
4818:1f 4z 5l 5z 64 6r 87 92 9t b6 dx
482:2g 2m 4h 57 5k 5l 6f 6p 7a 8c 8n bp c1 cv db df dr 5o aj bw ap be bu c0 39 br
4823:br c7
4824:3t 40 5g 5h 55
4825:bb 48 5i
4826:1z
4827:2w 2x c4 34 bc
4829:8c
483:3i 4h 5l 63 67 68 6a 7j cy d4 2l 5k 8s dk 88
4830:35 2z au av
4831:as b3 bm 6d 8w 9r a8 br bs
4832:44 45 4z 6k 8l 8m 8q 9s df 9k ac 83 9j a9 ag bd
4833:3e bd
4835:1a 2l 3f 5q 6g 6i 7w al 26 4h 6j 1e
4837:be b6
484:h 10 12 1d 3f 3g 3h 3j 3l 3v 46 4d 4h 4r 4t 52 5a 5c 5e 5f 5g 5h 5i 5m 5o 60 69 6t 7s 7x 90 9x a2 a3 b9 bk bu ca cb cj cr d9 df du dw e0 e3 4b 5j 66 8y 9f bg c 7a 8n a5 dc n 2m 65 6s 8w bp cc cy d6
4840:be
4841:bm 5x
4843:bf
4847:6n
4849:bh
485:w 1j 1n 2m 3v 41 5h 5i 5j 5o 62 66 6q 8e a5 ca cb cj d5 c l 10 3q 5g 5m 76 12 57 6s 8a dx 4g 4s 7s bc bg bp cm dg dz e0
4850:bh r u b5
4851:h
4857:2r
486:10 12 16 3j 5e 5j 66 6s 8e ax ca d9 9p 2m 5g 5o 71 77 9f cj 17 1v 2c 5k 5l ck
4863:12 k 2l bm bf 2i
4864:bm
4865:7a
4868:bo
487:3r 4v 5j 7x 8d 8v 8y 9c 9k 9l bd bk cv 5m bp 5g 5h 5k 87 5l 5o 9f
4879:bp c0
488:5o 2z 5n 79 au bo bp c0 c2 cx dq 2u 3x bc 2c
4883:br dd
4889:34 cs w bx bt
489:5p ax bt dc 9v w 1l 48 38 3m dz
4893:f 5m 5z 9g ae am c5 cy
4896:bv f
4898:d7
490:5p 38 9v ax w bt 7p
4900:2 7p 7s
4901:b3
4908:bu
491:1f 23 2w 3b 4y 5l 5u 81 8i 8s a6 b4 br 1z 96 ap aq 1v 1y 2g 2s 31 3d 7y ay bj bm c8 30 7i 8b 9s ad av
4910:c0 3u 41 51 91 b1 bq dv
4911:2r c0
4913:c0
4915:1d bw q 5g
4918:5n di
492:9 g 2w 6x 7i 2f 30 5r bf 1z 9q 2j
4920:8z
4921:45
4923:c3
4924:z 44 5a 8g 8u ce ch cz e6
4925:6f
4928:3l 6c
493:12 2f 2j 2w 37 3b 8h bb cs dd 3 j k 1v 1y 2g 30 32 4a 4j 4r 4v 7i 8d d4 d8 2d an 6m
4931:6r 64 c6
4932:c6
4938:c8
4939:3e
494:2w 9l 9p a6 3b 6m ax 5r bd
4943:1g
4944:c9
4946:bt cs
495:1y 38 4w 5u ad bf 31 34 37 47 5p bv 9w 3d
4955:be
4956:1p 51 6t 6u 78 b0
4958:2r 5h db
496:v 11 12 1g 1t 1y 2j 2w 2z 37 5n 5r 7q bb be c9 5j ar da 3a ck
497:1v 2y 36 39 40 64 77 bb 1 1b 33 7j 7p
4978:an
498:cl 3d w 4a 6z 1u 58
4981:6e 6h
499:2t 3a 5n 58 cb 2u 3b bc 8h bq
4996:au
500:1g 2i 3b 3n a1 a8 n 2x 39 42 5r 7u 8x bc 28 2y 3s 5a 9h cj da
5001:4b di
501:1v 2t 8i bc 2u 3b 1w 4f 77
5012:aq
5017:6h 7o
502:2y 9a cs 8e bo c1 cx 3c 3w 55 8f dq dx
5026:az
503:2y bz cj 30 bo 38 cd
5030:b0
5031:7q bl
5032:b2
5036:t
504:bo dd cz cn
5044:r
5048:k
505:v 3a 2t 71 47 7u 8e
5052:ck e2
5054:bc
5056:e 50 dh dg
506:2y 34 cd bo 48
5060:2
5068:bd
5069:7t
507:a1 cn dc 1v 2y 7u 1d 1u 9z bz 5u
5074:be
508:1v 2y 34 7p ar bx by cs bt cd a6 6z 7o
5081:16
5084:3j
5088:a
509:7b ae dg 7e 7p cs dc by
510:93 cs 34 5p aw bx by
5105:bo
5107:g 1q 57 cf ds
5109:6c
511:1y 30 38 5v 34 2j 2y
5111:5v
5116:8d
512:2z 5p 1y 3y bt
5126:br
513:w 2x 7h bo bv 1z 2s 33 3d be 2t 35 5o a1 au bp y z 3b 6v 74 8a 8d 9s d2
5130:au
514:1y 2z 37 3k 5h 8c 5u 96 bc 5j
5140:b0 6d al bg
5144:5x
5149:c5
515:1d 1y 2x 3b 3c 3e a6 bf cn g 21 2b 3f 6m av 1u 8b ce
5150:c5 c2
5159:ba
516:4z 5r 8q 90 9t aq 58 59 7g 8c 9w aj bc e1 2y c7
5165:82
517:38 3i 73 7v 8i 9z al au ax by 8c bc 5l 7k 1w 6x bb be
518:2j 3b 4e 5h 5n 6m au 6 d p 2i 2v 42 50 5l 7s 85 af c9 db dz 2g 36 3c 4m 8a 8i 9p bz c4
5181:h 6d
5188:g
519:1u 39 6w 2u 3b 55 bi dk 1v 3a br 9q ak
5195:bp
520:30 3i 7o 3c
5200:8
5204:2t 3e
521:2u c8 de 39 6m bq br dw t 2a 4y b4 bj cv 9k 9z
5211:6d
522:1h 1u 3f 3i 3k 3s 44 4d 4m 58 5r 7h 7u 9o 9q 9y cs dl 4k 38 3g ck 3a
5228:av
523:k 1j 1n 1x 2h 2j 3a 3g 3v 5r 6q 6u 9w cb co cw da dh e2 2i 3p 28 3b 3i 3o 3t 9y a9 bn 1i 2c 2d 2o 3e 3f 3r 58 5u 7t 9q cy dj e7
5230:7i
5233:44
524:25 26 2i 2p 34 3j 3p 40 6c 9b a1 ao cq 3e 9x 6 1i 1u 2g 35 3f 3q 3s 3x 4y 55 9e cr d2 dd dt
5243:b5
525:1w 32 34 35 3p 4x 58 84 8a 8b 94 9f 9k ay bd c9 co dg 15 20 28 2i 3k 3o 4a 4j 4y 5o 66 6j 7h 8i 95 ba d7 dh 1j 3c 6l 6u an bt c7 2z 49 9c
5251:at
526:34 an 3t 9p au
5266:2f 8c 8e 8f 8h 8j 9z e8 2q 5z 82 ah
5269:5v 5w 62 c1 cc
527:u 1n 1u 36 48 4f 4y 52 6c 6z 7c ao c9 d4 dm dp dq dy e8 14 8c ce 2f 35 4r
5270:6g 9b ct 6e 6r 66
5271:7h 16 3e 49 5v 6f 6g 6x 78 7s e0 4s 60 71 4r
5275:b
5276:62 78
5277:5v 65 67
5278:5w 69 6e 7j d3
5279:2b a 60 bu 5w 62
528:0 4 7 h s t u 11 12 15 1g 27 2g 2r 2s 33 3e 3j 46 4g 5x 60 7m 9f 9y a1 an ap az bf c1 c2 c7 c9 cd cj d1 d8 dt dy 1 l v 1a 1l 1o 31 34 35 3h 5n 7f c5 dz 5 6 9 f g 17 2u 5i 5q 6c 8i 8t cm d7 k 1w 2l 2z 5k 6d 7n 9s ai ax bh bo ce
5283:5x am
5284:6n 6r r
5289:5x
529:2i 33 8c 2 6 5y 6w ax d9 37
5290:5y 63
5292:5y am 4n 91 at bf
5293:aj
5295:5y
5296:5z
5297:5z
530:12 30 3d 4v e5 ax ay
5304:60
5308:61
531:2d 36 14 1z 38 3f 3i 57 6u 6y 9h cn d3 1l 3c 3h 6t 6w 7n 84 bn e2 e4 p 21 3g 3l 3n 5g 5k 7x 97 9f 9i 9j cb cl dl
5310:ar 48 de
5311:61 3v d9 1e
5312:d7
5313:64 av 62
5314:62 63
5315:62 63 bv
5316:62 6b dj 64 6f
5318:65 67 62
532:d n 1x 38 3h 3j 3m 4y 51 5m 6s 89 8f 93 9w a3 cm cn 4 g 13 1g 1l 45 4g 4o 54 5g 7u a0 b3 ck dx e2 5 h i 34 3c 4h 4i 6g 6w 7n 84 8y bn cs 1c 3v 9x
5320:63
5323:63 6d
5324:18 2r 4c 4d 4t 5r 64 6k 6l 6w 6z 7c 9h 9i 9r au ba d4
5326:63 64 62
5328:64
5329:66
533:14 1w 1y 20 21 22 23 24 25 26 28 2d 2e 2f 2g 2h 2j 2m 2p 2r 31 37 3g 3m 3p 3r 48 4a 4c 4d 59 60 6j 6m 6t 71 7c 7p 7s 7t 7v 8l 8s 8w 8y bh bi ck cx d0 da dc do dx dz e3 e7 2o 2q 2s 38 4f 9w d2 d8 dh 1u 1x 2i 66 6g 7d 8p 97 9d b3 cy df b 27 3l 3n 3q 4z 5d 5f 6u 7u 8k 9a 9b 9h bj ca cp dw
5330:17 2x 6f by 65 2r bj bq
5331:65
5332:66
5333:t cz
5336:52 66 6g 6h bh
5337:6g 6h 9f dq
5338:6c 6t
534:t 29 3b 49 7a 9n 12 23 26 2a 2t 4b 4r 6w db df 1x 2p 32 7d 7i 8w 1k 1u 2i 2u 34 3l 4h 5m 77 7w 8h 8j 9w e1
5341:66
5342:6b 67
5343:67
5344:67 6b
5346:67
5347:8 a k 5g 5h 5t 65 6i 6t 70 96 9g cn
535:22 2k 3g 6j 8j 8m 9c 9n 9w 2h 3n 9v 9y a0 a3 a8 bx
5350:68
5355:68
5356:69
5357:69
5358:2j 69
536:y 17 1a 1l 1o 27 2d 2h 2i 2p 2q 2t 2v 38 44 4l 4w 50 56 5c 5d 5i 5n 5u 61 63 65 6a 6i 6l 6v 72 73 7g 7v 7w 8c 8j 8m 8t 8u 98 9c 9k 9l 9r 9v 9x a0 a3 aa b5 bt bw c0 c1 cf d4 dm do e1 e5 2 6 9 j 1g 1i 1m 1r 1v 1w 1x 2k 3k 43 49 4g 4j 4y 55 5p 67 6s 6u 6w 6y 7e 7i 7j 7n 7o 7r 7u 84 88 8g 9b 9o 9u a6 ac am an aq as at au bk bu c3 c4 c9 ca cn d3 d5 d8 db 6x 7t a2 ar 2n 2z 57 77 8f ax df
5365:d4
5367:6a d4
5369:6a
537:2p 9w cx 1i 23 26 2b 4b 4n 6y b9 ch dq 4 5 8 h z 10 19 28 2n 2o 2r 3h 3n 4c 4d 4f 4k 4t 51 55 56 5n 5q 6j 6u 7k 7t 8u 8w 8y 9x 9y a7 ag aj bb bm cb cl cm d2 dm e5 2 3 12 2a 2g 2m 3v 5f 6v 7s d3 e3
5371:4h cy 0 67 6b 6m d5
5372:6b
5374:67 6a 6b d4 68
5375:d4
5376:6f 7k 7m 9i 9j bc c2 3l
5377:6c m 6k 6q 7v 8n dt
5379:6d c5
538:1s 27 66 7m 9w b2 cs 1w 24 3i 3j ae 1y 2r 48 63 cd d2 k z 11 1k 2b 2c 2e 2w 30 35 36 3b 5d 6k 6p 6q 6z 72 77 7t 7y 7z 83 8b 8n 90 b3 cp dd e4 e7
5380:6c
5381:65 6e 3i 6h 6j 6k 8k b7 cr 17 3g 5w 5x 66 7q 9b 1e 1l 5i 61 8b 9f ao bi cs dq
5382:16 1r 39 6e 6h 6t 8f 9a ag b7 dk
5383:6e 6h 6l cr
5384:6e 6l 6n
5386:6m
5387:6e
539:22 23 2a 2c 2m 2r 3f 44 4f 4r 8s 8v b 1w 24 26 3y 49 4e 4o 4s 4t 6f 6j 6y 74 75 77 83 8w 9i d6 2k 4q 87 dt e0 3v
5391:2i
5393:6f bg
540:1r 24 26 2k 2l 3l 4n 4r 4t 6j 75 7k 8e 8w 9c at d0 d5 de dm do m 1i 23 3w 4q 66 6f 76 86 8h 9l 9p 9w af aq ar ax cf d9 dc dn dt 44 74 bi cx 4s
5406:8u
5409:6j ar
541:24 25 2k 3r 4r 50 5e 5s 5y 6j 73 8w do dm e4 68 7w 9w b7 c8 51 7l 8f dn e0
5417:be
5418:6v cl 8d 90 99
542:3m 4r 8b 8w ab d6 dm do 2k 7b 25 3h 6g 6j bc 3n 5n cx
5422:6m
5423:6m
5424:p
5425:2u c8
5426:17
5427:6m
5429:9m
543:0 c f n 18 1d 1e 1o 1q 21 2d 2g 2q 3r 43 4f 4o 5a 5e 5h 5m 5z 6c 6k 71 76 7c 7e 7x 83 8a 8f 8p 8y 9c 9u a6 ab ac al ar be ci cm d2 d8 df ds du dv dz e1 e6 e8 1y 22 3o 5g 6z 77 7f 7h 81 8e 8h 8n 8o 8q 8s 8x 8z a8 av b2 cp d1 db di dk dl dn 3s 4a 7y 98 ca cz d7 da dc dy z 13 7b 82 84 90 a4 ah cv e7
5430:6n
5431:6n
5432:6n
5435:6o
5436:6o
5437:6o
5439:80 bg
544:2a 2q 4n 3b 4l 51 85
5440:6o
5443:16 6l 6o 6p
5444:6p
5447:6p
545:e 1q ax 1i 20 2b z 17 5n 6h 7e 7f 7t ae e5 1y 2p 8x ca dk
5450:6l 6p ak ag
5451:81
5453:ar
5455:9u ay
5456:6r c6
5457:6r cg
546:2a 2b l 5p 5u 7k
5461:az b1
5463:5q ci
5465:1k dq 10 1n 1o 6h 6q 7v a0 al cp ar i 3d b2
5466:73 6s
547:q 1u 2f 3o 85 a3 ad af bm ch e8 8f 9w 2u 2a 4j 59 5c 6j 7v dg
548:2m 9w 3e
5480:6w
5481:6w 7t d1 d7
5482:6w
5485:1v
549:2o 82 1u 1x 8l co 83 84 8q 8u d2 16 35 4y 73 93 ba cq
5490:8w 6y
5491:6y d3 1o 23 2i 2k 3p 46 25 2a 2l
5492:6y
5494:2a 23 24
5495:6z bu dx 3x
550:k 1u 1x 26 3a 3f 3i 3n 3o 3s 3t 3v 58 5r 5s 8a 9l ba bc cb cn ct da 1w 2o 2y 37 3p 3q 65 6x 7m 7o 93 az c5 5d 5u 6m 98 9a 9k 9m by do
5501:d1
5507:82
5508:71 5a
5509:2q 5a 21 71
551:1u 1x 28 2o 3f 58 5w 62 7h 7k 7p 7u 84 8e 8f 8h ae co d9 da e1 k 1l 3b 5o 8x f h 16 1i 2v 3h c9 5 t 3a 3i 5u 6a
5512:ah
5513:71 7l
5514:6y 72 2k 88
5515:72 94
552:28 41 7u 7e 15 1u 31 3f 5t 9f b2 cc cn
5522:73
5525:d5 8w
5528:24 25 73 d5
5529:4p 74 d5 c5 7n b3
553:1u 25 5h 8k dr dx 3f 88 dn 3p b8 33 8w
5534:d j 1f 4p 4q 74 7j bl c0 d8 do
5535:74
5537:76
5538:76
5539:3o 76 dk 8e
554:3q 3r 3v 55 5h 5s cj cw 3d 3s 4l 1r
5541:77 5x 6a 70 7k 85 d2 5n 6r 72 8w dm e0
5542:77
5547:6i 78
5549:78
555:b e m s w 1g 1i 1s 2a 2j 2n 2x 2y 34 3g 3h 3j 3m 3q 3r 3s 41 42 43 45 48 4g 4h 4l 4n 4p 4t 4y 50 51 57 58 5c 5f 5s 5w 60 61 64 65 66 67 69 6a 6b 6g 6i 6t 6u 6v 6y 73 7l 8e 8n 97 9h a5 ab ao ar br c1 cm cv d1 d6 df dq dt dw dx e5 8 1a 1p 1y 29 2g 3c 3d 3f 3l 3v 3z 4f 4o 4q 4s 4w 4x 4z 52 53 55 5m 5p 5u 6c 74 76 7a 8u 91 9q c2 ca cd cp cw ds e2 10 1c 1l 37 3a 3t 4i 59 5n 79 7s 84 cc dg e6 e8 0 l v 1o 1t 20 2w 38 4m 5y 6z 9x au ck d4 de
5551:78
5552:79
5553:79
5557:7a
5558:7a
5559:7h ah
556:6 8 29 2b 3f 3g 3q 3r 3s 3x 3z 45 46 4e 55 59 78 79 7s 9a bn ck dd dg dt h 9g d2 3h 3w 4c 4g 66 6g 1i 2g 35 4y 6i
5560:5k 5l
5561:29
5562:65 7a
5566:7c
5567:2c 2e 7c cx dj
557:1d 2y 3d 3s 55 69 7p 9q dg 3q 4g 4q 5u 79 7v a5 cm dc 78 du
5571:7c 2c
5574:7p bz
5575:7d cz
558:q 16 1b 22 23 2a 2g 2u 2w 3b 3k 3r 3s 3t 4b 4e 4f 4g 4i 4k 4o 4p 4q 4s 4t 50 53 55 59 5e 5r 5s 60 6h 6j 6o 76 79 7g 7t 89 8d 8e 8h 8r 91 92 9b 9g 9h bc c1 cc cz d0 dc dd dk dl dn dw e2 e8 3 21 26 33 38 44 47 5g 5k 6i 75 7d aj b9 ct cw dm dp 5 1n 3a 3l 43 48 49 5a 5o 5q 61 9f y 14 18 1j 1y 20 2j 2m 2o 31 36 3c 3h 3m 3q 4h 57 5m 5p 65 6g 7f 7j 7o 7u 8g 8q 97 9k 9p 9s a3 at b3 b8 bq bt cd cj cl cp cr d3 d8 d9 db df dq dt du dv e1
5580:3 v 1p 2c 3i 7e 7g 8l d7
5582:cz
5584:71
5585:77 d7
5586:60 9t cv 71 7h
5588:7f 22 4f 4r 87 8a 8d 8j 8p 8q 8s 8u 8v 9j
559:m 38 3a 3t 3u 3v 46 48 4d 4l 4u 4z 55 5q 5u 6z 7f 8p 95 9g 9o a7 cb ct e0 e4 4x 9k 9t cg 42 51 5b 5v 68 8v 9a 9d 9l 9y bd 3q 4v
5592:7d 7g 28
5599:7g
560:16 3u 3v 5s a5 b2 cb z 10 2y 3d 3e a9 bn ct cm
5601:4s 7h
5604:76 8o
5606:4k 8b d8
5607:7h ao
5608:c 2n 7h 7t
561:2c 3q 3v 6x c9 ca s 10 12 2i 48 60 7r 8i ay bj de e2 e3 4 e t 18 1l a3 ck cl 1f 2n 41 6z 87 a5 af ah az b0 bh cm cu cw
5611:7w
5612:t u 61
5616:1o 7i at e6
5617:1c 24 4h 4n 4q 74 7i 8t 9t at aw b8 n 1j 94 9b 9i a6 b0 b3 bn 9u am bh 0 2 i 3n 4m
5618:d4
5619:9u
562:0 3 6 10 1p 3v 5u 6u 7m 7o 7t 7u af au b7 c2 c9 ce cm db e2 e6 f 32 43 70 8l ah ax b9 be de e3 8 2c 62 6v 9 3e 8i cn
5621:bh h
5622:6f 7j bu o
5623:1b 7i 7j
5624:1b 7j
5627:4i 74 7l
563:1j 2e 3m 59 7l 8h de p 1a 1c 1i 2r 3g 3h 7r 8z 9y a1 av b9 ba cb cl cr cx cy dm 7v 9c a2 dj e2 c 29 2y 70 77 7b 8f 8t e7
5631:7l
5633:4n
5634:7m
5635:cy
5636:0 7t a2 7m 6x as
5637:3l
5639:66 cg
564:1 t 18 19 1b 1s 1t 1u 27 2b 2m 2o 3w 5v 5z 63 6e 6p 8i b3 bq bt c2 cf cm dx e6 0 2 6 7 a f i l r s u w 11 13 1c 1g 1p 1r 25 2a 2d 2g 2u 2y 3n 3y 3z 46 48 4e 4h 4l 4o 4s 5b 5g 5k 5m 5n 5o 5p 5q 5r 65 69 6j 6k 6n 6q 6v 71 75 79 7d 7e 7f 7h 7j 7m 7o 7q 7u 85 8a 8v 8y 92 94 99 9c 9f 9h 9t a4 a9 ae af ai am ao at av aw ax b2 b4 b6 b9 bb bk bn bo br bs bu bv bw bz c0 c9 ca cb cc cd ci cp cq cv d6 dm dr e7 e8 3v d5
5643:2 3
5644:1b
5646:2z 1c
5648:7p
565:3l 4p 4r 4s 4t 4v 4x 4y 52 4u 5t 51 86 ct x 53
5650:34 3c b6 bl
5651:7r
5657:5i 7s e3
5659:7s b5 e3 1j 48 2c
566:1x 24 26 28 29 2y 35 37 3a 3f 3k 3l 3p 3r 3s 41 46 4d 4e 4f 4g 4h 4i 4j 4l 4m 4n 4o 4p 4q 4r 4s 4t 4u 4v 4w 4x 4y 4z 50 51 52 53 54 55 56 57 58 59 5b 5d 5f 5p 5r 65 66 67 7s 7v 85 8s 8u 8v 9c 9g 9j 9r a7 ae ai ay bd cr cu cw d6 da dn dp e8 5a 5e 5t 5y 73 7i 91 cl cn db du 3t 47 5s 7d 8m 8r b1 bz ca ct dg 8 g i q x y 1n 23 3q 4k 5x 60 6m 6x 70 75 76 7y 7z 84 8f 8n 8t 93 9t 9z a8 aa as b3 ci d9 dl do dw
5660:12 7s av e
5661:7s e3
5663:7s 12
5668:28 2o 3b 7u 8x co da f 1i 2v 16 1x 3a
5669:7u
567:3k 3r 3s 4g 4o 4p 4q 4t 4u 4z 50 52 53 5b 5t 67 8s 9g e8 4l 4n 4r 4v 4x 4y 51 73 7i cn 4f 8m ca g i q 1n 41 4i 4k 4w 55 5a 76 84 8f 9t 9z a8 ae d6 d9 dp
5670:7u 1z 3i 9p au
5671:18 2z 3a 8i au av ax bc 58
5672:70 au
5675:6 1r 5v 62 6c 6e 73 78 at bu cc ci 4 5w 64 65
5677:5w
5679:5v 6g 2g 6e 6h
568:d 1i 1l 1n 1s 1z 29 2c 2g 2j 2y 34 38 3c 3j 3q 3s 3z 41 4i 4l 4r 4s 4t 4u 52 53 56 5b 5k 5l 5s 5v 6a 6h 6j 6z 73 75 76 79 7b 7k 84 9t 9z a4 a5 ag am ap ba bn cc cm cn co cv cw d6 df dg do e5 2a 4f 4k 4n 4z 50 51 5p 74 9i aa bd d4 dq 6 i 2k 2u 37 4h 4m 4q 5f 63 68 6d 70 7i 7p 8i 8j a0 a8 bm cs d1 dl w y 1c 2z 3k 3w 40 46 47 67 6c 8m 8v 96 9w at ca cl
5680:6g cg
5688:4w 4z 5s 62 64 8z al bz
569:3b 4n a7 cl 1u 5t 7f 8l a8 cb df 11 1i 2q 35 3g 48 74 8a 8g 8r 9a a3 ai dg 5b 8o 9c bd
5699:6e 6h 65
570:13 2o 3r 4n 4s 6t 75 at cl cs cw dk 2z 4u 4y 5t 7f 8p au dp 17 2n 3a 4v 51 5s 9a 9l bd by cb a e4
5700:at b0 b6 bj
5701:18 48
5708:b2
571:d 37 4i 4q 53 8s 4n 6j d6 4v 23 26 3k 41 4g 4h 4o 4p 4u 52 5a 75 84 8j 9t cl
5711:1i ck
5712:78 ck
572:4u 52 56 7 d 1r 4v 51 6p 8z 9e 9g 9j 9l 9p c3 c4 8f b0 h 2b 42 7p 8i 8k aa aj at co d7 e1
5726:7k
5729:7p
573:13 4o 4u 4v 4x 5t 62 7w 84 92 9c cl d3 51 7m 8o 43 45 4s 54 6g 7g 8f bd bg 4t 4z 53
5732:19 5p bt 5n 7p dx
5733:68
574:16 26 4o 4r 5s 6o 6v d6 dm 25 4g 6u 73 bg dn 3e 6k 17 75 d5
5740:bv
575:25 3l 4p 5c 6p d5 24 74 8w 75 dn
5753:6f
5757:3l
576:4q 74 75 d5 dn 25
5761:6r
5767:14 6v a0
577:1i 41 5f 8o 8r 4x 50 5d 5s 7x 89 9n 9o dp 3s 40 4w 9a 8f 8m a3
5772:5a
5779:25 3m 4o 61 72 75 7w 8m a4 bi cl dn do
578:3w 7k 7z 9y 68 7r 4e cu 8n
5780:6f 75 do
5781:75 1l 2z 4s bz
5783:8o
5784:78
5788:5k 5l 1e 5q
5789:7h
579:3a 4c 4w 5s 5t 7r 8p ca dy m z 3t 43 4a 4e 5c 5n 5o 5u 7x 82 8m 8q 91 9o bd dk 3q 3u 40 44 45 47 4v 6c 7k ce e8 5 36 3n 3x 9f a5 cg cv d2 dr
5791:bg
5798:77 7e
580:8 z 3o 42 5j 7x 82 88 8b 8t 9n ap bd cv 9o 5n ac 87
5806:7l 4n
5807:8j b9
5808:49
581:28 2i 2o 43 7u d9 dl 5u 71 2q 8y de dz 4c
5812:cw
582:44 dz ah
5823:z 7f 9c ci co 2o ae cy db b q 63 7e 7t dg dl 8c 8g
5824:2g 3g 3t 4k 55 5f 6i 7a 81 9u aq bk 2 3 a n 1x 26 28 2b 2h 2u 33 3z 4g 4j 4t 5h 5t 5y 6f 6j 6m 7o 7w 7z 80 8j 8q 8y 99 9m af al bi cy d5 dx dz e3 e6 3m 6g 70 7c 7q 9a 9q ag dv e0 5e 7h 9n
5826:16
583:3y
5830:6p
5834:16
5835:dl e6
5837:69 ar
5838:8s
584:17 6l au 3z 53 ce 57
5840:6y d3
5842:7d
5848:4v 7d 9c d6 d5
585:1p 3y 41 5c 3w 3z 4h 3n
5851:4p 74 c0
5855:8e
5856:dd
586:3x 9n
5864:7n
5866:12 2l
587:4c 5u 8c bc bp 2z 3d 9n bb
5871:b9
5873:1f 1t b5
5876:2q 2c
5877:7v dd
588:3v 6k cr bb 8v 9h ar 6m
5880:d9
5883:df
589:2q 3t 3z 44 45 4v 4z 6k 8l 8m 8q 9s bi df 3u 40 bd 5e 5h
5894:6s
5896:4 k 5j 6x 9o b8 ce
590:14 29 2r 8 ay c9 cm v 78
591:39 47 4b 4a 5j bc
5915:6n ar bz c8
592:7c dd 13 ba 2g 4k cq 4h 9u
5924:7a
593:9y dx
5936:3c 3e
594:9 48 49 2d aa 9u dy 5i ce
5940:d6
5943:48 2d dy 6t
595:f 10 20 2d 40 60 c9 d5 df dl 48 49 bb c6 ct 7a 3c 3m 5d 5i 5m 6p 72 7p 90 9f 9m az b1 b9 bg dk dq
5957:12 7s
5958:7t by
596:8x 9s ax 47 4a 6q av bb 60 6p 8c
5960:w
5967:ba 79
5969:10 7b
597:dk 2a 2d 55 8y
5976:4 u ao bn 44 6a 6b an c7 ai
5977:ag bo bn
5979:2s 2t
598:h 1f 47 4a 5i 5l aw d7 i 95 c3 6d ce 0 1i 1r 1z 2f 2j 2k 2l 2w 2z 31 36 40 48 4b 53 5t 5z 6l 7b 7q 88 8o 8x a8 ac af ah b3 be bq da dz
5980:bd
5981:1z 2s 3i 58 95
5982:1z 2t au 6z c8 2s 70 3c
5983:1c
5984:au bc bp da 2z 8c
5985:1z 3i
5986:1z 2g
5988:3a 3b 5r 3f
5989:dy 2j cw 5p
599:47 4a
5990:1w 3i d7 7c d4 dp 2e b9
5993:8j aj bb c7 37 5f 5o 2b 8x
5994:h 12 15 1c 7n
5995:1y 37 42 aa bf 2j 8c
5996:1y 37
5997:2j 42 au
5999:39 3f aj
600:4b 8b di dl
6000:39 36 dc
6001:39 80 8v a5 b6 ba e7
6003:2i
6004:39 9p 38 5p bb
6005:39 bt
6006:39
6007:2b 39 81 90 dy 5p
601:3d 7y 8i e2 14 7v 8c b0 bb 75 ay
6011:39 3p 58 3a
6012:39
6013:39
6014:30 7v
6015:3a
6016:25 6g 78 ax ds du
6017:q 2f 2i 2t 3d 5w 5y 72 7l 7v 7x 7y 81 8z 9f aa ad al am an ar ax b4 b6 bg bj bl c0 c2 c5 dv t 58
6018:3b
6019:2y
602:1a bb 1y 2j 39
6020:36 2y
6021:bx l 3e 3u 56 5b 79 9c ah
6022:38 9z
6023:1y 34 ax
6024:38
6026:3b bc 57
6027:5j 2z 90
6028:2z bc
6029:2z 3b
603:1x 6q 7v 8c 8i bs dt 2b dc r 1p 1u 2a 5m 7u 7y 8u 95 bi m 6c 6k 8n
6031:2u 3b 3f 7i 55 6w dh
6032:2v c4 3c cg cw d4 27 2o 30 4p 55 8h 98 cc dh
6033:2u 5o 5r 5 19 30 31 4r b6 bh bp bv
6034:bs
6035:3i 7o
6036:2u 3b
6037:30
6038:5o 5b 8p s 36 7t 44 47 6v ci dy
6039:k 2u 6x
604:c 20 2g 3p 5n 7d 7v 89 8h 8x b0 d0 6k cz dl dn
6040:2v cx 2u 63 b1 br c8 c4
6041:1w 3b 2u 3c
6043:3k 1w cz e6
6044:1h 1w 3r 4n 64 6w 9p cu dk 3e cr 3c 88
6045:2t 3c cb 3a
6046:2v 58 5n 1x 2d 64
6047:4s 5b 87 88 8h 8q cv e t v 3a 48 4z 58 5i 6r 76 7j 7o 7u 8d ag au ax b7 cy d5
6048:1u 3l 58
6049:2w 11 7l
605:46 5e 7e 7i 8d 9l a9 al cz du dv e4 9r 3k 7d 8l 9f 9v ah c9 dy e3
6050:1e 1l 1u 1z 2k 6y bj a1 3a ae dq
6051:1u 2o z 12 16 29 4s 5e 5g 6h 6s 6u 7f 7y dq 23 2v 6a 6t e8
6052:30 4o 1u
6053:2b cn 1u 5r 3c 3f
6054:1x 3a 3g 3i 6k 6v cn 1h 2d 38 3f 3v 7p ck ct 1z 30 5s cl
6055:3p 2x
6056:i 2z 3c a1 av cw d4 aa 3e 3j 90 1u 2y
6057:1x 2f 3a 3f 3g 4z 5u 8b 8f 8l 1u 58 5r 7x 1n dh 87 a8
6058:1w 8g au e6
6059:5h 8y
606:3a 4c 4m 6a 7k 8a 8g 9b cl 4e 4l 7z
6060:2v c2 3c
6061:2v 6c 27 29
6062:30 67
6063:c2 di
6064:t ad 6k 8g
6065:3c 3l 5n c2 2v 5m
6066:2v c2 1u
6067:2v 3o c2 72 7l
6068:2v 6m c2 b8 2w ag c4 d5
6069:2t 2v 3c
607:3m 4c 4f 4i 4k 4q 4t 51 5b 5c 5t 6j 8v 9j 9r 4e 4h 4l 53 55 5d 9n z 2h 4r 67 85
6071:2t
6072:24 6i 9w
6074:c0
6075:2t 2w 38
6076:br c7 2w 3u
6078:34 ax
6079:34
608:4 1g 4g 5s 7c 7z ay dk dz an 7 b d i o p t u 1d 1h 1k 1m 21 28 2k 2r 2x 38 3b 3d 3p 40 55 5n 66 6g 7a 7b 7f 7i 7m 7v 88 8r 90 97 9b ab b1 bx cz db dj
6080:30 36 64 aq dq 34 39 7u 84 8c a1 ax az bb cq o 3a 3d 8u ay d1 2t 6l 7h 87 9l cz
6081:2j 2t 2w 30 8b
6082:87 2y bo bu bz 6e
6083:1x 36 3b 8x 3a
6084:2u 58 5o 81 96 bc 39 3w 3x 41 45 47 bb 3z 43 6k
6085:58 1w 3a 57 5u aj da 3b 3q 3t 3v 5s dq
6086:au 3e 1z 3i 9p
6087:i 14 1w 1x 2d 2r 3c 3g 3o 3r 4a 4n 5h 5r 6d 6g 6m 6n 7y 8m 98 9k a3 aa al bh d1 d5 d8 e0 3f 8a 3k
6088:35 3b co a1
6089:35 7y b0 au av
609:l w 4k 7h d8 d9 3w 5p 88 9w 29 45 72
6090:35 4n
6091:1z 34 2i 9p 2e 2j 2q 2y 49 4o 5m 73 87 8n 9z aa az d6 dm
6092:5u b2 ba cu de
6093:49 l 33
6094:2i 33 6p
6096:33
6097:ax
6098:2c 33 8c ax d9 11 db 37
6099:2z 33 3l 4m bc
610:n 3c 4n 6j 1e 3g 4m 7l 4k 6i 79 7k 7m ck 4y
6100:2i 33 3p 1u cn dj 9v
6101:2e 2g 31 34 4g a1 b8 d0 d7 2i 3p 57 2a 2o 7h
6102:2g 6s 7c bp dp
6104:8h 31
6105:bx 2y 0 7b 7d 8p c2 cp db
6107:2i 32
6108:32 bt
6109:21 dl
611:21 22 23 24 26 2r 3x 4f 72 b9 e3 3p 53 h 2l 4e 9n bd 8 1e 2m 2p 8e b4 bh cy d1 d4
6110:u
6111:3g 3n
6112:5z ap 5w
6113:26 2t 2v 2y 3b 3e 8a 93 aa ay ce
6114:x 3e 2t 35 4y
6115:5x 36 da
6116:1y 2e 5i 9q 20 49 3p dw 1o 2b 2m 4f cp dp dt
6117:3l 3m 82
6118:2p
6119:2d 2e 7c 1 1q 24 25 3p 4p 4t 5o 5v 5z 73 97 bd d6 dj dn
612:s 1c 1y 4m cd 1m 2z 37 3m 83
6120:20 22 1e 2a 3a 3h 54 5a 5d 6s 82 ae bw
6121:2b ds 8
6122:2q 3k 4l
6123:28 2k 2o 9w 22 2d 2q dj do
6124:dy 1v 29 32 34 bi de 24 2k 2n
6125:3l 3o
6126:9y 2j 3n
6127:9c 2a 5a 5n a8
6128:7a
6129:4h 7w co
613:2z 3f 67 27 34 3g 4s 6o 7z bt cy d9 3m 5l 7l 9p 4m 7m dq
6130:2a
6131:1q 24 26 2l 4g 73 8b 9s ci j 2n 5d 63 6e 6l 9j 9w ae bh c4 dk 1i 2k 55 8x e3 1f
6132:23 4r 9w
6133:2h 21 25 2g 8l 8m dr
6134:25 44 4q 67 6i 75 d5
6135:4q do
6136:24 4p 4s 69 74 75 8w dn 4r d5 do
6137:4t 75
6138:4t 75 d5
6139:4t 75 d5 dm 3k
614:3j 3l 4w ak ao c2 2y dk
6140:24 25 4t 75 7h d5 dn
6141:2l 4t 75
6142:d5 do
6143:4t 6j 75 1w b5 dc do
6144:25 75
6145:75 7r d5 59
6146:1l 2m 4s 74 8e dn e2 24 35 75 8w 7i am 4t
6147:25 73 d5 9 2b 2l 5f 92 as bg 5t 88 b2
6148:4p 75 d5 dn
6149:dn
615:26 3o 5l 7o 87 2a 2u 3m cy 4 3p 4n cn
6150:d5 74
6151:6d 73 ch d6 y 1p 1x 4o 4p 4y 58 8o bc cc dp dw 4r 74 d5
6152:51 a3 25 3m 4o 61 72 75 7w 8m a4 bi cl dn do 4p
6153:2j 5a 5u 4o 8v do 30 8w dm
6154:23 25 4o 4r 4x 4y 6y 8u 8w dn 4p 4z 5d 77 a6 dy
6155:n 1a 1v 5t 8v 8w 9r a8 at 2k af
6156:o 24 4f 4j 4s 4t 68 6y 74 75 77 ax c0 dd dm 4o 1w 4p dn 2n
6157:25 2l 3a 50 5i 8w 8x b9 bk dp do
6158:25 dm do
6159:2c 4p
616:6c 6d 6o c5 2d 3l 4w 60 6a 7c
6160:8r dj 4r 7w 1b 22 3g 3w 9k 9o bv do
6161:d j 1f 2l 4p 4q 74 7j bl c0 d8 dj dn do 25 dm 4r
6162:do
6163:1w dg
6164:21 5a 8e 8y df 7f 8s 8x
6165:0 2q ag ak di 4b 71 9b 21 5a
6166:5a 8x 8y 8e 21 2d
6167:o r 15 1s 29 4q 4t 5d 6n 6x 89 9j a8 br d2 e1 1g 2b 8t 9m a7 bz 9q 55 bq
6168:8y e1
6169:21 aq 8r 8u b2
617:s 5k b4 bm bp bo
6170:2f 2h 45 80 8s 8t 8u 9j 9o 9w dt du a7 8v
6171:8e 8s a7
6172:7j 8c au 8s
6173:8a 8p 8q 8r 8s a7 e1
6174:44 8v e0 dm
6175:22 40 7p 8r 9r c1 dr 59 6y 8l 8m 9d 9y 8v a6 6b 9w bf
6176:8s dk
6177:dm 8s
6178:dl 7p
6179:57 b7
618:an bm bv bo
6180:57 8e d8 7f df 2f
6181:2d
6182:df
6183:7h a8 8b 8e 1b 28 3b 5g 5r 5t 7l 7t 9h bj bn bo bs dc ds dz t 4b 5f di
6184:8q dh 8i di
6186:7s 7v dt
6187:1e 59 dx
6188:ba
6189:6 3w 40 4b 59 77 9c dd 12 14 2d di cz
619:e5 bw i
6190:1a 59 5l cp 67 b9 ce
6191:f p 7v b6
6193:32 6p 7v 9f
6197:57 7f d9
6198:8j 6z 8h 8p
6199:d0 dz 7d d9 4y
620:2j 2t 2u 2v 2w 2y 30 39 44 93 bs 20 32 3f 6u 7r cn da db dh w 1f 1j 1z 24 26 31 3b 3e 6l 6t 8i 8v 95 98 aa an b2 bi bt c7 c8 co e4 p 1e 1v 3l 4y 5n 7n 8a 8m 8s 9a 9f 9h 9i 9j b8 e1
6200:bw 5e 5g d0 5f dz 7d
6201:7d cz dy 2n 7v
6202:7v 8m 7d 8x d0
6203:c0 e2 d0
6204:7d d0 1v 8h
6205:4b u
6206:2o 45 7d d0 dj g w 32 bq
6207:d0 7d
6208:7d ak 39
6209:1s 2c 2f 3g 5g 7b ce cx de dj e3 2e 3y 79 72 77 29 39 5f 5p 9k aw bt
621:7i 7u h m 6a 9q 6f 7j 7l e4
6210:h 2l 59 b9 24 4s 77 7c ba cx dj dn 7b
6211:7b 4t dn
6212:6q 3p de d8
6213:p dd 3l 59 ba c5 cq d0 b9 cp
6214:8j de 9c do
6215:e f h 1n 2o 79 7n 8x aj dg dj dq e3 6b 7b e5 3 7o 7q cx ao
6216:79 7m 9i cy
6217:2n 5l 79 7c c7 2c 6y 7s 8h az cj 1o 1z 5t e0
6218:3x 59 7y 8j d8 dd n 6x
6219:3w 7c ce dl
622:e h o 1c 39 42 58 5x 7j 7l bh m 1p 43 6a 87 8s a8 b7 b8 cx 1f at 6d ah cf
6220:1i n 79
6221:dl
6222:6d dd
6223:1j 20 2g 2z 89 9l cu dj dt 2e 3g 6k 2k e7
6224:49 7w 8j ag bm dc dd de dr 9j 59 1m 48
6226:9p
6227:7b cy 4i 79 8x d5
6228:w 7b ci n 79 cr dd
6229:47 cy 27 br 7b 1f 5i 7i dl
623:14 3v 60 8m ak b7 b8 d0 d7 dq 73 9j 42 9e 9t ca cz d5 5b 5z 7l 7v
6230:47 5j 5l
6231:48 8x e7
6232:z 2e 7s aa cp dd e3
6233:2e 59 75 b9 cx dl
6234:4l
6236:79 ba
6238:79 7a
6239:7c 2e bq
624:8j d0 d9 7d dh e6 1e 1n 31 38 8u 98 am ds 22 4f 4r 7f 87 8a 8d 8p 8q 8s 8v 8w 9j d8 dm
6240:2e b9 7o
6241:2f dj 2m 79
6242:4z
6243:3m 4y bw e2 3l
6244:b9 2b
6245:4z 3i 7m 2r
6247:2g d7 5v 6f
6249:2h 62 76
625:n u 1s 4z 51 83 8s 9o ae aj b7 bv 8 1d 42 7i 7t ac bh 1i 47 84 an at 1o 7j ad
6250:dy 1s 2t 3n 4c e2 e3
6255:3o c5 4m
6257:16 3l 4o cd e1 98 2s 31 37 9p
6259:4n 7l
626:j 1i 1p 3x 47 6u 7m 8g ad c8 dt dz e4 1 43 ak at bx db 1g 3w 64 6k 7k 8c ac cx d8 e2 0 3g 4i 6j 8r 8z an ar b4 bk cp cr
6260:7l
6261:3o 9c 4i 7l
6262:6n 7l 15 o as db
6263:64
6264:4i 74 7k 2l 8a e5 79
6265:4i
6266:7k
6267:4i 2l
6268:4e 5v 5z 6r 8k 4j 60 75 7j
6269:7d 7v d4 cy 4k
627:h i 1p 2x 76 8l 9r af ag ak ar e4 8c ad av c7 cy at d0 5p 7e 8i 92 c6 de
6270:4k
6271:4k 8j 3w
6272:1v 23 5p 8v e2
6273:7k 49
6274:6j 7h 7k d9 de
6275:4l
6276:9b ba dk
6277:3o 4k
6278:1j 7v 8k ah ap 4b cw
6279:4d 22 3q 4k 55 6a 7b 7k d9
628:3 6 3v 59 7m 7o 7u 8s ad af db dd dl r 15 37 4u 5h 5o 6h 6z 7k 8o 9w ac cj cs de ds 7 l 1i 1k 24 36 3m 45 4a 4v 5i 6n 6t 6u 84 at ax bg c6 c7 cu 7l ch d0
6280:4g 67 2r
6281:4e
6282:o 5p an d5
6283:4c 6w 73 7k 80 c2 4e
6284:7k
6285:23 62 89 8h 94 9i 9l 9s a6 cq
6286:3g 4k 9y
6287:d dg 7k
6288:3o 4r
6289:dv
629:1p 6f aj az c8 ad ae db al 5 a b m 11 1d 1g 1i 1m 22 24 2a 2b 2h 2j 2v 34 3f 3h 3i 3n 3q 3x 4a 4j 4q 4z 54 59 5t 5w 61 66 6j 6k 6n 6s 78 7j 7m 7x 81 8d 91 96 97 9j 9z ac ah b0 b2 b3 br bx cc cl cm cu cw du e2 e7
6290:6d d9
6291:d9
6292:dc dq
6293:88 db 9p d7
6294:7m dq 4d
6295:7m 6x
6296:67 7m 5e 7l 3c dc
6297:17 2d 4x
6298:3o
630:c5 c6
6300:3p 3o
6301:3p 72
6304:55 7a 8x 49 ac 20 4b a7
6305:5i 7a 78 cw dz 38
6306:7a
6307:1 3 7 9 b j k n r 12 17 1h 1m 1t 1v 1z 2d 2f 2z 31 39 3d 3q 3r 3s 3v 42 43 4e 4k 4l 4q 4r 4x 50 52 59 5h 5i 5r 5s 67 6d 6f 6i 6p 6v 77 7b 7f 7r 83 84 8j 8o 8v 8x 90 94 9b 9f 9v 9x a1 a2 a7 ai b0 bb c3 ca cb ce ch cm cr d4 de dh do e6 3t 7i 9l
6308:1y 7a cw 7s c4
6309:7a 7h ah
631:1p 2j 4n 5u a1 a6 ad aj bb 2s ah ay v 2c h 10 1j 39 4i 6z bf bp bt c7 cf
6310:4j
6311:7a
6312:70 88 2k 3p 72 7a a7 dm 7z
6313:1z 41 au 2e 72
6314:79 e2 7a
6316:34 3r
6317:46 34 78 bq
6318:78 5r 87
6319:40 5j a8 bd bs bt
632:4n 6a 71 bu c4 c6 d4 7z 8b 8t am cz 1m dg af
6320:5s
6321:1d 3d 3q 3s 78 2y
6322:1a 3u 48 8n dq 6z aa d1
6323:5q 6g 6i 3c
6324:41 4s
6325:5 41
6326:3x
6327:3w 40
6328:40 36
6329:53
633:n 4k 9c am aw bf bm c6 bu 6e 9m aa c1 d4 6b
6334:5b dy 22 5x 6s 74 7a 84 8b 8m b0 dh
6335:5d
6336:3z 99 9d 9e 46 6y 77 8n 8v 8w do dv 12 53 74 8k
6337:3z
6338:v 5g 63 6d 7j an dq
6339:m 12 2w 4q 5z
634:1l 24 6f 76 7a 7m am an m 16 1e 1h 2t 36 3l 4j 5e 5q 6k 9j ba bf cp d8
6340:3r 3u 55 3x 45 9y z 3w 41 v 4k
6341:4a
6342:42 ak ba 82
6343:42 1d ar c3 7y
6345:ac 68 ah 47 4a
6347:n 19 1q 2a 2c 2v 3u 8k bc bo 15 1e 20 55 8h be b 1k 1z 2t 2w 31 3w 5p 65 67 6b 6q 7j 89 8j 8x 8z 9f 9z ah av ax b1 b9 bq bt bx c1 cc ci cp dv
6348:3u bd 15 3t ak
6349:5j bd
635:r u 1g 1l 2r 5x 78 8n 9v an as ax b5 bd bz ca cj 8 t af ao bm c5 c7 7 5n 81 8t ay dr 4s 6d 75 a4 bj c2 c9
6350:6q 5u bb
6351:2s 3a 5u bb 3b 3i
6352:4b bb
6353:3t 40 5g 5h ax bb cj d1 35 4c 45 5u ao 37 3z 4u 55 5j 5x 6a 6r 6z 8s a1 ct d4 e8
6354:43 45 3u 3w 40
6355:m 3w 3y
6356:4a 60 b9
6357:2d a0
6359:5u
636:6 63 6y 74 75 9y a4 an ao d3 4 13 ap bz c6 d5 15 45 53 6v 96 c3 d9 6r
6361:bb 48 5i
6363:22 48 8k
6364:2c dj
6365:2d 48 19 2o 2x 54 5f 5p 63 b1 be cj d3 dl dq e5
6366:38 5p 70 bk g y 1k 3i 48 5b 5i 7n 8d 8k 8m a9 b3 ct do 2d 49 dl
6367:48
6368:5j 5g br 4a 5k bq
6369:as 5e 7z dq
637:h o 1h 41 5x 62 64 65 68 6a 6c 6d 6r 9b am ay bg dq 54 60 67 7i 7r b1 bm bw 1g c6 5z 6e aq d4
6370:5f 5k cn
6371:2 3l 5e 7j b o r u 1x 22 25 2r 3o 3t 4l 4o 5f 5g 5o 60 68 6b 6x 71 74 78 7u 8h 8k 8q 8w b6 bp bs bw c7 d6 dx 5v 75
6372:2a 3b 5o a7 a8 br dq 1v 2c 4h 5a 5f 5i 5j bo bq c0 2m 5g 77 9f cj 17 5k 5l
6373:4h
6374:h 3 26 5r 87 89 8j 8n 9n a4 bn dx
6375:3t 5j 5m cb ce dg dz cj 3k 5h
6376:2x 5m 5o 6f e 5g 5i 6q 6s bs 7k aw c2
6377:2w 84 ai bi 1m 9i br
6378:4y 1j
6379:du 5m
638:ap bh c7
6380:20 8k 3b 5j 8i du
6381:8g
6382:20 1y
6383:20
6384:4x
6388:15
6389:u 7g 2f
639:1o 3e 43 7f 7i ap c8 9 d 63 8x al ax c0 cf 1f 1n 4w 6b 6w 9c ba bn 81 9s
6390:36
6393:2 7p
6395:5p an bt 2f 4g
6397:50 cx dr
6398:dr
6399:dr
640:h 1g 3e 51 63 65 6m 6r 7o 8c 9d a2 an au ax c7 4 m bf 0 g 13 1n 5v 7i ak ao b7 e4 1 a 1c 2n 3g 3h 3o 4p 5d 6p 6v 7k 7w 88 8m 99 a0 a3 a4 aj am bd ch co dq ds
6400:ds 25 7g dt 2h
6401:dr ds
6402:1v
6403:2 1g 38 44 5c 5i 5v 61 63 6y 84 87 9r b1 br bt bv d1 d2 d3 df o 18 1n 4b 5m 6c 71 80 8o 9m ak bx dx dy 1b 1c 1d 4n 4t 6r 6z 85 88 8h 8w 97 a4 be bg cx cy d4 dr du e2 e5 1k 2t 37 3z 4m 4p 6x 76 7p af cz
6404:db 6j af dc 2g b8 20 2r 8z
6405:b7 7 b 1m 4p 54 69 6y 92 9d 9r dn 25 4n
6406:2h 4e cf
6407:2h 4r 82 ab 2e 50 71 9d
6408:8h du
6409:g 14 39 3w 4z bv 7t dq s 1i 2h 2t 3u 3z 4k 62 63 85 8t 98 a3 do
641:68 6n ao as c7 d4 6 6a am 69 c5
6410:9z a8 e5 11 1d 37 3g 3r 44 47 4g 4l 4t 51 5e 5l 5p 67 6m 70 79 7o 8z 99 9s ar as az b4 bo bw bx by c4 c8 cf cz d1 d3 da dn dz g 2v 3e 50 6o 75 9m d0 dc ds dy
6411:4d
6412:3n 75 9a af a3 b4 bg k 1m 3e au c7 c8 cz
6413:20 cm
6414:1a 8l 8r dc
6415:0 5r 6s 71 75 9z af bz du e3 19 2b 2r 73 25 2k 4r 78 cz
6416:be c0 8k 22 25 6e cn
6418:ds e1
6419:d 52 7k 70 a0
642:f v 2w 44 8t 99 9j ag ah ak bf c7 ch d8 4z af di 2v 37 c2 c4 db
6420:6j 6z 4q 51 67 23 4u 4v 4z 7l at d1 dm 4n 4p 54 64 9z d3
6421:2d 4f 4u 4y 51 7m de 3q 4v 4z 5n 60 69 a9 b2 ds 8i ar
6422:6j 3t 9s
6423:4p 54 5a cb 5t
6424:1i 26 2y 37 3p 41 46 4d 4e 4g 4i 4l 4x 50 57 58 59 5f 65 66 9c 9y ae ai bd cr cu 3k 4s 70 3s 56 84 at
6425:4v cu 8c 92
6426:4v c9
6427:3k 5v 76 du 2h 8e 8h 8p 8u b4 db 3r 93 cw e1 8a a9
6429:4z du 76
643:v 21 35 3u 5a 5h 5j 7l 8s af ag aj ak b0 dh dk 1s 4a bf w 12 40 9q 3t ct d4
6430:2w 5b 5t 8m c1 dr
6431:7 4w 4y 51 52 8n 8o 8p 8r 4x 53 50
6432:41 52 8q 8i dh di du 4b 50
6433:5t 8h 8n 8o a8 dp 8p 8q d2 4u 7r 8l ck
6434:2a 4w 4x 4y 4z 6a 9c ah br bt c0 d6 3k 9a 1 x 57 83 dq
6436:4v 76 8e
6437:v 51 5l 8b di 4c ac 5q 5u 5v 64 67 71 75 7d 96 at bu c5 4d 4v 53
6438:53
6439:1n cw 53 3s
644:11 1c 4m 6n bg c2 c5 e5 61 7o 80 bm bw 4i 74 d6 25 4h 4q 4t 7j
6440:7b
6441:76 8o 9r 8h 8u 8x 8n
6442:76 dt
6443:5g 2h 3r 46 4f 6x 7v 8e 91 92 ch cw
6444:3z
6445:t 40 48 8h du dv b9
6446:dp 47 4y 5a 75 a5 6p
6448:4l 58 aq
6449:b8
645:1g 8u 9o ad ah aq 7j bc bq s 4f
6450:50
6451:2u 2v 33 8r c0 dx
6452:2f 34 50 ab bm cj du
6453:2p 39 cj
6454:4y 4z 8r 8u dk 50 8q dt
6455:2z
6456:1y 2z 38
6457:37 2y 5y 7a 9j a8 ch cz du 2u
6459:1z 2s 3 5 k 18 1a 1q 1t 2f 2p 3d 46 4h 4u 5w 72 78 79 7g 7u 8b at bt by cz dm 65 8k a4
646:o aq 6e 80 ar
6460:7
6461:2u 30 68 7v 37
6462:1y
6463:3b 2x
6464:2j
6465:5r
6467:3c
6468:1v 1z
6469:2y 9v ca c 44 9w ap
647:c 1h 5y 71 ai o bz aq
6470:7i 5r
6471:3c c0 e3
6472:2a 3b 3c 3e
6473:39 3a 1x 5r ci
6474:2t 3c cn
6475:2x
6477:ai aj bq bc bb
6478:30 58 bs
6479:30 5y
648:a b o 1f 1k 2k 59 6a 84 ai b1 bg bi bk 9 w 6r 7k 7t a2 bl c6 1p 6b 6y bw c5 d1 d4 ao
6480:2u 30 39
6481:9q e3 ct
6482:7u 70 d2 39 3r 58 9k da
6483:1w
6484:8a 95
6486:cw
6488:1v 82 ap 3c cr
6489:1v
649:c o 19 44 4v 5q 68 6r 6z 72 7a 9i b1 bi bl cz d1 e4 1b 5w 61 64 69 6a 7i 7j as 2i 4s 8w a0 cq dm 1f b3 bm dt
6490:w
6493:14
6494:bp bu
6495:33
6497:37
6498:1z 39
6499:c7
650:6 9 4v 97 ai b1 o 1s 43 ad ak b6 cn d9 e1
6500:33 39
6501:30
6503:2y
6505:q 36 40 b1 cs dh
6507:34
6508:9p
651:93 6p d5 6d 81 45 56 5z 6l e4
6511:8 4o dc
6513:20 2d 2e
6514:7f e5 dj
6515:7f 57 d8 df
6516:7d 10 46 5s 5w
6517:t 8i as
6519:72 5d ah
652:3i 5s 68 6b 6f 7k au bd bk bu cb ck e4 e6 1l 6k 6p ah an c5 c6 d3 7o 63 6w 80 ak am ao d1
6520:av am
6521:78 6b 6i
6522:3a 3d 43
6523:g 1f 1y 2e 4z 5h 5i 7x 8v 8w 9q a6 ag 49 51 1a 1b
6524:5o dq 61 n 5f
6525:1y 20 5a
6526:e5 i
6527:cn di
653:9 1l 5k 5t 5v 5x 5y 65 6l 6p 6y 74 7j 7q 8v 8z 94 ad al bv bw c4 c7 cp cv 1b 2c 2p 5l 6r 79 7a 97 9b 9s a9 ac af ai aj ak au aw c2 c6 c8 cf ci cn d1 dw dx e0 e7 7 q z 13 16 1h 1u 1y 28 2e 2f 2x 31 3i 4y 63 6b 7b 7t 8i 8n 90 9y a1 ag ah ap b4 ba bf bu ca cc ce cm cx d3 dc dh dn e2 0 g 15 1c 1i 1z 25 2u 2w 4e 57 5j 6a 6c 6e 6g 6q 6s 76 7h 7o 7s 7u 7v 80 8d 8j 8s 9d 9r 9z a8 ax b9 bb cl d0 d5 d7 da dd du
6530:48 b g w 32 bq
6531:23 2d 48 9k cq db t 4s 7d 82 90 dc 1h 1s av d8
6532:8h 2d 63 cq d4
6533:di
6534:o bq
6535:3h 41 64 6c ct 3u dm 40
6538:3o
6539:40 5u
654:7z 8c 8d 9c ah ad 9j ag ba c4
6542:cz cn
6543:l d5
6544:bu dc 1w b5 do
6545:2j 7a 69
6546:8j d9
6548:cp
6549:30
655:39 4s 5w 5z 7d au bc c4 1p b1 dz m s 6t 7h j 75 7o 8j ad ag b0 dg
6552:4n 4m 7l
6553:x 27 3h 9w 4m 6w
6555:x y 3l 9h aw 23 a8 2o 59 ba dd
6556:4p 4t 3g
6557:3x 4f 7w h 2l 1e bh
6558:4f bc 77
6559:4f 22 6k 96 bk ci dw
656:1p 81 at b0 c4 6t 7o 8j aj dg
6560:74 23 45 56 5z e4
6561:25 4r 75 dn do 4q 4t 6j
6562:c6 75 8w dt
6563:4i 4p 74 75 d6
6564:4t 75
6565:4s
6566:25 26 2h 4s 4t 5b 9j a6 dn do 24 3h 8m a7 cx cz 5t af ah ak an az b5 be dm
6567:1v
6568:8t 2a a8
6569:40
657:1 5z 7h 8w ac ad ak at az bl c4 c8 3 7j b0 0 n z 1k 4h 5x 7f 7q 8e 9j a8 af d7 d8
6571:1f 3q 3t 4p 5k 8d do
6572:3q
6573:u cv
6577:3r cw cq
6579:1d 3d 2y 3q 3s 41 4g 4q 5u 69 79 7v a5 cm dc
658:2 10 13 2u 60 ap aq au bf 1 12 14 2r 9v bj 42 bh
6582:7a 78
6583:3q 3s 41 55 cw
6584:7x cm
6585:4k 5r 7u 9y 27 2u 2y 3d 3e 55
6586:c 10 1a 25 2t 3h 3p 3r 3y 46 5h 5i 88 99 b1 bn cv cz 21 3t 6t ct 3 2i 3v 8c 8v aw ax 1j dr
6588:1a c2 d6
6589:3u a2 y 4d
659:10 16 1l 1n 3a 3e 4f 5u 65 66 6x 7w 8v b1 bl ck w 13 34 c8 dq 2q 5r 6o 8i 99 dn p 18 9v bd cb dw
6591:54
6592:3t 5r
6594:5q
6595:3u bc be
6596:3u 9p
6598:5h bb
6599:3u
660:7u 1l d3 18 9r
6602:36 3u
6603:ct
6604:al 3u 2e c0
6605:bd
6606:33
6608:10 3q 1b 3v
6609:3q 3v 6x ca
661:1 c t w 17 21 22 5a 71 8s bd e7 2 9t a2 aq d1 dk 9 p 3c 3e 5g 6b 8t b7 c7 c8 cg
6610:3w
6611:3w
6612:1 4 k t 2u 7a 96 97 dw
6613:3w
6614:46
6619:3w
662:d 11 2j 2m 3s 3y 43 5n 64 65 6v 6x 6y 6z 7h 8d 94 9x 9y a7 aa aq ax bz cs d1 de 70 7z 82 86 89 9o 9v 0 14 3n 42 7a 7o 9g b 23 7t d2 d3
6620:47
6621:0 g n 1l 1n 1x 1z 22 24 28 2a 2e 2h 2o 2q 2r 3a 3h 3i 3n 3q 3y 4d 4e 4g 4k 4l 4t 4y 53 54 57 5b 5s 67 6b 6i 6u 6w 70 79 7j 7k 7r 85 8h 8p 8w 8z 9j 9r 9x a1 ab ah ak b0 be bf bg bl bm c0 ch cz d0 du e0 e6 e7 af ap
6622:3x 5j
6623:3x
6624:3x 6v
6625:1b 3x 4e
6626:3x
6627:4e 4d
6628:3y af
663:b 23 2h 4y 6y 8q 9j 9o 17 1e 2k 34 3a 4l 5k 64 6o 77 7d c0 d3 1o 2i 3p 46 25 2a 2l 3l c5
6630:e 3y 4m 5i 7s al
6631:3w
6633:3y
6634:21 3y 4d
664:22 23 25 2k 4m 8s 8v dm d 2h 2o 3a 4r 6x 95 bl 9w
6641:3z 42 4g 5j cu 1u 54
6642:3z 5c
6645:64 3z
6646:3z
6647:5c
6649:72 8d 3z
665:b g 1t 22 24 2h 2k 3h 44 4c 5k 6c 7z 8n 8q 8r 8v 8w 9d 9n 9o b4 ck d3 d6 dk 2a 23 3k 8u j m y 11 14 1i 1j 1u 1w 1y 29 2g 5d 5h 6y 74 7e 7s 8k bv bx
6650:2a 3n 3z 91 4u 67 76 7w bc
6651:40
6652:40
6653:40 36
6655:40 38
6656:5u
6657:5u 3n 7b b6
666:6y 9y 3n 50 7f df e1 d3
6662:41 a6
6664:41
6665:1b 41 3 9z a1 aa 2i 5w
6666:41
6667:4r 5g do
6668:41
6669:3s
667:56 68 70 72 82 9g 9z ag d2 7z 80 8b 8i 9m 9y ah bz e8 dz 5t 8p 9j 9n d1 e1 e6
6670:42 c9
6671:p 1l 1w 38 42 4s ak 3j 64 68 71 cf 7l b7
6672:2s 42
6673:42 dl
6674:42
6675:42
6676:42 6k 6u cz 3f
6677:d7 8l
6678:1c
6679:45 54 43 55
668:56 6k 70 82 85 8k 9t 9x bt d2 dz e8 3f 8i 9m 9y 48 8y bd bk
6680:43 ak c1 ce ct
6681:43 68
6682:1h 1i 7t 8y
6683:aa
6686:44 45
6687:8r
6689:j
669:1 c k n x 21 2q 3f 3m 3n 3o 4w 55 5a 6i 6k 6p 6z 76 7x 7z 87 8m 8w 93 98 99 9m 9n 9o 9x a1 a3 a6 aa ab bk bt ch cv d1 d3 dy e1 2w 37 3k 43 45 4y 5c 5d 6y 71 84 8k 8n 8u 9d 9e 9f 9t a4 dr dv dz e8 b 23 6b cw d2 1h 1m 22 2i 2k 2x 34 4v 8s 9b a8 aq
6690:5p an
6691:44
6692:44
6694:45 5g 5j 5m 6m br bs b9
6696:3w 5j bd 45 63 ae be af ag
6697:45 6i ab
6698:45
6699:14 3u 3w 3x 40 45 47 4i 4j 5g 8b 95 9c 9t a0 bi cg cv 3n 3z 88 8m cm d4 3g 5j 5u 6k 87 8g 9a bb cb dr m 5d 80 83 89 8y 9f 9o a4 a9 ah bd
670:6l 9 84 9k t 22 86 9j ap bi 1m 32 8a c2
6701:9n 45 4c bd dx
6702:59 1 ae ba cy
6703:46
6705:46 4c
671:56 80 85 8l 84
6710:47
6711:47 4p 75
6712:47
6713:47
6714:3w 47
6715:47
6716:cy
6718:48 5i 8k 2d
6719:22 48
672:85 8q 9t a7 c 7x 96
6720:ah 48 b5
6721:86 7w
6722:49 5y
6723:3b 5f 15 n 6w 86 5i
6726:42 dl
6727:49 aa d8 39
6728:47 49 5i
6729:dk e5 49
673:a7
6730:49
6731:5i 49 t 39
6733:al 4a cs
6738:2d 4a
6739:4a
674:80 81 6q 7y 85 93 aa aq
6742:4a
6743:4a
6744:4l 4r 8r c7 du ar 2d 11
6745:47
6748:4b di
675:9 c i j z 11 1k 1p 1x 1z 20 2c 2e 2m 2w 2x 2z 31 35 36 37 38 3b 3d 3p 3t 3v 5d 5n 5q 5u 5v 6a 6b 6g 6z 73 75 77 7a 7m 7q 7s 7t 7u 7x 7y 80 8c 8f 8g 95 9f 9p 9r 9s a2 aa ae aq at au b9 c8 ce cp cx d1 d3 d8 dq dy e4 e5 e7 a 1y 2j 2s 2t 30 3c 3k 5h 5o 61 62 6y 70 72 74 79 7v 8o 8y 9x a4 a9 bk bu bv c2 ci e1 2b 39 44 67 6q 6t 7c 7i 7r 7z 88 ar d2 dd e2 k 3j 6k 6p 83 8b 8n 90 b3
6751:4b
6754:56
6756:7k
6757:4c
676:84 9x ad b5 b6 e p 15 dj 1s 6d 87 dd 1g ag d9
6760:6j cy 51 65
6761:3x d8 8k av
6762:2k 2n 3y 4h 5d 7w 8g ag 4c 5w 6b 2r
6763:i 3n 4d 1n
6764:3n 4d
6766:4d 4g 4r 4t 99 do e8 46 9z
6768:4 38 4f 5a 5m 76 d0 da dc di
6769:7m
677:8s 6y
6770:4e 5k
6772:3u 4e 62 ag 4c
6776:4f
6777:24 4f cx 23 d0 22
6778:24 4f 23 22
6779:3p 4f
678:1r 23 4o 5d 89 8e 8t 8u 94 9m a0 dk 1s 2d 6q 8g 9k 9n a6 2 1w 32 6p 76 82 86 8j 91 96 d5 3b 7h 7z 88 8a 98 b2 ci
6784:2m 4f
6786:4g
6787:4g
6789:4g
679:2q 37 8b 8j 8k de 36 9c 2i 6e 8c 8d 8i ba 2b ad av
6791:5f 4h 69 3j 7b 6s
6792:4h
6793:4h 37
6794:4h 5k
6795:5k
6797:7k
6798:6b cy d5
6799:4i 74
680:62 8b 8n 8x 8f 9v 5x 6b 6r 9h du e4 8d
6800:4i
6801:4i
6802:2y 4i
6807:89 64
6808:1 5 7 8 a h q r s x y 16 1g 1i 1m 1o 1r 1t 27 2c 31 35 3t 3w 44 4h 4q 4x 5r 61 6d 6o 77 7h 7k 7p 87 8l 92 9k 9t 9u a8 av bd bw bz c3 cl d7 dg dv 4j
6809:4j
681:4z 56 8f bb e8 41 7e 7z 8h 93 9y be dw 65 7g 5x 79 8d bv cz
6813:4k d9
6815:79 4k dl
6817:d5 4m
6818:4l d9
6819:4l
682:7f 8b d8 8a e1 q 14 1l 51 6v 71 7h 81 82 83 87 8f 9a ah ak c8 1d 3w 8n 9k 9r 9z bi dn
6820:i 12 2n 8p 63 df a 17 3a 4l 5g 5k 9x a9 cg 42
6821:4l
6826:4l 4m 4o 4p 4r 4s 4u 6x 6y 6z 77 7g bw
6827:2z 4m 5z 6w br
6828:4m
6829:4m
683:6r a0 db dl y 7g 8x d0 3d 7f 8l di z 7x 7y e7
6830:4m
6832:7l
6833:4n
6834:4n
6835:7l
6838:14 57 d2
6839:4o 4p 75 d5 4q d6
684:8e 8n 6 9
6840:4o 4q 4t
6841:4o 4p 4s do
6843:4p 7f b4 4t dn
6844:24 4f dn 4p 4r
6845:4o 4p 8w bx by c7
6846:4p
6847:4q d5 70 74
6848:4q 63 5w 6g
6849:d5 4q
685:52 8i 9d be 2f 5v 5x 7h ax de ds e1 e6 38 3b 5p 5y 7p 7y 8v b6 bb bc bl
6851:2k 4r 5e 6j 8w dm do 25 e4 b7 51 7l 8f e0
6852:4r
6853:5a 3x
6854:4q 4t dn do
6855:4r
6856:c w 6m 87 8p 90 9t ab dm du dy
6858:75
6859:4s
686:2 3 9 25 2b 2l 3y 54 5w 6k 6n 76 7h 8g 8l 8m 92 96 98 9d 9n 9p 9v a3 be bm dc dh dw 8i am dv 48 8b 8c bc db 69 8k ad e6
6860:4s
6862:5q 72 8w 9f d6 au 4s a7 8 4f 53
6864:24 d5
6866:75
6867:f 1f 4s 8k 8q ar
6868:4u 4v 4x 4y 51 10 19 3g 3r 4o 5a 5o 5s 7l 7r 7w 90 9z a2 bh ca 4p
6869:2d 4f 4u 4y de 23 4v 4z at dm 51 8i ar
687:6b 8b 8g 9t de 0 e 27 29 63 6f 6w 7q cf 1e 1h 2a 3a 3h 59 5a 5d 6l 6s 7m ae b9
6870:52 91
6871:4u bd v
6872:4u 4v
6873:di 4u at
6874:4u 8f b0
6876:9h
6877:1g 4v 5t 9c 9u v 2r bj
6878:4v du
6879:51 4v 2m 2x 3d 45 4c 55 5e 5r 65 7f 7r 8a 8r 9g a3 bl cp d7
688:63 8g b8 4j
6880:52 51
6883:a2
6886:4x 9a 4y 4z cl
6887:4p 4x 4y
6888:2c 4n 4z 5s dn 41 4s 72
6889:8o 4c 4e 4z 43 4u 51 5t 86 8l 9d 9s c5 4f 4j a8
689:2z 31 33 36 52 5u 7b 7y 8i 8q 9d 9p ai bb bc be dl e1 e6 e7 2f 4j 7h 8c ax ba de ds 38 3b 5p 5y 7p e3 1r 32 3d 6q 8b 9l a7 ay bl dd
6890:50 cq 1p 46 80 bj y 20 4j 4y 55 56 59 co dm ds
6891:4x 4y 4z 8o 2r 3g
6892:6f dp
6893:7i
6894:76
6895:8m
6896:52
6898:51 9y
6899:g 11 12 13 1e 2s 2u 6s 78 9r di
690:3 18 1h 1m 3p 4t 52 79 97 9q b1 b2 dq dw e2 e6 s 1o 5b 5c 7g 7q 9e 9m 9n by 19 3v 8e e7 6p 77
6900:51 5b
6901:h q 13 2h 2o 48 4o 4p 52 5u 8o 8y 9t a7 dy 1a 23 31 40 5x 85 88 9f am bx ch dq du 1j 4s 53 cw aa dt
6902:53 1v 63
6903:3s 4g cq
6904:4c
6905:53
6906:53
6908:53
691:7x 8n a6 5q 9c 9s dx
6910:5t
6911:54 62
6913:45 cr
6916:3l
6919:55
692:8o 52 53 8l 43 5t 8r 9d a8
6923:4o 73 d6
6924:56
6926:57 7q da
6927:57 b f 1m 43 4c 56 81 84 94 a8 bi d8 dh dw 9 1n 6b 7f 7i ad df
693:a o 22 3w 45 4c 4j 51 5b 5c 5g 5u 8r 8s 8v 9j ab ci dp e8 c 2h 3z 4i 4z 8t 8z 96 9t 9y a7 t 2q 4f 6l 7e 89 8a 8u ah b4 d2 2v 49 56 5h 84 87 8w at dm dv
6931:d 2s 3o 5z 85 aj aw
6932:3b b9 1a bb
6933:u 1y 30 31 33 36 39 32 x 2m 84 9v ao
6935:59 2m ba
694:22 8s 8z c3 c6 9f ci
6940:1a 5a 71
6943:48 4w 5b 8s 9k cp cv
6946:5b
6947:6r dv
6948:90
695:8q c8
6951:5c
6954:5d
6956:9u
6957:9m 9r al 80 ad c6
6958:5d
6959:cq
696:8m 9w 4e
6961:9r
6964:5f
6967:5f
6968:5f
697:8e 8h 5t 8o
6970:5f n
6973:ba 5g
6974:5o
6975:5j bx
6979:5g 7z
698:56 7f 7y 8a 9n bx bn bs 9a 9i 8o 9h b5 dw
6980:5h 5m 5o dq 5p
6983:47 d0 5i 5h
6984:49 51 5i
6985:5i
6987:5j 5m
6988:5j
699:1e 7e 7l 7s 8h 8p 20 a7 51 76 80 8m
6992:5k 5l
6993:5k
6998:5l db 9h
6999:5l 29
700:8j de ag ax
7000:5l
7001:3k 5j 54 5l 61 6v 94 9h 9x av bq
7002:5j 42
7007:5i 5m 2v bq 46 4n 4u 4v 4z 53 56 6a 6j 7l 7o 7z bg cf d2
7008:24 58 5d 6h 7z bt bq
7009:5m
701:7v 8b 8j ba de 53 d8 h 3l 6c cg cx
7010:bs 40 cj
7011:5n b7 16 c2
7012:5n
7013:5n
7015:5n ak aq
7019:5o
702:a0 2f 9l 8b
7021:15 5j 5o 7a ag 5f
7024:5o
7026:5p bt
7027:38 bt 9p
7028:5p bt
7029:5p bt
703:5o 86 8b 8j 8m a0 al ba c0 d9 bf 8i cz
7030:5p bt
7032:9y ax bt 11 1g 7q a9 cf
7039:5q
704:2t 8e 8i 9z a0 di e1 ac au dh 4b 8k av b9 de
7043:3a au
7045:3q 5r s 8w 1c
7046:3a 3e 7l db
705:35 36 40 49 7u 8j a1 ap av b2 d9 da 2j au cy d6 32 6u 81
7054:8q 95 8l
7056:5t 4u
7057:a1 b8 br
7059:3f 2s 4b 5u 1u 58
706:23 3o 7h 93 9w d9 2l
7062:5u bm 5e 40 36
7063:5u
7064:3a
7065:5u
7066:5u
7068:9i 1 u 1f 1p 1x 2r 3e 64 7f 85 9h 9l aa bj
707:1g 24 28 2c 6t 75 8y b9 de dk dl 8x cm cu dj e7 a b y 18 2g 2o 3i 54 5m 5r 5y 64 6b 6c 6h 78 79 7b 8k 90 a2 a3 b6 ba c1 ch cp dq v 20 3v 4d 59 7t 82 bw c5 ck e2
7070:ct
7071:e7 3m
7072:e6
7076:dw
7079:42 bd 5i
708:2e 4m 5l 7b 8n a2 dj 5f 7l 8h 90 ce cp cy 4f 4q 8x 9l cq 4j 9q b7
7088:5i du 42 5e 5f 7a 4a ad ak
7089:d 4r
709:cy 1k 8g cp
7090:e1
7091:b6 5e 5o w 30 4p bf dh 6a
7093:8p
7094:8n 5t
7097:4g 43 7l
7098:5u 7g aa d1 c0 di 9u ct cw cz
710:41 79 8f ba d8 de e2 2o 6t 7b cx 9r 68 ao e3
7100:8 45
7105:49
7107:4d
711:n 1p 20 2a 2c 2e 2v 3t 6t 7c 8k 8s ba bo cx df dj dl dr e3 v 59 e6 e7 2o 79 cn de 1j
7113:4n
7116:86
712:1r 7b 8h b9 cx v 1k 41 4l ba dd de 2o 8j a3
7123:8u
7124:6i
7125:4t cv
7129:7h
713:59 cx 2e 7b ba 1f 4g 5u 2o dj
7130:4m
7131:4m
7132:5f 75 7h dz 2 44 4k 3w c 9w
7136:4b
7139:4p
714:2a 2q 2s 3p d6 dl 2c 2l 5s 8e q dj
7144:4l
7149:4z
715:1l 2g 2o 79 8y a3 cm a2 cx ba du 2c cp
7156:1f 1w 3l 3o 6w cn 1v 2u 3h 6l 15 b4 2r 3j 4p br
716:1o 2a 2p 2s 2y 2z 35 36 37 39 3c 3u 74 79 7b 7m 7n 7p 8j 8x ad au av b5 b9 ba bo bp c2 c7 cr cy e0 e2 e7 1j 2n 5s 6b 72 9c a2 d1 19 3x 69 6t 7q b2 bn cu cw cx dq dz e5 34 4j 5o 5w 8c
7160:2j d7
7163:3u
7164:27 3b 6u 7m ak c3 cd ct d5 dc
7165:40
7167:dq
7169:4h
717:d 2c 2j 35 4p 4q 5x 6e 6f 72 8j 8p 94 9e 9g 9i 9x a1 bd ci d1 d3 d4 dj dk 3m 6g 92 10 1b 3t 64 6h 7i bg bu 3j 4h 4i 5a 5t 5w 75 7f 9j bv cc cd dq
7170:3 f 4b 4g 96 cq cs 54 5f 46 bz
7176:dg dp
7177:5y cx d2 d4
7178:2j
718:9g dw 9d
7180:82 8j cm cp
7184:5p bt
7187:5p dt
7189:3u 8p
719:d 3s 5w 6e 94 9k a8 cc ch dw 9i bu 3m 54 56 5v 68 95 9w ct 42 62 69 9g 9h 9j au
7196:2c 4s
7199:51 9j
720:8t 94 9j 6d 7y 9f 9h 9m 4r 5k 9i d 8y bl
7201:4h
7202:52
7204:a7
7206:o aa bi bl 2d 5i
7208:5i 5m
721:7c 9e cp b 3m 6v 81 ai 7 26
7211:2a 4w 5h 8y
7214:9a
7216:9a 4x 89
7217:4h 5l
7218:4k 8q 4q dd
7219:52 9o b4
722:7 a p q 1r 6a 95 9i dx 5 54 69 92 9g bd 3 7i 8w bm c0 c8 l z 3t 44 4t 52 5c a5 bz dw
7220:8m
7221:4g 84
7224:4m
7228:4m
723:j z 14 1c 1g 1s 1u 24 2h 2u 39 4j 5w 62 64 6f 6y 7i 7p 87 88 8c 8l 8v 95 96 97 98 99 9b 9c 9d 9e 9t 9z a9 ax b8 bh c3 dh dn dp dw dx e8 c 12 9a 9x ab dv m 16 1d 1t 26 4o 5t 73 8b 8g 8p 8q 8s 8y c1 d2 e7 1r 44 4u 5z 6r 7x 8e 8h 8m 8u 93 9y a8 ci cl dl dz
7230:51 4j
7231:51
7232:50
7234:50
7235:5n
7238:c6
7239:4p
724:82 9d a9 d2 6v 8m 9n ci dw 18 1r 7f 8y 9g bj cd cv du 6s 8l 95 c3 dx
7245:db
7247:1s 3q 3t 4s 4v 93 99 a3 cn
725:8l 9c 4u 51 cq 6d c5
7252:8u
7256:4h
7257:4d
7258:4d
726:2q 3b 6q 7y 8a 8b 8j 9c 9p a8 bb dl 63 7g bc c3 i 1l 2c 2z 5o 5w 5x 73 8n 8s ba bt de b 43 48 4f 6r 79 7b 89 8e 8q 8x b6 bp d9 dn
7265:3p
7269:7k
727:5c 5t 7d 7g 85 9j 9q ci x 5v 5z 6c 7e 9s ae bm 9 f 16 3t 71 7f 7h 9u am d5 dv 4c 5w 6z 73 77 8l 9f 9y cm
7270:7k
7278:5a
7279:4a
728:y 1a 5d 89 9i 9s af c9 9w an 5w a0 b2 bw 5r a2 ad c4
7287:ba
7289:4s
729:6p 67 68 6b 6o 6y 6z 70 75 an ao aw
7297:w 1x 3q 5p 5u 1y 5m
7298:3a 58
730:d 6m 6p 96 aw 5v 6e 6o 8x av
7300:1v br
7301:1v 3x 4b 7r 13 c6 bp
7303:1v
7304:z 2n 3t 4f 4j 4n 5c 95 9a 9r 9s a5 e7
7306:1v 1z
7307:1w 2 1z 2s 3h
7308:15 2v 4b 6u
731:0 a h i j k n p q y z 13 18 1d 1k 1m 1o 1q 1r 1t 1w 29 3f 4h 5g 5i 6h 73 7m 91 93 9b 9f a5 ad b0 bp bw c1 ca ch ck co d1 e8 9 e 17 26 2k 3h 4q 5e 6x 7u 8t 97 a4 b2 cc cl dv dw dx dy e2 2 8 v w 10 16 3v 9d by ce cn cs e4 3 6 7 b d f g l s 11 12 15 1h 1i 1n 1y 3n 3p 4c 4e 4f 4n 5h 5m 6f 6m 7i 7n 84 99 a3 an ar az b6 bg cb cd cm
7310:1x
7311:3e 6 k u 1l 28 4f 7d a1 da
7312:3v 17 8c aw bc c5 c7 dq 2x 2y 30 3b 3d
7313:1y
7317:1z 3c
7318:58
732:13 14 1a 5v 60 6e 6r 7d 7h 7p 89 8f 8z 9h bv ci dj dw dx 3 1t a4 d8 99 1r 88 91
7324:di
7326:k 1o 1y 2b 2l 7n 9q ar ci
7327:22 8s ak
7329:8s dv
733:16 26 3g 3m 47 4c 54 5k 5o 5u 60 7w 8g 9x 9y bk ca cb ck cq cw dk dz a 1e 1t 1w 2n 3i 3j 4a 5z 61 69 6l 99 a2 cc ce cg 19 3h a4 cf o 65 6r 7b 7z cm
7331:2z 31 2a
7333:23 24 8w
7334:23 25 4o 4r 4x 4y 8u 8w dn 4p 4z 77
7336:5 11 1u 21 23 27 2r 2v 33 3t 3y 44 45 4u 4x 5q 5x 6m 6n 73 8h 8o 8s 9q 9s 9w b7 bu dm dq e0 e1 e u 28 2y 4g 4i 4j 4l 5e 64 6c 6f 77 7h 9y bt bv c3 ca cf d3 da dh dl e5 1k 26 2o 2x 3j 3n 4h 5p 6b 7a 7r bx cn dc e8
7337:d 4s 5y a8 a9 c5 d6 dy 23 3l 3s 8w
7338:22 2k
7339:8a 23 8v 9p 9w
734:1k 2x 37 43 4l 56 59 5a 61 6u 7v 81 9q ay cz d0 d4 5x 63 6o 6r 7i 7o 95 9k 9u ae ao ap at cf cg d5 d8 da 12 1i 1j 1p 1u 2e 35 3o 3p 4j 4y 54 57 6l 6p 73 7s 86 8d 8h 9f 9l 9v ac ad az b2 b9 bc c4 c6 d7 di e8 3a 3n 58 5b 5q 6a 6f 6g 9i ba bu dc
7343:23 8w
7345:dn
7346:m 2g 67 7e 8z cz 9x 1d 1y 27 2i 2p 2r 35 3p 66 6f 90 91 bo br bx c1 c3 cs dc dx
7347:49 di 1w
7349:7 9 1a 2k 3h 7a 11 16 1f 2b 2h cs p z 1g 1p 2i 4c 60 84
735:r s 16 23 2n 2o 2t 35 4b 4c 4e 4h 4i 4m 4w 5k 5m 6d 6i 6r 72 7f 8k 8s 8v 8z 95 9c 9o 9u 9v ae ap at bf cf ct cu db 7q ar b8 bl o 1p 60 6l 8y a9 ay b2 bs bz c1 c3
7350:27 9w 3j 7m
7352:27
7356:1m 1y 27 2b 2k 2l 57 6x 9v ar bz
7357:28
7358:28
736:j s y 18 1a 1n 1q 1t 2v 34 3j 4s 61 6i 6q 77 7a 7n 7q 7u 83 88 89 8k 8o 8z 9h a5 ag ai al at aw b6 bo bs c2 c3 c6 cd cf ch cn d1 du o q 2j 3s 5k 97 99 9d c1 d4 1b 1d 27 2s 4j 4k 5f 6l 79 8t 9i bb bx dd r 26 2u 32 33 5a 6v 76 7b 7e 7g 7h 7i ac ae aj az b9 bc be cc dx
7360:e l 28
7363:2l
7365:p 29 7j 7o
7366:29
7368:23 29 2a 57 77
7369:2a
737:y 1f 5w 8w aq a3 a4 1t 5e ch
7370:29 2c 8e 7c 79 dg
7371:4h 5z 2a 3o 3i
7374:2b 2q 8g 8y e5
7375:8g
7376:7v 4j de
7377:27
7378:73 7v
738:0 1h 27 2d 2l 4t 5z 8q bg bm l n 1d 3l 64 p y 1c 2m 6d 8g 8z aw 29 9k bz dl
7380:dj ad 17 2c dy e3
7381:2r 3k da
7385:4a
7386:2e 1y 20 49 3p dw 1o 2b dp
7387:dt
7389:dl
739:28 68 6z 72 9b d1 a bk cg 1d 2g 6h 84 c8 3j 44 a1 as
7391:2f 9d
7392:2f 2p dh
7393:6q
7396:6j ar cl 9w 6i
7397:dv 3g bb
7398:5p 6x
7399:i bw 2g cg
740:3 6 7 k 1v 1w 32 3e 3t 5l 66 6t 6w 7m as au bm c8 ch 2 17 1n 6v ca 1r 34 65 ap
7401:1x 2d
7404:9v
7407:2j
7408:2j
7409:7 2j 3p 3s 40 6o 7f 82 a3 a5 a6 cb dm dn
741:5v 61 6h 7h a1 bh bi bv cr dq e0 5w 63 65 6l 7j d8 dn 17
7412:2k
7413:23 2k
7414:d3 j 3k 8j 9z ac ad d2 d9 db dh 4a 8z 47 7i bf
7415:dk dm
7418:l 2k cr
742:6x a4 a6 7 9w 1r 4k 9i
7420:j 54 58
7421:2l
7422:u 2b 2k 3j 61 67 6d 6e 8t 9v bv bg 1i 20 4g 6a am d0
7423:2g dl 2l
7425:1a 8g 8t 1d 3h 46 a2 aj
7426:1i 2b e3
7427:a d r 1m 2l 2m 2n 4a 4c 4w 73 aq bj by c5
7428:o 63 d3 2m
7429:2m c5
743:1w 3m 66 70 72 9y b8 bi du d 3j ao 29 5u 89 bm
7433:2i
7434:2n a2 5z ap
7436:r 18 2n dv
7437:5q 87
7441:2p 3r
7444:2f
7448:2q
745:7
7450:2q
7451:7r
7456:u 14 18 2r bj 2b 31 5c 6a 87 8e a0 ay bp ci cj d9 an e h z 1v 23 2u 30 3j 7e au b2 bq bs bt c2 e0 e6
7458:2s
746:14 18 1b 1o 2c 4k 9j d3 19 1t 31 69 6r a4 a9 av b1 b2 bx cm 1w 8e bm n s 40 88 8j 9r d7
7460:2s bt
7461:bf dg bn 53 6n b5 bv
7463:2t 3c
7464:2t
7465:2s 2t bv
7468:c2 2v 21 5m
7469:c2
747:u an bj 5j 8k bq cd
7470:2v
7471:4 56 a3 2v
7472:34
7473:br ap
7474:bs
7475:3a
7478:38 7y 8i aa bm bq 2t 2w bs 34 8r 8w 9w dk
7479:38 3c 2y bz c l 1f 1i 33 84 b8
748:19 3h 65 69 83 b1 b2 be bl ck 17 6o a9 bi bj 6q s 7p 7q 85
7480:2z
7482:2z av d4
7483:a1 bc
7485:30 50 5u
7487:3f 34
7488:34 am aq bb bc
749:5v at b1 d0 db 7l 7n s b0 j 1p 7o
7490:7y 31
7492:32 35 9k bp cu
7498:32 1z
7499:33
750:6 1g 35 5n a1 a4 b5 c7 c9 u 44 6r 7m ao bf bz 8 8t dk 2 36 9t
7500:3
7501:34
7503:2d 34 48 5x 71 76 8k bp c9 28 d4 38 6f a8 by
7508:35 a1
751:83 4 b e r u 1t 1w 2v 5x 76 7d 7f 7x 80 8d 8p 8q 9f 9i b1 di e2 b6 bm
7510:36
7511:33 36 bb
7513:1z 36 8a dp 2y cw
7514:33 34 35 36 39 ay bo bp dt 23 2z 19 30 4r 4v 8w cu dm
7515:26
7517:37 7v 2f
7519:37
752:1s 4v 5e 5m 5p 6k 8t bd c9 5z 80 9s be bp g 3e 6m c8 d2 9c a8 bb
7520:5p bt
7521:1v 38 8c ax bc
7525:3b
7529:6l
753:6y bd be 2x d5
7530:2v 3c
7531:6 2t 3e
7532:3d 38
7533:3d 9y a1 ce
7534:3d
7535:8 4o
7536:3d 40 3b
7539:3e
754:2 d e p u 1g 29 2l 39 3w 43 44 45 4a 4c 4w 4z 51 54 5b 5m 5w 5x 62 65 67 68 6e 6r 72 7d 7i 7t 80 82 86 89 8c 8d 8i 92 a1 a7 af ai an ao aq bb bc bd be bg bi bo bq bz cz 7 2f 4v 53 5n 69 7m am az c9 d1 1s 2d 2y 46 4e 4g 5e 5g 5k 5q 5v 6a 6c 6u 71 74 7c 7r 9p 9x ah ak as at au bl cm co d3 15 1y 25 2e 2k 2w 35 4l 4r 57 5t 6y 7j 7s 8f 8h 8o 8w 9j b5 cx da dj dm dn do dv
7541:3e
7544:au
7545:au
7546:cg 3f
7547:3f ap
7548:dh
7549:dq
755:bd 42 be
7555:1j 23 34 3i 3k 84 9j aa an bk cn dh 32 9b 8x co
756:v 1g 3j 4v 5t 9c bj e2 1p 9k 9u e3 2r ay
7564:1d 2p 3i 97 bm ch
7566:1t
757:3 a s t v x 1c 1d 1s 5d 5q 6c 6n 84 8z 92 99 9o 9p 9u ap c3 c8 5t dv 9h ab u
7573:3j 8b
758:2d 7f 8b 8c 8f 8j 8u 8v de dg di dk 2a 4b 8e db dl
7580:3k 4w 4z 5d 5p
7581:6j 3g
7583:71
7589:6l 8b a8
759:db ah 57 7f 8t c4
7590:7k bc c2 3o
7595:3l dg 61
7596:3m
7599:6 3m 4v 6n 57 6j 7r a7 cz d4 e7
760:i c0 d8 df 7f 4h 4m 43 5t 7q b7 bt d7
7602:3m
7605:25 3n 4d 2a 4l 7v 9b e0 3y 3j ap bs cl
761:8b 8e di du
7610:3l 3o
7613:2m 3o 3p c5 bm
7614:a9
7615:2c 33 3p 6i 6j ck w 23 2i 32 5r 5v bw de
7616:3p
7618:3p
7619:3p
762:e i j q y 1a 1f 1k 1p 2g 3e 3p 57 81 8b 8c 8e 8g 8t 9m a2 a9 ac ad ae ah ai ak al ar b8 bf bm c4 c6 c7 db df di dr dy 5 5p 70 8d 9c af bw du k r t x z 1y 2f 2l 2m 4u 51 53 5t 71 7h 84 86 8s 95 98 9d 9e 9h 9j 9v 9w aq at ba c3 d3 dc dg dh dl b 1o 22 4b 4v 5y 6v b3
7623:y 17 1a 1l 1o 27 2h 2p 2t 2v 38 4l 4w 50 56 5c 5d 5n 5u 61 65 6a 6i 6l 6v 72 73 7w 8c 8j 8m 8t 98 9c 9k 9l 9r 9v a0 a3 b5 bt bw c0 c1 cf d4 do e5 2 9 1m 1v 1w 2i 2k 37 3k 4g 55 5p 6u 6w 6y 7i 7v 88 9b 9o a6 aq bk ca d5 de s 14 1d 1f 1g 2x 3e 3h 4s 7n 82 9u 9x am au b0 b4 bb bd bo bp bs c8 cd ci cn cr
7624:1w 66
7626:1w 2y 88 90 cy
7627:93 9b a7 aa cp dn 0 6 h 4v 6t 7r 8g an aq as bi c8 c9
7628:1y 2e 4j 6m
763:17 3x 4r 6h 7a 7w 8m 9y a3 bg bh cx 2c 2k 5d 7c e3 e7 4y 8f 7b dj
7630:1y
7631:1z 4s 9g d8
7634:2y 9v ca
7637:20 x 9g e5
7639:7p
764:4y 56 8q 8s am c6 d8 77 8a 8r 8u d3 e1 b4 d7 8t
7643:3e 91 e1 2 2q 32 dy
7646:23 24 77 8w dn
7647:22 25 5c ar
7648:7h
7649:d 66 9w bk
765:21 2i 4y 7f 2q 7t b3 6f 74 d8 b4
7650:26
7651:2d 2r 6e 6m 8g a2 bf cr cu
7652:2h 3h 3j 4j 5c 5f 6p 8y cj dq 2v 1f 45 cn dz 3g 5d 62 6c 72 7z cf ck
7655:1k 27 2i 9v a3 am co e4
7658:de e1 bi
7659:do 2j
766:5o bd dd 78 7a ag 73 dq 6o
7662:4h 5l c1 39
7664:2a
767:2a 3r 4j 4k 4y 7z 98 7a 2k 4i 4w 50 5d 63 6q 70 72 7i 9j d4 2f 41 51 74 7r 7u at ba cw de e2
7670:bj cy
7671:60 9t cv 1y 2c cy
7673:c9
7676:48 de
7677:1e 72 cx 1u 37 79 2o 6w 21 28 29 2j 6z d6 e1
768:33 58 6q 7d 8c 8j 9h aa e5 37 da 38 7v 30 31 3y 4n 5a 73 76 7q d8 dd
7680:i
7682:8h
7683:2f
7685:6g 66 6x cg
7686:cx dj 23
769:1x 7h at
7690:bi
7695:2l c
7697:9r
7698:a2 2n
770:12 2z 8t 1j 3r 7e d3 7h a6
7701:2n
7703:0
7704:7h
7705:1w 2n 2r 24 2k 2l 66 7m 7b
7707:bo
7709:1z
771:47 4p 4q 4o 75 d5 d6 2k 4a 4t ac be
7710:cn 5o
7712:1v 2u 58
7713:5o
7717:37
7718:d5 d6
772:9 j 17 24 2h 3m 3o 45 4a 4z 5a 5d 5h 6i 6j 6n 78 8d 8m 9n am b8 c2 dl ds 4y 62 9b 9m a6 cj h l x 7l 9f cm 22 3j 4m 6e 6m 9d b5 e0
7720:by 36 7p 2y av
7722:c2
7727:2u 2z au
7728:1b 8e aj bm bo bv 38 3b 3d au 30 bc
773:4z 8g 2m 89 3k 8n 8s z 5v 6g 99 9a cl e2
7736:dd de
7737:2n 2y 4u 4w 5d 5e 87 8p 8s b5 bf bg c5 cf d1 2g 31 6s 7c bp dp
774:3k 4d 4m 4y 5a 8c c1 h w 19 1z 2v 32 33 3e 4f 4z 5y 68 6u 6y 78 7c 7j 7k 7m 7r 8u 8v 8w 92 ab av ax b4 b5 bg by ci dx 3m 5u 69 3w 51 bq br dt
7740:33 37
7741:33
7742:33 0 3 6 7 a c h n p s y 13 16 1c 1g 1i 1r 1u 1y 20 23 24 27 28 2d 2i 2n 2p 2u 2v 2w 32 35 36 39 3f 3h 3m 3p 3v 43 45 46 4h 4l 4q 5c 5d 5l 5m 5o 5s 5v 5w 6c 6f 6i 6l 6t 6y 70 77 78 7a 7f 7g 7h 7l 7m 7r 80 8g 8h 8j 8u 9c 9f 9k 9m 9n a3 a4 ac ar av ay b1 b3 b7 ba bd bl bn bp bx c6 cb cc ck ct d2 df dr dy dz e5 e8
7744:34 8i 2y cy
7748:2j au d6
775:e7 3m 7l 5 1b 1f 1h 1j 2a 2q 3i 3p 4k 4t 54 5a 5e 5k 5q 5w 69 6j 6m 8c 8f 93 9b 9d aa ak ci df 3t 4h 67 8t d4
7754:24 3x 58 5d 6h 7z 9h bt 4e
776:7 3k 3l 3o 3p 43 4k 4l 54 64 6j 6z ai b1 c6 cb ce df dz e0 4 3j 5l 66 by cq 3g 67 68 9f 9w cf cm a 2h 2k 3x 60 6f 7i 7o 8m 8v bs
7763:1u 5n 5o da dc 9p
7765:cn
7769:89
777:4a 5g 66 6g 6i 6m a5 3m
7771:1e du 3k 4d dn
7772:2p
7774:2v
7777:f 5p a3 bt ck cl cx e5 n y 17 6a 6o bc 7s
7779:a3 cv
778:j 16 22 3m 4a 5q 6h 6i 8z 9b 2y bt c6 4i 67 68 7i a2 0 5g 95 9r
7783:78
779:7h 8u cz d7 35 3g 42 67 6g 6z 7a 9y cb dz e4
7795:5a
7797:4n 7l
7798:4h 37
780:d t 17 84 86 9u ab ap bi c9 c s z 9t bm dv 29 2a 2q 3t 5j 82 9c a2
7800:b3 7r b1
7801:3l
7803:57 7c cl
7804:3l 6c
7808:h
781:y 29 2n 2o 2q 2t 4a 52 57 5d 72 7w 8o 9l bq by ca cw 1g 3m 3t 3w 41 45 46 5h 6o 82 88 89 8a 9t 9u a4 ct d6 3 7 d i j 10 17 18 1c 1f 1p 2a 2l 3r 4h 4m 5g 5j 5s 6t 7c 7f 7z 84 87 97 9b 9c ab aj aq bx c9 cj db dc df dv dw e7 1b 1t 3q 5p a2 cp cv dx
7810:ar
7811:c5
7812:5e e0
782:y 1b 1u 1v 23 2a 2c 2m 3b 3c 3d 3k 3p 40 45 4e 4g 4h 4j 4k 4l 4n 4p 5a 5z 6f 6r 6u 6w 7k 7l 7z 8h 8j 8v 9i 9p 9y ac c6 de dh di dq 22 2h 31 3j 3n 3u 3w 4s 4t 55 5f 5o 5p 6a 6c 6j 6l 71 75 7a 7c 7g 7o 7q 7x 88 8b 8i 8n 8r 8s 92 99 9b 9v b8 c2 c5 cy d9 du e5 26 2k 2y 2z 3l 3m 4i 5x 66 67 7b 90 9f 9w bz cf 2l 32 3g 4f 50 57 5l 5u 62 6b 7w 94 95 96 ay
7829:6d
783:s w y 19 1b 1h 1r 2m 2n 67 6i 7w 8b 8d 8g 9f 9w a5 b2 c1 c3 c9 cv dg 1i 27 3s 5r 73 76 7j ae b5 bc db 21 25 2g 5p 69 8f u x 24 2k 2l 4l 56 8k 8s a0 bm d4
7830:23
7831:6w de 3o
7839:55 80
784:6 f 1t 20 21 25 2g 2h 38 68 6j 74 8w dc dt y 1m 1v 22 2f 5b 73 86 9a 9h at dn du e 4r b4 d3 7s b8 b9
7841:1v
7846:6g
785:10 14 3u 3w 3x 40 45 46 47 4i 4j 4z 54 5g 7a 7t 86 8b 8v 95 9c 9d 9l 9m 9t a0 a3 a7 bd bi ca cg cv d8 dj 3n 3z 7n 88 8m a1 b2 cm d4 dr e5 22 2y 3g 5j 5q 5u 6k 87 8g 9a a9 bb cb m 4d 4x 5d 7m 80 83 89 8l 8y 9f 9o a4 ab ah e0
7852:2w au
7853:9 g 31 54
7856:1y 37 2t 5h c9
7857:1y 2a
786:57 5t 76 9x dp 1k 6o 6y
7860:1z dd
7861:5r
787:9e 5a 8s dq 2m 56 7z 9f d9 50 dz
7874:c 8t 8z 9z 22 8s
7875:h 26 4p 4s 6v 74
7876:4r 58
7877:dn 25
7878:dn
788:18 8n d8 dq e6 3d 78 dt n 2d 38 39 6z 7x 8e 8u 97 9d am bw bz dx e0 cz
7880:dn
7881:77
7882:4p dn
7885:4f 23
789:2s 3c 5p 6l 6m 6q 70 7q 8c 9l a9 ar as av aw ax b3 b4 b6 b8 bl 2x 5o 6k 7n a0 bc cq 1a 2l 3d 7p bn h 2p 3j 4j 5v 5w 62 65 6c 6d 6v 6w 75 7f 7t 8g 9e 9g 9v az b2 b7 c4 c7 c9 db dy e7
7890:8t
7897:27 29 73 5k
790:56 6l 9l 9u a7 as cq 8s ar at au 92 bh 6h ae b5
7905:dc ds
7909:2i
791:2s 2v 37 54 6k 6q 70 9d a3 am ax d1 e4 3v 5r 69 6l 83 8g bn cr 4k 68
7911:22 21 2p
7917:23
792:y 1o 2a 2z 3m 5b 5w 6p 6x 8v 95 a3 ar ci cr d1 3p 6i 6q 79 86 8j 8k 9m 9n a5 an b9 cq k 2u 2v 3b 6b 6k av 20 2s 4a 5o 69 a0 bo bt
7921:2k
7927:2a 35
7928:2f
793:w 3s 4x 65 9k 9m a5 c3 ca h k 13 16 18 4a 4y 6h 6t 77 7s 82 83 d6 d7 dc 3w 5k 7t 97 z 3m 5p 5q 67 6i 6l 6m 6n 6o 6s 7u cq d5 dr e6
7931:53
7932:9w 77
7935:9w
794:5d 6q as cq 5t 9w a2 ar 3o 86 a1
7940:7k
7941:3k 4w
7942:42
7943:42
795:1v 2i 2l 2r 5k 6c 6f 6j 6n 8v ae aj az bj br bv c4 19 38 6e 6v b5 dz 29 63 69 6t 7j al 8k bu bx
7951:2u
7952:5k 7d
7953:2 7o
7954:3c c0 e3
7958:3a
7959:47 5r 5h
796:2v 3k 3l 3o 3p 5g 6b 6n 6r 7g 7r 8p 8x 9d 9f ac ad af am az b8 bl bv cg cn dh di dj du dx 6c 6d 6o 6z 8b c5 dk 1i 6f 79 7c 7v c2 18 38 48 7a au b1 bb
7968:2m 47 4a
7969:3n 95 9y
797:c 17 1s 3i 3w 40 5n 66 67 68 6a 6k 6p 7k 9x aj au cl e2 1e 1w 3g 5a 5q 5r 5z 61 62 6n 6o 78 7j ao bh c7 cf cr d4 69 6b 6f 70 7m 8i 9p c4 cb cd dq 16 7a 7z 9i ag ak aq
7970:3x 1b 6v 3w 40 by
7978:3w
798:63 di 17 62 6o ah cg 61 6f 6k 6p aj l 1v 5v 74 c7 cr
799:a o 1c 1e 26 2b 2n 3r 4x 5o 5q 5s 5v 5x 60 69 6e 6f 6g 6j 6n 6o 6p 6r 78 7h 8k 8s 8w 96 9b 9r 9x at ay az b1 bk c6 cf cm cr cs cw dk dv e4 i n w 11 16 23 2g 2i 2j 2r 3c 3e 3j 3w 3z 43 5i 5w 5z 61 63 6k 7i 7k 8a 97 9s a9 aj ak bg cl ct db dz e0 3q 54 8v 9f 9g b0 cg cq 1d 6i 7a 7g 9w an d5 dr dx
800:17 1q 5y 63 68 69 6b ap as cs 15 19 2w 4j 6a 7c 7d bs bv cg d0 dj an bu d4 0 1 k p q 1s 26 2l 4h 4i 5q 8z ae bl c7
8003:4w 7p 8m dp 50
8004:8c ax 30
8007:32
8008:34
8009:7f 9p ba db 24 6j bx i r 31 6p 6q 84 8b 8i 9v ae az bv c9 cq
801:54 5x 63 67 68 6a 6b 6f 6r 78 ad af at bm cr d4 6e b6 c6 69 al bg 1k 5v
8010:30
8012:2v 3c
802:5z 96 60 8k 6e
8020:1 k 1w 3j 3w 4k 4m 73 7m 7r 8b a6 bj by cs d3 d6 a 1e 2w 61 6l cc cg ck e7 t 65 6u 7u 84 cf 1g 32 7j c9
8021:3n 7n cb cs 6s cl 6t 7o 7r
8022:bx 31 m 16 1j 21 2h 4a 5d 6i 87 9x dh 12 1m 3f 3i 6p 7x 7z 9n 9o 9q 9v 9y dm dy
8023:31 bx 8s bv by cc
8024:32 5h 6p 70 8j aa dm e4 1w 8g au e6 3c cr
8028:2z 5r
803:9x 1z 8k
8030:ai ba dj
8031:3y 4d 4e cg 4 65
8032:1z
8033:2x 3c cn 1z
8034:7g b7
8036:1l 1y 2v 8g b7 7 3n 66 a3
8037:b4 3g 5i df dz
8039:1u 58 cn 1v 63 7m 8d 8o a4 by cz d3 d5 50
804:59 5v 5w 65 6e 61 5q
8040:2u 5o 5r 31 bp
8041:2v 8h 8i ds
8042:w 1u 1w 28 3b 3d 3i 3n 3o 3q 3t 4c 4z 58 5o 5r 5u 7d 7u 84 8a 8i 8x 9j a6 a7 ag b2 bf cn ct t 15 1k 1y 3a 3s 5l 5p 6u 6v 6x 6y 72 7t 8m b0 b7 by c2 cr cs d1 dl dw 5 6 k 18 1d 1h 1o 1x 27 2t 34 3v 44 4j 4x 5x 6l 6w 70 89 90 92 93 a1 aq au b6 bw c7 ci cq da dk 1p 2h 2o 2p 39 3f 3l 42 5b 5h 64 6f 78 8h 8s 9q 9w a5 bp br d7 dh
8043:1u 1x 3l 30 n 16 3g
8044:2i 33
8045:32 co
8046:3d
8047:1w 8b
8048:5h
8049:3t 46 ct 1t 3l 4x 5w 8k 93 3q
805:a 2g 3q 45 4j 54 5r 5s 6g 6h 6i 6j 6l 6m 7i 7r 7z as cr ct dq e0 1 16 1y 1z 2j 31 3g 3l 3t 3z 43 67 68 69 6a 6k 7e 8r ao b1 b5 bf bh bm bp bv c2 r 66 bk 3x 8p
8050:ct 3t 5t
8051:19 6g cr f h 1c 1j 1x 1z 29 2g 33 3q 3t 3v 3x 3y 4d 4x 4y 5a 5o 5p 5x 69 6d 6u 70 7k 7n 7u 7y 82 84 8n 8p 93 9f 9q af ao ap b8 bq bz c7 c9 co d2 d5 d6 d7 da db dc e7 7z
8053:3u 3w 45 a5 n 1m 1q 2k 3x 51 9k
8054:55 3r 3q 5e cq cw
8055:43 45 47 1s 46 bd c2 dr dx br d2
8056:41 5
8057:3z
8058:2d 49
8059:29 3s 55 5m 69 q 3q 9g aq 3x 4g
806:4u 63 9c an d4 4v 6a 7d d6 v 62 6r 8k 9k bv c4 cz
8060:5i 84 8a 4a
8061:2p
8062:20 2b 2m c6
8063:29 9f 1g 46 7m
8064:3o
8065:6b c5
8066:6b 67 be 56 ar
8067:6b
8068:2e 4b 77 79 7c 7h 8c 9u ax cx dd di ba e2 74 d5 t 5f c0 c7
8069:5f ag aw k 5b b8 7c ax c0 3x ao
807:n 27 31 32 33 3d 8v an ao b5 63 68 6r d0 bt bx
8070:1c 7c cx 0 8 k l p v 1a 1k 2e 48 49 4w 59 5p 5r 6s 74 7m 7n 7t 8w 99 b7 bb bf bj bp ce dj dn do dt
8071:5j 83 b1
8072:5h 5o 68
8073:9r 2r
8074:ck
8075:4u a1 bu bv bw e7 6n
8076:10 13 6x c9
8077:1b cs ds
8078:38 1y bb
8079:3x 5o 3c
808:6 7 u 15 29 2r 2w 32 3l 5n 60 61 6e 6o 6p 7k 7y 90 95 an ap as az b1 bi bn bz c2 c5 c9 cd 18 1c 87 97 ao ay bm cj 6n bf bl 4 1n 1s 35 5t
8080:bc
8081:6t dc
8083:80 8d 94 96 bk c3
8085:6z 7z 80
8086:65 6z 7z d1 e8 5w di
8088:70 56 be
8089:70 ba d2
809:12 2w 31 32 33 34 3q 8j 8x ax bc 1k 2i 30 3r 8i bn bx 60 8c 1j 6p 7h 9l dj
8090:82 81 9n 56
8091:2p 56 80 9v bb cv e1 7y 81 85 9s d9 3f 4v az
8092:56 80 85
8093:80
8094:80
8096:7z b0
8097:56 7x
8098:7x 80 8n
8099:6q 7y 88 8x
810:i u 19 38 3a 8c av ax dc 7h ad ag at aw 8r e t v 48 4z 58 5i 6r 76 7j 7o 7u 8d 8h au b7 cy d5
8100:6q 7y 81 89 96 88
8101:6b 8x cr
8102:7x ah
8103:81 cq 9m 80 aq
8104:87 9o 9m
8106:81
8107:2f 56 83
8108:83 80
8109:7x 83 co
811:5b 5q 8s 9k 9t cn co cq 2n 4p 7b 9a by cp cr cs cu dk dn
8110:88
8111:86
8112:86
8113:9d
8116:87
8117:86 6z
8119:22 7t e1 24 6j 8j 6b d2
812:n 21 3e 3u 41 46 48 4g 54 5c 5e 62 67 69 6m 6u 76 78 7a 7o 8l 8r 8t 94 9g 9k 9l 9m 9q 9z a0 a8 b4 bb bd ca cq cw do dz 93 a7 aa cp dn 9u as by cs ct
8120:83
8121:70 7r 80 9u ao br c0 c7 ds a9 d2 5t 8h 8q a 83 9i 9w cq d7
8122:83
8123:9n
8124:81 1a 6n 80 84 86 8d 9m 7y 85 9s
8125:w dv 12 31 77 a2
8126:6 1t 5r a4 ch
8127:8d
8128:8d
8129:7x 2o 5d 94 a7 ba
813:1t 24 2h 2k 9n 7e a0 ce 56 82 93 9o cv d7 9w
8130:9d
8133:85 2i 38 8n
8136:8a 2s 45 92
8137:f v 15 8b 8t aq cp z at 1a 29 8c
8138:85 56 8
8139:7v
814:14 1y 20 25 26 2o 7f 86 87 a0 a3 ce z 1u 2j 3g 3l 61 6k 6v 84 a5 cv 9 1d 3q 3v 5s 6q 6u 79 8n 9o a2 a7 ax cq de dq 75 9n 9t 9v aa
8140:1t 77 8r a3
8141:56 80 85
8143:83 9n 8t a7 4x 87 91 c4
8147:3a 56 av 71
8149:7z 85
815:2w 38 4a 5p 60 7l af b9 7v 2c 44 6u 9i d0 dc 6 2p 49 4f 4o 4s 56 79 7m 9e e3
8151:11 1q 20 2j 37 3h 6c 6d 7f aj be cd ch cn da dr e4 4v 7d bd cl cs cz 7 v 2a 2u 3b 3s 3z 4d 4s 4u 51 5u 6r 6u 75 9f 9h 9x 9z co dg dq dt
8152:b c 1d 1v 27 7x 7y 83 88 aa aq 1k 54 5l 5y 6r al d3 2f z 1y 84 8m
8153:89 8n 88
8154:2f 2h 2q 6q 7y 8a 8b 8j 8n 9c 9f 9p a8 bb dg dl dt dz 2c 63 7g bc c3 de dj i 1l 2z 5o 5w 5x 73 8s ba bt b 43 48 4f 6r 79 7b 89 8e 8q 8x b6 bp d9 dn
8155:5b 8y 8a 89 9k
8156:89 8r 57
8158:5b 7x 8a 8y ab 89 48 7y 8r 8s 9k
8159:1p 4f 7u 8a 90 9j b4 bw d3 do 0 a t x 1b 1h 1r 7p 99 bn ds
816:3f 78 4c 72
8161:a6
8162:a6
8163:7x 8t a7
8165:8a 8e 8t 9v 8b 9p d8 di du 41 83 8c a8 c3
8166:a8 ai aq 8t
8167:8b 8l
8168:8b 8f
8169:9k 7h 6k
817:3s 9p dq e h l 3l 7r b9 cw ct
8170:8g
8171:8g
8172:8e a0 8j 7v
8174:9e 9i dn 9r
8175:89
8176:au 89
8178:9p 7c
818:1i 1j 1o 5k 78 ck e2 0 1f 2q 2w 3q 4d 4n 5a 6i 6l 6w 8s 9p at c2 cu
8180:44 99
8181:cs
8183:8u 9d cw dm
8184:8p 8q
8185:8o 8p 8l a 8j 9i 9w cq d7
8186:8l 8q 8r
8188:8h
8189:56 8q 4g 4o 4z 57 5b 6o 6w 90 91 93 9a bb ca 4t c6
819:a7 at cb 35 59 9k ad
8190:a9
8191:6p 91 9c a0 ch cv 9n 1f 1i 1m 4l 4q 65 a7 a9
8192:85 a7 a9 di 8f 4y 8q du
8193:8m ab 87 cn
8194:x 25
8196:7s e3 8m 1y
820:51 64 a7 4u 54 6x 87 8s 9u c7 cb dl 93 cn b7
8203:ai
8204:2h au do n 35 6v 8q 8u 8y 97 99 9d a3 8 m z 3u 3w 3x 41 44 45 5n 6s 82 98 9o a9 ab bd ce cv d9 7f
8205:98 5b 5c 9f
8206:9b
8207:96 8q
8208:9t c
8209:y 9t bw dw 97 7x
821:y 99 c3 7z 80 85 a7 5a 82 8d 9c 9k dg 51 9m
8210:9b
8212:5u 7w 9a 61 4z 8l du
8213:9c
8214:95 9d 7a 9a br
8215:95 91 92 9d 1s
8217:3s 9h a8 ch
8218:7a 7h 26 7l 9h b1
8219:91 9m 95 9g 6 1m 37 9i
822:aw bw 6l 80 bg 6m 6q 85
8220:14 3o 5o 86 89 8y 92 97 a0 a5 ch 72 8a 90
8221:d 45 7g 89 1w 3o 65 6b 7h 88 cg cp cs ct cu 6o 80 91 9q aq cc
8222:y 13 1a 26 2m 3y 67 6c 6j 6k 73 7a 7d 7f 7h 89 8b 92 95 99 9b 9e 9g 9i 9j a5 co cu dz 5 b x 17 1g 1z 2e 2p 30 35 3f 3v 4f 4v 4x 5k 6y 74 76 77 78 7c 7g 7i 7k 83 85 8j 8s 91 9h 9v af au bq cb ck cr cz df dl do e0
8224:7f 9g 2q 34 3m 3x 50 dr
8225:e2 4 a d i q z 1n 20 5v 91 97 98 9b 9e 9f 9g 9h 9i 9z a2 b1 bv ch cm cp cv
8227:9h 94 9e
8228:81 92 93 41 4c 53 5b 67 82 90 9h
8229:9s a9 be 51 7d 92 cz
823:17 2g 2x 3j 6f by cs dw 3b 65 66 67 2r bq
8230:90 93
8231:6p 10 14 2z 3b 3q 3v 4p 5s 8z 90 91 by cs dk dx 9b dv
8232:dx 3a 90 91 bu ce 10 14 1b 3t 9e 6d 82
8233:91 93 bo
8235:23 26 2o 3f 3q 3r 49 4a 4k 52 5v 6g 6p 7l 7y 84 85 8o 91 98 aa bh bu cm co cp dq 5 29 2x 3u 3w 3x 41 45 46 4d 55 5q 5u 74 7f 90 cs 81
8236:10 3q 93 95 9l cd do
8237:9f 9t 61 85 ch
8239:9g ab af
824:3j 61 cs 65 66
8243:8r 9e 9m an d1 d5 e3 v 3m 6v 7 26 42 5y aq be bz d4
8244:95
8246:3i 9j 9z dx 9h dw 26 4r 5k 7h 7l 9i 9m ab b1 2k 86 92 95 9f 9t 9u
8247:9e 9g ca ci
8248:3r 4u 8q cs cu
8249:3v 5b 98 9a 9g 68
825:43 47 5j 8p 9z a9 ah aq ar cq e1 6q 7z aa du 1k 9w 63 c4 cv
8250:5b 9k bq
8251:93 9k 5 10 1b 30 3q 3v b7
8252:98 9l 9g cp
8253:cu 98
8254:80 81 36 88 8n ay
8255:98
8256:56
8257:13 cd 55 56 95 9f cv
8258:9o cv
8259:9p 9n 9b
826:a9 de e1 9z c4 cv
8260:62 2f 80 al aq
8261:96 9k
8266:cp 14 a1 cq e2
8267:7q
8268:2 3 6 9 b d h j l p q r s v x 18 19 1a 1d 1e 1g 1k 1o 1q 1r 1s 1v 1w 1x 20 21 22 23 24 25 29 2a 2c 2g 2h 2i 2p 2q 2u 2v 2x 32 33 36 38 3c 3d 3h 3i 3k 3l 3m 3o 3t 3v 3z 40 43 46 49 4c 4f 4h 4k 4l 4m 4n 4o 4s 4u 4v 4w 4x 4y 53 56 57 59 5a 5b 5c 5n 5p 5v 5w 60 63 65 67 68 6o 6r 6u 75 77 7e 7f 7g 7k 7o 7p 7w 7y 82 87 8j 8l 8m 8p 8q 8s 8y 8z 94 95 97 99 9a 9d 9h 9m 9p 9q 9r 9t 9w a6 ab ad af ag ah aj ak ao ar au aw ax b0 b2 b8 bb bi bn bt bu by c1 cd cm cn cp cr cs ct cu cv cy d1 d5 db dd dk dl dm dn dr dv dw e5 e8 9i 1 k u z 1y 2o 2r 2t 3g 3s 42 4j 5l 61 69 6c 6p 6v 9c ca cj e0
827:h i 1t 2k 2l 4x 5x 62 6c 6g 7q 80 86 87 8n 9k 9z a5 ae ar ay b4 b7 bg dm dp dq 95 9a r x 4y db dk 4u 9w ah c1 c4
8270:98 3n 56 9y a1 bk
8271:7v w 51
8272:22 2h dg dt
8273:z 20 5n 8y a3 cl
8275:7 a p q 1r 6a 95 9i dx 54 9e bd 9l z 3t 4t 52 5c a5 dw
8277:dc 7d 5t di
8279:4v 8n bv
828:b o y z 3o 44 5t 6p 8b 8w 99 9m 9r ae au bb c3 e4 56 80 8d ac aq 6 2x 40 5a 7z 85 8r 9c 9k 9u d9 7h 7x 8v bi bz
8282:5t
8286:8t 43 5a 71 ah 80 57 c4
8289:y 5a 7f 1a 1n 57 9u bh df
829:0 1 4 6 8 c d h l m n o u x 10 1h 1n 1q 1t 20 2h 3e 3u 3w 53 5c 5o 5y 62 64 65 68 69 6a 6d 6m 6y 6z 72 75 76 79 7e 7j 7l 7o 80 81 87 8k 8o 9c 9k 9l 9z aa ak am an ap aq b2 bf bg bi bn bz c8 c9 cm cz d2 d3 d7 dp e4 7 9 g i 1g 1j 1l 3b 44 4q 5n 5x 5z 63 6b 6l 71 74 7h 7k 7t 7z a1 a9 ar as aw bd bl bm bu ch cx d8 dk dt e0 3 j 16 1p 2s 31 3t 45 4f 4z 5e 5i 5q 6t 6u 6w 70 7r 7u 7w 8g 9e a3 c1 c5 cc d4 e3 5 k y 3v 54 5b 67 6x 7p 82 8n 8u bh bj c7 cj ct cy d1 d5 d6 di du
8290:a7 8r
8291:4c 4h 4l 4n 4q 4s 57 5f 59 5t as cw 4w 55 4d 4g
8294:5b 98 9h
8295:5b
8297:6u 2h a6 bw 2p 57 66 7x
8298:b2 9i
8299:z 4o 4r 4v 4w 53 5u 71 7y 8q 9n dy e8 50 9h dp 2h 4p 4z 4u 56 5c 8m
830:y 1m 2e 2i 5c 5d 65 6g 71 7c 7t 89 av cx u 44 68 8i a1 aq ba c4 c8 ce d0 5 1q 53 5f 5r 73 7x 8r 98 a8 c3 2r 43 a7 di
8300:a3
8301:7g 7y b9
8302:a0 d9
8303:1f 22 8s ah
8304:4j a0 8k
8305:6z 43 7x
8306:4o 4q 2n 4j 6e cr
8307:1m 7o 80 98 c4
8308:5d 9y dw
831:l 2i 64 6u 82 83 dq cf d7 f 2y 39 73 7e 8h b4 b8 ce db e1 d0 ds
8310:4b 72 9z a0 c7 0 22 46 4o 4r 57 6y 7f 7q 8w az d3 da dm do 20 8n 2b d6 e7
8311:9r 5f 9b
8312:8j 9z a3
8313:6v 65
8314:b1
8315:d 87 a3 ao bi
8316:87
8319:bg 84
832:9 d n v 1q 82 b u aq d2
8320:83
8321:3y 80 82
8322:84
8323:83 ah
8324:86 96 9t 3x
8325:86
8326:86
8328:n 14 2a 3r 48 5h 9l cm ct cw 4l dq
8329:86
833:5g 88 c4 6z 7z 82 aa 51 5j
8332:80 86 7a
8335:7z
8336:80
8339:56
834:2 9 1c 1s 5y d6 7 h v 13 16 18 1m 3t at 5 l p y 19 1f 1p 27 2k 2l 37 3u 47 6n 6t 7q 86 8w 8x 9c b2 e3 e f x 1h 1j 36 40 4m 5j 6s 6x 81 82 91 9h 9v a1 a9 ak b7 d2
8340:x 65 6y 7j 82 87 am 56 cv
8341:7x 88 89 7z
8343:7x
8344:83
8345:88
8346:1q a8 4w 4z 0 1f 1p 3u 6d 6p 7x 8d af aq aw b0 bd db dc 8c
8347:5w b
8349:8x
835:0 c6 d8 1o al 4 8 a b j k l q 16 1m 1n 1y 24 27 2b 34 44 4r 58 5g 5h 5k 5t 5y 65 68 6i 6n 6s 6t 6x 70 7l 7m 8m 8s 8w 8z 94 96 9e 9g 9i a0 am ao ar at b6 bd bm c0 c4 cn d7 ds e0 1b 3v 48 6k 7i 9h 9l 9x
8351:22 8s 8z c3 c6 9f ci
8352:2c dg
8353:8b
8354:8c ad ak av c7 cy 8i
8355:9v
8356:6e 7y 8e 8v a6 bh cb
8357:2i 65 8v 9j 9p 9w a6 c5 ci 8n 42 4i 7x 8b 95 a7 af dg
8358:z 1o 2b 8f 95 24 8g
8359:2i
836:1 5 e i k m o z 1b 1h 1n 2u 3e 5p 6t 74 7f 84 88 8y 9v a0 aj c0 c8 d8 dl e2 8 1a 1c 1m 2c 2k 34 4n 51 67 68 6b 6f 6m 6y 7q 7t 8g 9r 9y at bm br bw bx c3 cd dj e3 j 1i 20 4g 6a 7e am d0 36 79 7i 8h bg bs
8360:3o 93 9w dz
8361:47
8362:35 4w 5s 50
8363:5s dp du 6g 8i ai d8
8364:2t 6o dn aw 5g
8365:11 18 2w 4c 5h 6g 6k 85 9a 9c cy e7
8366:k 14 1h 3y 66 8m 93 96 ch e0
8367:10 12 3m 3p 9v aw dl e7
8368:9 16 2n 3z 69 6q 77 7z 8v 8x 93 ca cd cg dp dv
8369:h 2d 70 9g be dj
837:0 5 i t 16 1k 1m 1o 1t 3g 3z 4a 4n 5q 5x 61 69 6c 6d 6e 6h 6l 6s 7k 7l a4 ad ao ar as az bg bh c2 cq ct dg dy e0 e1 63 8z ae b0 d1 u 11 2h 2s 3t 41 4l 4m 5a 5c 62 6n 7b 7r 8y 9j 9u a2 a6 a8 aj aw bo c3 d7 dv g h m q 1a 3x b4 b5 bz cu
8370:4x 8l k v 3o 63 6k 6r 8g a1 am cq d8
8371:10 1b 3a 5b 6m 85 92 9r ab c6 d2
8372:l 13 3m 3r 5n 6i 6l 6q 89 8r 8t 96 dl e7
8373:5 z 21 2r 3o 4q 69 6v 77 8d 8n a6 be do e0
8374:69
8375:e 13 1y 2a 2o 2z 3z 45 4b 5e 6g 75 7m 7t 8a 9h a7 b9 cb dk 6j
8376:b m 1n 25 2y 3k 4e 5x 7w 8r a0 au d6
8377:a x 13 1o 2o 30 35 3b 3y 46 4d 5e 5t 61 66 6k 6q 72 7b 7q 8j 8v 8y 91 95 9c 9d 9j 9r 9x a4 a5 a6 au bd cb co dj e3 e5
8378:y 25 2h 2p 4q 8b 8e 91 98 9e 9h 9i 9k df di dy 3k 3w 3x 5z 92 96 9b 9g 9c dh e7
8379:4i 76 7k 7l d9 4k 7a
838:t 16 1l 1o 25 35 3c 3g 3n 6a 6j 76 7b 7k 7m 8l 9q bd cn cs cu cx e7 15 1x 2e 2o 3s 44 4b 61 66 6r 78 7c a5 ae aj as be bg bv co cy da q x 5r 6e 87 6 7 8 c r s 13 18 1b 1i 1u 20 24 26 2a 2g 2j 2l 2p 2q 2r 2t 2x 37 3f 3k 3l 3m 3q 43 45 4j 4m 4n 4z 50 51 56 5b 5c 5h 5l 5t 62 69 6d 6f 6h 6k 6l 6m 6p 73 7d 7e 7j 7q 7r 7t 80 84 8f 8i 8j 8k 8t 8v 90 97 98 9b 9k 9n 9t a4 aa af ak at av aw b1 b4 b7 ba bh bi bj bk bp bq bs bu bz c1 c7 c8 ch cm cp cq cr cv d1 d4 d6 dd de di e4 e5 e6
8380:99 95 cd
8381:45 5r 5u 5x 83 8p 96 9d 9k 9x a2 ce
8382:6 1v 2m 4b 57 5b 98 9h da 3u 6e 8u 99 9e 9f 5 r 4k 6m 8k 8v 1x 3p 5c 93 97 9r dr dt
8383:9e 99
8384:9d 97 5t 6t 8o 8v
8385:d ag
8386:3y 4a 90 91 95 9h e6 10 9i bj cr
8387:2h 9q bv 8p
8388:3l 3q 54 55 5s 6h 9b cr cu dq 62
8389:94 21 88 9r 9v
839:8 a o 16 19 1m 1w 1z 2k 2l 2y 3q 3w 5o 6k 6l 70 7n 8q 9z aa ag at aw bg bi bk bl bn bp bq bu bv 11 2e 2s 30 3c 3d 3v 5n 61 62 6b 6m 6y 72 74 79 7a 7u 7v 8g 9x a4 a9 ce d1 e1 e4 e7 1v 21 3p 6o 7k ah cq cs
8391:9m
8393:g 1f 4z 5i 8v 8w a6 ag
8395:3w 41
8396:8l 9k ac ah
8397:c3
840:cq 6m bp 1s 7n as b6 bn
8400:0 6 13 2t 4b 5a 5t 6h 6k 7s 80 85 8c 8e 8x 94 98 9m a1 a7 ab b2 c8 cl cu di dp e0 e7 4w
8401:b
8404:49 50 5c 5r w 10 12 1j 5h 5j 6s 8a ca cj dx 9o
8406:9o
841:n o z 13 16 1i 1q 22 23 2f 2k 3e 3r 3x 42 4d 4f 4k 4x 56 5c 5l 6d 6h 6n 6v 73 7i 7u 7y 83 8r 97 9m 9n a4 ab aq bt cx dt e6 c l 8t 9z c1 4 r w 1p 1u 21 3q 5h 5j 5m 8p 8u 9y as c8 cg d6 a 77 9d ar e0
8410:6p
8411:3g 45 54 9p bq bt cy 5a 8w dn do
8412:45 ab
8413:8q 4v
8414:97
8416:3o 92 dq 94
8417:bl
8418:90 9c cx
8419:92 94
842:9 19 1d 1h 1w 2i 32 37 42 5f 5z 6q 7e 80 9z ab an be de e6 2 3 8 a f n q t 13 18 1j 1x 26 28 2a 2h 2u 2x 33 3k 49 4g 4s 4t 4z 5h 5m 5t 5y 6f 6i 6m 7j 7p 84 8q 8y 92 99 af al bj bk by c9 cj cy d5 d6 dp dx dz e3 e7 e 1e 27 2f 2g 2m 5e 5w 8h as c0 co e1 s z 1q 1t 2q 5v 65 6w 6z 8e 9b a9 bu cx
8420:c5 cr
8421:7y 3g aa 4x bk bm
8422:8d 9j 9r
8423:3o 9f 2 c 1c 86 9g a2 d7 ab
8425:3m
8426:9f 92 dr
8428:dx ct
8429:7g 26
843:2 4 8 1b 1t 2u 5b 7z ar e7 o 1k 1v 67 ak an as 3e 3u 56 79 9c 9i 4l
8430:9f 9h
8433:1 1w 3w 4k 4m 5d 73 a6 d3 d6 8b 9j a8 4j 9i
8436:ab 7e ak
8437:9d df
844:32 3a 4e 61 92 6 j m 1v 2c 2u 35 57 5d 5e 5k 5u 6i 6s 6t 7d 80 8a 8s am at b8 cq cr ct dc dn 2 7r a0 ap bd bu cz d4 e7
8440:83 9a ah e 3w 4f 5b 91 at cb a5 bm
8441:9t 99 ca
8442:92 ch
8443:9c 7e
8445:cl
8447:5t 8o 3t 5r 9t 7x 9n 9o
8448:5t
8449:56 bz
845:2 3 c o q v z 1p 2b 2k 2o 2q 31 3c 3e 3s 48 49 4b 4p 5r 5t 5v 6h 6m 6p 6x 7n 7p 80 88 8b 8c 95 9c 9m 9q a5 b1 c7 d7 e4 e6 9 n 11 61 6a 7r 86 9j bz cz d1 t w x 1o 24 30 38 3f 3t 4a 4f 4o 4q 4y 5a 5o 70 72 7q 84 9z aa bd bt c8 cn co 14 1q 3d 3u 50 5j 60 6q 85 89 8n 91 9p bh by cl cw d4
8453:aq
8455:3t
8456:27 4u 5y 85 94 95 b
8459:72
846:4 i x 1c 1d 23 2s 5b 6k 71 7b 7k 7l 7q 94 9i af ag at cn co cr dm f h 6h 9s a2 3 b g l 17 1j 1w 1z 2j 2x 3i 3w 3y 44 5e 5j 69 6i 7h 7o 7r 7w 8g 9m 9x a9 ac ay b8 bg bn bo br c6 ce cg cx dd m n 1b 1e 1h 1r 2p 3f 4n 5d 5x 6a 6l 6v 6y 72 7d 7u 96 9a 9c 9j 9v b7 bb bm bw c0 cs d9 dn dr
8460:cz
8462:c2
8466:89
8467:8e 8n 6 9
847:a 3e 7x 8u ac bz 3 k o u 15 1v 2j 3j 5g 7t 81 87 9g bi bk c1 cg 7 9 c d e 1c 1w 23 2q 43 84 85 86 8v ai ao bj bm d1 du 6q 6x 7y aa
8470:8s 8u
8472:6s 89 a6 c7 8a 9j 9k
8473:86 7x 9t
8474:68
8477:22 2h dt
8478:5w ba de 6h e7
8479:8j
848:s 84 cc
8480:5g d9
8481:2n
8483:cg
8484:5q
8487:8
8489:cq
849:8j 9d ac 6e 6i a6 d8 6v 7h cx d9 dj
8491:5j 1l 5t 85 8a 8u 9n
8492:87
8493:87
8494:45 ba 84
8496:3s 5f
8497:95 2o 4l
8499:a1
850:a k 11 15 19 3f b2 dw 3z 5g 84 8d 9e b1 dm dv 17 6x cz 9 1u 24 6v ca cm
8500:8o 9y b h v 10 27 2a 2q 3s 44 4c 4k 4w 4x 4y 5d 5m 5q 5u 61 6i 6n 6v 8m 8p 9q 9x a3 aq bl bo cd dp dx
8502:du 95
8504:2p 8a a6 3z
8507:a7 2a 8t
8509:6e 4x 4y 7u
851:4 z 19 1z 2i 2k 2x 2z 31 33 34 35 36 39 3o 4i 4l 5g 8o 8w au ay b2 b5 bb bf bo bp cu da dm dt 1e 23 2j 2y 32 37 3s 4k 5z 8j al az bc cs do 30 ah d3 4r 4v
8510:6j 83 8y 9c at cy e2 9p a8 d6 4a 4h 9k bd dl 8 70 73 8f
8511:70 33 9h
8513:78 3m 83
8515:4b co n 2h 3k 4q 4y 6j cr
8516:96
8517:9 a a6 c 7z bb e 13 1d 1p 4e 6i 91 97 9s 9t a4 ds dz
8519:7x 83 dm
852:12 bc 4 k 2j 2l 80 bb bm 4g 84 bf cu 2i
8520:83
8524:8t ap 51 86 9g 9y
8525:55 99 cn 4e 6m 8a ag d9 de c3
853:2 4 e h 1l 1w 24 2o 2t 32 38 3d 42 4s 5y 8n 9p 9y a1 ah aq au ay bb bc bn bs c9 cp cy do 8 14 1p 2f 2j 2r 2z 31 34 35 6x 9a a0 ac ag ak am az bo bt 2y 37 5q an bq bz 1 r 1y 3c 5h 81 8i 90 ar b5 dg ds dy e6
8530:1a 5a 5m
8531:di 33 49 4b 5n 9g
8535:dp
8536:1v 1w 3f
8537:21 29 2m ci
854:u 13 14 17 18 1q 2r 32 33 34 36 ax ay bj bp ci e7 l 23 2b 2x 30 31 3c 5c 6a 7n 87 8e a0 br ce cj d9 1 8 n p v 2u 2y 38 3a 3d 3j 44 5m 5p 5s 5x 63 66 76 77 7f 7u 9k 9l a1 an ap bn bt ca e6 e h z 1v 7e au b2 bq bs c2 e0
8540:88 2 3q 3u 4c 4g 4m 5u 72 94 9d do
8541:2b
8542:8a
8543:aa 9z
8544:5t 6p 7s ap
8545:76
8546:ag
8547:76 8h 51 8m 8p e1
8548:76 8h 3c 5s 8j cz dq
8549:8n
855:0 r 27 2i 37 af ay b5 b6 cu t 9b bl c9
8550:6a 9h a9 6l b1 bn
8551:7f 96 9n cr 22
8552:4w 8o 93 c5 43 4c 4e 4z 8b 8s a8 12 31 4u 51 77 86 9s a2 di 4f 4j
8553:cq cu 93
8554:9i 9e
8555:9r
8556:n
8558:7m c9
856:e p 12 3d 4a 5p az be bo bu bx cf dg 15 1s 3t 5f 5h ag ak bf ax
8560:5v 6a 1b 5b 5d 5m 8e 95 ch cq cs cu 3s
8561:1z 6c
8562:bd v 4u
8565:3u
8567:19 48 6t 7n aa cn co cy e6 cr 49 2o
8568:93
857:1 4 6 t 12 2r 3j 40 au 2o 5n ao 48 bx
8570:72
8571:4d dv 5b 7k 89 5d
8572:5d 54
8573:54 5t d3
8574:e 1x 21 3e 4o 5b 5f 9i a9 cn d6 4r 4x 4y 50 51 b3 b 23 2d 3a 3s 46 4c 4u 4z 52 5x 60 62 66 6q 89 8h 90 94 9h 9l 9s a6 ar ci 30 3v 4s 58 5i 9n cq
8576:44 4c 5y 7h 7l aq e4
8577:4u dh
8579:66
858:1 4 v 13 15 1l 1u 1x 2k 2o 2r 2w 2y 3t 48 5k 60 6x 78 7s ay b5 bj c0 cn dr e2 e3 28 2c 35 77 h 11 1i 3h 3y 58 79 7b 7u b9 c9 ck da 8 12 3v 7r cz dd dj
8580:2f 6x ak
8581:75 do
8583:1h 6b 77 8e e1 8 27 d3 3 7o d4
8584:6p 77 8w
8585:k 3e 8h 8k 8l 9y a8 75 8d 8f 8u c2 dx bb
8586:6p 9i 7x 9t
8587:7x 8d a7 26 2l 2n 3u 9y a2 ce
8588:6l 9o cj d6 l al dg
8589:7y 7z 90 9z 8e 3p
859:k u 12 15 17 1l 25 2g 2t 2u 2z 32 36 39 3d 3i 3w 40 48 4a 5i 5j 5l 65 69 6x 7b 7c 7n 85 8u a0 ap b3 b6 b8 bf bj bl bn bp bv cf cg cu dm e3 v 29 2h 30 31 5e 5o 6d 6m 20 2r 3b 6z 8k al b2 bw c7 dv e2 1y 6e 70 am bk bx bz
8591:1j 7v 7y 8x 9b
8594:63 6q 6 2m 7y 8r
8595:7y 2j 5w 78 7x
8596:b c 23 3g 4c 7w 7z 86 96 9w a4 cv 27 6g 7x 8d 8t 9f a6 80 54
8597:b 13 1i 7z
8599:6 1e 3z 4x 4y 51 80 cg 1n 88 9u e3 2l 63 7c cx d8 dj
860:ba c0 6u aj ak b7
8600:r 5n 8d
8601:81
8602:51 65 89 8d ai
8603:8b 80 85 8d 96 9m 9x aq c4 x 5v 6r 92 9n a6 p 44 4a 90 91 9g
8606:cq 5d au
8608:7w 92 80 81 98 9 b h m 15 1z 2y 3x 54 6o 8z 90 9b a2 aa ae ak au bk c1 cy 36 88 8n ay
8609:8a 91
861:10 14 6z 70 7u cm 7x d1 e8 5i 8w da
8611:9 dy
8613:82 a4
8614:83 b 86 8q ce d2
8615:83 bm 46
8616:84 6d 87 9x ad b6 1g ag d9
8617:84
8618:84 ar 6s aj
8619:85 89 94
862:2 f 18 3h 4l dv 1t b6 48 11 1a 33 57 da
8620:2h 4u 7h 85 8i 94 9i 9j dc e4 2b 56 92 am ci 6p 91 98
8621:85 8n bt
8622:e4 7h 85
8623:5t
8624:86 5j 61 9h d2
8625:82 86
8626:8u
8628:5q 6z 87 d1 c n 21 37 3k 3n 43 5d 6k 71 7x 7z 84 8k 8w 9f a4 ab dv e1 e8 2i 5e 5i 60 6a 7v 8y a6 ac b3 bx
8629:87
863:g 10 ay bf br cm 13 m 12 2w 4q 5z
8630:87 8u
8631:88 8n 3m 89 9h ar bn
8633:6p 83 96
8636:89
8637:89 9t
8638:89
864:t 15 bf 12
8640:2a 2b 2h 8a c8 89 8q 96 97 9b a5
8641:9w
8642:22 8a 8i 8r av e1 dv dk
8644:8b
8645:8b 8j di
8646:2x 3c 8c aq av bb bs 37 6q a0 74 75 4q 7v ah
8649:8c
865:15 3c af aj b0 bf 7t b7 d7 1 ao c7
8650:8w 8c 7z
8651:ce
8653:8c b6
8654:7z 8d
8657:a8 7h 2h 8b dt
8658:3r
8659:8y df 8x
866:0 5 e g h m r 15 1f 1j 1t 2q 2z 3p 5i 67 6b 7d 8e bw c7 cz d7 1z 80 9e cd ce bf
8660:2b 8t
8661:i k
8663:aa 8f 8g 9q 8c bf 7f
8664:bu cx
8665:ax
8667:8f aa b8
8669:2b 5n b2
867:e 6d w 30 4p bf dh 6a
8671:3l 1g 6v
8672:d9
8674:5t 8h 8o a8 8q d2 ck
8675:19 1i 1j 25 2p 35 3f 3m 3r 4i 4t 54 55 58 62 66 6l 76 77 8e 8h 8p 92 9c 9n 9w a3 bq cp dm dn du 2w 39 3a 3b 56 5o 5q 5w 69 6e 6r 6w 7e 7j 7k 7p 80 8u a6 as b0 bp bs bu c9 cy di e1 17 18 1w 2b 2i 2q 3o 4g 5j 5s 6g 6q 6z 8s 90 9x a2 ab cf cg cn d8 e8
868:v 8i 9a 57 78 ah da dc 1u cn 2y 3c 3m 5d 6p 72 7p 7t 90 9f 9m az b1 bg dq
8685:dd de 3p d8
8686:8j 9p
8687:dh
8688:8k
869:1c 2u 3e 7u 8v a9 bv k 7j dv 1b a0 ad 5 19 30 4r 5r ac b6 bh bp bw cn
8690:b i q 20 21 2g 2z 36 3x 49 4r 57 7o 7v 8h 8w b3 bx ck cp d0 do dy
8691:1h 7y 7z 90 9z bo r 2q 8s c7 d3 5z
8695:7v bv
8696:50
8697:9d 8l 6 d u 9a bl
870:s b5 6n 8d bp d8
8701:3u 8c
8703:2q 44 6v 8m 8u 9v 9x dm 2r 4a 74 bj 5z 6c ap bu cp e7 23 bd
8704:9o
8706:7m dh
8708:5b 8o 5j 7w
871:2s 35 42 6a 6v 7i 9m 9x ac aj am at b0 b3 b9 bf bh bp bw j 31 36 39 3o 69 7e av bx dc e5 co d7 af bv
8712:du dv b9
8714:8e 9 d g 1e 9v ai bz 6q 8u
8716:76 9i 8p 8w 2i
8717:8q 53 4y 52 9n cv
8718:t w 6m 9n 9o a9 ai ch d4
8719:8q 18 5w
872:8 1d 32 39 3p 40 4l 7j 7n aa ae b8 bn bo bt c8 cn co e0 m 4m c4 d5 db 7 15 1c 2u 3w 4e 4k 5j 5l 6c 6e 6y 7w 80 9d af d7 du
8720:8q 8r dv a2
8721:8r
8722:8r
8725:8r
8726:8r
8727:8s dk
873:b0 b3 b8 n s 1c 1j 3z 7g 81 94 9b 9i a6 ab ao bh bn dk dy e7
8732:1x 4x 8t du
8733:8t a7 a8 4j 8a 8s 9r f
8735:8t
874:i m 1b 47 48 49 5l ba cs e8 4r 4u 73 ar b3 1c 8y b1 dh
8742:8v a 4f 91 5t 8o
8744:8v 23 8w
8745:4e 5i 8v 95 70 45
8746:8v
8748:2z cu da dm 2k 8v 8w
875:af d6 6b ab cf 4i db s bh
8753:8x
8755:k 8x 6j
8757:e7 dl
876:h 1f 47 4a 5i 5l aw 4u c3 cs 5y 8g d8 a w 27 3m 48 4b 4j 59 6g 84 88 8z a2 cr
8760:8x
8761:8y
877:1n 2l al ar b9 ae bg 7i
8770:8z
8774:90
8775:0 5 13 18 1r 4e 68 6q 78 7b 85 8o 90 93 dz 46 72 aa e4 3z 47 9i 2 d 33 3n 3q 3v 45 6r 8d 98 a3 at dq
8776:90 1r 99 9n ch 96
8777:1a 2l 5y 6a 86 9m cz
8779:9e 90
878:al db 5l c6
8780:90 9e
879:4 ai 1 d0 d1 d5 3q 43 4b 4i 4n 55 66 7b 82 ao aq b6 by c4 dq 0 6 g i p 11 1f 1o 2l 9l 9s
8793:9n cr do aq dk
8794:8v 97 9h
8795:ab
8797:72 94 a4
8798:94 98 a4 89
8799:94
880:13 33 3m 52 5m 6p 99 c7 cf h g 1c 1h 1n 3o 43 4l 55 64 7v au av c1 cm cq cu d5
8802:95 9x
8803:95 5w
8805:6o
8806:8b 9j 9n a t 15 4t 52 56 5b 5f 94 95 9d 9e 9i ay ba cc cm 5c 7z
8808:4p 50 6o 96 9g dw 7x 88
8809:8l 8p 96 a8
881:7i 9 1h 1j 27 6b 6h 9v ac b6 c0 s 5f 5o 6s 8x dz
8810:9b 97
8815:9d dx
8816:dt dv 5f 5m 97 5e
8817:98 9h 93
8818:98 9t
882:1n 8o 3t ct 4r 7i
8821:98 3n
8822:3t 9a 9g 9k ca cm cn cp cr ct
8825:99
8826:99
8828:9 99
8829:a5 cg
883:0 o 1n 29 36 3d 5o c0 d7 3 t 3w 3x 6k 6z 7g 87 8h 8n 8r ai bn bo d6 e 3e 4c 5c 6i 8i 9m aq d5 1 h 1g 2b 4e 5d 6f 6l 6p 6x 7a 7h 8c 8v 97 a9 ap ay bf bg ch
8830:a 3c 47 9a a3 a4 e8 4x a5 ch 7p
8831:3m 4w 5s 9a cn a5 y 1m ae
8832:9a
8833:9a
8835:9a
8838:5d
8839:67 9b o 1m 9t 6r 97 cg cr
884:4 30 34 3b 3w 76 77 89 8d 9r 9w a6 a7 ad ag ak am as at c7 d4 e2 e8 21 2t 6n 7k 8f 8h 8w ae ao ap b2 bf bp bv 1o 8l 8p ac aq ba bu 7i 88 8y
8840:9b
8841:9b
8842:9b
8846:29 9b c 5f
8847:9c c4 dt du 8o
885:27 3x av cy d8 2g 3w 6k 6n ar db 8k
8852:7d 7g 7h 9c 78 7b
8853:8s
8855:c1
8857:du
8858:91 9d
8859:9d a9 cc cd c3
886:2a 39 ax db 1d 3k bx
8861:9e
8863:9e 9g
8864:6d am bm 93
8865:5 e 1h 1j 36 40 47 4m 5j 81 8x 91
8866:2 c 23 29 3m 3w 41 45 4l 5z 64 66 69 6e 6g 9f 9g a2 ab ar bf cr cv d5 dk 9 l 8z 98 dq 0 f n x 16 1c 1n 2m 3z 46 4d 4k 4n 61 68 6h 6n 86 91 95 9h bv ch d7 11 17 1b 3l 3o 3q 4g 5e 6j 6o 6z 85 8t 9l bh cu dp
8867:52 6h
8868:1c
8869:41 9h dr
887:3v 58 5q 8f ad c4 d4 e2 j 10 11 6b 8c 8h av d8 3g 3w 3x 4i 8r bk cp
8872:9f ab dq
8874:9g 9d
8875:64 7i bg 94
8879:31 37 47 7d 7p 80 9h e8 5a 14 3c 3n 42 4f 52 57 8p 9f 9q at cc cj cm d9 dq
888:1 1t 1u 1v 1z 22 2i 2t 4e 4l 5i 5z 7g 7q 7r 8a 8g 8i 8r 8s 8y 9m aa ae ar av b2 b6 b9 c7 d0 e1 1g 1o 2g 2s 2w 3c 65 6v 7s 80 9y a0 ax bf bv d1 dg 16 1e 1h 36 3e 3l 4j 58 5q 6k 9z d8 1i 67 7c al as bp dc dk
8880:9h
8882:4p
8885:9i
8886:9i
8887:p 9i
8888:50 90 9i a7 8p 9n
8889:5d 54
889:8 1j a1 al b0 am bp cq 8i bg
8892:9j
8895:5f 9j dz 2f cq
8897:9k 9m a3 a8
8898:5b
8899:5b
890:60 ai b9 dd 24 26 6w 7s 7x 80 83 8e 9t d1 59
8900:5b
8903:2o co
8904:98 ct
8906:ah
8907:94 9m
891:3r 59 dd dl a w 18 1g 3d 3m 4c 5g 5n 6g 7j 84 8z a2 cr d4 e4
8910:9r 9m
8913:3m 9e cv e0
8914:9n
8916:y 2m 4z 6d 8h 9a a5 dt dx
8917:9o
8918:9e 2q 8d
892:59 7v dd 4r
8920:6z 1t 5j 63 9n bi 6 83 9o a2 an bf
8922:9p
8924:5u 88 8c ah 9c 9k 9q 96 9o a3 ab 4i 8x 9m bk dv
8927:9p
8928:2k 5d 5t 92 99 an 91 u x 5i 7y 9h be
8929:3o 6g 81 9i 9k 9q
893:45 59 5j 7m ba cy d5 de 1 ae p w 3u 40 7e bc cg di dm c 29 2y 70 77 7b 7v 8f 8h 8t b9 e7
8930:c 9q 8b 8s 94 di
8931:5d
8934:3j 3k 4m 55 5d 94 9i 5b 9r 8n
8935:d 6p aw 5v 6e 8x 6o av
8936:80 9r 6e 6h
8938:71 9r 1i
8939:1 2 k x 10 14 17 1b 1e 1x 20 22 24 2a 2b 2l 2v 30 35 38 39 3h 3i 3q 3r 3s 3v 3w 3y 4e 4f 4l 4n 4p 4q 4v 4y 59 5h 5r 5w 63 66 6d 6i 6k 6x 74 76 78 7c 96 9l 9r 9w 9x 9z a4 aa ac at av b7 ba be bk bt bu bz c3 ca ce ci cr d4 dj e6
894:2e 59 7c cx dj e3 k 3x 88 8r 93 9r dk 1i 21 ak 1 f n 15 1c 1t 20 3a 4n 4v 5u 6k 6x 74 85 8v a3 ab an ce e2
8941:9s 9u 2p 82
8942:9s 9u 6 2p 99
8943:3n 3o
8944:88 9s be 1r 86 89 9t a9 ap 92 a0
8945:6o 86 9d bg 1r 2v 39 3d 55 56 90 aa ae b9 be bk bw dd q 4b 9s as bc
8946:1f 1s 7q c3
8949:9t
895:6u cc 23 ce df dl a 4e 5w 9l bk cx ab
8954:9u
8956:45 6v 9u
8957:9u at
8958:9l ba 9u
8959:o 9u a4 as bg
896:6 6u cc e1 i q 86 c3 cg d0 e8 y 6v 74 87 bm
8962:2b 2q 8y e5
8963:28
8967:2d 2n
897:a q y 8t 99 al ck cu i 1h 36 86 37 6v 74 87 bm e1
8970:2k
8973:9x
8975:3y a6
8976:14 1k 6v 8y 9y a8
898:1c 4k am 9r ap ay 4d 4n
8980:1t bl
8982:23 26 2b 4b 4n b9
8984:9z
8985:8g
8987:89
8988:a0
8989:6v a0
899:1a 1f 5m 73 7p d6 dh 11 5l 7k 84 8d ar bl dg 38 40 bt
8990:14 1o 6v 7e cb
8991:a0 a9 86
8992:1o 6v a0
8993:a0 2f 9l 8b
8996:2h 4x 76 7y 8i 8q 9d aw b9 da y 7d 7v 8l 92 9s ak be d9 d5 d7
8997:ap
8998:4u 5d 6v a0 9y dw
8999:9x ag ck 65 84
900:d 1z 1w 32 3p 3z 46 4m 5d 5h 5u 6u 7h 9m b1 b9 cb cn cq
9004:1 c 1m 2n 42 7h 9u a2 aq at bf cg dv q 7r 8a 9b a3 bt ds 3g 61 17 18 3t 4b 6q 7g 8h 9c 9v 9z af al bw
9006:2n
9007:a2 8n a3
9008:9b a2
9009:a2 48 dr
901:b0 ba f r do 3w 4z 5f bk 4e 68 av aw
9010:a2
9012:19 6g 9n c3 cr
9013:3g cn 4k
9015:8x a3
9017:n 9x aa 14 2o 9w a3 bk cg e4
902:4e bb ct b9 bs
9022:4k 8u bx 4z a5 80
9024:dv u 4y 61 9a 4z du
9025:a5
903:2q 3j
9032:8n
9035:a7
9036:66
9037:a7 d3
9038:a7
904:v 1g 1h 1j 1s 25 27 2n 3f 3u 4b 4r 5l 69 6h 6r 6s 6w 70 7g 7r 7s 89 8e 8g 9f a3 a4 ad bv c4 cg dg dn 1r 6z 0 15 1u 28 31 5t 76 7u 84 86 8h 8z av ax b2 bo dd 61 72 74 77 7c 7h 9k b4 b9 cy
9040:5d a8 d2 1g 1i 5w 8i a7 av bz dh 9j 9q e1
9042:1r 43 4c 52 9q a8 a9 c5 du dy an
9047:9w a8 2h dt 3k 48 4d 4z
9049:a9
905:1t 94 ch df
9053:a8 e1 55 9j
9056:aa
9057:aa
906:2 t 1d 1i 2e 2f 2k 2n 2z 32 3b 3e 3u 49 4b 4c 4f 4s 6e 7c 87 8c 8o 8r 90 94 9l 9o 9t ao ap aq ar b5 bb bc bf bi bl bx bz c5 c6 ce ch cn cu cx di dl du b9 5 d g l 1t 1y 2j 2q 2w 4i 54 69 6f 6j 75 78 8e ai av b7 bs ds e4 e3
9061:a1 aa 7y 7w
9062:aa
9064:dv
9066:46 6y 8v 8w do 2h 3z 77 97 cp ct d5
9067:16 33 69 6e 6h 6l bm c0 db
907:e f h 1n 1p 2o 60 79 7n 8x ai aj dg dj dq e3 0 v
9070:7f 7y 8v 2c 2h 2s 3k 59 5u 8e a6 cc de dj 1c 5l dg 2b 2f 4v 51 5d 7g 8w a7 dm
9071:5v 6r 7d 7j 7y 8h 90 9b 9w at b0 d4 5k 62 64 7e 7n 8c an bl bo 6k 2h dg
9072:g 23 24 2q 4u aa co 67 ah d3 5 8 2k 3e 80 a1 as dj
9073:2f 2h 45 80 8s 8t 8u 9j 9o 9w dt du 17 3g 8v dk 2x 6p 7z 8c 9z aa aq bs d1 dj
9074:d 1d 1n 1p 2o 6h 79 b3 bl 1i 9x 5z bo
9076:b bf 3l 6c 6d 70 81 82 8d au bj 2 6 2f 2m 61 6e 7j 7l cj cr d2 dt
9079:21 3n a6 7z c5 66 a3
908:j 6r 8k ao d0 d8 2f 8c 8h d7 dc dh 7h
9080:84
9081:1l aq
9082:9t 86
9085:3x 9p
9086:o 1l 3x 4s 4u 50 7y 82 89 9z d2 e8 h a7 8d 6
9087:1k 2b
9088:1e 2k 84 8a 8g 3f bf c3 d3 ak
9089:8h
909:28 br d8 dh ds d0 db 2f 8c 8h d7 dc 2b 5m 6i 7e
9091:8d a7
9092:8e dh di
9094:9z
9095:8g c6
9097:7x
9098:19 8g 2k bk
910:37 58 7p 86 ak b7 w 2t 2w 3v 3y 44 ba c9 6u aj
9100:8h
9101:8h
9109:i t 12 15 16 1l 1n 1w 2j 2k 2v 3b 3c 3d 3g 3j 5e 5i 5l 5o 61 63 6a 6i 6k 6m 6s 7e 7i 8b 8k 8s 9b 9f ab am ao bd bg bj by cf cg ck cr dk dq e3 17 5w 5x 7q 60 6f 7o bs
911:p 37 4x az d0 7 1i 24 2j 36 3m 45 4a 4v 5h 5i 6u 7k 7o 7u 84 at ax cu e1 6m 72 74 7r af b9 ch cy
9110:40 42 8l 8r 41 50 5d 5s 7x 89 9o 3s 4w 9a 8f a3 dp
9111:8m
9112:4t 50 7a 8n
9113:8o
9114:3k 3r 50 76 7e 8e 8p cw di 2h a6 9j
9115:4v 5t 76 8o 8p 8r 8v
9116:6z 8h 8p
912:3 6 3v 59 7m 7o 7u ad af db dd dl 1f 1l 2n 41 6z 7l 87 a5 ah az b0 bh cm cu cw
9121:8s dk
9123:87
9124:2h 46 4y 6y 77 8v d6 o 24 44 45 5c 5x 8p 8q 8u 9i dn dq dw 9s
9125:0 1f 2q 2w 4d 4n 5a 6l 6w 78 8s 9p at c2 cu
9126:2w aq t 19 1t b2 cd
9127:19 1h 20 3h 44 5r 6c 6n 75 97 dr dv
9128:dm 4r 7g 23 8w
9129:8x
913:4 7 1e 45 4a 54 5l 5x 6p 7r 7x 86 8i 95 9i 9w 9y ak ax b4 c6 e7 k 43 49 6x ag am c7 c8 di 1y b3 4l 55 81 db
9130:dl
9131:8w 8x
9132:19 b2 18
9134:91
9137:4w 5d 93 98
9139:95
914:1v 4n 6u dc ds 7v 2c 49 7e b8 bx e4
9140:40 4s 85 94 95 96 9l ab
9141:95 96
9143:97 2n
9144:dw
9145:dx
9146:9a a5 cl 2e 4y 97 dv 5q
9148:9w
9149:dx
915:9 3x 4u 4v 7a 7w 8b 8j 8o 8q ac b6 bt c3 c9 e6 1e ay dh 6y 8k ae aj bd
9152:99 ca ch
9156:8e
9157:cy
9158:9b
9159:86 8g
916:f v 13 b8 bo c9 3l 7t ad b0 bu bz c5
9160:35 9e
9161:9b
9163:9c
9166:9e
9167:9e
9169:6g 6h
917:u 16 1a 1h 3b 5h 5n 6f 6n 8i 9k 9m 9q 9r ag an ap c4 c6 c8 dc ds dt e3 bu bw bx ci dd 1x 48 7p 93 9i 9u 9x b9 c0 c3 cc cj cs q s y 11 18 1p 26 27 3q 43 4l 5b 6i 6t 99 9j 9l 9s b2 ba bc be bf bi bm c9 ce e4
9170:6n b5
9174:9h
9175:u 7o
9176:8n 8i 9n
918:r t 1a 1d 7e bh c9 cs cu 25 2n 61 b5 cd db ds 1 1g 4g 5p bg da dc
9180:4r 57 3s 3u 41 9a 9u a5 bi e6
9181:2p 9k
9182:3a 9l 9r a1
9184:9m c3
9186:41 a0 51 5d 52 5b 6x
9187:87
9188:92 1t 3m 7x 85 9e 9i 9n 9o 9p a6 ai au cv
919:o u 8w a 3p t
9191:e6
9194:s 4q 5t d7 5d 4o 53 5c 5f 4p e6
9195:7 d 1r 5c 9a dw 9s be c9
9196:9s 4n
9198:c6 9s
9199:9s
920:a g k r s x 1d 1o 1q 1w 2l 4h 4i 4k 4n 4u 4v 4w 53 57 5l 65 68 8v 9o 9y c6 cd cf cn d5 d8 dp ds h q 2i 52 72 88 bi c3 1f 7i ar
9200:9t b br
9202:8q
9203:9t
9208:6v a0
9209:2o
921:r 5w bh 1e ao b2 6x b1
9210:9i
9216:a9
9218:23 dj 26 28 1j 25
922:3 g h 1d 1e 1g 2x 5z bs 9 d 7s 9v ai bz 7 8 c f l m 19 1f 1h 1i 1n 1p 21 2l 7t a0 a3 ae ag b6 bg bk c0 c3 c8 c9 cd d6 dl v 4b 4r b8 ds
9222:9w d6
9223:26 2p 9y
9226:k 69 6v aw b2 c8
9227:7u 48
9229:28
923:k 1o 1y 2b 6u 6x 7n 7u 8c ar bw 5o 6l 90 9r aq da 6w b6 78
9230:14 2r 4a al bn h 7d a1 cp cq d7 e2
9232:p r 13 21 2f 2o 2s 32 3g 3z 44 4j 4o 50 54 5j 5s 65 6i 6u 76 78 79 7e 7u 8n 9o a3 b7 c1 cv dk dq dt e7 3n 4e 6z a5 ag b0 cs 26 3q 3w 77
9234:a6
9235:a6
9236:41 4t 54 64 co 84
9237:4g 4z 53 a7 4f 4j 4t 52
9238:e1 17 a9
924:q 13 17 2f 2i 2t 2y 3d 5w 5y 72 7l 7v 7x 7y 81 8z 92 9f aa ad al am an ar ax b4 b6 bg bj bl c0 c2 c5 ck cq dv 5j 76 7m 9o au c4 e1 16 18 1l 2p 3n 4n 51 58 6g 6h 6o 6q 9d 9t 9y a0 ap av bf bp ce 7o 85 9l c7
9240:a1
9241:dv
9242:8z dv
9244:8 q y 1r 2f 2m 2p 3m 4j 57 5d 7l 81 8t 8v 9p 9w bm c3 cd p 56 91 8a 9q
925:0 4 6 u 19 2c 2n 2p 35 38 3s 44 4v 5f 5h 5p 6p 7s 7v 85 86 87 8k 92 95 97 9q 9t 9u a6 av ax bb c6 c7 cg cu cz dt dz o 3a 8u a9 d1 d7 2t
9250:3a 5c 8w 97 c5 6t 96 e7 74 7u a9 57 dw dx
9251:2 26 2w 3o 8f 8l 94 9d 9p 9s 9v bk cs du dx dy dz 97 44 5g 5m 68 6r 72 80 ah ai bg d3
9252:18 59 7g 97 9q ab dx 1q 3j 5p 70 7d 91 bx ch cy y du 4o 7e 7i 99 ci ds
9253:70 71 77 7g 90 9e ab av ch co dv j 1r 4b 9n 96 9o
9254:9d 8l 6 d u 9a bl du
9259:86
926:1m 3m 99 9b 9t l m 1c 1s 1v 3z 4l 68 7w 8h 97 98 9c 9u a7 ay bf bw d8 d9 c e4 a e n 43 dg
9260:5b 8l 74 9k cp cn cv dv co
9261:3u 3v 44 5u 6i 93 a5 by 3x 41 68 97 dw 9t a7 ab
9262:5q 5w 69 70 7l 99 9x 9z as bx c1 ca ce cf 68 d4 5l 5z
9263:4h 5k ab bx k 9t dv 2a 86
927:3i 5e 5g 0 v 17 1m 2m 4m 61 6b 86 9g a9 aq bb bf d7 e4 w 8q
928:bf 4d 40 4e 8t 97 9u a4 e8
930:46 7i 8d a9 cz du dv e4 ab
931:2 n s 14 1r 1t 2a 2i 2n 2p 3g 3x 42 45 47 4c 5r 5u 5v 6v 6z 78 89 8c 8f 8o 95 9a a2 be c1 c3 c8 cj d4 d6 9 w 1c 1m 27 2m 5c 6e 71 7d 7o 86 8d 91 92 98 99 9b 9h 9k 9m 9s 9t 9u a1 a4 a7 ae af ai aq as ay bb bf bg bu c6 c7 dv 1d 2l 3v 4l 7a 7h 7i 7l 8r ab aj ao bc dq o 1b 3q 43 5k 5t 5x 62 64 65 68 6a 6c 6r 75 7k 82 8l 96 9q at c5 cz d3 e7
932:q s 1h 1l 2p 84 92 9n a2 a7 ai aq bg c3 97 ao bz c8 dr b 2v 39 4w 54 6b 7f 7y 8f 8j 8s 99 9s a0 aa b0 b7 b9 be bf bo ci cq d5 d8 d9 da db dd de df di ds o 17 1a 1b 1r 2l 2n 30 3r 3s 3x 4i 50 52 5d 5u 6l 6r 6v 72 7l 7t 7z 8g 8l 8x 91 94 98 9k 9l 9z a5 ac ad ar ax b3 bv cg co cr d6 dw dx e4 e7
933:au bc dz 3 c 2u 2y 46 54 7z 9t bv cl cr dr dv e8 4 1g
934:8 v 1l 3z 51 5x 68 2s 53 5j d2 d4 s 1c 1r 9q 9r ci d1 d3 40 9s
935:7v 8v 0 t v x z 12 1c 1r 1v 1w 1y 2p 2v 3d 3x 43 46 54 5p 5y 6a 6l 71 7e 7k 80 82 8a 8h 8m 92 9m 9r 9t a4 ab ac ao ap bb bo c4 d3 dh du dx e1 3j 84 cg bv
936:
937:0 9 h v 1s 41 4q 4r 54 75 77 96 9i 9q 9w a5 ao ap bq c0 c3 ch dj dv dz e7 4 g 2p 2y 4e 4p 53 5b 65 66 7e 7x 8d 8o 9c 9f 9g a3 bs c2 c9 db du 44 5j 8g am bk by dy q u w 15 16 1o 24 29 2n 2t 38 3f 3j 3q 3t 3u 40 4a 4k 4y 51 55 59 5d 5p 5r 5z 6a 76 7a 85 8l 9d 9p 9t 9y ab an av b5 bt bx cv d1 dq dr e8
938:du 8q
939:95 9f 9e 9g
940:z 26 7b 8b a7 b8 bq 21 6s 81 a5 ab an e 1a 2i 2u 31 4r 5w 8d 8f 8n 8w 95 9a dt 7 4t 5b 8h 9l ch cn cu cx dk
941:27 3n 51 7r 5c e6 2u 3z 99 9q 1u 2c 2p ab bo
942:7 j x 2r 93 d 1r 28 4v 51 52 6p 70 7z 80 82 8b 8i 8z 9e 9g 9j 9l 9p ah c3 c4 e8 1m 27 7o 7y 98 2l 31 56 7t an bz dx
943:19 1r 2i 30 3z 4c 4w 5j 6b 6r 71 7a 7f 7y 81 8l 8z 92 9a 9o 9v a6 ai am az b6 bd bl c7 ce cf e4 28 2b 3x 4d 51 5t 76 7n 7w 8o 9i 9r ap be cq dd a 13 4f 89 93 9w a0 a5 a8 ch 2h 2n 3k
944:4o 5l 5r 5y 63 6n 74 80 92 aa b1 bc bd be bg br co 16 1o 2i 2r 3c 4c 60 78 7g a9 au c6 dz e0 o 2k 36 5o 5u 6e 7m 83 9m as b2 cg 6f 71 73 ar e3
945:7 l w x 2c 2e 2x 3c 4q 5g 5y 67 6k 73 79 7b 7c 7l 7o 7y a0 ah ap av aw b7 b9 ba bc bg bz c9 d0 di dj dl e7 1a 1i 1k 1n 1p 2q 2u 2y 39 3d 3e 7q 7v 81 8j 8z 96 98 9q ay c3 c4 cx cy d8 de du 68 6a v 6b 74 7d 7s 8g dd
946:5 8 b q w y z 11 1a 1r 2a 2f 2m 2p 3m 3o 4c 4j 57 5d 5f 5j 5u 6v 7l 7x 80 81 86 88 8t 8v 95 9c 9h 9j 9m 9p 9q 9t 9u 9w bl bm bw bx c3 cd ch ci cv dw 0 i n r 14 1g 27 3e 3p 3u 3z 46 6c 6e 6f 70 7t 8a 8g 8i 91 93 94 9i a4 ar b4 bp bv d2 dr k p t x 2l 51 53 56 5t 71 7h 84 8s 98 9d 9e 9v ac ae ak al aq at b8 c4 c6 d3 dh 1m 1s 5b 5e 5o
947:1a 2p 51 6k 6o cv 1q 1r 7z 9j 9q cz e0 e8 2n 3u 4b 4u 54 5e 98 ak cm c 15 3s 6l 9i 9m bl
948:2p 2r 3p 9b 9v a6 1u 29 2i 2l 3i 3o 4j 4x 53 55 6j 7v 9l 9w d4 dp dr e8 2k 3k 4f 57 5p e0 e6
949:k 2p 5s 5 9u a4 1q 3p di 41 53 8z 9l dr
950:n 1q 3h 6x 6z 82 83 89 8y 9k 9l 9m 9q 9z a3 bw ch 4 9 13 3k 5d 5p 68 7e 84 94 b0 bm c0 cp ds 2 5 a 19 2p 2s 61 6n 6q 80 81 93 9f 9h a1 b2 c1 c2 s 1s 3o 56 5s 6o 85 8a 9d 9e 9i 9n a4 a6 bk bx cl
951:82 9e cv 84 ch 7b 90 9m 51 56 92 9n
952:1b 1i 22 2f 3w 7z 8m 8r 9t a2 ab am bg bh bm dv 0 a d g h q 2o 3s 43 45 4e 4u 54 55 5d 5x 5y 60 6e 6y 80 82 83 84 88 8i 8l 8s 91 93 98 9e 9f 9p 9q a1 al ao au aw b1 ba bf bk bl bo bq c8 db dr u 1k 2q 3g 5i 7n 87 9c bx 6q 9k 9o as bi bv c9 cq dm do
953:5 a l m s 1c 2m 5d 6c 6q 7i bq 2f 76 8h ah dh 8 cu 56 5p 8a 9l cp
954:dl 9i 3v 75 78 7l 89 aw b5 di dy 28 2c 3q 4b 5y 60 64 6c 6w 6y 7i 7r 8y 9a e8
955:b 1k 9e 9f 9h a1 ar au bm cc ci d0 da di 2 3e aa an aq
956:35 6w 7k 7y 81 c3 d0 d5 4e 5n 5w 63 87 89 9l an ao bk ci aa b 43 4v 74 ah ak dj
957:3x 43 44 4o 4r 5y 6a 73 84 89 8v 9f am d6 1n 1o 6 7 9 a i m u 2e 2m 30 40 4q 5q 74 75 78 7l 9i bf co cx cz d5 di 42 4n 63 91 ak at az d4
958:4 k 14 1l 28 2g 2v 3z 4o 5d 5o 5x 7l 8u 9b 9h 9p a7 ap aq bf bu cr cz df n q 1d 21 2d 2p 34 3c 3l 3v 41 43 44 46 56 6b 6j 6m 6y 70 82 8a 8h 8n 8p 99 9i 9n ah as au bl c6 c7 c8 e0 e6 d p 18 2f 2y 6n a3 a6 am ao ar bq c9 dw 1 61 c0
959:1 5 9 f i r 16 1d 1e 1k 1q 45 5c 6d 7a 7v 8g 9g 9r ah ax az b9 cx d7 dg 1f 2s 37 59 5z 7x 80 8c 8k 8o 90 a1 aj ar c3 d8 de di e1 e3 b 2b 2n 3a 3o 3q 40 6c 6y 7i 7q 8j ad b8 c4 ck dc g 18 2a 2x 32 39 3p 4d 4u 53 5p 86 8n 8t 8w 98 9e 9w 9y a0 ag av b0 bd df dl
960:b7 bk cp
961:8 z 17 19 41 5j 6a 6f 8i 9m a1 ao az be c7 co cy cz d5 d8 e1 e4 45 cx 5n 6i 87 8u d4 q 49 6g 6s 8y ai b0 bi bs bv cd do e2
962:k l s 1z 2f 2v 2w 37 3a 3c 3v 45 4f 4x 4z 5o 5p 5w 5y 6n 6q 6u 76 7i 7y 81 94 9o 9s ay b0 b3 ba bo bs c5 co da dw e7 v 1n 1u 1y 3d 4y 59 5a 61 6b 9l 9t a0 a3 aa ai ax bn dc dt e4 7 n 1a 1h 1j 2h 2i 2y 39 57 5d 5z 6t 70 7h 83 8d 8e 8j 8l 8n 8p 8x 9p 9v a8 ab ak al au aw b1 b6 bm ci cq cx d0 d7 d9 db dd de df dh di e8
963:3 g k m t u w 18 1q 2c 2e 2s 3d 3e 4y 5k 5v 62 64 68 69 6b 6c 6e 6o 6r 6v 6y 71 72 75 76 77 78 7a 7e 7f 7h 7i 7j 7o 7z 81 84 88 8a 8c 8k 9b 9g 9j 9p 9q 9w ah at aw b3 bc bk bq br bt bu bx c1 cd d0 d5 db e7 x z 1k 1r 1x 28 37 3v 5p 65 66 6w 6z 70 74 7b 7d 7g 7s 7w 89 8t 99 9i a2 b1 bd bg c9 cc ci cp da e6 9 a e 30 3j 4w 56 5a 6h 6x 7c 7m 9d ai ax az b6 bp bw dd 8 1a 1v 3b 60 6f 6t 6u 73 7q 7u 7v 90 9s a6 al ar as ay b9 bs c7 cg
964:d k s v 15 1r 1z 2m 2t 30 31 39 5d 5k 5o 5p 5v 62 64 65 68 69 6e 6h 6o 6q 6v 6z 70 72 74 7b 7i 7j 7l 7q 7u 7v 7y 89 8n 91 95 99 9g 9k 9q b0 b9 bk bo bx c1 c5 cc cd ch ci cp cv da dd dl dv dw e4 e6 17 1i 2i 2s 2u 3o 4c 4y 5m 5n 5q 5u 60 67 6b 6u 6w 71 75 76 7c 7o 8j 8t 8z 96 9f 9h al ap ar at au az b1 b3 bc bd bn bq bs bv bw c2 c9 cz d4 d6 d8 dr 8 a l p r y 1c 1h 1v 27 2e 2x 36 38 5b 5w 66 6a 6c 6d 6n 73 77 79 7e 7h 7n 81 85 8g 9b 9d 9o aa aj as av b7 bl bm bt bu c3 cg 7 b x 1k 2v 2w 35 40 7g 8b 8x 90 9z a1 ah ax dj
965:e k z 14 19 1c 1m 1q 1z 2h 2t 33 38 3c 3d 5w 62 6e 6z 72 74 7e 7v 7y 8g 8k 9e as ay az b2 b6 b7 b9 bk bl bu c7 75 7i 95 9d ab b0 11 2p 3p 4w 4z 63 64 6k 70 b3 dg
966:16 1w 2b 4e 4k 67 6g 6n 98 9a bp bv dp dy 2j 2p 3o 3p 3y 53 5a 5o 65 6l 7v 83 cw a d 1b 2x 38 40 4t 54 5f 6e 6i 92 a1 al b0 bi c0 c6 ch d7 di 7 3c 5k 5s b7 bl bx cj cs dk
967:
968:10 14 1l 23 24 2b 2g 2j 2u 2w 3k 3l 3p 47 4a 4i 4x 4z 50 5b 5u 5z 66 6j 7z 8z 91 96 9r 9t ai av b7 bd c3 cz d7 e6 1n 42 88 89 c6 dz 7 c l p t y 13 1m 1x 27 2p 3i 3n 4q 4r 4y 59 5d 5m 5w 6g 6o 6r 76 7y 86 8b 8r 8w 98 9i 9l 9p 9s 9u a8 aa ad aj ar aw ay az b0 b5 bf bi bj bz c2 c4 c7 ca cj ck dq dr e5 d 15 2i 2m 2t 33 3g 3m 3z 40 44 4h 4m 4w 53 5f 5l 5o 5q 5t 5y 6d 6i 6m 7s 7x 84 8f 8o 92 9b 9c 9d 9z a9 an b2 b8 bg bp c0 ce co d5 dj dl du dx e1 e7
969:2y 40 6u 76 7l aq b4 bt 2 m 13 22 2l 45 5x 6f 87 89 96 9o a3 ak bd f 2n 3g 3w 42 4e 80 ad cd ci cx dj 17 3s 59 62 68 71 7z 97 bk do
970:7 r 19 2o 4b 99 9a aw dg 8 c x 1e 2c 3i 3s 4k 5o 5y 6j 6p 78 86 8l 8x 9f 9g b0 dl dv e7 be
971:a n 1h 2d 4h 6e 7f 7g 7s 8p 9g bc cc di 41 72 7o 7z a8 ae c4 c7 27 5y 9b b1 d0 1m 43 4v 4z 6f 78 8k dc
972:1s 2n 6n 9a b2
973:92 4z 7w
974:19 1i 1j 25 2p 35 3f 3m 3r 4i 4t 54 55 58 62 66 6l 77 7x 7z 83 8d 8e 8p 92 9c 9n 9o 9w a3 bq bv by cg cp dm dn du j 1c 27 29 2b 2l 2q 4j 4m 53 6o 6u 7n 8h 90 94 9h bs bw dh dl ds e5 16 21 3n 4e 4n 51 5g 3i 9q 9v 9y dy
975:2 3 9 d 3q 3t 3u 3w 3x 3z 40 46 47 5u 6f 92 95 99 9t 9w a2 a5 bq br c8 du dx 4 a 10 1r 2e 2m 42 4f 6p 7z 88 8o 93 9c 9d bb by cm dv w 3c 87 8p 8u 8v 8w 9m dm dp ds t 1f 2u 32 6m 90 9g aa af bc bd bx cr dt
976:1c 4v 5b 5t 9a 9i 9k bw cm 48 4w 8s cp cv 2 60
977:2 3 9 x 25 2b 2i 2l 3y 54 5w 6k 6n 76 7h 8g 8l 8m 92 96 98 9d 9n 9p 9v a3 be bm dc dw 4b a5 14 1m 1q 50 7f 8o 9r 9w ae as az c6 d8 d q s y 1r 2h 2n 2q 4x 56 5f 6m 7i 87 8p 8q 95 99 9g c3 cc d2 dg
978:1o 44 8m ap d3 e 3e 78 79 98 cq d7 du 7p 2y 3a 93 9o ch cv
979:8 m z 17 1j 1k 1u 1v 26 29 2h 2i 2k 2w 2z 3h 3y 4l 4n 4v 58 5a 5r 64 6s 6v 6x 7k 7o 9a 9d 9x a5 ae ah ax b1 b3 b7 bb bi bt by ci dk dz e1 9 b e 15 1x 23 2g 2r 34 3a 3n 3q 3r 49 4b 4f 57 5d 5g 5h 5s 5x 6a 6h 6j 6n 7h 7y 84 88 9w a1 am ao aq as at av ba c5 cu d7 dc dg e6 1i 4s 63 92 a0 2u 2y 35 5l 6p 79 ar dy e5
980:32 33 81 96 bi dx 8v a6 ap cv 5x 6r a1 ao bk z 8h 97
981:3 6 h i m 10 1z 2j 2l 35 3c 3e 46 4d 4m 4s 4t 5a 5o 7v 89 8h 8n aj al b7 bd bk bl bs c6 c7 c9 cq d9 de dh 3u 47 f 14 1d 2g 2h 2n 2w 30 3d 3h 3l 4a 4l 4v 55 5i 6h 9l a1 a3 an ay b6 ba cr cs cu do
982:6 7 z 7p 8j 8u ai aq bl du
983:a 3f 56 58 5k 72 82 bk bw cb cd cl da dx e0 1b 2c 2p 3i 3m 3o 3u 51 5l 5x 65 79 9b 9s a9 ai ak al aw c2 c6 ci cn d1 dg dw e7 2q 2u 3p 6o 8p 9d bx bz co dn 3n 6l 7z 9x by
984:2c 4p 6e 6f 9g ci dj 16 29 32 4m 4n 66 6h 5k
985:s 1n 3i 3u 55 5h 6k 6x 7e 8p 90 9g 9u cj dv dz 12 1m 28 33 51 58 5a 5f 5g 5o 5p 6p 7i 7p 7w 92 97 9h bd cd cf cy d4 da dp e2 e3 m n 2d 38 39 4d 5e 6z 78 7x 8e 8u am aw bw bz dq e0 e6 30 31 3a 4n 73 76 7q 7v ct d8
986:23 3o 4j 7h 98 9e 5g 6b 9b bz c8 2h 5f 8w 9i cn dn dp
987:16 2a 3p 3t 3v 46 4r 4u 4v 4y 5b 5l 5s 5t 5u 7o 8h 95 a5 bk bl cs dp dq w 3r 4h 4x 55 5c 5e 61 7k 92 9a 9l b5 by ct cu cw e7 53 97 9i 9j 7 p 44 6s 8l cn cp
988:b 2d 68 69 6n cp cv 9n 9w dk 5q bz 3q 51 5e 98 bi bu cq cw
989:6n 9b 9s ci y 2e 3t 3z 46 4p 4t 54 5b 5k 5t 91 94 95 96 98 99 9a 9e 9f 9j 9k 9q 9y a5 dq dw dy e7 1o 24 2c 52 53 5c 9n br dx e2 z 2n 3m 45 4f 4j 4n 7b 84 9r cy d1
990:a e 1p 1q 1s 3j 3k 46 4f 4m 55 5d 5e 5f 89 94 9i 9k b1 b9 bl dn 5b 6j 6m 8p 9m 9q d4 4d 4l 8n 8y a3 a8
991:5t 3q 3s 4f 4m 4o 4q 4v 4w 50 52 55 56 5a dp 5f 7p 9g 4h 4l 4r 59 5d 60 7y 8t 93 aa b3 cu e8
992:24 3s 4h 4l 4o 4w 50 58 59 5d 7s 8u a7 dn 48 4g 4p 4t 4x 56 5a 5y cl e8 4d 4f 4s aq cu 75 cn do dw
993:53 88 9a 9p 3r 4o 70 co 7 51 5s 6n 74 75 7f 7t 8q 8y 9d 9o 9z a9 ai aq ar bm cc cd cg cl d2 du a 8a
994:14 3x 42 4v 4w 4x 4y 4z 51 55 5c 5d 5j 73 82 86 88 8q 9n a9 dn 3s 3w 3z 40 41 4d 4f 4g 4j 4q 5a 5b 5l 5n 74 8f 95 a7 bd ce cm cv dp 4u 54 92 bb 58
995:h q 13 23 2h 2o 40 48 4o 4p 4y 52 53 5f 5t 5u 76 8o 8r 8u 8y 91 99 9s 9t a7 do du dx dy 1a 31 3r 5b 5x 85 88 9d 9f am bx by ch cs cw dq e5 1j 43 4s 4j 96 aa d1 dt
996:0 b v x 1c 2f 2h 41 42 4c 4s 4v 50 5c 5t 6v 7d 7x 7y 8b 8d 8m 8n 8p 92 9e 9i 9s 9t 9u 9z a0 a6 a8 ab c4 cz dh dk dt du dv e1 e8 14 1n 1o 1r 45 4p 52 5b 6m 7e 80 82 88 8q 90 98 99 9c 9h 9x aq bb ch cr d2 dr a s 1t 2n 4b 53 5y 6j 6k 8e 8s 91 9j 9q ca ci 51 89 8h 8i 95 c1 cc cd dx dz
997:y 1a 1k 8w ad ah ai dc dg di 8b c8 8e ac c4
998:b y 28 2o 3k 3z 49 4w 4x 50 56 5b 5c 5d 5u 66 69 80 8n 8p 8q 8v 9a 9q 9u cj cp d0 dk dp 22 2h 2k 3o 3t 41 45 4z 53 57 5n 6p 72 8e 8m 8t 8u 94 9o ab c5 dt e7 e8 h v 10 27 2a 2q 3s 44 4c 4k 4y 51 5m 5q 61 6i 6n 6v 8s 9j 9x a3 aq bl bo c1 cd ch dx e0 2n 2s 2v 3i 3y 46 4e 5s 7p 91 9h a6 bw du
999:b 22 23 2h 2k 2o 41 4l 4u 4y 6y 8q 8r 9j 9o 9w a8 dt 3k 3t 48 4d 4z 59 3g 5c 5d 5u 8v 9u dp dy`,
} as const
