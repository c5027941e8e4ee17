import { expect, test } from "vitest";
import { entityNames } from "#domain/entity-names.ts";
import { entityTable } from "#domain/entity-table.gen.ts";
import { entityOf } from "#domain/entities.ts";
import { hashOf, schemaOf } from "#tests/make/shapes/hash-shape.ts";

/**
 * What each version of the shape of a kind's rows looks like, the first one first. Browsers out there
 * hold rows of all of them, so a shape that was once here is never written over.
 */
const pinned: Record<string, readonly string[]> = {
  botCommand: ["edc304f02ba605e23befe70186217065671e055ccfe27eceae8a96a8f6a9d8ae"],
  messageReport: ["215bc9f0d0dff1e63c36c08bca8a985661138dac504e84acde49acebce461afb"],
  access: ["333ce6c8266041be81e5db8e6487c513962574654e96a705aaea2a5691f45166"],
  company: ["41085217d7dea8fec34f1c68f612452e596a85e89129ffec6a837ee251aa830f"],
  account: ["eba5775720527e810757d92ada863bbadaa3bff797720e6e16e0ce531c13a1a8"],
  device: ["06395de34cec06560e7983789ad9d23b5785aee6e3dd17cc68818bb5a41a8bd9"],
  user: ["c5b5275f47f4484e36d9772af7fd8981feca0aacf0eaa345c5e6dfd2ce91e4a4"],
  companySetting: [
    "42d116287aeb5170c60511ebcc8fc750aab0d85478bdc08f60ebad7ada17d922",
    "83438bd661f4a63b7c6b19a62a57fb607a00d650891727f0f613cb617fe27c56",
    "5a840c7e033e49fca149d058103cc315d2e90db1b5a9afeb169e0e44481f5655",
    "45fd7a8dc8daedf216029b91b49fc92d2e26f3e76a1bbb992850871836ca95ed",
    "abb53fa1f7671ac1c8bad780300ad55bf670683d44caee931e4c7edae16557e7",
    "7ce3ecdb7883dbd09ae78d147ca4a73fbca892b69d9b9244a747330f54bbff8f",
  ],
  department: [
    "e01f645019a1747b4adc7abbbe9cba3528934160c79801ee8d5052833774195e",
    "21c64038fe98bcfce2fc456645bc6612a0901c118ce8799d8776fbd30c61f562",
  ],
  position: [
    "e01f645019a1747b4adc7abbbe9cba3528934160c79801ee8d5052833774195e",
    "21c64038fe98bcfce2fc456645bc6612a0901c118ce8799d8776fbd30c61f562",
  ],
  dictionary: ["3d8c95a054d2b00f9fd582279b3172164fcd9f1a874b80cfe8dd4a27500ee1a7"],
  printTemplate: ["4cc31baeb10a751c410f31787175b0bf8c507ac4edad572f735aca275265d330"],
  role: ["21c64038fe98bcfce2fc456645bc6612a0901c118ce8799d8776fbd30c61f562"],
  userGroup: [
    "e01f645019a1747b4adc7abbbe9cba3528934160c79801ee8d5052833774195e",
    "21c64038fe98bcfce2fc456645bc6612a0901c118ce8799d8776fbd30c61f562",
  ],
  dialogSetting: [
    "1ecc92a7204b2325e38d3e9a4390ca80ec75f1f8074b40a348282124362fecbc",
    "c27f697c9de0ecc67a39e86ba4a2fab6cf4a2eb21e09954434ee19d979a0d86d",
  ],
  notifySetting: [
    "a4f7621189e62b968dcf3085848fca3cc676d634a517b7c1be4612bd5bcec755",
    "7d54cb75da562dd0a4533af59be928001c97aeaa1f26cf237fb14cafcc8945fb",
  ],
  notice: [
    "216b98e570e2d8c1bb43702e55f95e0f524c2d1c46684683df9c54f49070228c",
    "83fb050430289d069f22ea6f264c4164664fc76e4ff309a8cfb13b0d735702a7",
    "e088babaed448df2c03bd6730494e8c7cdc176f161fc212d8c6df9997eb0f06c",
    "0f97878d7ac4a6b2da7edbcdf79769d18c495fd7c2dd40fd9ea4e959a8277ec7",
    "1701460be967f4714906847e665259df4a4855d0f535e0d838c68b84b6ae70e6",
    "08cc47ea5d06d20c381a720062413dce30366ba1583d80c0104187666cd8cf91",
    "20bb6758e5c543f5e5dc04786daf61bd86b060d16c4d67ebfbc6c2f72a4e4925",
  ],
  guide: ["192ac4b0e3ca79a4d9c94ba1e34f1c066871687ea5e9ec04443280edf1caa751"],
  plan: ["6215e0a95b9775ef3b74d8b103a94c62d44fba504a1e1a82f978da560384e4b6"],
  planUser: [
    "fd341bb88436bd5d8cf82ce5bf8321c7f4f199ac99a688199b077828ae67ebed",
    "3da02bf140fbd3166e0b635198c416a579af925c180cce4fad47f7f4f83cd4de",
  ],
  planTemplate: [
    "cf5ae9c350d786b40bca8738af78396d5b508438090260cd4da8f71d69c2ca47",
    "7ce168bbe1482000d548f152fc3af6a792b2d2c5678843cd22a5d6594d32a3e0",
    "5fb033781f04f309d00a5413b00dc0f396d8d238dd2b2fb58af798d6ac8e2b72",
    "c308c080d947be4bc25c1cb91d6e470c7d4e60a24c96c1da1d311ad0ba4a8db8",
  ],
  flowItem: ["a82e6fc2a977435f581f6bc82eef138bf549ae34e524bddc003dd2fac54710c2"],
  planTag: ["f6114756d77ec5967fef86aff99d502e79818f5a71aa4293f8a276e1ccca2470"],
  planField: ["70fe710304b5b8e371a6250f55640cff69b8abb0b16fc70054d75e2a230afaf3"],
  savedView: [
    "e16d125a20baafe5511ba2cca57212c81717a2f395941d1d6d6499b3148ea9a1",
    "367c11856426250b80f224abb9a2080584fb60015b3ac17a89a76ac3d01d8142",
    "46341ac700d732754a11db3723c1274dceb72df6259ca58ce60c0f18da8134b5",
    "9aca3a107d40e75b01dbc5ebb8cceba62ca85d695bfded3ff79c16089dbbf42d",
    "81b3b3a80067e14dcc229cdc15cb880426f4f4d6b279592540e8dd5b3c0d9786",
  ],
  workCalendar: ["d8882573234f9c9b7232a40457e386e373b8143783255ca207f5718051a16cb7"],
  leaveSetting: ["987c7a50f81e2abdf01fdf622ded3fa41e2049b6837d36a3624ffb4654574ae5"],
  leaveAllowance: ["189394c0a91cf097306b5e05ef93c3ca55b0e58814376a5abf314b096228dc0f"],
  leaveBooking: ["aec9a48a833d5c5ef13f5700d2af1f6c6543f3650ee9903870d734fd6ef6a25b"],
  taskLink: ["7abc91f82e9eab83a34b7f36f0ca1b8c27b3b261dfae29b74924493649670543"],
  checkItem: ["19246937fca1a8ee469285e9b97f8d5a0369c275a12229c53ba65e2036491fa6"],
  column: [
    "821a73fdfcf9f2c180e43a2f5e2a2361ab0df17f8392403468ad5653343e4139",
    "855da55a74dacf666943c0b4c92e68e8f2db79ddeab1a6fff0ac50465859f4da",
  ],
  dialog: [
    "963cfacfdc554e5a3ec2c95d4d2a51e762299760183da049b74d5ebcd9e07b5a",
    "e97a327607cda8ec6bde0f0692ff7efc6d3b07e75b96b3ae3f3ef0a630b81ef5",
    "49267d639fee43964fe4e186593669b6d6f7096872d033da99aef3c2feabbd6b",
    "216c29723c9200e29293d0b7e87d46773e1860ea27bc0880721796dbabae91f7",
  ],
  dialogUser: [
    "37387ab1e6bd780a9ffa61a0ebabf2c2fb434ac3ac1a2987eff161ac43390c77",
    "f4b1e1b79d1ae9a39bfd756167afb9a060b69b131f23532588b6e41300af289e",
    "8948b77496af7d52cf9a434f3364155ba76aabfccd776ee3cbceea13c0df2a74",
    "b0325a5f271187cf5a92e2c66e613997f3605727f46d0d9aa072128dad984378",
    "961306bef5667c7c3170f4869e36b2b1fc3c3a7a52c5aa8b4ddccb161aafaa53",
  ],
  task: [
    "405c08b42bb70cd2c5fc19b6715ce3fa5e58b661f8d8bd3ba84ce0f092dc6b66",
    "fb25b3b48ebd05ece41d5d0446b1122ae949322e7e1dc9aa1ebe29e2612ae7ee",
    "0e535f7c30c1f72e4ad5ce59bb1e60b0972a90628cb13d6b4dea7822f67a1ecc",
    "20e6b3ccc75eb5b50b5f675b3f2b25a4fbf91ace59acce5e768d7027c6d97f5a",
    "d733805fd9374bebbee0c9e632f4a8ec14d6f2f0d35c852a0a8bd3f51170e587",
    "8b4ce53e3ef847b08208edf4af168a5098c394decda0bf5da87cef8e4e6ab740",
    "9bc7c04de6e9817852186a01fb945433bc26db1d40b6c817efa43f059e41989b",
    "aed1885e9c9de45b4f2ad0d1c0667d26a951e75faf10b5cdd04cb076490d2656",
    "34f47fef19611a91f6a210e69577b3241c0c0ffac15765f79b02400d9058e995",
    "7633065b87fed0fb2602ec6babe4a70eb21929f82e01bc2417b2ec559fbca109",
  ],
  message: [
    "5064345cbf2e9e5fa78b4c215b45c0ca00d5985b3d00dbf025d8191ac9017ca0",
    "f425e401d9b1df63b796129b47e29e8d37b8e83472634d0226742df2d09ddb42",
    "ebd09d8f9c96a2c1ce699576c1102f0a77b526e4eb4fa48dd0f9fefe2b4ca708",
    "1017863ab6307b41baf555a04481dc64c4ff903eece7edf8ac91eaf30d305945",
    "b2acb56e86aece5f3d1d1973f7812d63b94d1bdf0eca1030025f57e428cc8ace",
    "38be135d8d94ba0491e424933663a0aadd7ce1a65ba3709d325bcd79568f4d20",
    "6043f4f437c5ec7af4a77ab0431b275fe501aa135f48656551cbfa1028ea7fec",
    "b28976bc622c912878c62a30d88bbea7047586d011564a61904076b98bbe58e0",
    "ee0f9ba8e05813254c77f529364dd6557efe1483b19386dd91a78eb8274e5505",
    "28a4f11cc65859a86407658b8b16774196bfb940c231c96deb0d441dc124b57d",
    "5e159d9c68f975cef547e13670a208ce975b13efe854f90752e52b73568160a8",
  ],
  messageMark: ["8765871c9163995c5df3a6b412dfc7082a432e6b23c860ffbb397a253abf230d"],
  ballot: ["b92b09a014eb2a3d08711075895830163fb3a8a427ec2b62d06d44645ea0b78d"],
  heardMessage: ["1142e010a58367aff3d2a88b7ba71c018e85ba1ed6a0125f2ab91df358bb2e8e"],
  dialogDraft: ["94229efda27dd4ad41dc33ba57cb2b03304667cfe0fc8ebf48b690a53dae497d"],
  messageReminder: ["fbdf6d28129221d7d755afe7b5a31b44afdace4335298dcbfaef01a0c4004a92"],
  scheduledMessage: ["3fbc4e2f3f7db5700d2715d2e0ea9793275b4a70cfb11041a27946119de180e0"],
  libraryItem: ["c96e6c6d6f91a3085f99220de736336bb33deb742e8060d2b54f6addc158a298"],
  folderUser: ["4d6c32551b40507ebbf426b015dccf835f66ac23031a5c9145d0b93f936f5196"],
  favourite: ["06f3e73d98a80e7474eaf31eaca2a3ccba64bb8cc2c95986a31f7d736b685581"],
  file: [
    "56e4d333037b31efa05caddfce005112419a218caf016267ff325afd9177827d",
    "63cee9329a81768235cc523a02b04fc4cd7bfe444446786bb7cdae501872d8aa",
    "80830e78913d0031d2b7f31671f64e841459de6f44fa8ccd949365f62db1c5b1",
    "2cc10b7a39e5e4a69af3c8fc1d7dfd9d72a780099560f3ceb8c3920dc53ab448",
  ],
  form: ["73438089b39a5f2572b1a024c1ab4857c496aa3935a6fc3882406bd0e3f1551b"],
  formVersion: ["46999132cae7c9dafce66e7086622714f2edb95655e81e2fe702cfe5fcf2a418"],
  record: ["b221a647c3432096a8b9c08f1d0d9aa945c86a4fe8ef9e817e6d034e1c83cfee"],
  recordDraft: ["32d04190f052d7bfaec55ce233db3de91d0911b43432d94fdf8cb43b3c867cc2"],
  recordUser: [
    "325137caa7aa03f3a72db4cc89c2a7863173cabc5a668d25441ed552bddfaabd",
    "5913100c581bc3835923b1760de3cd2cd34bcb8ebc6ebba07775291ea42f74c3",
  ],
  taskContent: ["734d5380bc30477582cd309e9ea249d8817f3cb769f4043b26c4bc567793e245"],
  approvalFlow: ["8f317659099a01a8ad8d2314b58738c83614326e68444177dfaee083aaa795fc"],
  approval: [
    "c5b73f5bfe0d155ec2e59b546a36144d736d7187690e1d8689880c61534d2974",
    "472177222d087ef11879df2428818676c0330ac7b5b1dd49dc1d597fd0c539bc",
    "e338fdc624a9566b7dde6c1ba7b0b73968b0b9dedeb11edb9baf6ae0270feb35",
    "2ffa75d931ca9edb861b635c543410a0e7d74afaba1ef9c6163cfe80d945df0a",
    "cc1ce95bfbf88052ada165b373717852fea161f22914dd1cc1b3c113ce1f5e2b",
    "3deb03b08114ff3e8757a5484d07f96163b402808b03e75e90e8d06a2672ff22",
  ],
  sheet: ["3d1451457f33dbde856e40647013aba2db8ad3fc995bf73a5d28afbff8cda218"],
  sheetRevision: ["e617ce0219c820742776bb4ffa4f52d33ffdef7c8552b2d2b95bf8525bcf7e7a"],
  pin: ["94b157e50441611dda29eb94c89248f2116a396da44ae94b5cbd787bc2047c64"],
  markup: ["779208cb50b9740756d63cdde2fd6563f5beac248115d68d6eb00547b0ef8a69"],
  baseline: ["19452a4c6a1e02d14854307bb15a83f0582a173d83b7b18cb3b711a3d6640d39"],
  timeEntry: ["c8a032d55cc7b00d09e0748286258234b564b8dcae78b1e9bf95c74fb756884c"],
  workTimer: ["f4ddf553b973dc3133861fd86a082870aaaeaa08e9d56f041e98849b6ba20a60"],
  delegation: ["a8a80bcfda73f0f509acc4ebc21333c7ce0724deb98b5fe8ff6d8e2315e7d9bd"],
  approvalEffect: ["c1902a4184640149d0035a3b08545cf31a5f25ac15b377c56c4fb86883832cfa"],
};

test.each(entityNames)("nobody changes the shape of a %s without fetching it again", (kind) => {
  const known = pinned[kind] ?? [];
  const version = entityTable[kind].shapeVersion;
  expect(
    { version, hash: hashOf(schemaOf(entityOf(kind).shape, "output")) },
    `The shape of a ${kind} has changed, or is new. Where it has changed, raise the shapeVersion in its declaration, ` +
      "run `npm run generate`, and add the new hash behind those that are here: then browsers fetch the rows of this kind again.",
  ).toEqual({ version: known.length, hash: known.at(-1) });
});

test("no shape is pinned of a kind that is no more", () => {
  expect(Object.keys(pinned).filter((kind) => !(kind in entityTable))).toEqual([]);
});
